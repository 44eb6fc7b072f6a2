import { expect, test } from 'vitest'
import { createSecondReader, loadSecondReader } from '../../platform/second-reader/second-reader.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { readerOf } from './budget-queries.ts'
import { itemsFromText } from './items-from-text.ts'

const again = loadSecondReader()
const read = (text: string) => again({ kind: 'items', text })

test('reads plain sentences into their figures', () => {
  const program = read('rent 1,200 a month, gym 30 and 25 a week on petrol')!
  const said = program.steps.map((step) => (typeof step === 'number' ? program.units[step]!.value : step))
  expect(said.filter((one) => typeof one === 'number')).toEqual([1200, 30, 25])
  expect(said).toContain('every:weekly')
  expect(program.chances.every((chance) => chance > 0 && chance <= 1)).toBe(true)
})

test('handles text that isn’t English, is empty or is very long', () => {
  expect(read('Miete 900 im Monat und 50 für das Fitnessstudio')).toBeNull()
  expect(read('  ')).toBeNull()
  expect(read('👩‍👩‍👧‍👦'.repeat(1000))).toBeNull()
  expect(read('セブンイレブンは 20 にしてください')).toBeNull()
  const long = read(Array.from({ length: 24 }, (_, i) => `thing ${i} costs ${i + 10} a month`).join(', '))!
  expect(long.steps.at(-1)).toBe('end')
})

test('a sentence that both readers understand becomes items without a question', async () => {
  const server = await createTestApp()
  const ana = await server.newUser()
  const answer = await ana.post('/api/budget-items/from-text/', { text: 'rent 1450 on the 1st, netflix 15.49 a month' })
  expect(answer.json()).toMatchObject({
    items: [
      { simple_name: 'Rent', amount: '-1450.00', needs_review: false },
      { simple_name: 'Netflix', amount: '-15.49', needs_review: false },
    ],
    questions: [],
  })
})

test('if the second reader fails, the grammar’s items are marked for a check, and the log says so', async () => {
  const server = await createTestApp()
  const ana = await server.newUser()
  const logged: unknown[] = []
  const log = { ...server.deps.log, error: (entry: unknown) => logged.push(entry) } as typeof server.deps.log
  const broken = createSecondReader(log, new URL('data:text/javascript,throw new Error("no memory")'))
  const own = server.deps.db.selectFrom('app_user').select('id').where('username', '=', ana.username)
  const { id } = await own.executeTakeFirstOrThrow()
  const owner = { id, preferredCurrency: 'USD' }
  const how = { isDryRun: true, signal: new AbortController().signal }
  const text = 'rent 1450 on the 1st'
  const deps = { ...server.deps, secondReader: broken }
  const { items } = await itemsFromText(deps, owner, text, how, await readerOf(deps, owner))
  expect(items).toMatchObject([{ simple_name: 'Rent', amount: '-1450.00', needs_review: true }])
  expect(logged).toMatchObject([{ event: 'second-reader-failed' }])
})
