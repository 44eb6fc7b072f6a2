import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../../categoriser/default-categories.ts'
import { plainDate } from '../../core/plain-date.ts'
import { makeProgram } from '../../second-reader/testing/make-program.ts'
import { applyInstructions } from '../apply-instructions.ts'
import { compileInstructions } from '../compile-instructions.ts'
import type { InstructionRule } from '../instruction-rules.ts'

const ROW = { text: '', minor: -2500, currency: 'USD', day: plainDate('2026-11-03') }
const CATEGORIES = { categories: DEFAULT_CATEGORIES, lines: ['COSTCO WHSE #12', 'SHELL OIL 55'] }

function getCategories(rules: readonly InstructionRule[], lines: readonly string[]) {
  return lines.map((text) => applyInstructions(rules, { ...ROW, text })?.category)
}

test('where the grammar reads two words that must both match, the network’s single word isn’t used', () => {
  const text = 'Costco is Groceries unless it says OPTICAL, then it is Health.'
  const program = makeProgram(
    text,
    'text Costco..Costco then category:GRO rule text OPTICAL..OPTICAL then category:HEA rule',
    0.9999,
  )
  const lines = ['COSTCO WHSE #12', 'COSTCO OPTICAL 12', 'CITY OPTICAL']
  const { rules, questions } = compileInstructions(text, { ...CATEGORIES, lines, program })
  expect(questions).toEqual([])
  expect(getCategories(rules, lines)).toEqual(['Groceries', 'Health', undefined])
})

test('we ask if the readers swap the new name and the text to look for', () => {
  const text = 'Just write Costco for everything from Costco Wholesale'
  const program = makeProgram(text, 'text Costco..Wholesale then name Costco..Costco rule', 0.97)
  const { questions } = compileInstructions(text, { ...CATEGORIES, lines: ['COSTCO WHOLESALE 12'], program })
  expect(questions).toHaveLength(1)
})

test('check numbers aren’t amounts', () => {
  const text = 'Checks 2040 to 2043 were the roofer, put them in Home & Garden'
  const program = makeProgram(text, '2040 2043 between kind:check then category:HOM rule', 0.97)
  const lines = ['CHECK 2040', 'CHECK #2042', 'CHECK 2044']
  const { rules } = compileInstructions(text, { ...CATEGORIES, lines, program })
  expect(getCategories(rules, lines)).toEqual(['Home & Garden', 'Home & Garden', undefined])
})

test('a category that the text names isn’t replaced by a similar one', () => {
  const text = 'Costco goes in a category called Shipping'
  const program = makeProgram(text, 'text Costco..Costco then category:SHO rule', 0.999)
  const { rules } = compileInstructions(text, { ...CATEGORIES, program })
  expect(rules.map(({ effects }) => effects.category)).toEqual(['Shipping'])
})

test('the network’s rule keeps the grammar’s “starts with”', () => {
  const begins = 'Lines that begin with CHAR/ are work. Skip them.'
  const program = makeProgram(begins, 'text CHAR../ skip rule', 0.9999)
  const lines = ['CHAR/4471', 'CHARITY SHOP', 'JUSTGIVING CHAR/4471']
  const { rules } = compileInstructions(begins, { ...CATEGORIES, lines, program })
  expect(lines.map((text) => applyInstructions(rules, { ...ROW, text })?.skip ?? false)).toEqual([true, false, false])
})

test.each([
  ['Costco: Income, name it Pay', 'text Costco..Costco then category:INC name Pay..Pay rule'],
  ['Costco is Income', 'text Costco..Costco then category:INC rule'],
])('%s: only money in is income', (text, words) => {
  for (const program of [null, makeProgram(text, words, 0.9999)]) {
    const { rules } = compileInstructions(text, { ...CATEGORIES, program })
    const row = { ...ROW, text: 'COSTCO WHSE #12' }
    expect(applyInstructions(rules, { ...row, minor: 2500 })?.category).toBe('Income')
    expect(applyInstructions(rules, row)?.category).toBeUndefined()
  }
})

test('a later rule corrects an earlier rule about income', () => {
  const { rules } = compileInstructions('Costco is Income. Costco is Transfers.', CATEGORIES)
  expect(applyInstructions(rules, { ...ROW, text: 'COSTCO WHSE #12', minor: 2500 })?.category).toBe('Transfers')
})

test('a category of the user’s own, which the network doesn’t know, isn’t asked about', () => {
  const text = 'Put Shell in Railway Models'
  const program = makeProgram(text, 'text Shell..Shell then category:ENT rule', 0.6)
  const categories = [...DEFAULT_CATEGORIES, { name: 'Railway Models', kind: 'expense' }]
  const { rules, questions } = compileInstructions(text, { ...CATEGORIES, categories, program })
  expect(questions).toEqual([])
  expect(getCategories(rules, ['SHELL OIL 55'])).toEqual(['Railway Models'])
})

test('a network that is sure of existing categories settles whether a new one is meant', () => {
  const text = 'Costco up to 30 is beaver nuggets and drinks = Dining & Coffee.'
  const words = 'text Costco..Costco 30 most then category:DIN rule'
  const compile = (chance: number) =>
    compileInstructions(text, { ...CATEGORIES, program: makeProgram(text, words, chance) })
  expect(compile(0.9).questions.map(({ newCategory }) => newCategory)).not.toEqual([])
  expect(compile(0.9999).questions).toEqual([])
  expect(getCategories(compile(0.9999).rules, ['COSTCO WHSE #12'])).toEqual(['Dining & Coffee'])
})
