import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../../categoriser/default-categories.ts'
import { plainDate } from '../../core/plain-date.ts'
import { anyProgram } from '../../second-reader/testing/any-program.ts'
import { makeProgram } from '../../second-reader/testing/make-program.ts'
import { applyInstructions } from '../apply-instructions.ts'
import { compileInstructions } from '../compile-instructions.ts'
import { describeRule } from '../describe-rule.ts'
import { NO_CONDITIONS } from '../instruction-rules.ts'
import { haveSameEffect } from './compare-rules.ts'
import { readDays } from './date-words.ts'
import { RULES } from './rule-program.ts'
import { makeSecondRules } from './second-rules.ts'

const CATEGORIES = { categories: DEFAULT_CATEGORIES, lines: ['COSTCO WHSE #12', 'SHELL OIL 55'] }

function compile(text: string, words: string, chance?: number) {
  const { rules, questions, notUnderstood } = compileInstructions(text, {
    ...CATEGORIES,
    program: makeProgram(text, words, chance),
  })
  return {
    rules: rules.map((rule) => describeRule(rule).text),
    isDoubted: rules.some((rule) => rule.isDoubted),
    questions: questions.map((one) => ({
      text: one.text,
      readings: one.readings.map((ways) => ways.map((rule) => describeRule(rule).text)),
    })),
    notUnderstood,
  }
}

test('if both readers agree, the rule applies without a question', () => {
  const read = compile('Costco over 150 is groceries', 'text Costco..Costco 150 over then category:GRO rule')
  expect(read).toEqual({
    rules: ['“Costco” over 150 → Groceries'],
    isDoubted: false,
    questions: [],
    notUnderstood: [],
  })
})

test('rules about a kind of row, which point at no name, are compared too', () => {
  const text = 'Interest I get paid is Income, interest they charge me is Fees & Interest.'
  const read = compile(text, 'kind:interest in then category:INC rule kind:interest out then category:FEE rule')
  expect(read).toMatchObject({ isDoubted: false, questions: [] })
  expect(read.rules).toHaveLength(2)
})

test.each(['Call Costco "Big Shop"', 'Call Costco “Big Shop”'])('a name in quotes needs no question: %s', (text) => {
  expect(compile(text, 'text Costco..Costco then name Costco..Costco rule')).toMatchObject({
    rules: ['“Costco” → name “Big Shop”'],
    questions: [],
  })
})

test('if the readers differ, a sure network decides, otherwise the grammar; both readings are offered', () => {
  const text = 'Costco over 150 is groceries'
  const own = '“Costco” over 150 → Groceries'
  const other = '“Costco” at least 150 → Groceries'
  const words = 'text Costco..Costco 150 least then category:GRO rule'
  const marked = { isDoubted: true, notUnderstood: [] }
  expect(compile(text, words, 0.95)).toEqual({
    ...marked,
    rules: [own],
    questions: [{ text, readings: [[own], [other]] }],
  })
  expect(compile(text, words, 0.999)).toEqual({
    ...marked,
    rules: [other],
    questions: [{ text, readings: [[other], [own]] }],
  })
})

test('a network that is nearly certain decides without a question, unless the text says “not” or the like', () => {
  const text = 'Costco over 150 is groceries'
  const words = 'text Costco..Costco 150 least then category:GRO rule'
  expect(compile(text, words, 0.99999)).toMatchObject({
    rules: ['“Costco” at least 150 → Groceries'],
    isDoubted: false,
    questions: [],
  })
  expect(compile(`${text}, not Shopping`, words, 0.99999).questions).toHaveLength(1)
})

test('a sentence that only leaves rows alone requires less certainty from the network', () => {
  const text = 'Costco is Groceries. Shell oil on Revolut, don’t touch'
  const words = 'text Costco..Costco then category:GRO rule text Shell..oil account Revolut..Revolut then keep rule'
  const read = (chance: number) => {
    const program = makeProgram(text, words, chance)
    return compileInstructions(text, { ...CATEGORIES, sources: ['Revolut'], hasRows: true, program })
  }
  const sure = read(0.995)
  expect(sure).toMatchObject({ questions: [], notUnderstood: [] })
  expect(sure.rules.map((rule) => describeRule(rule).text)).toEqual([
    '“Costco” → Groceries',
    '“Shell oil” on my “Revolut” account → left as it is',
  ])
  const unsure = read(0.9)
  expect(unsure.questions.length + unsure.notUnderstood.length).toBe(1)
})

