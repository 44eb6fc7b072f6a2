import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubMatchMedia } from '../testing/match-media.ts'
import {
  applyTheme,
  getColorScheme,
  loadTheme,
  onSystemThemeChange,
  onThemeSavedElsewhere,
  saveTheme,
} from './theme.ts'

const DARK = '(prefers-color-scheme: dark)'
const getPainted = () => document.documentElement.getAttribute('data-theme')

describe('the saved theme', () => {
  test('with nothing saved, or something invalid, the system decides', () => {
    expect(loadTheme()).toBe('auto')
    localStorage.setItem('theme', 'purple')
    expect(loadTheme()).toBe('auto')
    expect(getColorScheme('auto', true)).toBe('dark')
    expect(getColorScheme('auto', false)).toBe('light')
  })

  test('a choice is applied at once and remembered', () => {
    stubMatchMedia({ [DARK]: true })
    expect(saveTheme('light')).toBe('light')
    expect(getPainted()).toBe('light')
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
    expect(loadTheme()).toBe('light')
    expect(saveTheme('auto')).toBe('dark')
    expect(loadTheme()).toBe('auto')
  })

  test('the browser’s bars get the page’s color', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff"><style>:root { --color-bg: #0e1013 }</style>'
    applyTheme('dark')
    expect(document.querySelector('meta')?.content).toBe('#0e1013')
    document.head.innerHTML = ''
  })

  test('if storage fails, the change still works but isn’t remembered', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    expect(saveTheme('dark')).toBe('dark')
    expect(getPainted()).toBe('dark')
    expect(loadTheme()).toBe('auto')
  })

  test('changes of the system’s theme are reported until unsubscribed', () => {
    const setSystem = stubMatchMedia({ [DARK]: false })
    const stop = onSystemThemeChange(() => applyTheme('auto'))
    setSystem(DARK, true)
    expect(getPainted()).toBe('dark')
    stop()
    setSystem(DARK, false)
    expect(getPainted()).toBe('dark')
  })

  test('a choice made in another tab applies here', () => {
    const listener = vi.fn()
    const stop = onThemeSavedElsewhere(listener)
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
    stop()
    expect(listener.mock.calls).toEqual([['dark']])
  })
})

describe('the inline script that runs before the first paint', () => {
  const readScript = (file: string) => {
    const html = readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
    expect(inline).toHaveLength(1) // The content security policy names one hash.
    return inline[0] ?? ''
  }
  const visit = (address: string) => {
    history.replaceState(null, '', address)
    new Function(readScript('index.html'))()
    return getPainted()
  }
  beforeEach(() => history.replaceState(null, '', '/'))

  test('both HTML files have the same theme script', () => {
    expect(readScript('index.html')).toBe(readScript('dashboard.html'))
  })

  test.each([
    { saved: null, system: 'light', address: '/', shows: 'light', keeps: null },
    { saved: null, system: 'dark', address: '/', shows: 'dark', keeps: null },
    { saved: 'light', system: 'dark', address: '/', shows: 'light', keeps: 'light' },
    { saved: 'auto', system: 'dark', address: '/', shows: 'dark', keeps: 'auto' },
    { saved: 'purple', system: 'dark', address: '/', shows: 'dark', keeps: 'purple' },
    { saved: null, system: 'light', address: '/login?theme=dark', shows: 'dark', keeps: 'dark' },
    { saved: 'dark', system: 'dark', address: '/?theme=light', shows: 'light', keeps: 'light' },
    { saved: 'light', system: 'dark', address: '/?theme=auto', shows: 'dark', keeps: 'auto' },
    { saved: 'dark', system: 'light', address: '/?theme=purple', shows: 'dark', keeps: 'dark' },
  ])('saved $saved, system $system, $address shows $shows', ({ saved, system, address, shows, keeps }) => {
    stubMatchMedia({ [DARK]: system === 'dark' })
    if (saved !== null) localStorage.setItem('theme', saved)
    expect(visit(address)).toBe(shows)
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe(shows)
    expect(localStorage.getItem('theme')).toBe(keeps)
  })

  test('without storage there is still a theme', () => {
    stubMatchMedia({ [DARK]: true })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    expect(visit('/')).toBe('dark')
  })
})
