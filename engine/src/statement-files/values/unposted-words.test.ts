import { expect, test } from 'vitest'
import { saysVoid } from './unposted-words.ts'

test.each([
  ['A purchase of $249.00 was DECLINED', true],
  ['We were unable to charge your card $12.99', true],
  ['We could not charge $12.99 to your card', true],
  ['Charge for a returned payment: failed direct debit $5.00', false],
  ['Refund for your canceled order $40.00', false],
])('a payment that failed is void, but its fee or refund isn’t: %s', (text, isVoid) => {
  expect(saysVoid(text)).toBe(isVoid)
})
