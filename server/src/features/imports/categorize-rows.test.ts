import { createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { EMPTY_MEMORY } from '@evenkeel/engine/categoriser/user-memory.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTags } from '../../ledger/tags.ts'
import { cacheAnswers, createRowCategorizer } from './categorize-rows.ts'

const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES })

const digits = fc.oneof(
  fc.nat(9).map(String),
  fc.nat({ max: 999_999 }).map((n) => String(n).padStart(4, '0')),
  fc.constantFrom('1800', '8005551234', '800', '866', '2026', '0000', '7', '24', '76', '401', '529'),
  // Toll-free numbers start with these, and so do many store numbers.
  fc
    .tuple(fc.constantFrom('8', '18', '80', '87', '1800', '844'), fc.nat(99_999))
    .map(([first, rest]) => `${first}${rest}`),
  fc.bigInt({ min: 0n, max: 10n ** 16n }).map(String),
)
const word = fc.constantFrom(
  ...'SHELL OIL,SQ *CORNER BAKERY,UBER TRIP,ELEVEN,HOUR FITNESS,LOCAL SHOP,CHECK,CARD,POS,OAKLAND CA,PARIS 75,AMZN MKTP US*,'
    .concat(
      'PPD ID,REF,MIETE,DAUERAUFTRAG,CONTACTS,FLOWERS,PAYROLL CO:,TAX F,ZELLE TO,K ROTH,É À CÔTÉ,.,ATM WITHDRAWAL,STR',
    )
    .split(','),
)
const glue = fc.constantFrom(' ', ' ', ' #', '-', '', '.', '/', '*', '  ')
const text = fc
  .array(fc.tuple(fc.oneof(word, digits), glue), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join('').trim())

test('a cached answer is the same as the categorizer’s own', () => {
  const categoriseCached = cacheAnswers(categorise)
  fc.assert(
    fc.property(text, fc.nat(99_999), fc.constantFrom('in', 'out', 'pay'), (template, salt, kind) => {
      const direction = kind === 'out' ? 'out' : 'in'
      const minor = kind === 'out' ? -500 : kind === 'in' ? 500 : 250_000
      // The same text with other digits first, so that the cache is used.
      const other = template.replace(/\d/g, (digit, at) => String((Number(digit) + salt + at) % 10))
      for (const name of [other, template]) {
        const row = { text: name, minor, currency: 'USD', direction } as const
        expect(categoriseCached(row), name).toEqual(categorise(row))
      }
    }),
    { numRuns: reduceCases(1_500) },
  )
})

test('transaction names that differ only in a number are categorized once', () => {
  let calls = 0
  const categoriseCached = cacheAnswers((row) => {
    calls += 1
    return categorise(row)
  })
  for (const n of [1_000, 1_049, 4_711, 8_123, 8_456, 8_999, 1_845])
    categoriseCached({ text: `LOCAL SHOP #${n} OAKLAND CA`, minor: -1, currency: 'USD', direction: 'out' })
  expect(calls).toBe(1)
})

test('a payment’s purpose distinguishes pay from a refund, even if the name alone suggests a shop', () => {
  const { rows } = readStatementFile({
    bytes: new TextEncoder().encode(
      'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung\n' +
        '30.09.2025;Müller GmbH;Gehalt 09/2025;3.210,00;EUR\n14.10.2025;Müller GmbH;Retoure 4711;12,99;EUR\n' +
        '15.10.2025;Bäckerei Sommer;Danke;-4,20;EUR\n',
    ),
    fileName: 'giro.csv',
    currency: 'EUR',
    today: plainDate('2025-11-01'),
  })
  const none = { knownNames: [], memory: EMPTY_MEMORY, country: 'DE', instructions: '', sources: [], note: null }
  const categorize = createRowCategorizer({ categories: DEFAULT_CATEGORIES, ...none }, rows)
  const categorized = rows.map(
    (row) => categorize(row, null, { verdict: 'added', reason: 'New.' } as never).categorized,
  )
  expect(categorized.slice(0, 2).map((row) => [row?.category, row?.needsReview])).toEqual([
    ['Income', false],
    ['Personal Care', false],
  ])
})

test('an instruction about amounts doesn’t apply to rows with other amounts, even right after one it applies to', () => {
  const categorize = createRowCategorizer({
    categories: DEFAULT_CATEGORIES,
    memory: EMPTY_MEMORY,
    country: null,
    instructions: 'Anything from Corner Shop over $100 is Travel.',
    knownNames: [],
    sources: [],
    note: null,
  })
  const makeRow = (minor: number) => ({
    line: 1,
    day: plainDate('2026-03-01'),
    minor,
    currency: 'USD',
    name: 'CORNER SHOP 4411',
  })
  const added = { verdict: 'added', reason: 'New.' } as never
  const categorizeAmounts = (amounts: readonly number[]) =>
    amounts.map((minor) => categorize(makeRow(minor), null, added).categorized?.category)
  expect(categorizeAmounts([-20_000, -500, -20_000])).toEqual([
    'Travel',
    expect.not.stringContaining('Travel'),
    'Travel',
  ])
  const categories = categorizeAmounts([-500, -20_000, -600])
  expect(categories[1]).toBe('Travel')
  expect(categories[0]).not.toBe('Travel')
  expect(categories[2]).toBe(categories[0])
})

test('an instruction adds its tags to the file’s, each once, but none to rows from our own export', () => {
  const categorize = createRowCategorizer({
    categories: DEFAULT_CATEGORIES,
    memory: EMPTY_MEMORY,
    country: null,
    instructions: 'Tag Corner Shop as snacks. Tag Corner Shop over $100 as party.',
    knownNames: [],
    sources: [],
    note: null,
  })
  const row = { line: 1, day: plainDate('2026-03-01'), minor: -20_000, currency: 'USD', name: 'CORNER SHOP 4411' }
  const added = { verdict: 'added', reason: 'New.' } as never
  const kept = { category: null, tags: ['Snacks', 'home'] }
  expect(readTags(categorize(row, null, added).tags)).toEqual(['party', 'snacks'])
  expect(categorize(row, null, added).categorized?.searchKey).toContain('party')
  expect(readTags(categorize({ ...row, kept: { ...kept, isForeign: true } }, null, added).tags)).toEqual([
    'Snacks',
    'home',
    'party',
  ])
  expect(readTags(categorize({ ...row, kept }, null, added).tags)).toEqual(['Snacks', 'home'])
  expect(categorize({ ...row, name: 'BAKERY' }, null, added).tags).toBeNull()
})
