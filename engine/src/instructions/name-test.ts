import { getRowText, passesTest, type TextTest } from './instruction-text.ts'

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
