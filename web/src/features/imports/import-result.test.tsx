import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aHistoryEntry } from '../../testing/builders.ts'
import { fakeImports, submit } from '../../testing/fake-imports.ts'
import { aCategory, anId, anImport, anImportRow, aTransaction, listResponse } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'

const NO_COUNTS = { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 }

afterEach(() => cleanNotifications())

test('a duplicate shows its reason and can be added anyway, and Undo removes it again', async () => {
  const run = anImport()
  const historyId = anId()
  const row = anImportRow({ line: 12, verdict: 'duplicate', reason: 'Duplicate: same date, amount and description.' })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [row] } },
    [`POST /api/imports/${run.id}/rows/12/accept/`]: { body: { ...row, verdict: 'added', history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: '31 duplicates' }))
  expect(await screen.findByText(/Duplicate: same date, amount and description/)).toBeDefined()
  expect(server.findSent(`GET /api/imports/${run.id}/`)[0]?.path).toContain('verdict=duplicate')
  const counts = { ...run.counts, added: 213, duplicate: 30 }
  server.answer(`GET /api/imports/${run.id}/`, { body: { ...run, counts, rows: [row] } })
  await user.click(screen.getByRole('button', { name: 'Add anyway: Streamco' }))
  expect(await screen.findByRole('button', { name: '213 added' })).toBeDefined()
  expect(screen.getByRole('button', { name: '30 duplicates' })).toBeDefined()
  const toast = (await screen.findByText('Added Streamco.')).parentElement as HTMLElement
  server.answer(`GET /api/imports/${run.id}/`, { body: { ...run, rows: [row] } })
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: '212 added' })).toBeDefined()
})

test('once the last duplicate is added, the list of duplicates closes', async () => {
  const run = anImport({ counts: { ...NO_COUNTS, added: 5, duplicate: 1 } })
  const row = anImportRow({ line: 12, verdict: 'duplicate' })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [row] } },
    [`POST /api/imports/${run.id}/rows/12/accept/`]: { body: { ...row, verdict: 'added', history_id: anId() } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: '1 duplicate' }))
  const addButton = await screen.findByRole('button', { name: 'Add anyway: Streamco' })
  const counts = { ...NO_COUNTS, added: 6 }
  server.answer(`GET /api/imports/${run.id}/`, { body: { ...run, counts, rows: [] } })
  await user.click(addButton)
  expect(await screen.findByRole('button', { name: '6 added' })).toBeDefined()
  expect(screen.queryByText(/no longer exist/)).toBeNull()
})

test('adding a skipped line without a date opens a form, filled in with what the line says', async () => {
  const run = anImport({ file_name: null, format: 'note', counts: { ...NO_COUNTS, added: 1, skipped: 1 } })
  const historyId = anId()
  const row = anImportRow({
    verdict: 'skipped',
    transaction_id: null,
    transaction_date: null,
    amount: null,
    currency: null,
    transaction_name: 'Lena owes me 12,',
    simple_name: null,
  })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [row] } },
    [`POST /api/imports/${run.id}/rows/7/fix/`]: { body: { ...row, verdict: 'added', history_id: historyId } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: '1 skipped' }))
  await user.click(await screen.findByRole('button', { name: 'Add anyway: line 7' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Added Lena owes me.')).toBeDefined()
  expect(server.findSent(`POST /api/imports/${run.id}/rows/7/fix/`)[0]?.body).toEqual({
    transaction_date: '2026-11-14',
    transaction_name: 'Lena owes me',
    amount: '-12.00',
    currency: 'USD',
  })
})

test('only the last four characters of an account number are shown', async () => {
  const run = anImport({ file_name: 'statement.pdf', source: '000123456789' })
  fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [] } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText('· ··6789')).toBeDefined()
  expect(screen.queryByText(/000123456789/)).toBeNull()
})

