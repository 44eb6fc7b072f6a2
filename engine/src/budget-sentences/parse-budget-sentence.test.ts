import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { countDecimals } from '../core/currency.ts'
import { formatMinor } from '../core/money.ts'
import { plainDate } from '../core/plain-date.ts'
import { type BudgetDraft, type ExistingItem, QUESTION_TOPICS } from './budget-draft.ts'
import { hasOnlyFiguresOf } from './marked-sheet.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'
import { combineWithAnswer, describeQuestion } from './question-words.ts'

const TODAY = plainDate('2026-11-15')
const options = { today: TODAY, currency: 'USD', categorise: () => ({ category: 'Shopping', confidence: 0.2 }) }
const parse = (text: string) => parseBudgetText(text, options)

const file = fileURLToPath(new URL('../../../fixtures/sentences.tsv', import.meta.url))
const sentences = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string | undefined])

/** The item in the fixture's notation, with a currency and dates only if the expectation names them. */
function writeItem(draft: BudgetDraft, expected: string): string {
  const code = DEFAULT_CATEGORIES.find(({ name }) => name === draft.category)?.code ?? draft.category
  const amount = formatMinor(draft.minor, draft.currency)
  const wanted = /^\S+ \S+ ([\d.]+)([A-Z]{3})?/.exec(expected)
  const isSame = wanted && Number(wanted[1]) * 10 ** countDecimals(draft.currency) === draft.minor
  return [
    draft.kind === 'income' ? 'in' : 'out',
    code,
    (isSame ? wanted[1] : amount) + (wanted?.[2] ? draft.currency : ''),
    draft.repeat ? `${draft.repeat.every}${draft.repeat.unit}` : 'once',
    ...(expected.includes('@') ? [`@${draft.firstDate}`] : []),
    ...(expected.includes('..') ? [`..${draft.until}`] : []),
    ...(draft.approx ? ['~'] : []),
  ].join(' ')
}

describe('sentences become the items people mean', () => {
  test.each(sentences)('%s', (text, expected = '') => {
    const wanted = expected === '' ? [] : expected.split(', ')
    const { items } = parse(text.replaceAll('\\n', '\n'))
    expect(items.map((item, i) => writeItem(item, wanted[i] ?? ''))).toEqual(wanted)
  })
})

test('a calculated amount says how it was calculated', () => {
  const getNote = (text: string) => parse(text).items[0]?.note
  expect(getNote('half of the 90 internet bill')).toBe('1/2 of 90')
  expect(getNote('between 50 and 80 on gas')).toBe('midpoint of 50–80')
  expect(getNote('rent is between 1200 and 1300')).toBe('midpoint of 1,200–1,300')
  expect(getNote('yoga is 15 a class three times a week')).toBe('3 × 15 a week')
  expect(getNote('water went up from 30 to 38')).toBe('was 30')
})

test('a share stays exact until it’s rounded to cents', () => {
  expect(parse('a third of the 100 internet bill').items[0]?.minor).toBe(3333)
  expect(parse('two thirds of the 100 internet bill').items[0]?.minor).toBe(6667)
  expect(parse('the food shop is 100 a week and Fraser reimburses two fifths of it').items[0]?.minor).toBe(6000)
})

test('an amount without a name and a name without an amount become questions, not guesses', () => {
  expect(parse('500 a month')).toEqual({
    items: [],
    questions: [{ text: '500 a month', topic: 'purpose', args: { amount: '500' }, choices: [], about: [] }],
  })
  expect(parse('I pay for Netflix every month')).toMatchObject({
    items: [],
    questions: [{ topic: 'amount', args: { name: 'Netflix' } }],
  })
})

