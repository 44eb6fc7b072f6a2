import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeEvents, fakeImports, submit } from '../../testing/fake-imports.ts'
import { refuseWith } from '../../testing/fake-server.ts'
import { anId, anImport, anImportRow, listResponse } from '../../testing/ledger-builders.ts'
import { renderApp } from '../../testing/render-app.tsx'

afterEach(() => cleanNotifications())

test('pasted text is sent with the note and the local date; its rows appear, then the counts', async () => {
  vi.stubGlobal('EventSource', FakeEvents)
  const queued = anImport({
    status: 'queued',
    file_name: null,
    progress: { done: 0, total: 0 },
    counts: { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 },
  })
  const server = fakeImports({ 'POST /api/imports/': { status: 202, body: queued } })
  const { user } = renderApp('/dashboard/actual')
  const box = await screen.findByRole('textbox', { name: 'Paste transactions' })
  await user.click(box)
  await user.paste('2026-11-12 Streamco -9.99')
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'joint card')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Reading what you pasted')
  const form = server.findSent('POST /api/imports/')[0]?.body as FormData
  expect(form.get('text')).toBe('2026-11-12 Streamco -9.99')
  expect(form.get('note')).toBe('joint card')
  expect(form.get('today')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect((box as HTMLTextAreaElement).value).toBe('')

  await waitFor(() => expect(FakeEvents.last?.address).toBe(`/api/imports/${queued.id}/events/`))
  FakeEvents.last?.emit({
    ...queued,
    status: 'running',
    progress: { done: 1, total: 250 },
    rows: [anImportRow()],
  })
  expect(screen.getByText('1 of 250 rows')).toBeDefined()
  expect(screen.getByText('Streamco')).toBeDefined()
  const waiting = 'The server is out of disk space, so this import is waiting.'
  FakeEvents.last?.emit({ ...queued, status: 'running', detail: waiting, rows: [] })
  expect(screen.getByText(waiting)).toBeDefined()
  // All rows are read but none is visible yet: a full progress bar would look stuck.
  FakeEvents.last?.emit({ ...queued, status: 'running', progress: { done: 250, total: 250 }, rows: [] })
  expect(screen.getByText('Importing what you pasted')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Saving rows' }).hasAttribute('value')).toBe(false)

  FakeEvents.last?.emit({ ...anImport({ id: queued.id, file_name: null }), rows: [] })
  for (const words of ['212 added', '31 duplicates', '6 to review', '1 unreadable']) {
    expect(screen.getByRole('button', { name: words })).toBeDefined()
  }
  expect(FakeEvents.last?.isClosed).toBe(true)
  expect(screen.getByRole('link', { name: 'Show transactions' }).getAttribute('href')).toContain(queued.id)
  vi.unstubAllGlobals()
})

test('if events don’t get through, the import is polled until it’s done', async () => {
  const queued = anImport({ status: 'queued' })
  const done = anImport({ id: queued.id, counts: { ...queued.counts, added: 3 } })
  const server = fakeImports({
    'GET /api/transactions/': listResponse([]),
    'POST /api/imports/': { status: 202, body: queued },
    [`GET /api/imports/${queued.id}/`]: { body: { ...queued, status: 'running', rows: [] } },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  await waitFor(() => expect(server.findSent(`GET /api/imports/${queued.id}/`)).not.toHaveLength(0))
  // During the very first import, the page must not say that there are no transactions.
  expect(await screen.findByText(/We’re reading your transactions/)).toBeDefined()
  expect(screen.queryByText(/No transactions yet/)).toBeNull()
  server.answer(`GET /api/imports/${queued.id}/`, { body: { ...done, rows: [] } })
  expect(await screen.findByRole('button', { name: '3 added' })).toBeDefined()
})

test('an import without transactions shows why instead of a count', async () => {
  const detail = 'This seems to be a photo. Export the transactions as CSV and import that file.'
  const counts = { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 }
  fakeImports({
    'POST /api/imports/': { status: 202, body: anImport({ status: 'failed', detail, counts, history_id: null }) },
  })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'anything')
  expect(await screen.findByText(detail)).toBeDefined()
  expect(screen.queryByText(/added/)).toBeNull()
})

test('a refused upload says why and keeps the pasted text', async () => {
  fakeImports({ 'POST /api/imports/': refuseWith(415, 'A zip with pictures holds no transactions.', 'unsupported') })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, 'my only copy')
  expect(await screen.findByText('A zip with pictures holds no transactions.')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste transactions' }).value).toBe('my only copy')
})

test('the import bar opens when it gets focus, and closes again if nothing was entered', async () => {
  fakeImports()
  const { user } = renderApp('/dashboard/actual')
  await user.click(await screen.findByRole('textbox', { name: 'Paste transactions' }))
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeDefined()
  await user.click(screen.getByRole('searchbox', { name: 'Search transactions' }))
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()

  await user.click(screen.getByRole('textbox', { name: 'Paste transactions' }))
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'joint card')
  await user.click(screen.getByRole('searchbox', { name: 'Search transactions' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('joint card')
})

test('text pasted anywhere on the page goes into the box, and Ctrl+Enter sends it', async () => {
  const server = fakeImports({ 'POST /api/imports/': { status: 202, body: anImport({ file_name: null }) } })
  const { user } = renderApp('/dashboard/actual')
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Paste transactions' })
  await user.paste('2026-11-12 Streamco -9.99')
  expect(box.value).toBe('2026-11-12 Streamco -9.99')
  await screen.findByRole('button', { name: 'Submit' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Imported pasted text: 212 added, 31 duplicates, 6 to review/)).toBeDefined()
  expect(server.findSent('POST /api/imports/')).toHaveLength(1)
})

test('a file over the limit is refused before anything is sent', async () => {
  const server = fakeImports()
  const { user } = renderApp('/dashboard/actual')
  const file = new File(['x'], 'decade.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'size', { value: 62 * 1024 * 1024 })
  await user.upload(await screen.findByLabelText('Bank file'), file)
  expect(await screen.findByText(/decade\.csv is 62 MB/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
  expect(server.findSent('POST /api/imports/')).toHaveLength(0)
})

test('several files are sent one by one, each with its own result', async () => {
  const names = ['october.csv', 'november.csv']
  const server = fakeImports({
    'POST /api/imports/': (request) => ({
      status: 202,
      body: anImport({ file_name: ((request.body as FormData).get('file') as File).name }),
    }),
  })
  const { user } = renderApp('/dashboard/actual')
  await user.upload(
    await screen.findByLabelText('Bank file'),
    names.map((name) => new File(['x'], name, { type: 'text/csv' })),
  )
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  for (const name of names) expect(await screen.findByRole('region', { name: `Import of ${name}` })).toBeDefined()
  expect(server.findSent('POST /api/imports/')).toHaveLength(2)
})

test('only the latest result and three older ones are shown until the user asks for more', async () => {
  let sent = 0
  fakeImports({
    'POST /api/imports/': () => {
      sent += 1
      return { status: 202, body: anImport({ file_name: `${sent}.csv` }) }
    },
  })
  const { user } = renderApp('/dashboard/actual')
  for (let i = 0; i < 6; i += 1) await submit(user, 'anything')
  const listShown = () =>
    screen.getAllByRole('region', { name: /^Import of/ }).map((run) => run.getAttribute('aria-label'))
  const latest = ['6.csv', '5.csv', '4.csv', '3.csv'].map((name) => `Import of ${name}`)
  await waitFor(() => expect(listShown()).toEqual(latest))
  await user.click(screen.getByRole('button', { name: 'Show 2 more results' }))
  expect(listShown()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show fewer results' }))
  expect(listShown()).toEqual(latest)
})

test('a permanently refused file is named and doesn’t hold up the others', async () => {
  fakeImports({
    'POST /api/imports/': (request) => {
      const { name } = (request.body as FormData).get('file') as File
      return name.endsWith('.pdf')
        ? refuseWith(415, 'This is a picture.', 'unsupported')
        : { status: 202, body: anImport({ file_name: name }) }
    },
  })
  const { user } = renderApp('/dashboard/actual')
  await user.upload(await screen.findByLabelText('Bank file'), [
    new File(['x'], 'scan.pdf', { type: 'application/pdf' }),
    new File(['x'], 'november.csv', { type: 'text/csv' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('scan.pdf: This is a picture.')).toBeDefined()
  expect(await screen.findByRole('region', { name: 'Import of november.csv' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull()
})

test('text typed while sending stays in the box', async () => {
  const run = anImport()
  const upload = Promise.withResolvers<void>()
  const reply = { status: 202, body: run }
  fakeImports({ 'POST /api/imports/': () => upload.promise.then(() => reply) })
  const { user } = renderApp('/dashboard/actual')
  await submit(user, '2026-11-12 Streamco -9.99')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste transactions' })
  await user.type(box, '{enter}coffee 4.50 today')
  upload.resolve()
  await screen.findByRole('button', { name: '212 added' })
  expect(box.value.trim()).toBe('coffee 4.50 today')
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDefined()
})

test.each([401, 404])('after a %i, an import’s progress isn’t requested again', async (status) => {
  vi.useFakeTimers()
  const { watchImport } = await import('./watch-import.ts')
  const id = anId()
  const server = fakeImports({ [`GET /api/imports/${id}/`]: refuseWith(status, 'No.') })
  const errors: unknown[] = []
  watchImport(id, { onUpdate: () => {}, onError: (error) => errors.push(error) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.findSent(`GET /api/imports/${id}/`)).toHaveLength(1)
  expect(errors).toHaveLength(1)
  vi.useRealTimers()
})
