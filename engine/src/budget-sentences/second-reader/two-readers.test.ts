import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Program, Step } from '../../second-reader/program.ts'
import { anyProgram } from '../../second-reader/testing/any-program.ts'
import { splitTextUnits } from '../../second-reader/text-units.ts'
import { parseBudgetText } from '../parse-budget-sentence.ts'
import { UNSURE } from '../questions.ts'
import { ITEMS, readProgramItems } from './item-program.ts'

const OPTIONS = {
  today: plainDate('2026-11-15'),
  currency: 'USD',
  categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
}

/** A program in words: numbers and names are written as in the text. */
function makeProgram(text: string, words: string, chance = 0.99): Program {
  const units = splitTextUnits(text)
  const steps = words.split(' ').map((word): Step => {
    const at = units.findIndex(({ start, end }) => text.slice(start, end).toLowerCase() === word)
    return at >= 0 ? at : word
  })
  return { units, steps, chances: steps.map((_, i) => (i === 0 ? chance : 1)) }
}

function readTogether(text: string, words: string, chance?: number) {
  return parseBudgetText(text, { ...OPTIONS, second: makeProgram(text, words, chance) })
}

test('each number is one unit, in digits or words', () => {
  const listValues = (text: string) => splitTextUnits(text).flatMap(({ value }) => value ?? [])
  expect(listValues('rent 1,450.50, gym £9.99/mo')).toEqual([1450.5, 9.99])
  expect(listValues('€1.200,00 or 2.5k or 1 200')).toEqual([1200, 2500, 1200])
  expect(listValues('twelve hundred and fifty, two grand, a hundred')).toEqual([1250, 2000, 100])
  expect(listValues('thirteen ninety-nine')).toEqual([13, 99])
  expect(listValues('half of it, on the 3rd')).toEqual([0.5, 3])
  expect(listValues('a fiver or a tenner')).toEqual([5, 10])
  expect(listValues('9 to 11k, 2-3k, 5 or 900, 800 to 1.2k')).toEqual([9000, 11_000, 2000, 3000, 5, 900, 800, 1200])
})

test.each([
  ['My phone is 45 a month, fully paid by my employer', true],
  ['My phone is 45 a month, paid by direct debit', false],
])('we ask about a cost that someone else pays, even if both readers keep it: %s', (text, isAsked) => {
  const { items, questions } = readTogether(text, '45 every:monthly out category:PHO phone phone end')
  expect(questions.length > 0 && items.every(({ confidence }) => confidence < 0.6)).toBe(isAsked)
})

test('if only one reader divides a figure, we ask, even if the network is nearly certain', () => {
  const text = 'My half of the rent comes to 1,380 a month'
  const { items, questions } = readTogether(text, '1,380 n:2 / every:monthly out category:HOU rent rent end', 0.9999)
  expect(items).toHaveLength(1)
  expect(questions.map(({ choices }) => choices.map((items) => items.map(({ minor }) => minor)))).toEqual([
    [[69_000], [138_000]],
  ])
})

test('a period that the network has no word for comes from the grammar', () => {
  const { items, questions } = readTogether(
    'haircut 28 every 5 weeks',
    '28 every:every4weeks out category:PER haircut haircut end',
  )
  expect(items).toMatchObject([{ minor: 2800, repeat: { every: 5, unit: 'week' } }])
  expect(questions).toEqual([])
})

test('if the network leaves out an item and isn’t sure, we ask', () => {
  const text = 'rent 1200 a month. Then the gym is 40 a month. Sky is gone now.'
  const words = '1200 every:monthly out category:HOU rent rent end'
  expect(readTogether(text, words, 0.85).questions).not.toEqual([])
})

