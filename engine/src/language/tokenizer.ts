import { foldName } from './fold-text.ts'

/** The words and numbers of a name, folded; Japanese and Chinese runs stay whole. */
export function tokenize(text: string): string[] {
  return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const ASCII_ONLY = /^[\x20-\x7e]*$/

/** A name reduced to its folded letters and digits: "Trader Joe's" and "TRADER JOE S" are the same. */
export function toCompactText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '')
  return foldName(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

type PlacedWord = { word: string; start: number; end: number }

/** Up to `max` words starting at this position, with their positions; none if no word starts here. */
export function readWordsFrom(text: string, start: number, max: number): PlacedWord[] {
  const expression = /\p{L}+/gu
  expression.lastIndex = start
  const found: PlacedWord[] = []
  for (let match = expression.exec(text); match && found.length < max; match = expression.exec(text)) {
    if (found.length === 0 && match.index !== start) return []
    found.push({ word: match[0], start: match.index, end: match.index + match[0].length })
  }
  return found
}