test('a “not” that the network’s rules use doesn’t need a question', () => {
  const text = 'Don’t import Costco payments over 150'
  const words = 'text Costco..Costco 150 least then skip rule'
  expect(compile(text, words, 0.99999)).toMatchObject({
    rules: ['“Costco” at least 150 → not imported'],
    questions: [],
  })
})

test('a network that leaves out the currency never decides alone', () => {
  const text = 'Everything at Costco in euros is groceries'
  const words = 'text Costco..Costco then category:GRO rule'
  expect(compile(text, words, 0.99999).questions).toHaveLength(1)
  const whole = compile(text, 'text Costco..Costco currency:EUR then category:GRO rule', 0.99999)
  expect(whole).toMatchObject({ rules: ['“Costco” in EUR → Groceries'], questions: [] })
})

test.each([
  ['Zelles to Shell are Fuel', 'text Shell..Shell with Zelles..Zelles', { allOf: [{ how: 'words', text: 'Zelle' }] }],
  ['Shell with PLUS is Fuel', 'text Shell..Shell with PLUS..PLUS', { allOf: [{ how: 'words', text: 'PLUS' }] }],
  ['Shell on all but my Visa card is Fuel', 'text Shell..Shell elsewhere Visa..card', { notSources: ['Visa'] }],
  ['Shell in zloty is Fuel', 'text Shell..Shell currency:PLN', { currency: 'PLN' }],
])('the network knows second words, other accounts and currencies: %s', (text, words, when) => {
  const program = makeProgram(text, `${words} then category:GAS rule`)
  expect(makeSecondRules(text, program, DEFAULT_CATEGORIES)).toMatchObject([
    { when: { ...when, anyOf: [{ how: 'words', text: 'Shell' }] }, effects: { category: 'Fuel' } },
  ])
})

test('we ask about a rule that none of the user’s transactions match, even if the network is nearly certain', () => {
  const text = 'Zorblax over 150 is groceries'
  const program = makeProgram(text, 'text Zorblax..Zorblax 150 least then category:GRO rule', 0.99999)
  expect(compileInstructions(text, { ...CATEGORIES, hasRows: true, program }).questions).toHaveLength(1)
  expect(compileInstructions(text, { ...CATEGORIES, hasRows: false, program }).questions).toEqual([])
})

test.each([
  ['another category', 'text Costco..Costco 150 over then category:SHO rule'],
  ['a date that it can’t read', 'text Costco..Costco 150 over dated then category:GRO rule'],
])('we ask about the grammar’s reading, even without doubts, if the network has %s', (_, words) => {
  const read = compile('Costco over 150 is groceries', words, 0.98)
  expect(read.rules).toEqual(['“Costco” over 150 → Groceries'])
  expect(read).toMatchObject({ isDoubted: true, questions: [{}] })
})

test('dates that both readers found in the text settle a rule', () => {
  const text = 'From 1 October 2026 on Costco is for the food bank, so charity'
  const read = compile(text, 'text Costco..Costco since 1..2026 then category:GIV rule')
  expect(read).toMatchObject({
    rules: ['“Costco” since Oct 1, 2026 → Gifts & Charity'],
    isDoubted: false,
    questions: [],
  })
})

test.each([
  ['during', 'May 3 to May 9, 2026', { from: '2026-05-03', before: '2026-05-10' }],
  ['during', 'March 1 and April 15, 2026', { from: '2026-03-01', before: '2026-04-16' }],
  ['during', 'December', { months: [12] }],
  ['since', 'October 2026', { from: '2026-10-01' }],
  ['after', 'August 31, 2026', { from: '2026-09-01' }],
  ['until', 'the end of August 2026', { before: '2026-09-01' }],
  ['before', '12 May 2026', { before: '2026-05-12' }],
  ['before', 'the move', null],
] as const)('“%s” with “%s” gives its days, or none if it isn’t a date', (side, words, days) => {
  expect(readDays(side, words)).toEqual(days)
})

