import { expect, test } from 'vitest'
import { createSearchReader, ID, omitDefaults, readFlag, readOneOf, readText, readWholeNumber } from './read-search.ts'

const read = createSearchReader({
  mode: readOneOf('income'),
  open: readFlag,
  item: readText(ID),
  category: readText(/^.{0,10}$/, { mayBeEmpty: true }),
  year: readWholeNumber(1900, 2200),
})

test('valid search parameters are read', () => {
  const item = '0190d0c0-0000-7000-8000-000000000001'
  const search = { mode: 'income', open: 'true', item, category: '', year: 2024 }
  expect(read(search)).toEqual({ mode: 'income', open: true, item, category: '', year: 2024 })
})

test('every field is in the result, so merging it into the raw parameters removes invalid values', () => {
  const raw = { mode: 'zzz', open: 'no', item: '1', category: 'far too long', year: 'abc' }
  const merged = { ...raw, ...read(raw) }
  expect(Object.values(merged)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(read({ year: '' }).year).toBeUndefined()
  expect(read({ year: [] }).year).toBeUndefined()
})

test('defaults and undefined values aren’t in the URL', () => {
  expect(omitDefaults({ mode: 'expense', year: 2024, open: undefined }, { mode: 'expense' })).toEqual({ year: 2024 })
})
