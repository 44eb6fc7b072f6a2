import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { FeedbackMenu } from './feedback-menu.tsx'

const ERROR = 'Error submitting feedback. Try again?'

function Menu() {
  const [opened, setOpened] = useState(true)
  return <FeedbackMenu opened={opened} onOpenedChange={setOpened} />
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

const getBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' })
const write = (text: string) => fireEvent.change(getBox(), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Submit|Success/ }))
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the text box has six rows', () => {
  fakeServer({})
  renderAlone(<Menu />)
  expect(getBox().rows).toBe(6)
})

test('after sending, the button turns green and says Success, the text is cleared, and the dialog closes', async () => {
  const server = fakeServer({ 'POST /submit-feedback/': { status: 201, body: { detail: 'Thank you.' } } })
  renderAlone(<Menu />)
  write('  The charts are lovely.  ')
  submit()
  const button = await screen.findByRole('button', { name: 'Success' })
  expect(button.style.getPropertyValue('--button-bg')).toBe('var(--color-income)')
  expect(getBox().value).toBe('')
  expect(server.findSent('POST /submit-feedback/')[0]?.body).toMatchObject({
    text: '  The charts are lovely.  ',
    page: window.location.href,
  })

  await advance(700)
  expect(screen.queryByRole('dialog', { name: 'Feedback' })).not.toBeNull()
  await advance(150)
  expect(screen.queryByRole('dialog', { name: 'Feedback' })).toBeNull()
})

test('while sending, the button is busy and disabled', async () => {
  let answer = (_: { status: number; body: object }) => {}
  const server = fakeServer({
    'POST /submit-feedback/': () => new Promise<{ status: number; body: object }>((resolve) => (answer = resolve)),
  })
  renderAlone(<Menu />)
  write('Hello')
  submit()
  await vi.waitFor(() => expect(server.findSent('POST /submit-feedback/')).toHaveLength(1))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
  expect(button.disabled).toBe(true)
  expect(button.hasAttribute('data-loading')).toBe(true)
  answer({ status: 201, body: { detail: 'Thank you.' } })
  await screen.findByRole('button', { name: 'Success' })
})

test('blank feedback is an error that disappears after two seconds, and nothing is sent', async () => {
  const server = fakeServer({})
  renderAlone(<Menu />)
  write('   \n ')
  submit()
  expect(screen.getByRole('alert').textContent).toBe(ERROR)
  await advance(1900)
  expect(screen.queryByRole('alert')).not.toBeNull()
  await advance(200)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.findSent('POST /submit-feedback/')).toHaveLength(0)
})

test.each([
  ['a refusal', refuseWith(500, 'Something broke.', 'internal')],
  ['a network failure', new TypeError('failed to fetch')],
])('after %s, the text stays, and the error stays until the next attempt', async (_, failure) => {
  const server = fakeServer({ 'POST /submit-feedback/': failure })
  renderAlone(<Menu />)
  write('Hello')
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe(ERROR)
  await advance(5000)
  expect(screen.queryByRole('alert')).not.toBeNull()
  expect(getBox().value).toBe('Hello')

  server.answer('POST /submit-feedback/', () => new Promise(() => {}))
  submit()
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('if the dialog is closed while sending, success closes nothing else', async () => {
  let answer = (_: { status: number; body: object }) => {}
  const server = fakeServer({
    'POST /submit-feedback/': () => new Promise<{ status: number; body: object }>((resolve) => (answer = resolve)),
  })
  const changes: boolean[] = []
  function Closable() {
    const [opened, setOpened] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpened(false)}>
          Elsewhere
        </button>
        <FeedbackMenu opened={opened} onOpenedChange={(next) => changes.push(next)} />
      </>
    )
  }
  renderAlone(<Closable />)
  write('Hello')
  submit()
  await vi.waitFor(() => expect(server.findSent('POST /submit-feedback/')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }))
  answer({ status: 201, body: { detail: 'Thank you.' } })
  await advance(2_000)
  expect(changes).toEqual([])
})
