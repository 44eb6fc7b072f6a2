import { isFunctionWord } from '../language/function-words.ts'
import { getRowText, passesTest, type TextTest } from './instruction-text.ts'

const MAX_WORDS = 60
const MIN_LENGTH = 3

/** The words of instructions that may be part of a name on a statement, in the singular. */
export function getWordsToLookFor(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&*'.-]+/gu) ?? []
  const plain = words
    .map((word) => word.replace(/['’]s?$|[.*-]+$/g, '').replace(/(?<=\p{L}{4}[^aious])s$/u, ''))
    .filter((word) => word.length >= MIN_LENGTH && !isFunctionWord(word))
  return [...new Set(plain)].slice(0, MAX_WORDS)
}

/**
 * Whether one of the user's statement lines has this text, or passes all of these tests, in any spelling that rules
 * recognize.
 */
export type NameTest = (text: string | readonly TextTest[]) => boolean

export function createNameTest(lines: readonly string[]): NameTest {
  const rows = [...new Set(lines)].map((line) => getRowText(line))
  return (wanted) => {
    const tests = typeof wanted === 'string' ? [{ how: 'words', text: wanted } as const] : wanted
    return rows.some((row) => tests.every((test) => passesTest(row, test)))
  }
}
