/** A folded English word or phrase without its plural ending. */
export function toSingular(text: string): string {
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`
  return text.endsWith('s') && text.length > 3 ? text.slice(0, -1) : text
}