test('a reading that matches the user’s statements wins over one that doesn’t', () => {
  const text = 'Costco the big store is groceries'
  const read = compile(text, 'text Costco..Costco then category:GRO rule')
  expect(read.rules).toEqual(['“Costco” → Groceries'])
})

test('sentences about different things are settled separately', () => {
  const text = 'Costco is groceries. Shell is fuel.'
  const words = 'text Costco..Costco then category:GRO rule text Shell..Shell then category:CAR rule'
  const read = compile(text, words)
  expect(read.rules).toHaveLength(2)
  expect(read.rules[0]).toBe('“Costco” → Groceries')
  expect(read.questions.map((one) => one.text)).toEqual(['Shell is fuel.'])
})

test('a chosen reading, in our own words, is never asked about again', () => {
  const text = '"Costco" over 150 → Groceries.'
  const read = compile(text, 'text Costco..Costco 150 least then category:GRO rule')
  expect(read).toMatchObject({ rules: ['“Costco” over 150 → Groceries'], questions: [] })
})

test('a rule that only the network finds is offered, never used silently', () => {
  const text = 'anything Boots-y goes with the chemist bits'
  const read = compile(text, 'text Boots..y then category:HEA rule')
  expect(read.rules).toEqual(['“Boots-y” → Health'])
  expect(read.isDoubted).toBe(true)
  expect(read.questions).toHaveLength(1)
  const unsure = compile(text, 'text Boots..y then category:HEA rule', 0.7)
  expect(unsure.rules).toEqual([])
})

test('a rule whose date the network can’t express is asked about, never used without it', () => {
  const text = 'Costco is groceries since the move'
  const read = compile(text, 'text Costco..Costco dated then category:HOU rule')
  expect(read.rules).toEqual(['“Costco” → Groceries'])
  expect(read.isDoubted).toBe(true)
  expect(read.questions).toHaveLength(1)
  expect(read.questions.flatMap((one) => one.readings.flat())).not.toContain('“Costco” → Housing')
})

test('a new category that only the network finds is asked about, and makes no rule without an effect', () => {
  const text = 'everything Shell wants to be Road, in a way'
  const { rules, questions } = compileInstructions(text, {
    ...CATEGORIES,
    program: makeProgram(text, 'text Shell..Shell then new Road..Road rule'),
  })
  expect(rules.every((rule) => Object.keys(rule.effects).length > 0)).toBe(true)
  expect(rules).toMatchObject([{ isDoubted: true, effects: { category: 'Road', isNewCategory: true } }])
  expect(questions).toHaveLength(1)
})

test('an exception to another rule is kept, even though leaving rows alone does nothing by itself', () => {
  const text = 'amazon prime is Subscriptions, rest of amazon is Shopping. NOT Amazon Pharmacy, leave that one'
  const steps =
    'text amazon..prime then category:SUB rule text amazon..amazon then category:SHO rule text Amazon..Pharmacy then keep rule'
  expect(compile(text, steps).rules).toContain('“Amazon Pharmacy” → left as it is')
})

test('each rule keeps its own name if the network finds more names than the grammar', () => {
  const text = 'Call TST* LINCOLN "Lincoln Station" and TST* OXALIS "Oxalis"'
  const steps =
    'text LINCOLN..LINCOLN then name Lincoln..Station rule text OXALIS..OXALIS then name Oxalis..Oxalis rule'
  const offered = compile(text, steps).questions.flatMap(({ readings }) => readings.flat())
  expect(offered).toContain('“LINCOLN” → name “Lincoln Station”')
})

test('a name the network is sure of isn’t replaced', () => {
  const text = 'Just call all the Dunnes ones Dunnes, whatever junk the bank puts around it'
  const { rules, questions } = compile(text, 'text Dunnes..Dunnes then name Dunnes..Dunnes rule', 1)
  expect([...rules, ...questions.flatMap(({ readings }) => readings.flat())]).toContain('“Dunnes” → name “Dunnes”')
})

