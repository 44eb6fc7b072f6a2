import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { createLazyPart } from './lazy-part.tsx'

test('if the code of a part can’t be loaded, the page stays, says so and offers to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const Greeting = createLazyPart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>Hello {name}</p>
  })
  render(
    <>
      <p>the rest</p>
      <Suspense>
        <Greeting name="Maya" />
      </Suspense>
    </>,
  )
  expect(await screen.findByText('Couldn’t open this. Check your connection.')).toBeDefined()
  expect(screen.getByText('the rest')).toBeDefined()
  const user = userEvent.setup()
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Maya')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('preloaded code works offline', async () => {
  let isOffline = false
  const Greeting = createLazyPart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Hello</p>
  })
  Greeting.preload()
  isOffline = true
  render(
    <Suspense>
      <Greeting />
    </Suspense>,
  )
  expect(await screen.findByText('Hello')).toBeDefined()
})