describe('asks one question if something is unclear, and none otherwise', () => {
  const listTopics = (text: string) => parse(text).questions.map(({ topic }) => topic)
  test.each<[string, string[]]>([
    ['some for the gym', ['amount']],
    ['gym', ['amount']],
    ['put something into savings', ['amount']],
    ['I spend 20 on lunch', ['cadence']],
    ['dentist 200', ['cadence']],
    ['car insurance 640', ['cadence']],
    ['500 kr for rent', ['currency']],
    ['rent 800 francs', ['currency']],
    ['parking is two fifty a day', ['unused']],
    ['if I get the job, parking is 90', ['unused']],
    ['lessons 30 a week in summer', ['unused']],
    ['netflix is 18 a month. We go halves with the neighbors.', ['unused']],
    ['netflix 18 a month and hulu 10 a month. Marcus pays for hulu.', ['unused']],
    ['we split the 90 internet', ['people']],
    ['I make 20 an hour', ['hours']],
    ['my salary is 60k a year before tax', ['net']],
    ['put 100 into my IRA every paycheck', ['paydays']],
    ['I tithe 10%', ['unused']],
    ['적금은 매달 30만원씩 넣어요', ['unused']],
    ['rent 900, groceries 400, gas 100', []],
    ['lunch 20 a week, dentist 200 a year, car insurance 640 twice a year', []],
    ['my wife works at the bank, rent is 900', []],
    ['Rent: 900, Dentist: 40, Lunch: 25', []],
    ['Subscriptions:\nNetflix 15\nHulu 10', []],
    ['Me, my brother and my sister split the 84 internet', []],
    ['internet 84, shared by me and my four friends', []],
  ])('%s', (text, expected) => {
    expect(listTopics(text)).toEqual(expected)
  })

  test.each<[string, string, string]>([
    ['some for the gym', '40 a month', 'out FIT 40 1month'],
    ['500 a month', 'groceries', 'out GRO 500 1month'],
    ['I spend 20 on lunch', 'every week', 'out DIN 20 1week'],
    ['500 kr for rent', 'NOK', 'out HOU 500NOK 1month'],
    ['we split the 90 internet', '3', 'out PHO 30 1month'],
    ['I make 20 an hour', '30', 'in INC 600 1week'],
    ['my salary is 60k a year before tax', '3,900 a month', 'in INC 3900 1month'],
    ['put 100 into my IRA every paycheck', 'weekly', 'out INV 100 1week'],
  ])('an answer settles the question: "%s", then "%s"', (text, answer, expected) => {
    const [question] = parse(text).questions
    const { items, questions } = parse(combineWithAnswer(question!, answer))
    expect(items.map((item, i) => writeItem(item, expected.split(', ')[i] ?? '')).join(', ')).toBe(expected)
    expect(questions).toEqual([])
  })
})

test.each([
  ['tax 1,900 every March, June, September and December', 'out TAX 1900 3month'],
  ['insurance 640 in January and July', 'out INS 640 6month'],
  ['fees 90 every February, June and October', 'out FEE 90 4month'],
])('months at equal distances are one item: %s', (text, expected) => {
  expect(parse(text).items.map((item) => writeItem(item, expected))).toEqual([expected])
})

describe('a sentence with several meanings offers all of them', () => {
  test('our reading comes first, and the question names the items that a choice replaces', () => {
    const { items, questions } = parse('dentist 200')
    expect(questions).toMatchObject([{ topic: 'cadence', about: ['dentist 200'] }])
    expect(questions[0]?.choices.map(([draft]) => draft?.repeat?.unit ?? 'once')).toEqual(['month', 'year', 'once'])
    expect(questions[0]?.choices[0]).toEqual(items)
  })
})

test.each([
  ['rent is 1,200 or 1,300', [1200, 1300, 1250]],
  ['either 60 or 50 a month for the gym', [60, 50, 55]],
  ['Miete 900 oder 950 im Monat', [900, 950, 925]],
])('if the text gives two amounts, we ask which one is meant: %s', (text, amounts) => {
  const { items, questions } = parse(text)
  expect(items).toMatchObject([{ minor: amounts[0]! * 100, confidence: 0.55, approx: false }])
  expect(questions.map(({ topic }) => topic)).toEqual(['readings'])
  expect(questions[0]?.choices.map(([draft]) => draft!.minor / 100)).toEqual(amounts)
})

test.each(['between 1200 and 1300 for rent', 'between 1200 or 1300 for rent', 'rent 1200 to 1300', 'rent 1200-1300'])(
  'a range becomes its midpoint, without a question: %s',
  (text) => {
    expect(parse(text)).toMatchObject({ items: [{ minor: 125_000, approx: true }], questions: [] })
  },
)

test.each([
  ['groceries two to three hundred a month', 250],
  ['groceries 2-3 hundred a month', 250],
  ['groceries 2-3k a month', 2500],
  ['a house for 2 to 3 million', 2_500_000],
])('a hundred, thousand or million after a range applies to both amounts: %s', (text, amount) => {
  expect(parse(text)).toMatchObject({ items: [{ minor: amount * 100, approx: true }], questions: [] })
})

test('asks about an amount that no item uses', () => {
  const { questions } = parse('gym 30, and 12 of the other 45 is 8 for the towel thing 3')
  expect(questions.length).toBeGreaterThan(0)
})

