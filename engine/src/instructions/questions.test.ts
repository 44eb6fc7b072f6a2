import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { compileInstructions } from './compile-instructions.ts'
import { describeDoubt } from './doubt.ts'

const read = (text: string, known: readonly string[] = []) =>
  compileInstructions(text, { categories: DEFAULT_CATEGORIES, lines: known })
const getCodes = (text: string) => read(text).questions.flatMap(({ doubts }) => doubts.map(({ code }) => code))

describe('asks about a sentence', () => {
  test.each([
    ['Money out is Housing', 'every-row'],
    ['Put Hornby in Railway Models', 'new-category'],
    ['Label Xcel as Electricity', 'two-readings'],
  ])('%s: %s', (text, code) => {
    expect(getCodes(text)).toContain(code)
  })

  test('the rules of a sentence we ask about mark their rows for review', () => {
    const { rules } = read('Money out is Housing. Payments to J. Martinez are rent.')
    expect(rules.map((rule) => rule.isDoubted ?? false)).toEqual([true, false])
  })
})

test.each([
  '24 hour fitness: health',
  'Could you make sure Trader Joes always ends up as groceries',
  'If Lyft is on a weekend it’s entertainment otherwise it’s transport',
  'Payments to J. Martinez are rent.',
  'Costco is groceries except "Costco Gas".',
  'Refunds from Zalando should stay in Clothing, never Income.',
  'Walmart over $100 is groceries, smaller Walmart trips are Shopping.',
  'Bank of America fees under 20 are Fees & Interest.',
])('%s needs no question', (text) => {
  expect(read(text, ['Costco', 'Walmart']).questions).toEqual([])
})

test('a lowercase text is a name if one of the user’s rows has it', () => {
  expect(getCodes('wobble dot is Pets')).toContain('no-match')
  expect(read('wobble dot is Pets', ['wobble dot']).questions).toEqual([])
})

describe('a rule is checked against the user’s rows', () => {
  const compileWithRows = (text: string, lines: readonly string[]) =>
    compileInstructions(text, { categories: DEFAULT_CATEGORIES, lines, hasRows: lines.length > 0 })
  const listCodes = (text: string, lines: readonly string[]) =>
    compileWithRows(text, lines).questions.flatMap(({ doubts }) => doubts.map(({ code }) => code))

  test('asks about text that no statement contains', () => {
    expect(listCodes('Put tiny Walmart runs in Shopping', ['WALMART 441'])).not.toEqual([])
    expect(listCodes('Baby stuff from Target should go to Kids', ['TARGET 12'])).not.toEqual([])
    expect(listCodes('Costco is Fuel', ['COSTCO WHSE 12'])).toEqual([])
  })

  test('asks about a rule that matches none of the user’s transactions, unless its text is quoted', () => {
    const listDoubts = (text: string, hasRows: boolean) =>
      compileInstructions(text, {
        categories: DEFAULT_CATEGORIES,
        lines: ['AAB INZ 4711', 'GELDMAAT 12'],
        hasRows,
      }).questions.flatMap(({ doubts }) => doubts)
    expect(listDoubts('Zorblax is Pets', true)).toEqual([{ code: 'no-match', text: 'Zorblax' }])
    expect(listDoubts('Geldmaat and Zorblax are Pets', true)).toEqual([{ code: 'no-match', text: 'Zorblax' }])
    const [doubt, ...more] = listDoubts('Cash withdrawals at Geldmaat are Travel', true)
    expect(describeDoubt(doubt!)).toBe('None of your transactions that contain “Geldmaat” look like cash withdrawals.')
    expect(more).toEqual([])
    expect(listDoubts('"Zorblax" is Pets. Everything over 500 is Travel.', true)).toEqual([])
    expect(listDoubts('Zorblax is Pets', false)).toEqual([])
  })

  test('doesn’t ask about a name that is too short to look for', () => {
    const { questions } = compileInstructions('QT is Fuel', {
      categories: DEFAULT_CATEGORIES,
      lines: ['KROGER 84'],
      hasRows: true,
    })
    expect(questions).toEqual([])
  })

  test('a name isn’t carried over from a sentence we don’t understand to the next one', () => {
    const { rules } = compileWithRows(
      'Put the wobbly things in the usual place. Put every payment over 500 in Pets.',
      [],
    )
    expect(rules.map(({ when }) => [...when.anyOf, ...when.allOf])).toEqual([[]])
  })

  test('asks about a limit if we don’t understand its category', () => {
    const doubts = compileWithRows('Oxxo hasta 100 es café, más de 100 es zumbido', ['OXXO 4']).questions
    expect(doubts.flatMap((question) => question.doubts)).toEqual([{ code: 'unused-number', number: '100' }])
  })

  test('asks about an exception or a name without an effect', () => {
    expect(listCodes('Everything from Costco is Groceries, except petrol', ['COSTCO WHSE 12'])).not.toEqual([])
    expect(listCodes('Migros, which Coop sort of owns, is Groceries', ['MIGROS 1', 'COOP 2'])).not.toEqual([])
  })

  test('asks about two answers for the same rows, but not about an explanation', () => {
    expect(listCodes('Skip Shell, Shell is Fuel', ['SHELL 12'])).not.toEqual([])
    expect(listCodes('Skip Shell in October 2026, that was a conference', ['SHELL 12'])).toEqual([])
  })

  test('“the same” applies all rules of the name before it to another name', () => {
    const { rules } = compileWithRows(
      '7-Eleven under 5 is Dining & Coffee, otherwise Groceries. FamilyMart the same.',
      [],
    )
    expect(rules.filter(({ when }) => when.anyOf[0]?.text === 'FamilyMart')).toMatchObject([
      { when: { max: { decimal: '5' } }, effects: { category: 'Dining & Coffee' } },
      { effects: { category: 'Groceries' } },
    ])
  })
})

