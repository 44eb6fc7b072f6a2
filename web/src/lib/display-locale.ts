/**
 * The locale for numbers and dates. The interface is in English, so month names must be too: the user's own English
 * variant if they have one (date order, separators), otherwise American.
 */
export function getDisplayLocale(): string {
  // Cached: it's used for every table cell, and the browser builds the list each time.
  cachedLocale ??= findLocale()
  return cachedLocale
}

let cachedLocale: string | null = null
if (typeof window !== 'undefined') {
  window.addEventListener('languagechange', () => {
    cachedLocale = null
  })
}

function findLocale(): string {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  return languages.find((language) => language.startsWith('en')) ?? 'en-US'
}
