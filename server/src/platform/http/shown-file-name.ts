/** The name of an uploaded file, for showing only and never a path: the last part, without what does not print. */
export function shownFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200)
  return shown === '' ? null : shown
}