test.each([
  ['60 a year to the Wilderness Society, stopped the Greenpeace one', 'end'],
  [
    '60 a year to the Wilderness Society, stopped the Greenpeace one, gym 40 a month',
    '40 every:monthly out category:FIT gym gym end',
  ],
])('an amount isn’t lost because something else has ended: %s', (text, words) => {
  const { questions } = readTogether(text, words, 0.999)
  expect(questions.flatMap(({ choices }) => choices)).toContainEqual([
    expect.objectContaining({ name: 'Wilderness Society', minor: 6000, repeat: { every: 1, unit: 'year' } }),
  ])
})

test('if the network finds nothing at all in a text, we ask about what the grammar found', () => {
  expect(readTogether('flat 12: 1,450', 'end', 0.999).questions).not.toEqual([])
})

test.each([
  ['45, no wait, 49 for my phone', '49 every:monthly out category:PHO phone phone end'],
  ['gym 40, hulu was 15 but it is gone', '40 every:monthly out category:FIT gym gym end'],
])('we don’t ask about an amount that the sentence takes back: %s', (text, words) => {
  expect(readTogether(text, words, 0.999).questions).toEqual([])
})

test('a doubt about one item doesn’t let the network overrule another that the grammar is sure of', () => {
  const text = 'gym 30 a month, double for the three of us. I tutor Ben every Tuesday, 40 a lesson'
  const words = '30 every:monthly out category:FIT gym gym next 40 every:weekly out category:KID ben ben end'
  expect(readTogether(text, words, 0.985).questions).not.toEqual([])
})

test('if both readers agree, there is no question', () => {
  const { items, questions } = readTogether('rent 1200 a month', '1200 every:monthly out category:HOU rent rent end')
  expect(items).toMatchObject([{ name: 'Rent', minor: 120_000, category: 'Housing' }])
  expect(questions).toEqual([])
})

test('the network names an item, unless the grammar’s name has all its words', () => {
  const readName = (text: string, words: string) => readTogether(text, words).items[0]?.name
  const pay = 'got a raise: my pay is 5100 a month instead of that'
  expect(readName(pay, '5100 every:monthly in category:INC pay pay end')).toBe('Pay')
  const coffee = 'coffee at Greggs 20 a week'
  expect(readName(coffee, '20 every:weekly out category:DIN coffee coffee end')).toBe('Coffee at Greggs')
})

test.each([
  ['the first', '1200 every:monthly out category:HOU rent rent end'],
  ['the midpoint', '1200 1300 + n:2 / every:monthly out category:HOU rent rent end'],
  ['another period', '1200 every:weekly out category:HOU rent rent end'],
])('if the text gives two amounts, we ask which one is meant, even if the network is sure of %s', (_, words) => {
  const { questions } = readTogether('rent is 1200 or 1300', words, 0.999)
  const amounts = questions.flatMap(({ choices }) => choices.flat().map(({ minor }) => minor / 100))
  expect(questions).toHaveLength(1)
  expect(amounts).toEqual(expect.arrayContaining([1200, 1300]))
})

test('a day isn’t an amount, however sure the network is', () => {
  const { items, questions } = readTogether(
    'dentist May 5',
    '5 every:once out category:HEA dentist dentist end',
    0.9999,
  )
  expect(items).toEqual([])
  expect(questions).toMatchObject([{ topic: 'amount', args: { name: 'Dentist' } }])
})

test('we ask for the amount of a cost that has none, even if the readers differ about something else', () => {
  const text = 'gym 40 a month, Netflix, rent 900'
  const words = '40 every:weekly out category:FIT gym gym 900 every:monthly out category:HOU rent rent end'
  for (const chance of [0.5, 0.9999])
    expect(readTogether(text, words, chance).questions).toContainEqual(
      expect.objectContaining({ topic: 'amount', text: 'Netflix' }),
    )
})

test('a share of pay repeats as often as the pay, unless the text says how often', () => {
  const words =
    '2000 every:biweekly in category:INC pay pay 15 2000 % every:monthly out category:INV savings savings end'
  const readSavings = (text: string) => readTogether(text, words, 0.9999).items.find(({ name }) => name === 'Savings')
  expect(readSavings('pay 2000 every two weeks, 15 percent of income to savings')?.repeat).toEqual({
    every: 2,
    unit: 'week',
  })
  expect(readSavings('pay 2000 every two weeks, 15 percent of it a month to savings')?.repeat?.unit).toBe('month')
})