const BASES = [
  'rent 1,200 a month',
  'I get paid 2,310 every other Friday',
  'groceries 120 a week',
  'car insurance 640 twice a year',
  'coffee is 4.50 every weekday',
]
const TAILS = [
  ', not in August',
  ', but not always',
  ' for 3 of us',
  ' each',
  ', except Tuesdays',
  ', 12 of which is tax',
  ', never in winter',
  ' and my brother pays 3 of it',
  ', only 9 times',
  ' minus 7',
  ', we take turns',
  ', double in December',
  ', split 3 ways',
]
test.each(TAILS)('every number and every "not" is used or asked about: "%s"', (tail) => {
  const readFigures = (text: string) => parse(text).items.map(({ sourceText: _, name: __, ...item }) => item)
  for (const base of BASES) {
    const { items, questions } = parse(base + tail)
    const isAsked = questions.length > 0 || items.some(({ confidence }) => confidence < 0.6)
    if (!isAsked) expect(readFigures(base + tail), base + tail).not.toEqual(readFigures(base))
  }
})

test.each(['rent 1200 a month', 'netflix 15.99', 'rent 1,450, gym 40, spotify 11.99 and 90 a week on groceries'])(
  'a plain sentence needs no question: "%s"',
  (text) => {
    const { items, questions } = parse(text)
    expect(questions).toEqual([])
    expect(items.every(({ confidence }) => confidence >= 0.6)).toBe(true)
  },
)

test('anything doubtful becomes a question that quotes its sentence, and can be confirmed as it is', () => {
  const { items, questions } = parse('Rent 1,200. Internet is 60 a month each')
  expect(questions).toMatchObject([
    { text: 'Internet is 60 a month each', topic: 'unused', args: { unused: ['each'] } },
  ])
  expect(questions[0]?.choices).toMatchObject([[{ name: 'Internet', minor: 6000 }]])
  expect(items.map(({ name, confidence }) => [name, confidence < 0.6])).toEqual([
    ['Rent', false],
    ['Internet', true],
  ])
})

test('a question doesn’t quote words that are part of a longer quote', () => {
  const listUnused = (text: string) => parse(text).questions.map(({ args }) => args.unused)
  expect(listUnused('not paying for netflix 15 anymore')).toEqual([['not paying for netflix 15 anymore']])
})

test('every question topic has a sentence', () => {
  for (const topic of QUESTION_TOPICS)
    expect(
      describeQuestion({ topic, args: { name: 'Gym', amount: '40', assumed: 'every month', unused: ['half'] } }),
    ).not.toMatch(/undefined/)
})

test('every figure of a rephrased sentence must be in the original', () => {
  const keepsFigures = (text: string, original: string) => hasOnlyFiguresOf(text, original, options)
  expect(keepsFigures('55 USD for pottery every month.', 'the pottery place takes $55 off me monthly')).toBe(true)
  expect(keepsFigures('fifty-five dollars for pottery', 'the pottery place takes 55 off me')).toBe(true)
  expect(keepsFigures('50 for pottery', 'the pottery place takes 55 off me')).toBe(false)
  expect(keepsFigures('two hundred for pottery', 'the pottery place takes 55 off me')).toBe(false)
  expect(keepsFigures('55 EUR for pottery', 'the pottery place takes 55 off me')).toBe(false)
  expect(keepsFigures('55 for pottery until May 2027', 'the pottery place takes 55 off me')).toBe(false)
})

test('an hourly wage without hours counts as full time, with a question', () => {
  const { items, questions } = parse('I make 20 an hour')
  expect(items).toMatchObject([{ minor: 80000, repeat: { every: 1, unit: 'week' } }])
  expect(questions).toHaveLength(1)
})

test('gross pay alone is used, with a question', () => {
  const { items, questions } = parse('my salary is 60k a year before tax')
  expect(items).toMatchObject([{ kind: 'income', minor: 6_000_000, repeat: { every: 1, unit: 'year' } }])
  expect(questions).toHaveLength(1)
})

test.each([
  ['groceries 500 a month', true],
  ['about 120 a week on eating out', true],
  ['gifts 200 every year in March', true],
  ['groceries 500 on the 3rd of each month', false],
  ['cleaner 60 every Friday', false],
  ['rent 1,450 a month', false],
  ['put 400 a month into savings', false],
  ['I get paid 2,600 every two weeks', false],
  ['coffee 4 a day', false],
  ['a new sofa for 900', false],
])('"%s" is spread over its week or month: %s', (text, spread) => {
  expect(parse(text).items.map((item) => item.spread)).toEqual([spread])
})

describe('with an existing budget', () => {
  const existing: ExistingItem[] = [
    {
      name: 'Internet',
      kind: 'expense',
      category: 'Home office',
      minor: 6000,
      currency: 'USD',
      repeat: { every: 3, unit: 'month' },
    },
    {
      name: 'Spotify',
      kind: 'expense',
      category: 'Subscriptions',
      minor: 1199,
      currency: 'USD',
      repeat: { every: 1, unit: 'month' },
    },
  ]
  const parseBeside = (text: string) => parseBudgetText(text, { ...options, existing })

  test('a correction keeps the period and category of the item it corrects', () => {
    expect(parseBeside('my internet rose from 60 to 68').items).toMatchObject([
      { name: 'Internet', category: 'Home office', minor: 6800, repeat: { every: 3, unit: 'month' } },
    ])
  })

  test('offers to remove what was canceled', () => {
    expect(parseBeside('I no longer pay for Spotify')).toMatchObject({
      items: [],
      questions: [{ topic: 'removal', args: { name: 'Spotify' } }],
    })
  })
})

