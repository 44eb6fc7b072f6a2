import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

const READING = {
  rules: [],
  questions: [],
  not_understood: [],
  new_categories: [],
  background: [],
  characters: 0,
}
const SAVED = { ...READING, text: 'Old.', version: 3 }
const PREVIEW = { ...SAVED, changes: [], change_count: 0, skips: [], skip_count: 0, decided_count: 0, row_count: 0 }
const HISTORY_ID = '0190d0c0-0000-7000-8000-0000000000b1'

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

async function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/custom-instructions/': { body: SAVED },
    'POST /api/custom-instructions/preview/': { body: PREVIEW },
    ...handlers,
  })
  const app = renderApp('/dashboard/manage-instructions')
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Instructions/ })
  return { server, box, ...app }
}

test('after the text is cleared and saved, nothing claims that instructions apply', async () => {
  const { box, user } = await open({
    'PUT /api/custom-instructions/': {
      body: { ...SAVED, text: '', version: 4, history_id: HISTORY_ID, added_categories: [] },
    },
  })
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. No instructions apply from the next import.')).not.toBeNull()
})

test('if the saved version can’t be loaded, the page says so, keeps the text and can try again', async () => {
  const { server, box, user } = await open({
    'PUT /api/custom-instructions/': refuseWith(409, 'Changed elsewhere.', 'stale'),
  })
  await user.type(box, ' Mine.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const show = await screen.findByRole('button', { name: 'Show the saved version' })
  server.answer('GET /api/custom-instructions/', refuseWith(400, 'No.'))
  await user.click(show)
  expect(await screen.findByText('Couldn’t load the saved version')).not.toBeNull()
  expect(box.value).toBe('Old. Mine.')
  expect(screen.getByRole('button', { name: 'Show the saved version' })).not.toBeNull()
})

test('if the only choice is to make no rule, nothing claims that transactions go to review', async () => {
  const question = {
    text: 'Etsy is Side Hustle.',
    question: 'You don’t have a category called “Side Hustle”.',
    readings: [{ rules: [], sentence: '' }],
    new_category: 'Side Hustle',
  }
  await open({ 'POST /api/custom-instructions/preview/': { body: { ...PREVIEW, questions: [question] } } })
  expect(await screen.findByText('You don’t have a category called “Side Hustle”.')).not.toBeNull()
  expect(screen.queryByText(/go to review/)).toBeNull()
})