test('if the text doesn’t give the pay, a share of it isn’t taken from something else', () => {
  const words =
    '1200 every:monthly out category:HOU rent rent 1200 15 % every:monthly out category:INV savings savings end'
  const { items, questions } = readTogether('rent 1200, 15 percent of income to savings', words, 0.9999)
  expect(items.map(({ name }) => name)).toEqual(['Rent'])
  expect(questions).toMatchObject([{ topic: 'unused', args: { unused: ['15 percent'] } }])
})

test('“instead” never names an item', () => {
  const text = 'got a raise: I make 5100 a month instead of 4800'
  const { items } = readTogether(text, '5100 every:monthly in category:INC unnamed end')
  expect(items.map(({ name }) => name)).toEqual(['Raise'])
})

test('a name ends before a bracket or an amount', () => {
  const readName = (text: string, words: string) => readTogether(text, words, 0.9999).items[0]?.name
  const bracket = 'on the 3rd water (city) 40 a month, downgraded'
  expect(readName(bracket, '40 every:monthly out category:UTI water city end')).toBe('Water')
  expect(readName('taxes $70 to the IRS', '70 every:annual out category:TAX taxes irs end')).toBe('Taxes')
})

test('we ask for a period that the text doesn’t give, even if both readers assume the same one', () => {
  const { questions } = readTogether('20 on lunch', '20 every:monthly out category:DIN lunch lunch end', 0.999)
  expect(questions.map(({ topic }) => topic)).toEqual(['cadence'])
})

test('we ask about an item if another sentence says that someone else pays for it', () => {
  const program = '10 every:monthly out category:SUB hulu hulu 18 every:monthly out category:SUB netflix netflix end'
  const { items, questions } = readTogether(
    'hulu 10 a month and netflix 18 a month. Marcus pays for hulu.',
    program,
    0.999,
  )
  expect(questions.map(({ topic, args }) => [topic, args.unused])).toEqual([['unused', ['Marcus pays for hulu']]])
  expect(items.map(({ name, confidence }) => [name, confidence < 0.6])).toEqual([
    ['Hulu', true],
    ['Netflix', false],
  ])
  const differing = readTogether(
    'hulu 10 a month and netflix 18 a month. Marcus pays for hulu. gym 40 a month.',
    program,
  )
  expect(differing.questions.map(({ topic }) => topic)).toContain('unused')
  expect(differing.items.find(({ name }) => name === 'Hulu')!.confidence).toBeLessThan(0.6)
  const other = readTogether(
    'rent 1200 a month. Marcus pays for hulu.',
    '1200 every:monthly out category:HOU rent rent end',
    0.999,
  )
  expect(other.questions).toEqual([])
})

test('if the readers differ, both readings are offered', () => {
  const text = 'gym 40, my brother pays 15 of it'
  const { items, questions } = readTogether(text, '40 15 - every:monthly out category:FIT gym gym end', 0.9)
  expect(questions).toHaveLength(1)
  const [question] = questions
  const amounts = question!.choices.map((choice) => choice.map(({ minor }) => minor))
  expect(amounts).toContainEqual([4000, 1500])
  expect(amounts).toContainEqual([2500])
  expect(items.map(({ minor }) => minor)).toEqual(amounts[0])
  expect(items.every(({ confidence }) => confidence < 0.6)).toBe(true)
})

test.each([
  ['gym 40, my brother pays 15 of it', '40 15 - every:monthly out category:FIT gym gym end', 1, 2500],
  ['we have the gym for 30 each, 2 adults', '30 2 * every:monthly out category:FIT gym gym end', 0.99, 6000],
])('a network that is sure decides alone: %s', (text, words, chance, minor) => {
  const { items, questions } = readTogether(text, words, chance)
  expect(items).toMatchObject([{ minor }])
  expect(questions).toEqual([])
})

