/** The name of an uploaded file, only for display and never a path: the last part, without nonprinting characters. */
export function toDisplayName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200)
  return shown === '' ? null : shown
}