test('undoing an import removes all its rows, names those edited since, and can itself be undone', async () => {
  const run = anImport()
  const historyId = anId()
  const august = { id: anId(), file_name: 'august.csv', rows: 5 }
  // The rows of this import were added again later, so there's nothing to restore.
  const july = anImport({ file_name: 'july.csv', created_at: '2026-11-01T10:00:00Z' })
  const julyAgain = anImport({ file_name: 'july.csv', counts: { ...run.counts, added: 3 } })
  const restored = anImport({ file_name: 'august.csv', counts: { ...run.counts, added: 5 }, history_id: anId() })
  const server = fakeImports({
    'GET /api/imports/': listResponse([julyAgain, july]),
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [] } },
    [`POST /api/imports/${august.id}/again/`]: { status: 202, body: { ...restored, status: 'queued' } },
    [`GET /api/imports/${restored.id}/`]: { body: { ...restored, rows: [] } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
    [`POST /api/imports/${restored.id}/undo/`]: {
      body: { import: { ...restored, status: 'undone' }, removed: 5, edited: [], also_in: [], history_id: anId() },
    },
    [`POST /api/imports/${run.id}/undo/`]: {
      body: {
        import: { ...run, status: 'undone' },
        removed: 212,
        edited: [
          { id: anId(), transaction_date: '2026-11-12', simple_name: 'Streamco', amount: '-9.99', currency: 'USD' },
        ],
        also_in: [august, { id: july.id, file_name: 'july.csv', rows: 3 }],
        history_id: historyId,
      },
    },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  const result = await screen.findByRole('region', { name: 'Import of november.csv' })
  await user.click(within(result).getByRole('button', { name: 'Undo' }))
  const message =
    'Removed 212 transactions. Some of them were also in august.csv, july.csv. You had edited Streamco −$9.99.'
  const toast = (await screen.findByText(message)).parentElement as HTMLElement
  expect(screen.getByText('Undone: november.csv')).toBeDefined()
  expect(server.findSent(`POST /api/imports/${run.id}/undo/`)).toHaveLength(1)
  expect(await within(result).findByText('5 of these rows were also in august.csv.')).toBeDefined()
  expect(within(result).queryByText(/july\.csv/)).toBeNull()
  await user.click(within(result).getByRole('button', { name: 'Restore them from august.csv' }))
  expect(await screen.findByText('Added 5 rows from august.csv.')).toBeDefined()
  // The panel shows the current state, not an old offer; after an undo, the offer is valid again.
  const line = (await within(result).findByText('5 rows added from august.csv.')).parentElement!
  expect(within(result).queryByText(/also in august/)).toBeNull()
  server.answer(`GET /api/imports/${restored.id}/`, { body: { ...restored, status: 'undone', rows: [] } })
  await user.click(within(line).getByRole('button', { name: 'Undo' }))
  expect(await within(result).findByText(/also in august/)).toBeDefined()
  expect(server.findSent(`POST /api/imports/${restored.id}/undo/`)).toHaveLength(1)
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await within(result).findByRole('button', { name: 'Undo' })).toBeDefined()
  expect(within(result).queryByText(/also in august/)).toBeNull()
})

