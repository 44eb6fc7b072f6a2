import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { plainDate } from '../core/plain-date.ts'
import { compileInstructions } from './compile-instructions.ts'
import type { RuleConditions, RuleEffects } from './instruction-rules.ts'
import type { TextTest } from './instruction-text.ts'
import { writeRule } from './write-rule.ts'

const text = fc.constantFrom(
  'SHELL OIL',
  'Trader Joe’s',
  'H&M',
  '7-Eleven',
  'Groceries Plus',
  'the rest',
  'over 50',
  'AMZN*',
)
const how = fc.constantFrom<TextTest['how']>('words', 'part', 'start')
const quoted = fc.record({ how, text })
const bound = fc.record({ decimal: fc.constantFrom('10', '99.50', '1200'), inclusive: fc.boolean() })
const limits: fc.Arbitrary<Partial<RuleConditions>> = fc.oneof(
  fc.record({}),
  fc.record({ min: bound }),
  fc.record({ max: bound }),
  fc.record({ weekdays: fc.constantFrom([6, 7], [1], [2, 4]) }),
  fc.record({ months: fc.constantFrom([12], [6, 7]), direction: fc.constantFrom('in', 'out') }),
  fc.record({ monthDays: fc.constantFrom<[number, number]>([1, 1], [1, 7], [22, 31]) }),
  fc.record({ from: fc.constant(plainDate('2026-03-01')), before: fc.constant(plainDate('2026-09-01')) }),
  fc.record({ sources: fc.constantFrom(['Amex'], ['Amex', 'Joint']) }),
)
const tags = fc.uniqueArray(fc.constantFrom('camping', 'Groceries', 'A and B', 'over 50', 'tag it'), {
  minLength: 1,
  maxLength: 3,
})
const effects: fc.Arbitrary<RuleEffects> = fc.oneof(
  fc.record({ category: fc.constantFrom(...DEFAULT_CATEGORIES.map(({ name }) => name)) }),
  fc.record({ simpleName: fc.constantFrom('Snacks', 'My rent', 'A and B') }),
  fc.record({ tags }),
  fc.record({ tags, category: fc.constantFrom('Groceries', 'Dining & Coffee') }),
  fc.record({ tags, simpleName: fc.constantFrom('Snacks', 'A and B') }),
  fc.record({ skip: fc.constant(true as const) }),
  fc.record({ leave: fc.constant(true as const) }),
)

test('a rule written as a sentence is read back as the same rule, without a question', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(quoted, { minLength: 1, maxLength: 3, selector: (one) => one.text }),
      limits,
      effects,
      (anyOf, own, sets) => {
        const sorted = [...anyOf.filter((one) => one.how === 'words'), ...anyOf.filter((one) => one.how !== 'words')]
        const when: RuleConditions = { anyOf: sorted, allOf: [], noneOf: [], ...own }
        const sentence = writeRule({ when, effects: sets })
        const read = compileInstructions(sentence, { categories: DEFAULT_CATEGORIES, sources: ['Amex', 'Joint'] })
        expect(read.questions, sentence).toEqual([])
        expect(read.notUnderstood, sentence).toEqual([])
        const plain = read.rules.map((rule) => ({
          when: {
            ...rule.when,
            anyOf: rule.when.anyOf.map((one) => ({ how: one.how, text: one.text.replace("'", '’') })),
          },
          effects: rule.effects,
        }))
        expect(plain, sentence).toEqual([{ when, effects: sets }])
      },
    ),
    { numRuns: 90 },
  )
})

test.each<RuleEffects>([
  { category: 'Groceries', simpleName: 'Snacks' },
  { category: 'Groceries', simpleName: 'Snacks', tags: ['camping', 'A and B'] },
  { source: 'Joint', category: 'Groceries' },
  { source: 'Joint', category: 'Groceries', simpleName: 'Snacks', tags: ['camping'] },
])('a rule written as text keeps all of its effects: %j', (effects) => {
  const when: RuleConditions = { anyOf: [{ how: 'words', text: 'SHELL OIL' }], allOf: [], noneOf: [] }
  const written = writeRule({ when, effects })
  const { rules, questions } = compileInstructions(written, { categories: DEFAULT_CATEGORIES, sources: ['Joint'] })
  expect(questions, written).toEqual([])
  expect(Object.assign({}, ...rules.map((rule) => rule.effects)), written).toEqual(effects)
  expect(
    rules.map((rule) => rule.when),
    written,
  ).toEqual(rules.map(() => when))
})

test.each([
  [
    'a kind of transaction',
    {
      anyOf: [{ how: 'idea', text: 'cash withdrawals' }],
      allOf: [],
      noneOf: [],
      max: { decimal: '50', inclusive: true },
    },
  ],
  [
    'both of two texts',
    {
      anyOf: [],
      allOf: [
        { how: 'words', text: 'PayPal' },
        { how: 'words', text: 'Steffi K' },
      ],
      noneOf: [],
    },
  ],
  [
    'an exception',
    { anyOf: [{ how: 'words', text: 'Costco' }], allOf: [], noneOf: [{ how: 'words', text: 'Costco Gas' }] },
  ],
  ['other accounts', { anyOf: [{ how: 'words', text: 'Uber' }], allOf: [], noneOf: [], notSources: ['Amex'] }],
] satisfies [string, RuleConditions][])('a rule written as a sentence keeps %s', (_, when) => {
  const sentence = writeRule({ when, effects: { category: 'Kids' } })
  const { rules, questions } = compileInstructions(sentence, { categories: DEFAULT_CATEGORIES, sources: ['Amex'] })
  expect(questions, sentence).toEqual([])
  expect(
    rules.map((rule) => rule.when),
    sentence,
  ).toEqual([when])
})

test('texts of which one is enough stay separate from texts that must all match', () => {
  const makeTests = (...texts: string[]) => texts.map((text): TextTest => ({ how: 'words', text }))
  const when: RuleConditions = { anyOf: makeTests('Shell', 'Esso'), allOf: makeTests('Shop'), noneOf: [] }
  const sentences = writeRule({ when, effects: { category: 'Groceries' } })
  const read = compileInstructions(sentences, { categories: DEFAULT_CATEGORIES })
  expect(read.questions, sentences).toEqual([])
  expect(read.rules.map((rule) => [...rule.when.anyOf, ...rule.when.allOf])).toEqual([
    makeTests('Shell', 'Shop'),
    makeTests('Esso', 'Shop'),
  ])
})