test('words after “on” are only an account if the user has it', () => {
  const text = 'What Daniel Roth sends me on Venmo is Housing'
  const program = makeProgram(text, 'text Daniel..Roth account Venmo..Venmo in then category:HOU rule')
  const [other] = makeSecondRules(text, program, [], ['Checking'])
  expect(other!.when).not.toHaveProperty('sources')
  expect(other!.when.allOf).toEqual([{ how: 'words', text: 'Venmo' }])
  const [own] = makeSecondRules(text, program, [], ['My Venmo'])
  expect(own!.when).toMatchObject({ sources: ['Venmo'], allOf: [] })
})

test('the two accounts of a transfer are never used as text to look for', () => {
  const text = 'Skip transfers between my Regions checking and Regions savings'
  const [rule] = makeSecondRules(
    text,
    makeProgram(text, 'kind:transfer account Regions..checking then skip rule'),
    [],
    ['Main'],
  )
  expect(rule!.when.allOf).toEqual([{ how: 'idea', text: 'transfers between my own accounts' }])
})

test('a rule for any row above an amount gives way to one that names the shop', () => {
  const text = 'Texaco: under 15 is Groceries. 15 and above leave it be, that’s diesel'
  const program = makeProgram(
    text,
    'text Texaco..Texaco 15 under then category:GRO rule text Texaco..Texaco 15 least then keep rule',
  )
  const { rules } = compileInstructions(text, { ...CATEGORIES, program })
  expect(rules.every(({ when }) => when.anyOf.length > 0)).toBe(true)
})

test('a new category that the text asks for needs no question if both readers agree on its name and rows', () => {
  const text = 'Put Shell in a new category called Road Trips'
  const program = makeProgram(text, 'text Shell..Shell then new Road..Trips rule')
  expect(compileInstructions(text, { ...CATEGORIES, program })).toMatchObject({
    rules: [{ effects: { category: 'Road Trips', isNewCategory: true } }],
    questions: [],
    newCategories: [{ name: 'Road Trips', kind: 'expense' }],
  })
})

test('if both readers find a new category but differ in its name, it’s created as written, with a question', () => {
  const text = 'Put Shell in a new category called Road Trips'
  const program = makeProgram(text, 'text Shell..Shell then new Road..Road rule')
  const read = compileInstructions(text, { ...CATEGORIES, program })
  expect(read.newCategories).toMatchObject([{ name: 'Road Trips' }])
  expect(read.questions).toHaveLength(1)
})

test('if both readers find a new category but differ in its rows, both readings are offered', () => {
  const text = 'Put Shell in a new category called Road Trips, Costco too'
  const read = compile(text, 'text Shell..Shell out then new Road..Trips rule')
  expect(read.isDoubted).toBe(true)
  expect(read.questions[0]?.readings.length).toBeGreaterThan(1)
  expect(read.questions[0]?.readings.flat().every((rule) => rule.endsWith('→ new category “Road Trips”'))).toBe(true)
})

test('a category the user has isn’t created again if the network takes it for a new one', () => {
  const text = 'Shell is road trips'
  const categories = [...DEFAULT_CATEGORIES, { name: 'Road Trips', kind: 'expense' as const }]
  const program = makeProgram(text, 'text Shell..Shell then new road..trips rule')
  const read = compileInstructions(text, { ...CATEGORIES, categories, program })
  expect(read).toMatchObject({ rules: [{ effects: { category: 'Road Trips' } }], questions: [], newCategories: [] })
})

test('readings that describe the same rows differently have the same effect', () => {
  const makeRules = (words: string, text = 'Costco 150 Shell') =>
    makeSecondRules(text, makeProgram(text, words), DEFAULT_CATEGORIES)
  const both = 'text Costco..Costco text Shell..Shell then category:GRO rule'
  const apart = 'text Shell..Shell then category:GRO rule text Costco..Costco then category:GRO rule'
  expect(haveSameEffect(makeRules(both), makeRules(apart))).toBe(true)
  expect(haveSameEffect(makeRules(both), makeRules('text Costco..Costco then category:GRO rule'))).toBe(false)
  expect(haveSameEffect(makeRules(both), makeRules(`${both} text Costco..Costco 150 over then skip rule`))).toBe(false)
  expect(haveSameEffect(makeRules(both), makeRules(both.replace('then', 'out then')))).toBe(false)
})

