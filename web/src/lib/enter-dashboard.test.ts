import { expect, test } from 'vitest'
import { getDashboardPath, getLoginPath } from './enter-dashboard.ts'

test.each([
  ['', '/dashboard'],
  ['?next=/dashboard', '/dashboard'],
  ['?next=%2Fdashboard%2Fbudget%3Ftab%3Dincome', '/dashboard/budget?tab=income'],
  [
    '?next=%2Fdashboard%2Factual%3Fsearch%3Dcaf%C3%A9%2Bbar%26from%3D2026-01-01%23top',
    '/dashboard/actual?search=caf%C3%A9+bar&from=2026-01-01#top',
  ],
  ['?next=https://evil.example', '/dashboard'],
  ['?next=//evil.example', '/dashboard'],
  ['?next=/dashboard//evil.example', '/dashboard'],
  ['?next=/dashboard/../accounts/logout/', '/dashboard'],
  ['?next=/dashboard.evil.example', '/dashboard'],
  ['?next=/\\evil.example', '/dashboard'],
  ['?next=javascript:alert(1)', '/dashboard'],
])('logging in at /login%s leads to %s', (search, path) => {
  expect(getDashboardPath(search)).toBe(path)
})

test.each([
  ['/dashboard/budget', '?tab=income', '/login?next=%2Fdashboard%2Fbudget%3Ftab%3Dincome'],
  ['/dashboard', '', '/login'],
  ['/dashboard', '?year=2025', '/login?next=%2Fdashboard%3Fyear%3D2025'],
  ['/elsewhere', '', '/login'],
])('someone logged out at %s%s is sent to %s', (pathname, search, login) => {
  expect(getLoginPath({ pathname, search, hash: '' })).toBe(login)
})
