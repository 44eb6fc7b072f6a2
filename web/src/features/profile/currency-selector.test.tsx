import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '../../lib/app-state.ts'
import { useCurrencySync } from '../../lib/change-currency.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { CurrencySelector } from './currency-selector.tsx'

const PATH = 'POST /accounts/update-preferred-currency/'
const getShown = () => screen.getByRole('button', { name: /^Currency/ }).textContent

beforeEach(() => appStore.setUser(aProfile({ preferred_currency: 'USD' })))

test('the menu offers the five currencies by code and name', async () => {
  fakeServer({})
  const { user } = renderAlone(<CurrencySelector />)
  await user.click(screen.getByRole('button', { name: 'Currency: USD, US Dollar' }))
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'USD US Dollar',
    'CAD Canadian Dollar',
    'EUR Euro',
    'AUD Australian Dollar',
    'JPY Japanese Yen',
  ])
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('USD US Dollar')
})

test('a choice shows immediately; once it’s saved, the profile has it and every figure is fetched again', async () => {
  let answer = (_: { body: object }) => {}
  const server = fakeServer({ [PATH]: () => new Promise<{ body: object }>((resolve) => (answer = resolve)) })
  const { user, queryClient } = renderAlone(<CurrencySelector />)
  queryClient.setQueryData(['dashboard'], { total: '1.00' })

  await user.click(screen.getByRole('button', { name: /^Currency/ }))
  await user.click(screen.getByRole('menuitemradio', { name: /EUR/ }))
  expect(getShown()).toBe('EUR')
  expect(appStore.get().user?.preferred_currency).toBe('USD')

  await waitFor(() => expect(server.findSent(PATH)[0]?.body).toEqual({ preferred_currency: 'EUR' }))
  answer({ body: aProfile({ preferred_currency: 'EUR' }) })
  await waitFor(() => expect(appStore.get().user?.preferred_currency).toBe('EUR'))
  expect(appStore.get().forceRefresh).toBe(true)
  expect(getShown()).toBe('EUR')
  await waitFor(() => expect(queryClient.getQueryState(['dashboard'])?.isInvalidated).toBe(true))
})

test('with quick changes, the last one wins, and only one request is sent at a time', async () => {
  const resolvers: ((answer: { body: object }) => void)[] = []
  const server = fakeServer({ [PATH]: () => new Promise<{ body: object }>((resolve) => resolvers.push(resolve)) })
  const { user } = renderAlone(<CurrencySelector />)
  for (const code of ['EUR', 'JPY', 'CAD']) {
    await user.click(screen.getByRole('button', { name: /^Currency/ }))
    await user.click(screen.getByRole('menuitemradio', { name: new RegExp(code) }))
  }
  expect(getShown()).toBe('CAD')
  expect(server.findSent(PATH)).toHaveLength(1)
  resolvers[0]?.({ body: aProfile({ preferred_currency: 'EUR' }) })
  await waitFor(() => expect(server.findSent(PATH)).toHaveLength(2))
  expect(server.findSent(PATH)[1]?.body).toEqual({ preferred_currency: 'CAD' })
  resolvers[1]?.({ body: aProfile({ preferred_currency: 'CAD' }) })
  await waitFor(() => expect(appStore.get().user?.preferred_currency).toBe('CAD'))
  expect(getShown()).toBe('CAD')
  expect(server.findSent(PATH)).toHaveLength(2)
})

test('if a second change fails, figures are fetched again in the first, which was saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const resolvers: ((answer: { status?: number; body: object }) => void)[] = []
  fakeServer({ [PATH]: () => new Promise<{ body: object }>((resolve) => resolvers.push(resolve)) })
  const { user, queryClient } = renderAlone(<CurrencySelector />)
  queryClient.setQueryData(['dashboard'], { total: '1.00' })
  for (const code of ['EUR', 'JPY']) {
    await user.click(screen.getByRole('button', { name: /^Currency/ }))
    await user.click(screen.getByRole('menuitemradio', { name: new RegExp(code) }))
  }
  resolvers[0]?.({ body: aProfile({ preferred_currency: 'EUR' }) })
  await waitFor(() => expect(resolvers).toHaveLength(2))
  resolvers[1]?.(refuseWith(500, 'Something broke.', 'internal'))
  await waitFor(() => expect(getShown()).toBe('EUR'))
  await waitFor(() => expect(queryClient.getQueryState(['dashboard'])?.isInvalidated).toBe(true))
})

test('a currency changed in another tab is used here too, and figures are fetched again', async () => {
  fakeServer({ 'GET /accounts/profile/': { body: aProfile({ preferred_currency: 'EUR' }) } })
  function Tab() {
    useCurrencySync()
    return <CurrencySelector />
  }
  const { queryClient } = renderAlone(<Tab />)
  queryClient.setQueryData(['dashboard'], { total: '1.00' })
  const otherTab = new BroadcastChannel('preferred-currency')
  otherTab.postMessage('changed')
  await waitFor(() => expect(getShown()).toBe('EUR'))
  expect(queryClient.getQueryState(['dashboard'])?.isInvalidated).toBe(true)
  otherTab.close()
})

test('a failure is only logged, and the selection reverts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeServer({ [PATH]: refuseWith(500, 'Something broke.', 'internal') })
  const { user } = renderAlone(<CurrencySelector />)
  await user.click(screen.getByRole('button', { name: /^Currency/ }))
  await user.click(screen.getByRole('menuitemradio', { name: /JPY/ }))
  await waitFor(() => expect(getShown()).toBe('USD'))
  expect(log).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(appStore.get().forceRefresh).toBe(false)
})

test('arrow keys move through the menu, and Escape closes it and returns focus', async () => {
  fakeServer({})
  const { user } = renderAlone(<CurrencySelector />)
  const button = screen.getByRole('button', { name: /^Currency/ })
  await user.click(button)
  expect(document.activeElement?.textContent).toBe('USD US Dollar')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('EUR Euro')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})
