import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { normalizeText } from './normalize-text.ts'
import { normalizeSigns } from './readings/tokens.ts'

/** Above and below the letter in turn: sorting them takes longest. */
const MARKS = '\u0301\u0323'

test('accents are normalized', () => {
  expect(normalizeText('Cafe\u0301', 'NFC')).toBe('Café')
  expect(normalizeText('Café', 'NFD')).toBe('Cafe\u0301')
})

test('of very many accents on one letter, thirty are kept', () => {
  const text = `x${MARKS.repeat(50)} y${MARKS}`
  expect(
    normalizeText(text, 'NFD')
      .match(/\p{M}+/gu)
      ?.map((marks) => marks.length),
  ).toEqual([30, 2])
  expect(foldText(`${text} z`)).toBe('x y z')
  expect(normalizeSigns(text).length).toBeLessThan(40)
})
