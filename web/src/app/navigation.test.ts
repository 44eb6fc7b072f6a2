import { expect, test } from 'vitest'
import { HELP_TEXTS } from '../features/help/help-texts.tsx'
import { findPage, getBreadcrumbs, getHelpKey, HELP_KEYS, isOpenPage, NAV_GROUPS, PAGES } from './navigation.ts'

test('breadcrumbs are Home and the pages on the path', () => {
  expect(getBreadcrumbs('/').map((crumb) => crumb.title)).toEqual(['Home', 'Your Dashboard'])
  expect(getBreadcrumbs('/actual/').map((crumb) => crumb.title)).toEqual(['Home', 'Your Transactions'])
  expect(getBreadcrumbs('/actual/unheard-of').map((crumb) => crumb.title)).toEqual(['Home', 'Your Transactions'])
})

test('the help key is the path with hyphens instead of slashes, or home', () => {
  expect(getHelpKey('/')).toBe('home')
  expect(getHelpKey('/wealth-simulator/')).toBe('wealth-simulator')
  expect(getHelpKey('/a/b')).toBe('a-b')
})

test('every help key has a text, and every text has a key', () => {
  expect(new Set(Object.keys(HELP_TEXTS))).toEqual(HELP_KEYS)
})

test('only account info and the subscription are open to every logged-in user', () => {
  expect(PAGES.filter((page) => isOpenPage(page.path)).map((page) => page.path)).toEqual([
    '/account-info',
    '/subscription',
  ])
  expect(isOpenPage('/unheard-of')).toBe(false)
})

test('the sidebar has four groups and three badges, and leaves out personal attributes', () => {
  expect(NAV_GROUPS.map((group) => group.label)).toEqual([
    'Manage Your Spending',
    'Manage Your Investments',
    'Your Reports',
    'Tutorials and FAQs',
  ])
  const items = NAV_GROUPS.flatMap((group) => group.items)
  expect(items.every((item) => findPage(item.path))).toBe(true)
  expect(items.some((item) => item.path === '/personal-attributes')).toBe(false)
  expect(items.filter((item) => item.badge).map((item) => [item.label, item.badge])).toEqual([
    ['Wealth Accounts', 'NEW'],
    ['Investment Statements', 'NEW'],
    ['Investment performance', 'Beta'],
  ])
})
