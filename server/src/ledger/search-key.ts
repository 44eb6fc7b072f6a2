import { normalizeText } from '@evenkeel/engine/language/normalize-text.ts'

type SearchableRow = {
  name: string
  simpleName: string
  source: string | null
  note: string | null
  /** As they are stored. */
  tags: string | null
}

// Most texts, and quick to recognize: printable ASCII without leading, trailing or double spaces.
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/

/** The text that a search looks through: folded when a row is written, so that both databases compare plain text. */
export function createSearchKey({ name, simpleName, source, note, tags }: SearchableRow): string {
  return [name, simpleName, source, note, tags]
    .filter((part) => part !== null && part !== '')
    .map((part) => foldForSearch(part!))
    .join('\n')
}

/**
 * Folds a text so that a search ignores case, accents and width, and treats runs of spaces and control characters as
 * one space.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return normalizeText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Stored keys have apostrophes, but comparisons ignore them: "trader joes" finds Trader Joe's. */
export const APOSTROPHES = ["'", '\u2019'] as const

/** A search folded like the texts it's compared with, and without apostrophes. */
export function foldSearch(text: string): string {
  return dropApostrophes(foldForSearch(text))
}

export function dropApostrophes(folded: string): string {
  return folded.replace(/['\u2019]/g, '')
}
