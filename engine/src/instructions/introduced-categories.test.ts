import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { compileInstructions } from './compile-instructions.ts'
import { writeRule } from './write-rule.ts'

const LINES = ['ETSY INC PAYOUT', 'CANINE CLUB 12', 'THORNE BEES', 'MAISEMORE APIARIES', 'KROGER 84', 'STRIPE TRANSFER']
const read = (text: string, own: readonly string[] = []) =>
  compileInstructions(text, {
    categories: [...DEFAULT_CATEGORIES, ...own.map((name) => ({ name, kind: 'expense' as const }))],
    lines: LINES,
  })
const getSets = (text: string) => {
  const { rules, questions } = read(text)
  expect(questions).toEqual([])
  return rules.map(({ when, effects }) => [when.anyOf.map((one) => one.text).join(), effects])
}

describe('a text that asks for a new category', () => {
  test.each([
    ['Make a new category called Side Hustle and put Etsy in it', 'Side Hustle', 'Etsy'],
    ['File Canine Club under a category called Dog Sports.', 'Dog Sports', 'Canine Club'],
    ['Create a category Bees for Thorne.', 'Bees', 'Thorne'],
    ['Canine Club is Dog Sports (new category).', 'Dog Sports', 'Canine Club'],
    ['Canine Club is Dog Sports, a new category.', 'Dog Sports', 'Canine Club'],
    ['Put Thorne in a new category: Bees & Honey.', 'Bees & Honey', 'Thorne'],
    ['I want a new catagory "the bees". Thorne goes in there.', 'the bees', 'Thorne'],
    ['Thorne is for the hives, make a category Beekeeping for it', 'Beekeeping', 'Thorne'],
    ['make a category called side hustle for Etsy', 'Side Hustle', 'Etsy'],
  ])('%s', (text, category, name) => {
    expect(getSets(text)).toEqual([[name, { category, isNewCategory: true }]])
    expect(read(text).newCategories).toEqual([{ name: category, kind: 'expense' }])
  })

  test('if a text asks for several new categories, “it” is the last one mentioned', () => {
    const text = `Make a category called Side Hustle and put Etsy in it. Put Canine Club in a new category, Dog Sports.
      Also create a category Bees and put Thorne in it.`
    expect(getSets(text).map(([name, effects]) => [name, (effects as { category: string }).category])).toEqual([
      ['Etsy', 'Side Hustle'],
      ['Canine Club', 'Dog Sports'],
      ['Thorne', 'Bees'],
    ])
  })

  test('“under that” means the smaller amounts, not the category', () => {
    const { rules } = read('Kroger over 200 is Big Shops (make that a new category), under that it’s Groceries.')
    expect(rules.map(({ when, effects }) => [when.min?.decimal, effects.category])).toEqual([
      ['200', 'Big Shops'],
      [undefined, 'Groceries'],
    ])
  })

  test('several rules create a category only once, and its kind follows from them', () => {
    const text =
      'Money in from Etsy goes in a new category called Side Hustle. Money in from Stripe is side hustle too.'
    expect(read(text).rules).toHaveLength(2)
    expect(read(text).newCategories).toEqual([{ name: 'Side Hustle', kind: 'income' }])
  })

  test.each([
    ['Make a new category called side hustles and put Etsy in it', 'Side Hustle'],
    ['Make a new category called SIDE HUSTEL and put Etsy in it', 'Side Hustle'],
    ['Create a category Personal Care for Etsy', 'Personal Care'],
  ])('uses the category the user already has: %s', (text, category) => {
    expect(read(text, ['Side Hustle'])).toMatchObject({ rules: [{ effects: { category } }], newCategories: [] })
  })

  test('creates nothing if the name is too long for a category', () => {
    const makeText = (length: number) => `Put Thorne in a new category "${'x'.repeat(length)}".`
    expect(read(makeText(60)).newCategories).toHaveLength(1)
    expect(read(makeText(61)).newCategories).toEqual([])
  })

  test.each([
    ['\u202egnp.Boat\u200b', 'gnp.Boat'],
    ['Bo\u200b \u2066at', 'Bo at'],
    ['خانه\u200cها', 'خانه\u200cها'],
  ])('drops invisible characters that change how the name looks: %j', (name, shown) => {
    expect(read(`Put Thorne in a new category "${name}".`).newCategories).toMatchObject([{ name: shown }])
  })

  test.each(['\u200b', '\u3164', '\u0301', '\u202e \u2069'])(
    'creates nothing if nobody can see the name: %j',
    (name) => {
      expect(read(`Put Thorne in a new category "${name}".`).newCategories).toEqual([])
    },
  )

  test('creates nothing if no rule uses the category', () => {
    expect(read('Make a category called Boat. Kroger is Groceries.')).toMatchObject({
      newCategories: [],
      questions: [],
      notUnderstood: [],
      background: ['Make a category called Boat.'],
    })
  })

  test('a rule with a new category is written as a sentence that is read as the same rule', () => {
    const [rule] = read('Create a category Bees for Thorne under 20.').rules
    expect(writeRule(rule!)).toBe('"Thorne" under 20 → new category "Bees".')
    expect(read(writeRule(rule!)).rules).toMatchObject([{ when: rule!.when, effects: rule!.effects }])
  })
})

test.each(['Put Canine Club in Dog Sports', 'Canine Club is not a new category'])(
  'a text that doesn’t ask for a new category creates nothing: %s',
  (text) => expect(read(text).newCategories).toEqual([]),
)
