/**
 * The locale for numbers and dates. The interface is in English, so month names must be too: the user's own English
 * variant if they have one (date order, separators), otherwise American.
 */
export function displayLocale(): string {
  // Cached: it's used for every table cell, and the browser builds the list each time.
  known ??= findLocale()
  return known
}

let known: string | null = null
if (typeof window !== 'undefined') {
  window.addEventListener('languagechange', () => {
    known = null
  })
}

function findLocale(): string {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return wanted.find((language) => language.startsWith('en')) ?? 'en-US'
}
