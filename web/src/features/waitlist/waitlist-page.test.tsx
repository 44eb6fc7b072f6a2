import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPublic } from '../../testing/render-public.tsx'
import { WaitlistPage } from './waitlist-page.tsx'

test('a valid email address is sent and confirmed, and an invalid one isn’t sent', async () => {
  const onJoin = vi.fn().mockResolvedValue(undefined)
  const { user } = renderPublic(<WaitlistPage onJoin={onJoin} />)
  await user.type(screen.getByLabelText('Email'), 'not an address{Enter}')
  expect(screen.getByText('Enter your email address.')).toBeTruthy()
  expect(onJoin).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('maya@example.com')
  expect(onJoin.mock.calls).toEqual([['maya@example.com']])
})

test('a failure keeps the address for another try', async () => {
  const { user } = renderPublic(<WaitlistPage onJoin={() => Promise.reject(new Error('down'))} />)
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  expect(await screen.findByText('We couldn’t add you to the list. Try again later.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
})
