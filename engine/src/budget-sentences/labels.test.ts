import { describe, expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { parseBudgetText } from './parse-budget-sentence.ts'

const options = {
  today: plainDate('2026-11-15'),
  currency: 'USD',
  categorise: () => ({ category: 'Shopping', confidence: 0.2 }),
}
const parse = (text: string) => parseBudgetText(text, options)

describe('a number that names a thing isn’t money', () => {
  test.each<[string, [string, number][]]>([
    ['rent 1,450 on the 1st for apartment 12', [['Rent', 145_000]]],
    [
      'rent 1,450 for apt. 12 and 60 for parking lot 7',
      [
        ['Rent', 145_000],
        ['Parking', 6000],
      ],
    ],
    ['250 a month for room 4', [['Room 4', 25_000]]],
    ['bus 40 a month for route 66', [['Bus', 4000]]],
    ['internet 40 for our flat no. 3', [['Internet', 4000]]],
    ['apartment 12 is 1,450 a month', [['Apartment 12', 145_000]]],
    ['Miete 900 für Wohnung 12', [['Miete', 90_000]]],
    ['loyer 900 pour l’appartement 12', [['Loyer', 90_000]]],
    ['alquiler 900 del piso 3', [['Alquiler', 90_000]]],
  ])('%s', (text, expected) => {
    const { items, questions } = parse(text)
    expect(items.map(({ name, minor }) => [name, minor])).toEqual(expected)
    expect(questions).toEqual([])
  })

  test.each([
    ['flat 1300, gym 40', [130_000, 4000]],
    ['rent for the apartment 1300', [130_000]],
    ['room 600 food 300', [60_000, 30_000]],
    ['120 for a storage unit 40 for the gym 30 for food', [12_000, 4000, 3000]],
    ['rent 1,450 for apartment $12', [145_000, 1200]],
  ])('a number is money if a name would have no amount without it, or if it has a currency: %s', (text, amounts) => {
    expect(parse(text).items.map(({ minor }) => minor)).toEqual(amounts)
  })

  test('a whole number with a leading zero isn’t money', () => {
    expect(parse('invoice 0231 for the website, 4,200').items.map(({ minor }) => minor)).toEqual([420_000])
    expect(parse('gum 0.90 a day').items.map(({ minor }) => minor)).toEqual([90])
  })

  test.each([
    'rent 1,450 for birchwood 12',
    'rent 900 apartment 12',
    'rent 1,450, apartment 12',
    '60 for parking 12',
    'internet 50 for wifi box 10',
  ])('we ask about a number that could be an amount or part of a name: %s', (text) => {
    const { items, questions } = parse(text)
    const [, other] = items
    const asked = questions.find(({ topic }) => topic === 'readings')
    expect(asked).toMatchObject({ about: [other!.sourceText], choices: [[{ name: other!.name }], []] })
    expect(items.map(({ confidence }) => confidence < 0.6)).toEqual([false, true])
  })
})
