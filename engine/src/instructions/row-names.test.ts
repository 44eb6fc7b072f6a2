import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { plainDate } from '../core/plain-date.ts'
import { applyInstructions } from './apply-instructions.ts'
import { compileInstructions } from './compile-instructions.ts'

test.each([
  ['checks 311 to 312 are Home & Garden', 'CHECK 311', 'Home & Garden'],
  ['checks 311 to 312 are Home & Garden', 'CHECK 3112', undefined],
  ['Skip rows that start with TST-. Rows that start with TST are Dining & Coffee.', 'TSTORE 12', 'Dining & Coffee'],
  ['1. Costco = Groceries, name Costco  2. Shell = Fuel', 'SHELL OIL 55', 'Fuel'],
  ['On Sundays, Bashas is Gifts. Put Sunday Bashas in Gifts & Charity.', 'BASHAS 12', undefined],
  ['Dr. Patel is our vet: Pets', 'SQ *DR. PATEL', 'Pets'],
  ['Dr. Patel is our vet: Pets', 'PATEL ANIMAL CLINIC', 'Pets'],
  ['Dr. Patel is our vet: Pets', 'PATEL BROTHERS EDISON NJ', undefined],
  ['Starbucks is Dining & Coffee. Change the name, nothing else.', 'STARBUCKS 12', 'Dining & Coffee'],
])('“%s” gives a category only to rows that it means: “%s”', (text, row, category) => {
  const { rules } = compileInstructions(text, { categories: DEFAULT_CATEGORIES })
  const result = applyInstructions(rules, { text: row, minor: -1820, currency: 'USD', day: plainDate('2026-11-13') })
  expect(result?.category).toBe(category)
  expect(result?.simpleName ?? '').not.toMatch(/2$|nothing/)
})
