import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeImports, submit } from '../../testing/fake-imports.ts'
import { refuseWith } from '../../testing/fake-server.ts'
import { anId, anImport, anImportRow, aTransaction, listResponse } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(() => cleanNotifications())

test('if an import can’t be repeated, the message says why', async () => {
  const old = anImport({ status: 'undone', file_name: 'march.csv' })
  const detail = 'The server is out of disk space. Nothing was added.'
  const again = anImport({ status: 'failed', file_name: 'march.csv', detail, history_id: null })
  fakeImports({
    'GET /api/imports/': listResponse([old]),
    [`POST /api/imports/${old.id}/again/`]: { status: 202, body: { ...again, status: 'queued' } },
    [`GET /api/imports/${again.id}/`]: { body: { ...again, rows: [] } },
  })
  const { user } = renderApp('/dashboard/actual?panel=imports')
  const dialog = await screen.findByRole('dialog', { name: 'Past imports' })
  await user.click(await within(dialog).findByRole('button', { name: 'Import again' }))
  expect(await screen.findByText(detail)).toBeDefined()
})

test('if the server no longer knows a repeated import, the button can be used again', async () => {
  const old = anImport({ status: 'undone', file_name: 'march.csv' })
  const again = anImport({ status: 'queued' })
  fakeImports({
    'GET /api/imports/': listResponse([old]),
    [`POST /api/imports/${old.id}/again/`]: { status: 202, body: again },
    [`GET /api/imports/${again.id}/`]: refuseWith(404, 'Import not found.', 'not-found'),
  })
  const { user } = renderApp('/dashboard/actual?panel=imports')
  const dialog = await screen.findByRole('dialog', { name: 'Past imports' })
  const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Import again' })
  await user.click(button)
  expect(await screen.findByText('Import not found.')).toBeDefined()
  expect(button.disabled).toBe(false)
})

test.each([
  [404, 'Import not found.', 'Import not found.'],
  [500, 'Something went wrong on our side.', 'Something went wrong on our side. We’ll keep trying.'],
])('after a %i, the page only promises to keep trying if it does', async (status, detail, words) => {
  const run = anImport({ status: 'queued' })
  fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: refuseWith(status, detail),
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText(words)).toBeDefined()
})

test('the account question closes once the account is saved, even if the import can’t be loaded again', async () => {
  const run = anImport({ source: 'Chase' })
  fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`POST /api/imports/${run.id}/source/`]: { body: { ...run, source: 'Ally', source_history_id: anId() } },
    [`GET /api/imports/${run.id}/`]: refuseWith(500, 'Something went wrong on our side.'),
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: 'Wrong account?' }))
  await user.type(screen.getByRole('textbox', { name: 'Account name' }), 'Ally{Enter}')
  expect(await screen.findByText('Filed under Ally.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Which account is this from?')).toBeNull())
})

test('“Always use this” changes nothing if the transaction’s category was changed since the import', async () => {
  const run = anImport()
  const id = anId()
  const row = anImportRow({ needs_review: true, transaction_id: id, category: 'Groceries' })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [row] } },
    [`GET /api/transactions/${id}/`]: { body: aTransaction({ id, category: 'Dining' }) },
    [`POST /api/transactions/${id}/apply-to-merchant/`]: { body: { edited: 4, history_id: anId() } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: '6 to review' }))
  await user.click(await screen.findByRole('button', { name: 'Always use this: Groceries for Streamco' }))
  expect(await screen.findByText(/^Nothing was changed/)).toBeDefined()
  expect(server.findSent(`POST /api/transactions/${id}/apply-to-merchant/`)).toHaveLength(0)
})

test('the transactions of an undone import aren’t links, because they’re gone', async () => {
  const old = anImport({ status: 'undone', file_name: 'march.csv' })
  fakeImports({
    'GET /api/imports/': listResponse([old]),
    [`GET /api/imports/${old.id}/`]: { body: { ...old, rows: [anImportRow()] } },
  })
  const { user } = renderApp('/dashboard/actual?panel=imports')
  const dialog = await screen.findByRole('dialog', { name: 'Past imports' })
  await user.click(await within(dialog).findByRole('button', { name: '212 added' }))
  expect(await within(dialog).findByText('Streamco')).toBeDefined()
  expect(within(dialog).queryByRole('link', { name: 'Streamco' })).toBeNull()
})