test('the bank’s own words for a kind of row make no difference', () => {
  const makeRules = (text: string, words: string) => makeSecondRules(text, makeProgram(text, words), DEFAULT_CATEGORIES)
  const named = makeRules('ATM withdrawal', 'text ATM..withdrawal then category:CSH rule')
  const kind = makeRules('ATM withdrawal', 'kind:cash then category:CSH rule')
  expect(haveSameEffect(named, kind, ['ATM WITHDRAWAL 4411 MAIN ST', 'SHELL OIL 55'])).toBe(true)
  expect(haveSameEffect(named, kind, ['CASH WITHDRAWAL HIGH ST', 'ATM WITHDRAWAL 4411 MAIN ST'])).toBe(false)
})

test('readings that differ in a currency or in days of a month don’t have the same effect', () => {
  const effects = { category: 'Travel' }
  const euros = [{ when: { ...NO_CONDITIONS, currency: 'EUR' }, effects }]
  const trip = [{ when: { ...NO_CONDITIONS, months: [9], monthDays: [12, 26] as const }, effects }]
  expect(haveSameEffect(euros, trip)).toBe(false)
  expect(haveSameEffect(euros, [])).toBe(false)
  expect(haveSameEffect(trip, [])).toBe(false)
})

test('a new name keeps the capitals it has in the text', () => {
  const text = 'Costco is my rent. Call it Rent'
  const [rule] = makeSecondRules(
    text,
    makeProgram(text, 'text Costco..Costco then name rent..rent rule'),
    DEFAULT_CATEGORIES,
  )
  expect(rule?.effects.simpleName).toBe('Rent')
})

test('a new name comes from the grammar, which knows the words that lead to it', () => {
  const text = 'Costco is for the windows, so Services and call it Window cleaner'
  const read = compile(text, 'text Costco..Costco then category:SVC name windows..windows rule', 0.999)
  expect(read.rules.join()).toContain('name “Window cleaner”')
  expect(read.rules.join()).not.toContain('“windows”')
})

test('a transfer to or from an account can be on the statement of either account', () => {
  const text = 'skip transfers to or from my savings'
  const [rule] = makeSecondRules(text, makeProgram(text, 'kind:transfer account savings..savings then skip rule'), [])
  const isSkipped = (row: string, source: string) =>
    applyInstructions([{ ...rule!, order: 0, sentence: text }], {
      text: row,
      minor: -25000,
      currency: 'USD',
      day: plainDate('2026-11-14'),
      source,
    })?.skip ?? false
  expect(isSkipped('ONLINE TRANSFER TO SAVINGS 7710', 'Checking')).toBe(true)
  expect(isSkipped('ONLINE TRANSFER FROM CHECKING 4412', 'Savings')).toBe(true)
  expect(isSkipped('ONLINE TRANSFER TO J SMITH', 'Checking')).toBe(false)
})

test('a rule has an effect, valid limits and only words from the text, whatever the network prefers', () => {
  const text = 'Costco over 150 is groceries, Shell twenty five under 30'
  const words =
    'text not account in out over least under most exactly between within cents hundreds n:20 kind:check day:weekend monthday since during dated then category:GRO new name tag skip keep rule end'.split(
      ' ',
    )
  fc.assert(
    fc.property(anyProgram(RULES, text, words), (program) => {
      for (const { when, effects, newCategory } of makeSecondRules(text, program, DEFAULT_CATEGORIES)) {
        expect(Object.keys(effects).length > 0 || newCategory !== null).toBe(true)
        for (const bound of [when.min, when.max]) expect(Number.isFinite(Number(bound?.decimal ?? 0))).toBe(true)
        for (const test of when.anyOf) expect(text).toContain(test.text)
      }
    }),
  )
})

test('a reading that none of the user’s rows can match comes second', () => {
  const text = 'Transfers I make to Shell are housing'
  const [question] = compile(text, 'text Shell..Shell out kind:transfer then category:HOU rule').questions
  expect(question?.readings.map(([rule]) => rule?.includes('transfers'))).toEqual([false, true])
})
