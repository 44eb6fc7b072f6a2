import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { splitTextUnits } from '../second-reader/text-units.ts'
import { compileInstructions } from './compile-instructions.ts'
import { writeRule } from './write-rule.ts'

const read = (text: string) => compileInstructions(text, { categories: DEFAULT_CATEGORIES })
const getRules = (text: string) => read(text).rules.map(writeRule)

test.each([
  ['Shell is Groceries on Sundays', '"Shell" on Sundays → Groceries.'],
  ['Put Shell in Groceries over 40', '"Shell" over 40 → Groceries.'],
  ['Shell is Groceries in December', '"Shell" in December → Groceries.'],
  ['Shell is Groceries since March 2026', '"Shell" since 2026-03-01 → Groceries.'],
  ['Shell goes to Groceries on my Visa', '"Shell" on my "Visa" account → Groceries.'],
  ['Shell on a Monday or a Tuesday is Kids', '"Shell" on Mondays and Tuesdays → Kids.'],
])('no limit is lost: %s', (text, rule) => {
  expect(getRules(text)).toEqual([rule])
})

test('a lunch on Sunday is a kind of lunch, not a limit', () => {
  expect(getRules('Toast is Sunday lunch')).toEqual(['"Toast" → Dining & Coffee.'])
})

test.each([
  'Normal Amazon orders are fine the way you do them',
  'Amazon is already right, so don’t touch it',
  'Amazon is just dinner, so leave it',
  'Don’t rename Amazon',
])('“%s” leaves Amazon alone', (text) => {
  expect(getRules(text)).toEqual(['Leave "Amazon" alone.'])
})

test.each(['Netflix resta com’è.', 'Lascia Netflix così com’è.'])('“%s” leaves Netflix alone', (text) => {
  expect(getRules(`Lidl è Groceries. ${text}`)).toEqual(['"Lidl" → Groceries.', 'Leave "Netflix" alone.'])
})

test('an exception without a rule before it gets no category', () => {
  expect(getRules('Money out except Costco is Groceries')).toEqual(['money out, except "Costco" → Groceries.'])
  expect(getRules('Everything except Costco is Groceries')).not.toContain('"Costco" → Groceries.')
})

test('what isn’t renamed still gets its category', () => {
  expect(getRules('Aldi is Groceries, don’t rename it')).toEqual(['"Aldi" → Groceries.'])
})

test('“other days are fine” leaves those days alone', () => {
  expect(getRules('Aldi on a Thursday is Kids. Other days are fine as they are.')).toEqual([
    '"Aldi" on Thursdays → Kids.',
    'Leave "Aldi" alone.',
  ])
})

test.each([
  ['Zara on Sundays is Gifts. Zara on other days is normal.', 'Leave "Zara" alone.'],
  ['Shell on Sundays is Gifts. Shell on any other day is Fuel.', '"Shell" → Fuel.'],
])('a name can come before “on other days”: %s', (text, rule) => {
  expect(getRules(text)[1]).toBe(rule)
})

test('“everything else from” a payer leaves out what came before', () => {
  expect(getRules('CHB is Kids. Everything else from HMRC is Taxes.')).toEqual([
    '"CHB" → Kids.',
    '"HMRC", except "CHB" → Taxes.',
  ])
})

test('“everything else from” a payer leaves out every name before it', () => {
  const rules = getRules('CHB is Kids. VAT is Fees & Interest. PAYE is Housing. Everything else from HMRC is Taxes.')
  expect(rules.at(-1)).toBe('"HMRC", except "CHB" or "VAT" or "PAYE" → Taxes.')
})

test('a name ends where the category is given', () => {
  expect(getRules('Acme should be called Fence and filed under Home & Garden')).toEqual([
    '"Acme" → Home & Garden, name "Fence".',
  ])
})

test('“second” isn’t a day of the month if it describes something', () => {
  expect(getRules('Checks 311 and 312 went to second cousins, Gifts for both').join()).not.toContain('of the month')
  expect(getRules('Ann on the second is Gifts')).toEqual(['"Ann" on the 2nd of the month → Gifts & Charity.'])
  const between = '"Ann" between the 1st and the 5th of the month → Kids.'
  expect(getRules('Ann between first and fifth of the month is Kids')).toEqual([between])
})

test('check numbers aren’t years', () => {
  expect(getRules('Checks 2046 and 2051 are Home & Garden')).toEqual([
    '"2046" checks → Home & Garden. "2051" checks → Home & Garden.',
  ])
})

test('a name after “otherwise” needs no verb', () => {
  expect(getRules('Beneva under 40: name it Instrument insurance, otherwise Home insurance.')).toEqual([
    '"Beneva" under 40 → name "Instrument insurance".',
    '"Beneva" → name "Home insurance".',
  ])
})

test.each([
  ['Costco is Groceries, keep it', '"Costco" → Groceries.'],
  ['Dunkin is Dining, don’t rename it Coffee', '"Dunkin" → Dining & Coffee.'],
])('a category given by name stays, even with “keep it” or “don’t rename it”: %s', (text, rule) => {
  expect(getRules(text)).toEqual([rule])
})

test.each(['Costco is not Shopping on Sundays', 'Target is Kids on Sundays and my boss pays me on Fridays'])(
  'no rule does the opposite of its sentence or takes the days of another clause: %s',
  (text) => {
    expect(getRules(text).join(' ')).not.toMatch(/→ Shopping|Fridays/)
  },
)

test('a second name needs no second verb', () => {
  expect(getRules('Rename the DOORDASH ones to just DoorDash, and INSTACART ones to Instacart')).toEqual([
    '"DOORDASH" → name "DoorDash".',
    '"INSTACART" → name "Instacart".',
  ])
})

test('a number that no rule uses is asked about, even if the network is certain', () => {
  const text = 'Target over 75 goes in Groceries, less than 25 goes in Shopping'
  const units = splitTextUnits(text)
  const at = (word: string) => units.findIndex(({ start, end }) => text.slice(start, end) === word)
  const rule = (limit: string, word: string) => [
    'text',
    at('Target'),
    at('Target'),
    at('75'),
    limit,
    'then',
    word,
    'rule',
  ]
  const steps = [...rule('over', 'category:GRO'), ...rule('under', 'category:SHO'), 'end']
  const { rules, questions } = compileInstructions(text, {
    categories: DEFAULT_CATEGORIES,
    program: { units, steps, chances: steps.map(() => 1) },
  })
  expect(questions.flatMap(({ doubts }) => doubts)).toContainEqual({ code: 'unused-number', number: '25' })
  expect(rules.every(({ isDoubted }) => isDoubted)).toBe(true)
  const offered = questions.flatMap(({ readings }) => readings.map((one) => one.map(writeRule).join(' ')))
  expect(offered).toContain('"Target" over 75 → Groceries. "Target" under 25 → Shopping.')
})

test.each(['over £1,150', 'over 1.150,00', 'over 50,00', 'over 1.5k', 'over 50p', 'around 50'])(
  'however a limit is written, we don’t ask about its number: %s',
  (limit) => {
    const { rules, questions } = read(`Costco ${limit} is Groceries`)
    expect(rules).toHaveLength(1)
    expect(questions).toEqual([])
  },
)

test('a text called a “word” must be a whole word', () => {
  expect(getRules('Anything with VET in the name is Pets')).toEqual(['containing "VET" → Pets.'])
  expect(getRules('If the word VET is in the name, it is Pets')).toEqual(['"VET" → Pets.'])
  expect(getRules('Rows that contain the word CONTRA are Fees & Interest')).toEqual(['"CONTRA" → Fees & Interest.'])
})