test('no sentence is ignored silently', () => {
  const text =
    'Don’t bring in anything from my old Citi account. Every other Friday the deposit from Brightway is my pay.'
  const { rules, notUnderstood } = read(text)
  const covered = new Set([...rules.map(({ sentence }) => sentence), ...notUnderstood.map((one) => one.text)])
  expect(covered.size).toBe(2)
})

test('background that a later rule builds on counts as understood', () => {
  const { notUnderstood } = read('My landlord is Harrow Estates Ltd. Everything we pay them is Housing.')
  expect(notUnderstood).toEqual([])
})

test('every doubt has its own sentence', () => {
  const doubts = [
    { code: 'unused-words', words: ['baby'] },
    { code: 'unused-number', number: '12' },
    { code: 'negation-only', word: 'except' },
    { code: 'every-row' },
    { code: 'no-match', text: 'Zorblax' },
    { code: 'two-answers', answers: [{ category: 'Fitness' }, { skip: true }] },
    { code: 'two-readings' },
    { code: 'contradicts', sentence: 'Shell is Fuel.' },
    { code: 'new-category', name: 'Trains' },
    { code: 'unknown-account', account: 'Citi' },
    { code: 'no-antecedent', word: 'it' },
  ] as const
  expect(new Set(doubts.map(describeDoubt)).size).toBe(doubts.length)
})

test('a negation is never offered as the text of a rule', () => {
  const [question] = read("Don't put Amazon in Shopping", ['AMAZON 12']).questions
  const texts = question?.readings.flat().flatMap(({ when }) => [...when.anyOf, ...when.allOf].map(({ text }) => text))
  expect(texts).toEqual(['Amazon'])
})

test('a text with too many possible readings isn’t read to the end', () => {
  const { rules, notUnderstood } = read(`Lidl is Groceries. ${'unless = = ,'.repeat(70)}. Tesco is Groceries.`)
  expect(rules.map(({ sentence }) => sentence)).toEqual(['Lidl is Groceries.'])
  expect(notUnderstood.map(({ why }) => why)).toEqual(['unclear', 'unclear'])
})
