import { expect, test } from 'vitest'
import { dashboardPath } from './enter-dashboard.ts'

test.each([
  ['', '/dashboard'],
  ['?next=/dashboard', '/dashboard'],
  ['?next=%2Fdashboard%2Fbudget%3Ftab%3Dincome', '/dashboard/budget?tab=income'],
  ['?next=https://evil.example', '/dashboard'],
  ['?next=//evil.example', '/dashboard'],
  ['?next=/dashboard//evil.example', '/dashboard'],
  ['?next=/dashboard/../accounts/logout/', '/dashboard'],
  ['?next=/dashboard.evil.example', '/dashboard'],
  ['?next=/\\evil.example', '/dashboard'],
  ['?next=javascript:alert(1)', '/dashboard'],
])('%s leads to %s', (search, path) => {
  expect(dashboardPath(search)).toBe(path)
})
