import { beforeEach, expect, test, vi } from 'vitest'

const assign = vi.fn()
const replace = vi.fn()
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('window', {
    location: { pathname: '/dashboard/budget', search: '', hash: '', assign, replace },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  })
})

test('a request refused after logging out doesn’t change where the browser goes', async () => {
  const { leaveTo, leaveToLogIn } = await import('./leave-app.ts')
  leaveTo('/')
  leaveToLogIn()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  expect(replace).not.toHaveBeenCalled()
})

test('a page restored by the Back button still goes to the login page once its session has ended', async () => {
  const { leaveTo, leaveToLogIn } = await import('./leave-app.ts')
  leaveTo('/')
  listeners.get('pageshow')?.()
  leaveToLogIn()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fdashboard%2Fbudget')
})
