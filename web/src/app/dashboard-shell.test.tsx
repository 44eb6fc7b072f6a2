import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appStore } from '../lib/app-state.ts'
import * as leaveApp from '../lib/leave-app.ts'
import { aProfile, aSubscription } from '../testing/builders.ts'
import { fakeServer, refuseWith } from '../testing/fake-server.ts'
import { stubMatchMedia } from '../testing/match-media.ts'
import { renderApp } from '../testing/render-app.tsx'

const PHONE = '(max-width: 767.98px)'
const DARK = '(prefers-color-scheme: dark)'

function fakeLoggedIn(fields: Parameters<typeof aProfile>[0] = {}) {
  return fakeServer({
    'GET /accounts/profile/': { body: aProfile(fields) },
    'GET /api/subscription/': { body: aSubscription({ is_subscribed: fields.is_subscribed ?? true }) },
    'GET /accounts/sessions/': { body: { results: [] } },
    'GET /api/history/': { body: { results: [], next: null, total: 0 } },
    'POST /accounts/logout/': { body: { detail: 'Bye.', csrfToken: 'token-2' } },
  })
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

let redirects: string[] = []
beforeEach(() => {
  redirects = []
  vi.spyOn(leaveApp, 'leaveTo').mockImplementation((path) => void redirects.push(path))
  vi.spyOn(leaveApp, 'leaveToLogIn').mockImplementation(() => void redirects.push('/login'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('seenOnboarding', 'true')
})

describe('start', () => {
  test('a spinner shows until the profile has loaded, and the CSRF token is fetched', async () => {
    let answer = (_: object) => {}
    const server = fakeLoggedIn()
    server.answer('GET /accounts/profile/', () => new Promise<object>((resolve) => (answer = resolve)))
    renderApp('/dashboard/faqs')
    expect(screen.getByRole('status', { name: 'Loading your account' })).not.toBeNull()
    expect(screen.queryByRole('main')).toBeNull()
    answer({ body: aProfile() })
    await findHeading('FAQs')
    expect(appStore.get().csrfToken).toBe('token-1')
  })

  test.each([
    ['nobody is logged in', refuseWith(401, 'Please log in.', 'unauthenticated')],
    ['the profile can’t be loaded', new TypeError('failed to fetch')],
  ])('if %s, the login page opens', async (_, answer) => {
    fakeServer({ 'GET /accounts/profile/': answer })
    renderApp('/dashboard/budget')
    await waitFor(() => expect(redirects).toEqual(['/login']))
    expect(appStore.get()).toMatchObject({ user: null, isAuthenticated: false, isSubscribed: false })
    expect(screen.queryByRole('main')).toBeNull()
  })
})

describe('the gate', () => {
  test.each(['/dashboard', '/dashboard/budget', '/dashboard/personal-attributes', '/dashboard/nowhere'])(
    'without a subscription %s leads to the subscription page',
    async (address) => {
      fakeLoggedIn({ is_subscribed: false })
      const { router } = renderApp(address)
      await findHeading('Your Subscription')
      expect(router.state.location.pathname).toBe('/subscription')
    },
  )

  test.each([
    ['without a subscription, pages that need one have a lock', false],
    ['with a subscription, no page has a lock', true],
  ])('%s in the sidebar', async (_, is_subscribed) => {
    fakeLoggedIn({ is_subscribed })
    renderApp('/dashboard/account-info')
    await findHeading('Your Account Info')
    const locks = screen.queryAllByRole('img', { name: 'needs a subscription' })
    expect(locks).toHaveLength(is_subscribed ? 0 : 11)
  })

  test('without a subscription, account info stays open', async () => {
    fakeLoggedIn({ is_subscribed: false })
    renderApp('/dashboard/account-info')
    await findHeading('Your Account Info')
  })

  test('with a subscription, an unknown address leads home', async () => {
    fakeLoggedIn()
    const { router } = renderApp('/dashboard/nowhere')
    await findHeading('Your Dashboard')
    expect(router.state.location.pathname).toBe('/')
  })

  test('starting the trial opens the dashboard', async () => {
    const server = fakeLoggedIn({ is_subscribed: false })
    const { user } = renderApp('/dashboard/subscription')
    server.answer('POST /api/subscription/activate/', () => {
      server.answer('GET /accounts/profile/', { body: aProfile() })
      return { body: aSubscription({ is_subscribed: true, status: 'trialing', plan: 'trial' }) }
    })
    await user.click(await screen.findByRole('button', { name: 'Start free trial' }))
    await findHeading('Your Dashboard')
    expect(server.findSent('POST /api/subscription/activate/')[0]?.body).toEqual({ plan: 'trial' })
  })
})

describe('pages', () => {
  test.each([
    ['/dashboard', 'Your Dashboard', true],
    ['/dashboard/budget', 'Your Budget', true],
    ['/dashboard/actual', 'Your Transactions', true],
    ['/dashboard/manage-instructions', 'Your Custom Instructions', true],
    ['/dashboard/investment-accounts', 'Manage Investment Accounts', true],
    ['/dashboard/account-statements', 'Your Investment Account Statements', true],
    ['/dashboard/investment-performance', 'Investment performance', true],
    ['/dashboard/income-statement', 'Your Income Statement', true],
    ['/dashboard/compare-yourself', 'Compare yourself', false],
    ['/dashboard/wealth-simulator', 'Wealth simulator', true],
    ['/dashboard/faqs', 'FAQs', false],
    ['/dashboard/account-info', 'Your Account Info', false],
    ['/dashboard/history', 'History', false],
    ['/dashboard/personal-attributes', 'Your Personal Attributes', false],
    ['/dashboard/subscription', 'Your Subscription', false],
  ])('%s has the title %s, and a Help button if there is help', async (address, title, hasHelp) => {
    fakeLoggedIn()
    renderApp(address)
    await findHeading(title)
    expect(document.title).toBe(`${title} · Evenkeel`)
    expect(screen.queryByRole('button', { name: 'Help' }) !== null).toBe(hasHelp)
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Home', title])
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard')
  })

  test('help opens in a dialog named after the page', async () => {
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/budget')
    await findHeading('Your Budget')
    await user.click(screen.getByRole('button', { name: 'Help' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your Budget Help' })
    expect(within(dialog).getByText('+ Add New Item')).not.toBeNull()
  })
})

describe('sidebar', () => {
  test('collapses with the button in the header, keeps the names of its links, and stays collapsed', async () => {
    fakeLoggedIn()
    const first = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await first.user.click(screen.getByRole('button', { name: 'Toggle sidebar' }))
    expect(appStore.get().sidebarShow).toBe(false)
    expect(screen.getByRole('link', { name: 'Wealth Accounts' })).not.toBeNull()
    first.unmount()

    renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    expect(appStore.get().sidebarShow).toBe(false)
  })
})

describe('avatar menu', () => {
  test('logging out clears the state and goes to the landing page', async () => {
    const server = fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.click(screen.getByRole('button', { name: 'M, account menu for maya' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Account Information',
      'Your Subscription',
      'History',
      'Keyboard shortcuts',
      'Log Out',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(redirects).toEqual(['/']))
    expect(server.findSent('POST /accounts/logout/')).toHaveLength(1)
    expect(appStore.get().isAuthenticated).toBe(false)
  })

  test('a failed logout is only logged, and the user stays logged in', async () => {
    const server = fakeLoggedIn()
    server.answer('POST /accounts/logout/', refuseWith(500, 'Something broke.', 'internal'))
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.click(screen.getByRole('button', { name: 'M, account menu for maya' }))
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(redirects).toEqual([])
    expect(appStore.get().isAuthenticated).toBe(true)
  })
})

describe('onboarding', () => {
  const findIntroduction = () => screen.findByRole('dialog', { name: 'Introduction' })

  test('shows on the first visit, and remembers that it was closed', async () => {
    localStorage.removeItem('seenOnboarding')
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await user.click(within(await findIntroduction()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('seenOnboarding')).toBe('true')
  })

  test('waits for the next page if the first one asks questions', async () => {
    localStorage.removeItem('seenOnboarding')
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/manage-instructions')
    await findHeading('Your Custom Instructions')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'FAQs' }))
    await findIntroduction()
  })

  test('opens with ?showOnboarding=true, which closing removes from the address', async () => {
    fakeLoggedIn()
    const { user, router } = renderApp('/dashboard/faqs?showOnboarding=true')
    await user.click(within(await findIntroduction()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('isn’t shown twice, and isn’t shown without a subscription', async () => {
    fakeLoggedIn()
    const first = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()

    localStorage.removeItem('seenOnboarding')
    fakeLoggedIn({ is_subscribed: false })
    renderApp('/dashboard/subscription')
    await findHeading('Your Subscription')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('on a phone, the sidebar stays open until the introduction is closed', async () => {
    stubMatchMedia({ [PHONE]: true })
    fakeLoggedIn()
    const { user } = renderApp('/dashboard?showOnboarding=true')
    const opened = await findIntroduction()
    expect(appStore.get().sidebarShow).toBe(true)
    await user.click(within(opened).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(appStore.get().sidebarShow).toBe(false))
  })
})

describe('theme', () => {
  const getTheme = () => document.documentElement.getAttribute('data-theme')

  test('with nothing saved, it follows the system, including later changes', async () => {
    const change = stubMatchMedia({ [DARK]: true })
    fakeLoggedIn()
    renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    expect(getTheme()).toBe('dark')
    change(DARK, false)
    await waitFor(() => expect(getTheme()).toBe('light'))
  })

  test('a choice is applied and remembered, and wins over the system', async () => {
    stubMatchMedia({ [DARK]: true })
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.click(screen.getByRole('button', { name: 'Theme' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
    expect(getTheme()).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(appStore.get().theme).toBe('light')
  })
})

describe('phone', () => {
  test('shows five tabs at the bottom, and More opens the menu', async () => {
    stubMatchMedia({ [PHONE]: true })
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    const tabs = within(screen.getByRole('navigation', { name: 'Quick links' }))
    expect([...tabs.getAllByRole('link'), tabs.getByRole('button')].map((tab) => tab.textContent)).toEqual([
      'Home',
      'Budget',
      'Activity',
      'Wealth',
      'More',
    ])
    expect(appStore.get().sidebarShow).toBe(false)
    await user.click(tabs.getByRole('button', { name: 'More' }))
    expect(appStore.get().sidebarShow).toBe(true)
    expect(localStorage.getItem('sidebarShow')).toBeNull()
  })
})

describe('keyboard', () => {
  test('if the search fails, it doesn’t claim that there is nothing', async () => {
    fakeLoggedIn() // It has no answer to a search.
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.keyboard('{Control>}k{/Control}zzzz')
    expect(await screen.findByText('We couldn’t search everything. Please try again.')).toBeDefined()
  })

  test('Ctrl K finds a page and goes there', async () => {
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.keyboard('{Control>}k{/Control}')
    const search = await screen.findByPlaceholderText(
      'Search transactions, accounts, budget items, pages and actions',
      {},
      { timeout: 5000 },
    )
    await user.type(search, 'subscr')
    await user.keyboard('{Enter}')
    await findHeading('Your Subscription')
  })

  test('without a subscription, the search only offers what it can find', async () => {
    fakeLoggedIn({ is_subscribed: false })
    const { user } = renderApp('/dashboard/subscription')
    await findHeading('Your Subscription')
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByPlaceholderText('Search pages and actions', {}, { timeout: 5000 })
  })

  test('text typed before the search field has focus is searched for, and Enter opens the result', async () => {
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.keyboard('{Control>}k{/Control}subscr{Enter}')
    await findHeading('Your Subscription')
  })

  test('? lists the shortcuts and G then B opens the budget, but not while typing in a field', async () => {
    fakeLoggedIn()
    const { user } = renderApp('/dashboard/faqs')
    await findHeading('FAQs')
    await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'gb?')
    expect(screen.queryByRole('dialog')).toBeNull()

    screen.getByRole('main').focus()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('gb')
    await findHeading('Your Budget')
  })
})
