import type { ReadStatement, StatementQuestion } from '@evenkeel/contract/statement-import.ts'
import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '../../testing/api-operations.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

const server = await createTestApp()

type Person = Awaited<ReturnType<typeof server.createUser>>

async function createAccount(person: Person, name: string, type = 'investment', currency = 'USD'): Promise<string> {
  return (await person.post('/api/accounts/', { name, type, currency })).json().id
}

async function paste(person: Person, text: string, more: object = {}) {
  const response = await person.post('/api/statements/import/', { text, ...more })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const TABLE = 'Date\tBrokerage\tHouse\n2026-09-30\t1,000.00\t500,000\n2026-10-31\t1,100.00\t501,000'
const getCodes = ({ questions }: { questions: StatementQuestion[] }) => questions.map(({ code }) => code)
const getVerdicts = ({ statements }: { statements: ReadStatement[] }) => statements.map(({ verdict }) => verdict)

test('a dry run says what was understood and what to ask, and saves nothing', async () => {
  const ana = await server.createUser()
  const brokerage = await createAccount(ana, 'brokerage')
  const before = await server.dumpTables()
  const preview = await paste(ana, TABLE, { dry_run: true })
  expect(preview).toMatchObject({
    layout: 'accounts-in-columns',
    accounts: [
      { label: 'Brokerage', account_id: brokerage, decision: 'known', statement_count: 2 },
      {
        label: 'House',
        account_id: null,
        decision: 'unknown',
        suggested: { name: 'House', type: 'real_estate', currency: 'USD' },
      },
    ],
    questions: [{ code: 'which-account', label: 'House', candidates: [brokerage] }],
    added: 0,
    history_id: null,
  })
  expect(getVerdicts(preview)).toEqual(['new', 'new', 'waits', 'waits'])
  expect(await server.dumpTables()).toBe(before)
})

test('statements of known accounts are saved as one action; accounts are only added on request', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'Brokerage')
  const create = { name: 'Our house', type: 'real_estate', currency: 'USD' }
  const saved = await paste(ana, TABLE, { accounts: [{ label: 'House', create }] })
  expect(saved).toMatchObject({ added: 4, changed: 0, accounts_added: 1, questions: [] })
  const { results } = (await ana.get('/api/accounts/')).json()
  expect(results).toMatchObject([
    { name: 'Brokerage', balance: '1100.00' },
    { name: 'Our house', type: 'real_estate', balance: '501000.00' },
  ])
  const again = await paste(ana, TABLE, { accounts: [{ label: 'House', account_id: results[1].id }] })
  expect(again).toMatchObject({ added: 0, history_id: null })
  expect(getVerdicts(again)).toEqual(['same', 'same', 'same', 'same'])
  await ana.post(`/api/history/${saved.history_id}/undo/`)
  expect((await ana.get('/api/accounts/')).json().results).toMatchObject([{ name: 'Brokerage', balance: null }])
})

test('a saved statement with different figures for the same day is kept unless the user replaces it', async () => {
  const ana = await server.createUser()
  const account_id = await createAccount(ana, 'Fund')
  await ana.post('/api/statements/', { account_id, statement_date: '2026-10-31', final_balance: '1.00' })
  const text = 'Statement Date,Cash Deposits,Cash Withdrawals,Final Balance\n2026-10-31,10,0,2.00'
  const kept = await paste(ana, text, { account_id })
  expect(kept).toMatchObject({ layout: 'one-account', added: 0, changed: 0 })
  expect(getCodes(kept)).toEqual(['replace'])
  expect(kept.statements).toMatchObject([{ verdict: 'differs', present: { final_balance: '1.00' } }])
  expect(await paste(ana, text, { account_id, replace: true })).toMatchObject({ added: 0, changed: 1 })
  expect((await ana.get('/api/statements/')).json().results).toMatchObject([
    { final_balance: '2.00', cash_deposits: '10.00' },
  ])
})

test('debts without a minus sign still count as owed, and the user is told', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'Mortgage', 'loan')
  const read = await paste(ana, 'Account,Sep 2026,Oct 2026\nMortgage,"400,000","399,000"', { dry_run: true })
  expect(getCodes(read)).toEqual(['debt-sign'])
  expect(read.statements.map((statement: ReadStatement) => statement.final_balance)).toEqual([
    '-400000.00',
    '-399000.00',
  ])
  const credit = await paste(ana, 'Account,Oct 2026\nMortgage,+12', { dry_run: true })
  expect(credit).toMatchObject({ questions: [], statements: [{ final_balance: '12.00' }] })
})

