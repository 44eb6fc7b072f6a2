/**
 * The locale for numbers and dates. The interface speaks English, so month names must too:
 * the reader's own English variant where they have one (day order, separators), else American.
 */
export function displayLocale(): string {
  // Asked for every cell of a table, and the browser makes the list anew each time.
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
