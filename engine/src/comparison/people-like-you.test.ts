import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { US_SPENDING } from './data/us-spending.generated.ts'
import { US_WEALTH, US_WEALTH_PERCENTILES } from './data/us-wealth.generated.ts'
import { compareWithPeopleLikeYou, type OwnFigures } from './people-like-you.ts'
import { findBand } from './place-in-distribution.ts'
import type { PersonProfile } from './published-figures.ts'

const own: OwnFigures = {
  spendingByCode: new Map([
    ['GRO', 7_800_00],
    ['HOU', 24_000_00],
    ['TVL', 3_000_00],
    ['', 500_00],
  ]),
  income: 70_000_00,
  measures: {
    'net-worth': 300_000_00,
    income: 90_000_00,
    'financial-assets': null,
    'liquid-assets': 9_000_00,
    debt: 0,
  },
}
const someone: PersonProfile = { country: 'US', age: 40, householdSize: 3, income: 90_000 }
const toCents = (units: number) => Math.round(units * 100)
const byAge = { by: 'age', group: null } as const

describe('people like you, in the United States', () => {
  const compared = compareWithPeopleLikeYou(someone, byAge, own, toCents)!
  const findLine = (key: string) => compared.spending!.lines.find((each) => each.key === key)!
  // CPI-U of July 2026 over the mean of 2023, from the bureau's own figures.
  const pricesSince2023 = 336.7 / 304.702

  test('the group follows the age, and figures are in today’s money', () => {
    expect(compared.spending).toMatchObject({ group: 'US households: 35–44 years', kind: 'mean', priceYear: 2023 })
    expect(compared.spending!.prices).toMatchObject({ from: '2023', to: '2026-07' })
    expect(findLine('groceries').published! / 100).toBeCloseTo(7211 * pricesSince2023, -1)
    expect(findLine('groceries').yours).toBe(7_800_00)
  })

  test('spending without a published figure has a line of its own, and no spending gets lost', () => {
    expect(findLine('TVL')).toMatchObject({ published: null, yours: 3_000_00 })
    expect(findLine('own')).toMatchObject({ published: null, yours: 500_00 })
    const yours = compared.spending!.lines.reduce((sum, each) => sum + each.yours, 0)
    expect(yours).toBe(compared.spending!.total.yours)
  })

  test('a figure that the survey left out has no value', () => {
    const young = compareWithPeopleLikeYou({ ...someone, age: 22 }, byAge, own, toCents)!
    expect(young.spending!.lines.find(({ key }) => key === 'education')!.published).toBeNull()
  })

  test('the total leaves out retirement contributions, which are deducted before pay reaches an account', () => {
    expect(compared.spending!.total.published! / 100).toBeCloseTo((90_939 - 12_666) * pricesSince2023, -1)
  })

  test('a measure is placed between published percentiles, and only if the user has a figure', () => {
    const findMeasure = (measure: string) => compared.measures.find((each) => each.measure === measure)!
    expect(findMeasure('net-worth')).toMatchObject({ group: 'US families, age 35–44', place: { above: 60, below: 70 } })
    expect(findMeasure('financial-assets').place).toBeNull()
    expect(findMeasure('debt').place).toEqual({ above: 10, below: 20 })
    expect(findMeasure('savings-rate')).toMatchObject({
      kind: 'rate',
      published: expect.closeTo(0.0457, 6),
      place: null,
    })
    expect(findMeasure('savings-rate').yours).toBeCloseTo((70_000 - 35_300) / 70_000)
  })

  test('someone aged 17 or 103 is in the youngest or oldest group', () => {
    const getGroup = (age: number) =>
      compareWithPeopleLikeYou({ ...someone, age }, byAge, own, toCents)!.spending!.group
    expect([getGroup(17), getGroup(103)]).toEqual([
      'US households: Under 25 years',
      'US households: 75 years and older',
    ])
  })

  test('an income picks the fifth with the closest average, and a chosen group wins', () => {
    const byIncome = compareWithPeopleLikeYou(someone, { by: 'income', group: null }, own, toCents)!
    expect(byIncome.spending!.group).toContain('Third 20 percent')
    const chosen = compareWithPeopleLikeYou(someone, { by: 'household', group: 'Married couple only' }, own, toCents)!
    expect(chosen.spending!.group).toContain('Married couple only')
    expect(chosen.choices.filter(({ isChosen }) => isChosen)).toEqual([
      { by: 'household', group: 'Married couple only', isChosen: true },
    ])
  })

  test('an income is compared with the averages at the prices of their year', () => {
    const findGroup = (income: number) =>
      compareWithPeopleLikeYou({ ...someone, income }, { by: 'income', group: null }, own, toCents)!.spending!.group
    const [lower, upper] = US_SPENDING.income.slice(1, 3).map((row) => row[1]) as [number, number]
    const middle = (lower + upper) / 2
    expect(findGroup(middle * 1.02)).toBe(findGroup(lower))
    expect(findGroup(middle * 1.5)).toBe(findGroup(upper))
  })

  test('every published percentile of every group is reproduced exactly', () => {
    const ages = { 'under 35': 30, '35-44': 40, '45-54': 50, '55-64': 60, '65-74': 70, '75+': 80, all: null }
    // CPI-U of July 2026 over the mean of 2022, from the bureau's own figures.
    const priceRise = 336.7002 / 292.655
    for (const [measure, groups] of Object.entries(US_WEALTH)) {
      for (const [group, age] of Object.entries(ages)) {
        US_WEALTH_PERCENTILES.forEach((percentile, i) => {
          const value = groups[group]!.points[i]!
          const inTodaysMoney = Math.round(value * priceRise * 100)
          const measures = { ...own.measures, [measure]: inTodaysMoney }
          const found = compareWithPeopleLikeYou({ ...someone, age }, byAge, { ...own, measures }, toCents)!
          const { place, points } = found.measures.find((each) => each.measure === measure)!
          expect(points[i]).toEqual({ percentile, value: inTodaysMoney })
          const highestEqual = US_WEALTH_PERCENTILES.findLast((_, k) => groups[group]!.points[k] === value)
          expect(place!.above).toBe(highestEqual)
        })
      }
    }
  })

  test('the median net worths are within 0.3% of those the Federal Reserve published', () => {
    const published = { all: 192_700, 'under 35': 39_000, '35-44': 135_600, '45-54': 247_200, '55-64': 364_500 }
    for (const [group, median] of Object.entries({ ...published, '65-74': 409_900, '75+': 335_600 })) {
      expect(Math.abs(US_WEALTH['net-worth'][group]!.points[5]! / median - 1)).toBeLessThan(0.003)
    }
  })
})