test('in US dollars, an ambiguous date is read month first, and we ask', async () => {
  const ana = await server.createUser()
  const account_id = await createAccount(ana, 'Fund')
  const text = 'Date,Fund\n03/04/2026,100'
  const guessed = await paste(ana, text, { dry_run: true })
  expect(guessed.questions).toEqual([{ code: 'day-order', assumed: 'month-first', example: '03/04/2026' }])
  expect(guessed.statements).toMatchObject([{ statement_date: '2026-03-04' }])
  const dayFirst = await paste(ana, text, { dry_run: true, day_order: 'day-first', account_id })
  expect(dayFirst).toMatchObject({ questions: [], statements: [{ statement_date: '2026-04-03' }] })
})

test('a currency symbol that fits the account’s currency is read as that currency', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'Fund')
  await createAccount(ana, 'Tokyo', 'cash', 'JPY')
  await createAccount(ana, 'Depot', 'investment', 'EUR')
  const read = await paste(ana, 'Date\tFund\tTokyo\tDepot\tMaple\n2026-10-31\t$10,000.00\t¥1,000\t$5\tC$7', {
    dry_run: true,
  })
  expect(
    read.statements.map((statement: ReadStatement) => [statement.label, statement.final_balance, statement.currency]),
  ).toEqual([
    ['Fund', '10000.00', 'USD'],
    ['Tokyo', '1000', 'JPY'],
    ['Maple', '7.00', 'CAD'],
  ])
  expect(read.not_understood).toMatchObject([{ line: 2, code: 'unknown-currency', text: 'Depot 2026-10-31' }])
})

test('amounts in a currency other than the account’s are skipped and reported', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'Fund', 'investment', 'EUR')
  const read = await paste(ana, 'Date,Fund (USD)\n2026-10-31,100', { dry_run: true })
  expect(read.statements).toEqual([])
  expect(read.not_understood).toMatchObject([{ line: 2, code: 'unknown-currency' }])
})

test('we ask for a date if the list has none', async () => {
  const ana = await server.createUser()
  await createAccount(ana, 'Checking', 'cash')
  const text = 'Checking\t$1,200\nTotal\t$1,200'
  const undated = await paste(ana, text, { dry_run: true })
  expect(getCodes(undated)).toEqual(['which-date'])
  const dated = await paste(ana, text, { statement_date: '2026-10-31' })
  expect(dated).toMatchObject({ added: 1, questions: [], statements: [{ final_balance: '1200.00' }] })
})

test('we say if a text has no balances, and other users’ accounts aren’t found', async () => {
  const [ana, ben] = [await server.createUser(), await server.createUser()]
  const theirs = await createAccount(ben, 'Fund')
  const nothing = await paste(ana, 'hello there')
  expect(nothing).toMatchObject({ layout: 'nothing', statements: [], added: 0 })
  expect(getCodes(nothing)).toEqual(['nothing-read'])
  const text = 'Date,Fund\n2026-10-31,100'
  for (const id of [theirs, UNKNOWN_ID]) {
    for (const more of [{ account_id: id }, { accounts: [{ label: 'Fund', account_id: id }] }]) {
      expect((await ana.post('/api/statements/import/', { text, ...more })).statusCode).toBe(404)
    }
  }
  expect((await ana.get('/api/statements/')).json().total).toBe(0)
})

test('a table with thousands of accounts or very many balances is refused with the limit, and saves nothing', async () => {
  const ana = await server.createUser()
  const text = Array.from({ length: 8_000 }, (_, i) => `2026-01-05,100,Pot ${i}`).join('\n')
  const before = await server.dumpTables()
  const refused = await ana.post('/api/statements/import/', { text })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toContain('up to 500 accounts')
  const long = await ana.post('/api/statements/import/', {
    text: 'a\t1\n'.repeat(30_000),
    statement_date: '2026-01-05',
  })
  expect(long.statusCode).toBe(413)
  expect(long.json().detail).toContain('up to 20,000 balances')
  expect(await server.dumpTables()).toBe(before)
})