test.each([
  [
    'the text denies something',
    'gym 40, and I do not pay the 15',
    '40 15 + every:monthly out category:FIT gym gym end',
  ],
  [
    'the network has one more item',
    'bus and train 25 a week',
    '25 every:weekly out category:TRA bus bus 25 every:weekly out category:TRA train train end',
  ],
  [
    'the network has an item without a name',
    'flat 1300, gym 40',
    '1300 2 / every:monthly out category:HOU unnamed end',
  ],
])('we still ask about a sure network’s reading if %s', (_, text, words) => {
  expect(readTogether(text, words, 0.99).questions.length).toBeGreaterThan(0)
})

test('marks a reading that the network was unsure of, even if the grammar agrees', () => {
  const program = '1200 every:monthly out category:HOU rent rent end'
  expect(readTogether('rent 1200 a month', program, 0.3).items[0]!.confidence).toBeLessThan(0.6)
})

test('slightly different amounts are different readings', () => {
  const text = 'rent 1000 a month less 5'
  const { questions } = readTogether(text, '1000 5 - every:monthly out category:HOU rent rent end', 0.9)
  expect(questions[0]!.choices.map((choice) => choice.map(({ minor }) => minor))).toContainEqual([99_500])
})

test('an unsure reading stays marked if we ask about something else', () => {
  const text = 'rent 1200 a month, some for the gym'
  const { items, questions } = readTogether(text, '1200 every:monthly out category:HOU rent rent end', 0.3)
  expect(questions.map(({ topic }) => topic)).toContain('amount')
  expect(items.every(({ confidence }) => confidence < 0.6)).toBe(true)
})

test('something bought in installments has its own category, even if the network takes it for a loan', () => {
  const words = '45 every:monthly out category:LOA tv tv end'
  expect(readTogether('TV, 12 payments of 45 each month', words).items).toMatchObject([{ category: 'Electronics' }])
})

test('asks about a share that neither reader used', () => {
  const text = 'gym 30 a month, 3 of us'
  const listTopics = ({ questions }: ReturnType<typeof parseBudgetText>) => questions.map(({ topic }) => topic)
  expect(listTopics(parseBudgetText(text, OPTIONS))).toContain('unused')
  expect(listTopics(readTogether(text, '30 every:monthly out category:FIT gym gym end', 0.97))).toContain('unused')
})

test('asks about a "not" that comes after three other unused words', () => {
  const text = 'gym is 30 a month each, minus a bit, less at times, not in winter'
  const { questions } = readTogether(text, '30 every:monthly out category:FIT gym gym end', 0.85)
  expect(questions.map(({ topic }) => topic)).toContain('unused')
})

test('asks about a cost that ended, however sure both readers are of it', () => {
  const { questions } = readTogether(
    'hulu 10 a month, cancelled',
    '10 every:monthly out category:SUB hulu hulu end',
    0.9999,
  )
  expect(questions).toMatchObject([{ topic: 'unused' }])
})

test('we ask about what the network leaves out if it isn’t sure that the text ends there', () => {
  const text = 'charity 60 a year. Gave a fiver to the zoo, just once'
  const program = makeProgram(text, '60 every:annual out category:GIV charity charity end', 1)
  const listQuestions = (endChance: number) => {
    const chances = [...program.chances.slice(0, -1), endChance]
    return parseBudgetText(text, { ...OPTIONS, second: { ...program, chances } }).questions
  }
  expect(listQuestions(0.01)).toMatchObject([{ topic: 'readings' }])
})

test('if one of the network’s items makes no sense, the others are marked to be checked', () => {
  const text = 'three phones at 8, broadband 29'
  const program = makeProgram(
    text,
    '8 three 8 - * every:monthly out category:PHO phones phones 29 every:monthly out category:UTI broadband broadband end',
  )
  const { items } = parseBudgetText(text, { ...OPTIONS, second: program })
  expect(items.every(({ confidence }) => confidence < 0.6)).toBe(true)
})