test('the dollar sign means the user’s own dollar, and a single foreign currency also applies to bare amounts', () => {
  const inCanada = parseBudgetText('$50 phone', { ...options, currency: 'CAD' })
  expect(inCanada.items[0]?.currency).toBe('CAD')
  expect(parse('rent €900, gym 30').items.map((item) => item.currency)).toEqual(['EUR', 'EUR'])
  expect(parse('rent €900, gym £30, food 200').items.map((item) => item.currency)).toEqual(['EUR', 'GBP', 'USD'])
})

test('uses the user’s own category with the item’s name; otherwise the categorizer decides about unknown words', () => {
  const categories = [{ code: 'U1', name: 'Pottery', kind: 'expense' }, ...DEFAULT_CATEGORIES]
  expect(parseBudgetText('pottery 60 a month', { ...options, categories }).items[0]?.category).toBe('Pottery')
  expect(parse('zorbing 60 a month').items[0]).toMatchObject({ category: 'Shopping', confidence: 0.2 })
})

const pieces = fc.constantFrom(
  ...'rent groceries gym salary half of my the and but , ; . ( ) 12 1,450 $20 €9.99 10% a month every other Friday on the 1st until June twice a year between to from split with no longer 4 payments of an hour hours per week before tax Christmas two hundred k - : / in May 3'.split(
    ' ',
  ),
)
const sentence = fc.array(pieces, { maxLength: 25 }).map((words) => words.join(' '))

test('reads any text without failing, and every item is complete', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.oneof(sentence, fc.string({ unit: 'grapheme', maxLength: 120 })), (text) => {
      for (const item of parse(text).items) {
        expect(Number.isSafeInteger(item.minor) && item.minor > 0).toBe(true)
        expect(item.name.trim()).not.toBe('')
        if (item.until) expect(item.until >= item.firstDate).toBe(true)
        expect(item.confidence).toBeGreaterThan(0)
      }
    }),
    { numRuns: 120 },
  )
})

test('capitals and whitespace change only the spelling of names', { timeout: 120_000 }, () => {
  const readItems = (text: string) =>
    parse(text).items.map(({ sourceText: _, name, ...item }) => ({ ...item, name: name.toLowerCase() }))
  const texts = fc.oneof(
    sentence,
    fc.constantFrom(...sentences.map(([text]) => text).filter((text) => !text.includes('\\n'))),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const plain = readItems(text)
      expect(readItems(text.toUpperCase())).toEqual(plain)
      expect(readItems(text.toLowerCase())).toEqual(plain)
      expect(readItems(`  ${text.replaceAll(' ', '  \t')} `)).toEqual(plain)
    }),
    { numRuns: 40 },
  )
})

test.each(['the ', 'on the ', 'half of ', 'every ', 'between 1 and ', 'two hundred and ', '1,', '€', '('])(
  'reads "%s" repeated up to 5,000 characters without failing',
  { timeout: 30_000 },
  (word) => {
    expect(() => parse(word.repeat(5000 / word.length))).not.toThrow()
  },
)

test('money deducted from pay isn’t income', () => {
  const texts = ['My work deducts 100 from my salary monthly for my pension', '60 comes off my wages every month']
  expect(texts.flatMap((text) => parse(text).items.map(({ kind }) => kind))).toEqual(['expense', 'expense'])
})

test('words that no item uses cast doubt on the item before them', () => {
  const { items } = parse('Netflix 15 a month. Rent 1200 a month. Electricity 90 a month, never in summer.')
  const doubted = items.filter(({ confidence }) => confidence < 0.6)
  expect(doubted.map(({ name }) => name)).toEqual(['Electricity'])
})

test('every item of a text in a language we hardly know is marked to be checked', () => {
  const { items } = parse('affitto 227,50 alla settimana (solo la mia parte), palestra 49,90 al mese')
  expect(items.map(({ minor, confidence }) => [minor, confidence < 0.6])).toEqual([
    [22750, true],
    [4990, true],
  ])
})

test.each(['hulu 10, cancelled', 'gym 40 a month but I cancelled it', 'spotify 11 - cancelled', 'gym 40, quit that'])(
  'we ask about a cost that ended: %s',
  (text) => {
    const { items, questions } = parse(text)
    expect(questions).toHaveLength(1)
    expect(items.every(({ confidence }) => confidence < 0.6)).toBe(true)
  },
)