test('if the file doesn’t name its account, we ask, and then check its duplicates again', async () => {
  const run = anImport({ source: null })
  const reimport = anImport({ counts: { ...run.counts, added: 2 }, history_id: anId() })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`POST /api/imports/${run.id}/source/`]: { body: { ...run, source: 'Credit Union' } },
    [`POST /api/imports/${run.id}/again/`]: { status: 202, body: { ...reimport, status: 'queued' } },
    [`GET /api/imports/${reimport.id}/`]: { body: { ...reimport, rows: [] } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.type(await screen.findByRole('textbox', { name: 'Account name' }), 'Credit Union')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Which account is this from?')).toBeNull())
  expect(server.findSent(`POST /api/imports/${run.id}/source/`)[0]?.body).toEqual({ source: 'Credit Union' })
  // Rows skipped as duplicates are checked again automatically, without the file.
  expect(await screen.findByText('Added 2 rows from november.csv.')).toBeDefined()
  expect(await screen.findByText('2 rows added from november.csv.')).toBeDefined()
  expect(screen.getByText('When imported:')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('reversed amounts are swapped with one click, and back with Undo', async () => {
  const run = anImport({ detail_reasons: [{ code: 'import.signs-unclear' }], balance_check: null })
  const historyId = anId()
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`POST /api/imports/${run.id}/swap-signs/`]: { body: { ...run, swapped: 2, swap_history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect((await screen.findAllByText(/The file doesn’t say which amounts are money in/))[0]).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Swap money in and out' }))
  const toast = (await screen.findByText('Swapped money in and out in 2 transactions.')).parentElement as HTMLElement
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.findSent(`POST /api/history/${historyId}/undo/`)).toHaveLength(1))
})

test('swapping money in and out is only offered if the directions may be wrong', async () => {
  fakeImports({ 'POST /api/imports/': { status: 202, body: anImport({ detail_reasons: [], balance_check: null }) } })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect((await screen.findAllByText(/added/))[0]).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Swap money in and out' })).toBeNull()
})

test('for a typed note, we don’t ask for the account; setting one doesn’t mention file layouts', async () => {
  const run = anImport({ source: null, file_name: null, format: 'note', progress: { done: 1, total: 1 } })
  fakeImports({ 'POST /api/imports/': { status: 202, body: run } })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'coffee 4.50 yesterday')
  const nameButton = await screen.findByRole('button', { name: 'Choose the account' })
  expect(screen.queryByText('Which account is this from?')).toBeNull()
  await user.click(nameButton)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Account name' }))
  expect(screen.getByText('We’ll file these rows under this account.')).toBeDefined()
  expect(screen.queryByText(/layout/)).toBeNull()
})

test('a guessed account is marked as a guess and can be corrected, and rows that this adds are reported', async () => {
  const guess = { code: 'import.account-remembered', args: { account: 'Chase' } }
  const run = anImport({ source: 'Chase', detail_reasons: [guess, { code: 'import.note-meant-none' }] })
  const historyId = anId()
  const current = { ...run, source: 'Ally', counts: { ...run.counts, added: 214, duplicate: 29 } }
  const server = fakeImports({
    'GET /api/sources/': {
      body: {
        results: ['Chase', 'Ally'].map((source) => ({
          source,
          currency: 'USD',
          transaction_count: 5,
          last_date: '2026-11-12',
        })),
      },
    },
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...current, rows: [] } },
    [`POST /api/imports/${run.id}/source/`]: { body: { ...current, source_history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText('Filed under Chase, like the last file with this layout.')).toBeDefined()
  expect(screen.getByText('No rows match the note, so nothing was skipped.')).toBeDefined()
  expect(screen.queryByText('Which account is this from?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Wrong account?' }))
  expect(screen.queryByRole('button', { name: 'Chase' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ally' }))
  const toast = (await screen.findByText('Filed under Ally. 2 more rows were added.')).parentElement as HTMLElement
  expect(screen.getByRole('button', { name: '214 added' })).toBeDefined()
  expect(screen.queryByText(/Filed under Chase/)).toBeNull()
  server.answer(`GET /api/imports/${run.id}/`, { body: { ...run, rows: [] } })
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Filed under Chase, like the last file with this layout.')).toBeDefined()
})

test('one click confirms an uncertain category for good, and can be undone', async () => {
  const run = anImport()
  const historyId = anId()
  const id = anId()
  const row = anImportRow({ line: 3, needs_review: true, transaction_id: id, category: 'Groceries' })
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [row] } },
    [`GET /api/transactions/${id}/`]: { body: aTransaction({ id, category: 'Groceries' }) },
    [`POST /api/transactions/${id}/apply-to-merchant/`]: { body: { edited: 4, history_id: historyId } },
    [`POST /api/history/${historyId}/undo/`]: { body: aHistoryEntry({ id: historyId }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await user.click(await screen.findByRole('button', { name: '6 to review' }))
  await user.click(await screen.findByRole('button', { name: 'Always use this: Groceries for Streamco' }))
  const toast = (await screen.findByText('Streamco will always be Groceries. 4 transactions updated.')).parentElement!
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmed: Streamco' }).disabled).toBe(true)
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Always use this: Groceries for Streamco' })).toBeDefined()
  expect(server.findSent(`POST /api/transactions/${id}/apply-to-merchant/`)).toHaveLength(1)
})

test('the next import collapses the previous result to one line, which can be reopened', async () => {
  const runs = [anImport({ source: null, file_name: 'first.csv' }), anImport({ file_name: 'second.csv' })]
  const server = fakeImports({ 'POST /api/imports/': { status: 202, body: runs[0] } })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText('Which account is this from?')).toBeDefined()
  server.answer('POST /api/imports/', { status: 202, body: runs[1] })
  await submit(user, 'more')
  expect(await screen.findByRole('region', { name: 'Import of second.csv' })).toBeDefined()
  expect(screen.queryByText('Which account is this from?')).toBeNull()
  const first = within(screen.getByRole('region', { name: 'Import of first.csv' }))
  expect(first.queryByRole('button', { name: '212 added' })).toBeNull()
  await user.click(first.getByRole('button', { name: /^first\.csv\s*212 added, 31 duplicates/ }))
  expect(first.getByRole('button', { name: '212 added' })).toBeDefined()
  expect(first.getByRole('button', { name: 'Choose the account' })).toBeDefined()
})

test('a note that did nothing is reported, and we don’t ask for the account of our own export', async () => {
  const detail_reasons = [{ code: 'import.note-not-understood' }]
  fakeImports({
    'POST /api/imports/': { status: 202, body: anImport({ detail_reasons, source: null, format: 'evenkeel-csv' }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText('We didn’t understand the note, so it changed nothing.')).toBeDefined()
  expect(screen.queryByText('Which account is this from?')).toBeNull()
})

test('a balance that doesn’t match is reported with its line', async () => {
  const detail = 'The balance on line 48 is 20.00 more than the rows before it come to.'
  fakeImports({
    'POST /api/imports/': { status: 202, body: anImport({ balance_check: { ok: false, line: 48, detail } }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText(detail)).toBeDefined()
})

test('past imports are listed with their notes and can be undone, and then imported again', async () => {
  const old = anImport({ created_at: '2026-03-02T09:00:00Z', file_name: 'march.csv', note: 'joint card' })
  const server = fakeImports({
    'GET /api/imports/': listResponse([old]),
    [`POST /api/imports/${old.id}/undo/`]: {
      body: {
        import: { ...old, status: 'undone' },
        removed: 212,
        edited: [],
        also_in: [{ id: anId(), file_name: 'august.csv', rows: 5 }],
        history_id: anId(),
      },
    },
  })
  const { user } = renderApp('/dashboard/actual?panel=imports')
  const dialog = await screen.findByRole('dialog', { name: 'Past imports' })
  expect(await within(dialog).findByText('march.csv')).toBeDefined()
  expect(within(dialog).getByText('“joint card”')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(await within(dialog).findByText('Undone: march.csv')).toBeDefined()
  // Once it's imported again, here or from its file, we stop offering to. Rows it shared with others are back.
  const restored = anImport({ file_name: 'march.csv', created_at: '2026-11-15T09:00:00Z' })
  server.answer(`POST /api/imports/${old.id}/again/`, { status: 202, body: { ...restored, status: 'queued' } })
  server.answer(`GET /api/imports/${restored.id}/`, { body: { ...restored, rows: [] } })
  server.answer('GET /api/imports/', listResponse([{ ...old, status: 'undone' }]))
  await user.click(within(dialog).getByRole('button', { name: 'Import again' }))
  expect(await within(dialog).findByText('212 rows added from march.csv.')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: /Import again|Restore/ })).toBeNull()
  expect(server.findSent(`POST /api/imports/${old.id}/undo/`)).toHaveLength(1)
})

test('for another product’s file, we don’t ask for the account, and offer its unknown categories as new', async () => {
  const run = anImport({ source: null, file_name: 'register.csv', format: 'product-ynab', product: 'YNAB' })
  const category = { rows: 2, budget_items: 0, is_yours: false, new_kind: 'expense' as const }
  const server = fakeImports({
    'POST /api/imports/': { status: 202, body: run },
    'GET /api/categories/': listResponse([aCategory(), aCategory({ name: 'Shopping' })]),
    [`GET /api/imports/${run.id}/categories/`]: {
      body: {
        product: 'YNAB',
        results: [
          { ...category, name: 'Fun: Stamps', category: null, new_name: 'Stamps' },
          { ...category, name: 'Fun: Toys', rows: 0, budget_items: 1, category: null, new_name: 'Toys' },
          { ...category, name: 'Everyday: Groceries', category: 'Groceries', new_name: 'Groceries' },
        ],
      },
    },
    [`GET /api/imports/${run.id}/`]: { body: { ...run, rows: [] } },
    [`POST /api/imports/${run.id}/categories/`]: {
      body: { created: 1, edited: 4, edited_budget_items: 1, history_id: anId() },
    },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  const toys = await screen.findByRole('combobox', { name: 'Category for Fun: Toys' })
  expect(screen.queryByText('Which account is this from?')).toBeNull()
  expect(screen.getByText('2 not matched yet')).toBeDefined()
  await user.selectOptions(toys, 'Shopping')
  await user.click(screen.getByRole('button', { name: 'Save categories' }))
  expect(await screen.findByText('Matched 2 categories and changed 4 transactions and 1 budget item.')).toBeDefined()
  const [sent] = server.findSent(`POST /api/imports/${run.id}/categories/`)
  expect(sent!.body).toEqual({
    categories: [
      { name: 'Fun: Stamps', category: 'Stamps', kind: 'expense' },
      { name: 'Fun: Toys', category: 'Shopping', kind: 'expense' },
    ],
  })
})
