import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { normalizeText } from './normalize-text.ts'
import { normalizeSigns } from './readings/tokens.ts'

/** Accents that alternate above and below the letter take longest to sort. */
const MARKS = '\u0301\u0323'

test('accents are normalized', () => {
  expect(normalizeText('Cafe\u0301', 'NFC')).toBe('Café')
  expect(normalizeText('Café', 'NFD')).toBe('Cafe\u0301')
})

test('at most thirty accents on one letter are kept', () => {
  const text = `x${MARKS.repeat(50)} y${MARKS}`
  expect(
    normalizeText(text, 'NFD')
      .match(/\p{M}+/gu)
      ?.map((marks) => marks.length),
  ).toEqual([30, 2])
  expect(foldText(`${text} z`)).toBe('x y z')
  expect(normalizeSigns(text).length).toBeLessThan(40)
})
