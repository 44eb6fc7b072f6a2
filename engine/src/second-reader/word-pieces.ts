import type { TextUnit } from './text-units.ts'

const MAX_LENGTH = 20

/** The pieces of a unit: the longest known beginning, then the longest known continuation, and so on. */
export function splitWordPieces(
  { word, value }: Pick<TextUnit, 'word' | 'value'>,
  index: ReadonlyMap<string, number>,
): number[] {
  if (value !== null) return [index.get('[NUMBER]')!]
  if (word === '\n') return [index.get('[LINE]')!]
  const ids: number[] = []
  const text = word.slice(0, MAX_LENGTH)
  let start = 0
  while (start < text.length) {
    let end = text.length
    let id: number | undefined
    for (; end > start; end--) {
      id = index.get(start === 0 ? text.slice(start, end) : `##${text.slice(start, end)}`)
      if (id !== undefined) break
    }
    ids.push(id ?? index.get('[UNK]')!)
    start = id === undefined ? start + 1 : end
  }
  return ids
}
