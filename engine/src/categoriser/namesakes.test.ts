import { describe, expect, test } from 'vitest'
import { createCategoriser } from './categorise.ts'
import { DEFAULT_CATEGORIES } from './default-categories.ts'

const categorise = (country: string, text: string) =>
  createCategoriser({ categories: DEFAULT_CATEGORIES, country }).categorise({ text, minor: -2500, currency: 'USD' })

describe('a name that may belong to another business needs review', () => {
  test.each([
    ['a trade after an article', 'GB', 'THE CHEMIST HEXHAM'],
    ['a trade after an article', 'FR', 'LE GARAGE NANTES'],
    ['a trade next to “old”', 'DE', 'ZUR ALTEN APOTHEKE BAMBERG'],
    ['a trade next to “old”', 'ES', 'LA ANTIGUA FERRETERIA'],
    ['a trade without a name', 'GB', 'LAUNDERETTE 0414'],
    ['a trade followed by another trade', 'GB', 'POST OFFICE HOTEL'],
    ['a brand followed by another trade', 'US', 'SUPERCUTS LAWN SERVICE'],
    ['a brand and a venue joined by an asterisk', 'NL', 'NLOV*CAFE DE KADE'],
  ])('%s, in %s: %s', (_, country, text) => {
    expect(categorise(country, text).needsReview).toBe(true)
  })

  test.each([
    ['GB', 'HOLLINS PHARMACY', 'Health'],
    ['DE', 'APOTHEKE AM RING', 'Health'],
    ['IT', 'FARMACIA SAN GIORGIO', 'Health'],
    ['GB', 'POST OFFICE COUNTERS', 'Services'],
    ['FR', 'LEROY MERLIN JARDIN', 'Home & Garden'],
  ])('neither a trade with its own name nor a whole brand needs review: in %s, %s is %s', (country, text, category) => {
    expect(categorise(country, text)).toMatchObject({ category, needsReview: false })
  })
})

describe('the stronger clue wins', () => {
  test.each([
    ['US', 'TST* THE APOTHECARY', 'Dining & Coffee'],
    ['US', 'TST* RIVERSIDE MARKET', 'Dining & Coffee'],
    ['FI', 'RAVINTOLA VANHA KIRJAKAUPPA', 'Dining & Coffee'],
    ['ES', 'SUR COPAS', 'Bars & Alcohol'],
    ['GB', 'SUMUP *KENS MOBILE VALET', 'Car'],
  ])('in %s, %s is %s', (country, text, category) => {
    const answer = categorise(country, text)
    expect(answer.category ?? answer.suggested).toBe(category)
  })
})

test('a street named after a church or a nursery says nothing about the shop on it', () => {
  expect(categorise('GB', 'CHURCH STREET SOCIAL').needsReview).toBe(true)
  expect(categorise('US', 'NURSERY ROAD BAKERY')).toMatchObject({ category: 'Dining & Coffee' })
})
