import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTUAL_SCHEMA, type ActualRows, writeActualZip, writeDatabase, zipTexts } from '../../testing/actual-files.ts'
import { openDocument } from './open-document.ts'

async function read(bytes: Uint8Array, currency = 'USD') {
  const document = await openDocument(bytes)
  return readStatementFile({ ...(document ? { document } : { bytes }), currency, today: plainDate('2026-11-16') })
}

const NAMES: ActualRows = {
  accounts: [
    { id: 'a1', name: 'Checking' },
    { id: 'a2', name: 'Savings' },
  ],
  payees: [
    { id: 'p1', name: 'Market', transfer_acct: null },
    { id: 'p2', name: 'Landlord', transfer_acct: null },
    { id: 't1', name: '', transfer_acct: 'a1' },
    { id: 't2', name: '', transfer_acct: 'a2' },
  ],
  category_groups: [{ id: 'g1', name: 'Usual Expenses' }],
  categories: [
    { id: 'c1', name: 'Food', cat_group: 'g1' },
    { id: 'c2', name: 'Rent', cat_group: 'g1' },
    { id: 'c9', name: 'Eating', cat_group: 'g1', tombstone: 1 },
  ],
}

describe('Actual’s zip', () => {
  test('accounts, payees, categories, notes, tags, splits, transfers and the budget are read', async () => {
    const database = writeDatabase(ACTUAL_SCHEMA, {
      ...NAMES,
      payee_mapping: [{ id: 'p-old', targetId: 'p1' }],
      category_mapping: [{ id: 'c9', transferId: 'c1' }],
      transactions: [
        { id: '1', acct: 'a1', date: 20260901, amount: 120000, starting_balance_flag: 1, description: null },
        { id: '2', acct: 'a1', date: 20260902, amount: -90000, description: 'p2', category: 'c2', notes: 'September' },
        {
          ...{ id: '3', acct: 'a1', date: 20260903, amount: -1250, description: 'p-old', category: 'c9', cleared: 0 },
          ...{ notes: 'with Eva #trip #work', imported_description: 'MARKET 4711' },
        },
        { id: '4', acct: 'a1', date: 20260904, amount: -7000, description: 'p1', isParent: 1, notes: 'big shop' },
        {
          id: '5',
          parent_id: '4',
          isChild: 1,
          acct: 'a1',
          date: 20260904,
          amount: -5000,
          category: 'c1',
          sort_order: 2,
        },
        {
          id: '6',
          parent_id: '4',
          isChild: 1,
          acct: 'a1',
          date: 20260904,
          amount: -2000,
          notes: 'soap',
          sort_order: 1,
        },
        { id: '7', acct: 'a1', date: 20260905, amount: -20000, description: 't2', transferred_id: '8' },
        { id: '8', acct: 'a2', date: 20260906, amount: 20000, description: 't1', transferred_id: '7' },
        { id: '9', acct: 'a1', date: 20260907, amount: -100, description: 'p1', tombstone: 1 },
        { id: '10', acct: 'a1', date: 20260908, amount: -300, description: 'p1', pending: 1 },
      ],
      zero_budgets: [
        { id: 'b1', month: 202610, category: 'c1', amount: 40000 },
        { id: 'b2', month: 202611, category: 'c1', amount: 45000 },
        { id: 'b3', month: 202701, category: 'c1', amount: 99000 },
      ],
    })
    const { format, rows, planned, issues, accountBalances } = await read(writeActualZip(database))
    expect(format).toBe('product-actual')
    expect(issues.map(({ code }) => code)).toEqual(['balance-line'])
    expect(accountBalances).toMatchObject([{ source: 'Checking', day: '2026-09-01', minor: 120000 }])
    expect(rows.toReversed()).toMatchObject([
      { minor: -90000, name: 'Landlord', kept: { category: 'Usual Expenses: Rent', note: 'September' } },
      {
        minor: -1250,
        name: 'MARKET 4711',
        kept: { simpleName: 'Market', category: 'Usual Expenses: Food', tags: ['trip', 'work', 'Uncleared'] },
      },
      {
        minor: -7000,
        name: 'Market',
        parts: [
          { minor: -5000, category: 'Usual Expenses: Food', note: 'big shop' },
          { minor: -2000, category: null, note: 'soap' },
        ],
      },
      { minor: -20000, name: 'Transfer: Savings', transferKey: '7 8', kept: { isTransfer: true } },
      { minor: 20000, source: 'Savings', transferKey: '7 8', kept: { isTransfer: true } },
      { minor: -300, kept: { isPending: true } },
    ])
    expect(planned).toEqual([{ month: '2026-11-01', category: 'Usual Expenses: Food', minor: 45000, currency: 'USD' }])
  })

  test('an old budget can use a write-ahead log, have fewer columns and name split parts after the whole', async () => {
    const schema = `create table accounts (id text primary key, name text);
      create table payees (id text primary key, name text, transfer_acct text);
      create table categories (id text primary key, name text, cat_group text, tombstone integer);
      create table category_groups (id text primary key, name text);
      create table transactions (id text primary key, isParent integer, isChild integer, acct text, category text, amount integer, description text, notes text, date integer);`
    const database = writeDatabase(schema, {
      ...NAMES,
      transactions: [
        { id: 'x', acct: 'a1', date: 20190102, amount: -1500, description: 'p1', isParent: 1 },
        { id: 'x/1', acct: 'a1', date: 20190102, amount: -1000, category: 'c1', isChild: 1 },
        { id: 'x/2', acct: 'a1', date: 20190102, amount: -500, category: 'c2', isChild: 1 },
        // The parts don't add up, so the payment's category is unknown.
        { id: 'y', acct: 'a1', date: 20190103, amount: -900, description: 'p1', isParent: 1 },
        { id: 'y/1', acct: 'a1', date: 20190103, amount: -400, category: 'c1', isChild: 1 },
        // Zero in total, but two payments.
        { id: 'z', acct: 'a1', date: 20190104, amount: 0, description: 'p1', isParent: 1 },
        { id: 'z/1', acct: 'a1', date: 20190104, amount: -400, category: 'c1', isChild: 1 },
        { id: 'z/2', acct: 'a1', date: 20190104, amount: 400, category: 'c2', isChild: 1 },
        { id: 'n', acct: 'a1', date: 20191399, amount: -400, description: 'p1' },
      ],
    })
    database.fill(2, 18, 20)
    const { rows, issues } = await read(writeActualZip(database, 'Home/'))
    expect(rows.map(({ day, minor, parts }) => [day, minor, parts?.length ?? 0])).toEqual([
      ['2019-01-04', -400, 0],
      ['2019-01-04', 400, 0],
      ['2019-01-03', -900, 0],
      ['2019-01-02', -1500, 2],
    ])
    expect(rows[2]!.kept).toMatchObject({ category: null, note: 'Split: Usual Expenses: Food −$4.00' })
    expect(issues.map(({ code }) => code)).toEqual(['bad-day'])
  })

  test('a tracking budget in yen is read', async () => {
    const database = writeDatabase(ACTUAL_SCHEMA, {
      ...NAMES,
      preferences: [
        { id: 'defaultCurrencyCode', value: 'JPY' },
        { id: 'budgetType', value: 'tracking' },
      ],
      transactions: [
        { id: '1', acct: 'a1', date: 20260902, amount: -90000, description: 'p1', category: 'c1' },
        { id: '2', acct: 'a1', date: 20260902, amount: -90050, description: 'p1', category: 'c1' },
      ],
      reflect_budgets: [{ id: 'b1', month: 202609, category: 'c1', amount: 500000 }],
    })
    const { rows, planned, issues } = await read(writeActualZip(database))
    expect(rows).toMatchObject([{ minor: -900, currency: 'JPY' }])
    expect(planned).toMatchObject([{ minor: 5000, currency: 'JPY' }])
    expect(issues.map(({ code }) => code)).toEqual(['bad-amount']) // Half a yen doesn't exist.
  })

  const LOOP = 'with recursive n(x) as (select 1 union all select x + 1 from n) select x'
  test.each([
    ['a view that never ends', `create view transactions as ${LOOP} as id from n`],
    ['a computed column', 'create table transactions (id text, amount as (length(zeroblob(100000))))'],
    ['a virtual table', 'create virtual table transactions using fts5(id, amount, date)'],
    [
      'a text of many megabytes',
      "create table transactions (id text); insert into transactions values (printf('%.9000000c', 'x'))",
    ],
  ])('%s is refused', async (_, schema) => {
    const document = await openDocument(writeActualZip(writeDatabase(schema)))
    expect(document).toMatchObject({ format: 'actual', detail: expect.stringContaining('damaged') })
  })

  test('whatever bytes are changed, the file is read or refused without a crash', async () => {
    const database = writeDatabase(ACTUAL_SCHEMA, {
      ...NAMES,
      transactions: [{ id: '1', acct: 'a1', date: 20260902, amount: -90000, description: 'p1', category: 'c1' }],
    })
    const change = fc.tuple(fc.nat(database.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
        const broken = new Uint8Array(database)
        for (const [at, byte] of changes) broken[at] = byte
        const { crashes } = await read(writeActualZip(broken))
        expect(crashes).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })
})

const REGISTER = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","11/02/2026","Corner Market","Everyday: Groceries","Everyday","Groceries","weekly shop",$42.50,$0.00,"Cleared"
"Checking","","11/03/2026","Store","Everyday: Groceries","Everyday","Groceries","Split (1/2) food",$20.00,$0.00,"Cleared"
"Checking","","11/03/2026","Transfer : Savings","","","","Split (2/2) aside",$5.00,$0.00,"Cleared"
`
const BUDGET = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Nov 2026","Everyday: Groceries","Everyday","Groceries",$400.00,-$62.50,$337.50
`

describe('YNAB’s zip', () => {
  test('rows come from the register and the plan from the budget, and a split can include a transfer', async () => {
    const { format, rows, planned } = await read(
      zipTexts({ 'My Plan as of 2026-11-16 - Plan.csv': BUDGET, 'My Plan as of 2026-11-16 - Register.csv': REGISTER }),
    )
    expect(format).toBe('product-ynab')
    expect(rows).toMatchObject([
      { minor: -4250, source: 'Checking' },
      { minor: -2500, name: 'Store', parts: [{ minor: -2000 }, { minor: -500, isTransfer: true }] },
    ])
    expect(planned).toMatchObject([{ category: 'Everyday: Groceries', minor: 40000 }])
  })

  test('a zip from a Mac, with tabs and euros, is read', async () => {
    const useTabs = (text: string) =>
      text.replaceAll(',', '\t').replace(/\$([\d.]+)/g, (_, sum) => `${sum.replace('.', ',')}€`)
    const { rows, planned } = await read(
      zipTexts({
        'Haushalt/Register.tsv': useTabs(REGISTER),
        'Haushalt/Budget.tsv': useTabs(BUDGET),
        '__MACOSX/._Register.tsv': 'x',
      }),
      'EUR',
    )
    expect(rows.map(({ minor, currency }) => [minor, currency])).toEqual([
      [-4250, 'EUR'],
      [-2500, 'EUR'],
    ])
    expect(planned).toMatchObject([{ minor: 40000, currency: 'EUR' }])
  })

  test('a budget without plans is listed as unreadable, and the register is read', async () => {
    const empty = BUDGET.replace('$400.00', '$0.00')
    const { rows, issues } = await read(zipTexts({ 'Register.csv': REGISTER, 'Budget.csv': empty }))
    expect(rows).toHaveLength(2)
    expect(issues.filter(({ code }) => code === 'unreadable')).toMatchObject([{ text: 'Budget.csv' }])
  })
})

test('if we can’t use a file name in a zip, we say so and don’t call the zip damaged', async () => {
  const zip = Buffer.from(zipTexts({ 'Umsatze.csv': 'Date,Description,Amount\n2026-01-05,Tea,-5.00\n' }))
  const name = Buffer.from('Umsatze.csv')
  // "ä" as Windows writes it in a zip.
  for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) zip[at + 4] = 0x84
  const { detail } = await read(zip)
  expect(detail).toContain('name')
  expect(detail).not.toContain('damaged')
})

test('a zip with one bank file is read; for other zips, the message says what to do', async () => {
  const bank = 'Date,Description,Amount\n2026-01-05,Tea,-5.00\n'
  expect((await read(zipTexts({ 'january.csv': bank }))).rows).toHaveLength(1)
  expect((await read(zipTexts({ 'a.csv': bank, 'b.csv': bank }))).detail).toContain('one by one')
  expect((await read(zipTexts({ 'photo.jpg': 'x' }))).detail).toContain('no CSV')
  expect((await read(zipTexts({ 'evenkeel.json': '{}', 'transactions.json': '[]' }))).detail).toContain(
    'Import an export',
  )
})
