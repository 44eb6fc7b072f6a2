import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberLoggedIn, wasLoggedIn } from '../lib/logged-in-hint.ts'
import { aProfile } from '../testing/builders.ts'
import { fakeServer, refuseWith } from '../testing/fake-server.ts'
import { findPublicPage, publicPages } from './public-pages.ts'
import { openPage, PublicRouter } from './public-router.tsx'

type Listener = (error: Error) => void
/** The test environment's browser. */
declare const jsdom: { virtualConsole: Record<'on' | 'off', (event: 'jsdomError', listener: Listener) => void> }

const METAS = { 'forum-url': 'https://forum.test', 'social-url': 'https://social.test/@us', demo: '1' }

beforeEach(() => {
  for (const [name, content] of Object.entries(METAS)) {
    const meta = Object.assign(document.createElement('meta'), { name: `evenkeel:${name}`, content })
    document.head.append(meta)
  }
})
afterEach(() => {
  document.head.innerHTML = ''
})

async function visit(path: string) {
  window.history.replaceState(null, '', path)
  render(<PublicRouter initial={await openPage(path)} />)
  return userEvent.setup()
}

test('every public page has one main heading, the shared layout and the right title', async () => {
  for (const { path, title } of publicPages) {
    const { unmount } = render(<PublicRouter initial={await openPage(path)} />)
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toBe(title)
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    unmount()
  }
})

test('the top bar links to the home, login and sign-up pages', async () => {
  await visit('/careers')
  const banner = within(screen.getByRole('banner'))
  expect(banner.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Evenkeel', '/'],
    ['Log In', '/login'],
    ['Sign Up', '/signup'],
  ])
})

test('logged-in visitors get a link to the dashboard; an outdated hint is removed', async () => {
  rememberLoggedIn(true)
  fakeServer({ 'GET /accounts/profile/': { body: aProfile() } })
  await visit('/')
  const links = await screen.findAllByRole('link', { name: 'Go to your dashboard' })
  for (const link of links) expect(link.getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  cleanup()
  fakeServer({ 'GET /accounts/profile/': refuseWith(401, 'Please log in.', 'unauthenticated') })
  await visit('/')
  await waitFor(() => expect(wasLoggedIn()).toBe(false))
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull()
})

test('the footer has the year, the copyright and every link, including the operator’s two external ones', async () => {
  await visit('/careers')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(new RegExp(`${new Date().getFullYear()}.*All rights reserved\\.`))).toBeTruthy()
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Community forum', 'https://forum.test'],
    ['Follow us', 'https://social.test/@us'],
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy'],
    ['Accessibility', '/accessibility'],
    ['Careers', '/careers'],
  ])
})

test('a link opens its page without a reload, and Back returns', async () => {
  const user = await visit('/careers')
  await user.click(screen.getByRole('link', { name: 'Log In' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeTruthy()
  expect(window.location.pathname).toBe('/login')
  expect(document.title).toBe('Log In | Evenkeel')
  expect(document.activeElement).toBe(screen.getByRole('main'))

  window.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeTruthy()
})

test('a page that fails to load after the visitor went elsewhere doesn’t take them back', async () => {
  // jsdom can't load another document and reports each attempt as an error.
  const reportError = vi.fn()
  jsdom.virtualConsole.on('jsdomError', reportError)
  let fail = () => {}
  const loading = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  const load = vi.spyOn(findPublicPage('/signup')!, 'load').mockReturnValue(loading)
  const user = await visit('/careers')
  await user.click(screen.getByRole('link', { name: 'Sign Up' }))
  await user.click(screen.getByRole('link', { name: 'Log In' }))
  await screen.findByRole('heading', { level: 1, name: 'Log In' })
  fail()
  await loading.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(load).toHaveBeenCalled()
  expect(reportError).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe('/login')
  jsdom.virtualConsole.off('jsdomError', reportError)
  vi.restoreAllMocks()
})

test('an unknown address shows the landing page, and a trailing slash makes no difference', async () => {
  expect((await openPage('/no/such/page')).page.path).toBe('/')
  expect((await openPage('/login/')).page.path).toBe('/login')
  expect(findPublicPage('/waitlist')).toBeUndefined()
})

test('the theme can be chosen at the bottom of the page', async () => {
  const user = await visit('/careers')
  expect(screen.getByRole('button', { name: 'System theme' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(screen.getByRole('button', { name: 'Dark theme' }).getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('theme')).toBe('dark')
})
