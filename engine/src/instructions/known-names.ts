import { isFunctionWord } from '../language/function-words.ts'
import { rowTextOf, textPasses } from './instruction-text.ts'

const MOST_WORDS = 60
const SHORTEST = 3

/** The words of instructions that may be part of a name on a statement. */
export function wordsToLookFor(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&*'.-]+/gu) ?? []
  const plain = words
    .map((word) => word.replace(/['’]s?$|[.*-]+$/g, ''))
    .filter((word) => word.length >= SHORTEST && !isFunctionWord(word))
  return [...new Set(plain)].slice(0, MOST_WORDS)
}

/** Tells whether a text is on one of these statement lines, in any spelling that rules know. */
export function createNameTest(lines: readonly string[]): (text: string) => boolean {
  const rows = [...new Set(lines)].map((line) => rowTextOf(line, undefined))
  return (text) => {
    const test = { how: 'words', text } as const
    return rows.some((row) => textPasses(row, test))
  }
}
