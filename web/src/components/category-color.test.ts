import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { generateDemoHousehold } from '@evenkeel/engine/demo-household/generate-demo-household.ts'
import { expect, test } from 'vitest'
import { getCategoryColor } from './category-color.ts'

test('the demo household’s eight largest categories have eight different colors', () => {
  const spent = new Map<string, number>()
  for (const { category, kind, minor } of generateDemoHousehold({ today: plainDate('2026-11-15') }).transactions) {
    if (kind === 'expense') spent.set(category, (spent.get(category) ?? 0) - minor)
  }
  const largest = [...spent].sort(([, a], [, b]) => b - a).slice(0, 8)
  expect(new Set(largest.map(([name]) => getCategoryColor(name))).size).toBe(8)
})

test('a category’s color doesn’t depend on capital letters; uncategorized is gray', () => {
  expect(getCategoryColor('Housing')).toBe(getCategoryColor('housing'))
  expect(getCategoryColor('constructor')).toMatch(/^var\(--category-\d+\)$/)
  expect(getCategoryColor(null)).toBe('var(--color-budget)')
})
