import { expect, test } from 'vitest'
import { describeFilters } from './describe-filters.ts'
import { findMatches } from './highlight-text.tsx'
import { getExportUrl, getFilters, hasFilters, readTransactionSearch } from './transaction-search.ts'

test('invalid parts of a URL are ignored', () => {
  expect(
    readTransactionSearch({
      search: 4711,
      category: ['Groceries', 'Travel'],
      from: '2026-11-01',
      to: 'tomorrow',
      min_size: 100,
      needs_review: true,
      sort: 'user_id',
      row: 'not-an-id',
      panel: 'review',
      show: 'cellar',
      owner: 'ben',
    }),
  ).toEqual({
    search: '4711',
    category: 'Groceries\nTravel',
    from: '2026-11-01',
    min_size: '100',
    needs_review: 'true',
    panel: 'review',
  })
})

test('an empty category means uncategorized; an empty search is ignored', () => {
  expect(readTransactionSearch({ category: '', search: '' })).toEqual({ category: '' })
  expect(describeFilters({ category: '' }).map((chip) => chip.words)).toEqual(['Uncategorized'])
})

test('sorting isn’t a filter, and neither is an open panel or tab', () => {
  expect(hasFilters({ sort: 'amount' })).toBe(false)
  expect(getFilters({ panel: 'review', show: 'recurring', search: 'x' })).toEqual({ search: 'x' })
})

test('the export link includes the filters', () => {
  expect(getExportUrl({})).toBe('/api/transactions/export/')
  expect(getExportUrl({ search: 'a&b' })).toBe('/api/transactions/export/?search=a%26b')
})

test('search matches ignore case and accents, and have their positions in the text', () => {
  expect(findMatches('Café Zoë, CAFE', 'cafe')).toEqual([
    [0, 4],
    [10, 14],
  ])
  expect(findMatches('스타벅스 강남', '강남')).toEqual([[5, 7]])
  expect(findMatches('Bakery', ' ')).toEqual([])
})
