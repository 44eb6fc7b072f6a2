import { expect, test } from 'vitest'
import { getMccCategory, MERCHANT_CODES } from './merchant-category-codes.ts'

test('no merchant code is listed twice', () => {
  const codes = Object.values(MERCHANT_CODES).flatMap((list) => list.split(' '))
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
})

test.each([
  ['a bicycle shop', '5940', 'FIT'],
  ['an insurer that sells by mail', '5960', 'INS'],
  ['a subscription by mail', '5968', 'SUB'],
  ['a shop for children’s clothes', '5641', 'KID'],
  ['a seller of office supplies', '5111', 'SHO'],
  ['a stationer', '5943', 'SHO'],
])('%s (merchant code %s) is in %s', (_, code, category) => {
  expect(getMccCategory(code)).toBe(category)
})
