/**
 * The locale for numbers and dates. The interface speaks English, so month names must too:
 * the reader's own English variant where they have one (day order, separators), else American.
 */
export function displayLocale(): string {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return wanted.find((language) => language.startsWith('en')) ?? 'en-US'
}