describe('other countries', () => {
  test.each(['AU', 'CA', 'JP', 'DE'])('%s has spending figures with a source, not adjusted for prices', (country) => {
    const { spending } = compareWithPeopleLikeYou({ ...someone, country }, byAge, own, toCents)!
    expect(spending!.source.url).toMatch(/^https:/)
    expect(spending!.prices).toBeNull()
    expect(spending!.lines.filter(({ published }) => published !== null).length).toBeGreaterThan(0)
  })

  test('a table of shares compares shares, not money', () => {
    const { spending } = compareWithPeopleLikeYou({ ...someone, country: 'FR' }, byAge, own, toCents)!
    expect(spending!.total.published).toBeNull()
    expect(spending!.lines.find(({ key }) => key === 'food')).toMatchObject({
      published: 0.13,
      yourShare: 7_800 / 35_300,
    })
  })

  test.each([
    ['CA', 30, 1, 'Canadians under 65 who live alone'],
    ['CA', 30, 2, 'Canadian families, main earner under 35'],
    ['CA', 70, 2, 'Canadian families, main earner 65 and over'],
    ['CA', 45, 3, 'All Canadian families'],
    ['CA', 103, 1, 'Canadians 65 and over who live alone'],
  ])('someone in %s aged %i in a household of %i is compared with “%s”', (country, age, householdSize, group) => {
    const { measures } = compareWithPeopleLikeYou({ ...someone, country, age, householdSize }, byAge, own, toCents)!
    expect(measures[0]).toMatchObject({ measure: 'net-worth', kind: 'median', group, place: null })
  })

  test('without a country, or without tables for it, there is no comparison', () => {
    expect(compareWithPeopleLikeYou({ ...someone, country: 'CH' }, byAge, own, toCents)).toBeNull()
    expect(compareWithPeopleLikeYou({ ...someone, country: null }, byAge, own, toCents)).toBeNull()
  })
})

test('every value is in exactly one band of any table, and bands rise with the value', () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(values, fc.integer({ min: -1200, max: 1200 }), (list, value) => {
      const points = list.sort((a, b) => a - b).map((each, i) => ({ percentile: (i + 1) * 10, value: each }))
      const { above, below } = findBand(points, value)
      const atOrBelow = points.filter((point) => point.value <= value).length
      expect(above).toBe(atOrBelow === 0 ? null : atOrBelow * 10)
      expect(below).toBe(atOrBelow === points.length ? null : (atOrBelow + 1) * 10)
    }),
  )
})