test('figures without an item stay a question even if neither reader finds an item', () => {
  const { items, questions } = readTogether('owe 5000', 'end')
  expect(items.length + questions.length).toBeGreaterThan(0)
})

test('an amount that only the network can’t name is named by the grammar', () => {
  const { items, questions } = readTogether(
    'I fill up the CR-V once a week, about 42 each time',
    '42 every:weekly out category:GAS unnamed end',
  )
  expect(items).toMatchObject([{ name: 'Fill up', category: 'Fuel', minor: 4200, repeat: { every: 1, unit: 'week' } }])
  expect(questions).toEqual([])
})

test('a number that names a thing isn’t an amount, however sure the network is', () => {
  const text = 'rent 1450 on the 1st for apartment 12'
  const words =
    '1450 every:monthly out category:HOU rent rent 12 every:monthly out category:HOU apartment apartment end'
  const { items, questions } = readTogether(text, words, 0.999)
  expect(items.map(({ minor }) => minor)).toEqual([145_000])
  expect(questions).toEqual([])
})

test('we ask about a number that may name a thing, even if both readers take it for money', () => {
  const text = 'rent 1450 for birchwood 12'
  const words =
    '1450 every:monthly out category:HOU rent rent 12 every:monthly out category:HOM birchwood birchwood end'
  const { items, questions } = readTogether(text, words, 0.999)
  expect(items.map(({ confidence }) => confidence < 0.6)).toEqual([false, true])
  expect(questions.filter(({ topic }) => topic === 'readings')).toMatchObject([
    { about: ['birchwood 12'], choices: [[{ minor: 1200 }], []] },
  ])
  const without = readTogether(text, '1450 every:monthly out category:HOU rent rent end', 0.999)
  expect(without).toMatchObject({ items: [{ minor: 145_000 }], questions: [] })
})

test('an amount without a name stays a question', () => {
  const { items, questions } = readTogether('500 a month', '500 every:monthly out category:GRO unnamed end')
  expect(items).toEqual([])
  expect(questions).toMatchObject([{ topic: 'purpose' }])
})

test('a program calculates amounts only from numbers in the text, whatever the network prefers', () => {
  const text = 'rent 1200 split 3 ways and 4 pizzas at 11'
  const words = '+ - * / % cents n:2 n:12 every:monthly every:weekly times in out category:HOU unnamed end'.split(' ')
  fc.assert(
    fc.property(anyProgram(ITEMS, text, words), (program) => {
      for (const item of readProgramItems(program)) {
        expect(item.amount).toBeGreaterThan(0)
        expect(item.from.every((at) => program.units[at]!.value !== null)).toBe(true)
        expect(item.from.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('an item is marked to be checked if the network isn’t sure which way the money goes', () => {
  const text = 'on weekday mornings I get a 4.25 oatmilkbrew'
  const program = makeProgram(text, '4.25 every:weekdays in category:INC oatmilkbrew oatmilkbrew end', 1)
  const [sure] = parseBudgetText(text, { ...OPTIONS, second: program }).items
  const chances = program.steps.map((step) => (step === 'in' ? 0.8 : 1))
  const [unsure] = parseBudgetText(text, { ...OPTIONS, second: { ...program, chances } }).items
  expect(sure?.confidence).toBeGreaterThan(UNSURE)
  expect(unsure).toMatchObject({ kind: sure?.kind, minor: sure?.minor, confidence: UNSURE })
})

test('we ask about a cost that somebody else pays himself, even if both readers keep it', () => {
  const text = 'Fraser runs the car and meets its insurance of £52 a month himself'
  const { items, questions } = readTogether(text, '52 every:monthly out category:INS car car end', 1)
  expect(items.every(({ confidence }) => confidence <= UNSURE)).toBe(true)
  expect(questions.flatMap(({ args }) => args.unused ?? []).join()).toContain('himself')
})
