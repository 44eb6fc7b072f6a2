import { readFileSync } from 'node:fs'
import type { BudgetDraft } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { parseBudgetText } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { describe, expect, test } from 'vitest'
import { createSecondReader, loadSecondReader } from '../../platform/second-reader/second-reader.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createRenderContext } from './budget-queries.ts'
import { readItemsFromText } from './items-from-text.ts'

const readWithNetwork = loadSecondReader()
const read = (text: string) => readWithNetwork({ kind: 'items', text })

test('the second reader finds the amounts and periods in plain sentences', () => {
  const program = read('rent 1,200 a month, gym 30 and 25 a week on petrol')!
  const values = program.steps.map((step) => (typeof step === 'number' ? program.units[step]!.value : step))
  expect(values.filter((value) => typeof value === 'number')).toEqual([1200, 30, 25])
  expect(values).toContain('every:weekly')
  expect(program.chances.every((chance) => chance > 0 && chance <= 1)).toBe(true)
})

test('the second reader returns null for text that is empty or isn’t English, and reads long text to its end', () => {
  expect(read('Miete 900 im Monat und 50 für das Fitnessstudio')).toBeNull()
  expect(read('  ')).toBeNull()
  expect(read('👩‍👩‍👧‍👦'.repeat(1000))).toBeNull()
  expect(read('セブンイレブンは 20 にしてください')).toBeNull()
  const long = read(Array.from({ length: 24 }, (_, i) => `thing ${i} costs ${i + 10} a month`).join(', '))!
  expect(long.steps.at(-1)).toBe('end')
})

test('a sentence that both readers understand becomes items without a question', async () => {
  const server = await createTestApp()
  const ana = await server.createUser()
  const response = await ana.post('/api/budget-items/from-text/', {
    text: 'rent 1450 on the 1st, netflix 15.49 a month',
  })
  expect(response.json()).toMatchObject({
    items: [
      { simple_name: 'Rent', amount: '-1450.00', needs_review: false },
      { simple_name: 'Netflix', amount: '-15.49', needs_review: false },
    ],
    questions: [],
  })
})

test('if the second reader fails, the grammar’s items are marked for review, and the failure is logged', async () => {
  const server = await createTestApp()
  const ana = await server.createUser()
  const logged: unknown[] = []
  const log = { ...server.deps.log, error: (entry: unknown) => logged.push(entry) } as typeof server.deps.log
  const broken = createSecondReader(log, new URL('data:text/javascript,throw new Error("no memory")'))
  const users = server.deps.db.selectFrom('app_user').select('id').where('username', '=', ana.username)
  const { id } = await users.executeTakeFirstOrThrow()
  const owner = { id, preferredCurrency: 'USD' }
  const options = { isDryRun: true, signal: new AbortController().signal }
  const text = 'rent 1450 on the 1st'
  const deps = { ...server.deps, secondReader: broken }
  const { items } = await readItemsFromText(deps, owner, text, options, await createRenderContext(deps, owner))
  expect(items).toMatchObject([{ simple_name: 'Rent', amount: '-1450.00', needs_review: true }])
  expect(logged).toMatchObject([{ event: 'second-reader-failed' }])
})

const file = new URL('../../../../fixtures/sentences-for-both-readers.tsv', import.meta.url)
const sentences = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string])

/** An item in one line, with its amount per year. Its currency and dates are only in it if the expectation has them. */
function describeItem(
  { kind, category, minor, currency, repeat, firstDate, until }: BudgetDraft,
  expected: string,
): string {
  const code = DEFAULT_CATEGORIES.find(({ name }) => name === category)?.code
  const perYear = repeat ? (minor * { day: 365, week: 52, month: 12, year: 1 }[repeat.unit]) / repeat.every : minor
  const dates = [
    ...(expected.includes('@') ? [`@${firstDate}`] : []),
    ...(expected.includes('..') ? [`..${until}`] : []),
  ]
  const sum = formatMinor(Math.round(perYear / 100), currency)
  return [kind, code, repeat === null ? 'once' : '', sum, /\d[A-Z]{3}/.test(expected) ? currency : '', ...dates].join(
    ' ',
  )
}

function normalizeExpected(expected: string): string {
  const [, side, code, amount, currency = 'USD', every, unit] =
    /^(in|out) (\w+) ([\d.]+)([A-Z]{3})? (?:once|(\d+)(day|week|month|year))/.exec(expected)!
  const draft = {
    kind: side === 'in' ? 'income' : 'expense',
    category: DEFAULT_CATEGORIES.find((category) => category.code === code)!.name,
    minor: Math.round(Number(amount) * 100),
    currency,
    repeat: unit === undefined ? null : { every: Number(every), unit },
    firstDate: /@(\S+)/.exec(expected)?.[1],
    until: /\.\.(\S+)/.exec(expected)?.[1],
  }
  return describeItem(draft as BudgetDraft, expected)
}

describe('a sentence is read correctly, asked about or marked for review', () => {
  const options = {
    today: plainDate('2026-11-15'),
    currency: 'USD',
    categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
  }
  test.each(sentences)('%s', (text, expected) => {
    const { items, questions } = parseBudgetText(text, { ...options, second: read(text) })
    if (questions.length > 0 || items.some(({ confidence }) => confidence < 0.6)) return
    const expectedItems = expected === '' ? [] : expected.split(', ')
    expect(items.map((item, i) => describeItem(item, expectedItems[i] ?? '')).sort()).toEqual(
      expectedItems.map(normalizeExpected).sort(),
    )
  })
})
