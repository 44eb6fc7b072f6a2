import { expect, test } from 'vitest'
import { type PlainDate, plainDate } from '../../core/plain-date.ts'
import { readBalanceTable, toSignedMinor } from './read-balance-table.ts'

const today = plainDate('2026-11-15')
const read = (text: string, isAmerican = true, day?: PlainDate) => {
  const table = readBalanceTable(text, { today, isAmerican, day })
  const toMinorOrNull = (parts: Parameters<typeof toSignedMinor>[0] | null) =>
    parts && toSignedMinor(parts, table.mark, 'USD')
  return {
    ...table,
    rows: table.statements.map(({ label, day, balance, deposits, withdrawals }) => [
      label,
      day,
      toMinorOrNull(balance),
      ...(deposits || withdrawals ? [toMinorOrNull(deposits), toMinorOrNull(withdrawals)] : []),
    ]),
  }
}

test('reads accounts in columns next to a column of dates, and skips totals', () => {
  const { layout, rows } = read(
    'Date\tBrokerage\tSavings\tTotal\n2026-09-30\t1,000.00\t500\t1,500\n2026-10-31\t1,100.50\t\t1,600.50',
  )
  expect(layout).toBe('accounts-in-columns')
  expect(rows).toEqual([
    ['Brokerage', '2026-09-30', 1000_00],
    ['Savings', '2026-09-30', 500_00],
    ['Brokerage', '2026-10-31', 1100_50],
  ])
})

test('reads accounts in rows under a row of dates', () => {
  const { layout, rows, unread } = read(
    'Account,Sep 2026,Oct 2026\nRoth IRA,"$10,000","$10,250"\nMortgage,"-$400,000","($399,000)"\nNet worth,1,2',
  )
  expect(layout).toBe('accounts-in-rows')
  expect(rows).toEqual([
    ['Roth IRA', '2026-09-30', 10_000_00],
    ['Roth IRA', '2026-10-31', 10_250_00],
    ['Mortgage', '2026-09-30', -400_000_00],
    ['Mortgage', '2026-10-31', -399_000_00],
  ])
  expect(unread).toMatchObject([{ line: 4, code: 'total-line' }])
})

test('reads one statement per row, with the account in a column', () => {
  const { layout, rows } = read(
    'Account;Statement Date;Cash Deposits;Cash Withdrawals;Final Balance\nETF;2026-10-31;100;0;1200\nCash;2026-10-31;;;50',
  )
  expect(layout).toBe('accounts-in-rows')
  expect(rows).toEqual([
    ['ETF', '2026-10-31', 1200_00, 100_00, 0],
    ['Cash', '2026-10-31', 50_00],
  ])
})

test('reads one account without a name', () => {
  const { layout, rows } = read(
    'Statement Date\tCash Deposits\tCash Withdrawals\tFinal Balance\n2026-09-30\t0\t20\t980\n2026-10-31\t100\t0\t1090',
  )
  expect(layout).toBe('one-account')
  expect(rows).toEqual([
    ['', '2026-09-30', 980_00, 0, 20_00],
    ['', '2026-10-31', 1090_00, 100_00, 0],
  ])
})

test('in a table of one account, “total deposits” are its deposits', () => {
  const { layout, rows } = read('Date\tTotal deposits\tTotal withdrawals\tBalance\n2026-10-31\t100\t20\t1090')
  expect(layout).toBe('one-account')
  expect(rows).toEqual([['', '2026-10-31', 1090_00, 100_00, 20_00]])
  const both = read('Date\tTotal deposits\tDeposits\tBalance\n2026-10-31\t500\t100\t1090')
  expect(both.rows).toEqual([['', '2026-10-31', 1090_00, 100_00, null]])
})

test('reads deposits and balances of several accounts side by side', () => {
  const { rows } = read('Month,Fund deposits,Fund value,Cash balance\nOct 2026,50,1050,200')
  expect(rows).toEqual([
    ['Fund', '2026-10-31', 1050_00, 50_00, null],
    ['Cash', '2026-10-31', 200_00],
  ])
})

test('reads one account below another', () => {
  const { layout, rows } = read('Vanguard\n2026-09-30  1,000.00\n2026-10-31  1,050.00\n\nAlly:\n2026-10-31  300.00')
  expect(layout).toBe('blocks')
  expect(rows).toEqual([
    ['Vanguard', '2026-09-30', 1000_00],
    ['Vanguard', '2026-10-31', 1050_00],
    ['Ally', '2026-10-31', 300_00],
  ])
})

test('reads plain lines with single spaces, and a table in Markdown', () => {
  expect(read('Roth IRA 2026-10-31 1,000.00\nSavings 2026-10-31 20.00').rows).toEqual([
    ['Roth IRA', '2026-10-31', 1000_00],
    ['Savings', '2026-10-31', 20_00],
  ])
  expect(read('| Date | Fund |\n|---|---:|\n| 2026-10-31 | 1000 |').rows).toEqual([['Fund', '2026-10-31', 1000_00]])
})

test('reads the European format: day first, decimal commas', () => {
  const { rows } = read('Datum;Depot;Tagesgeld\n30.09.2026;1.234,56;500,00\n31.10.2026;1.300,00;510,00', false)
  expect(rows[0]).toEqual(['Depot', '2026-09-30', 1234_56])
})

test('an ambiguous date is reported as a guess', () => {
  expect(read('Date,Fund\n03/04/2026,100').dayOrderGuess).toEqual({ order: 'mdy', example: '03/04/2026' })
  expect(read('Date,Fund\n03/31/2026,100').dayOrderGuess).toBeNull()
})

test('columns without headings are named by their number', () => {
  expect(read('2026-10-31,100,200').rows).toEqual([
    ['Column 2', '2026-10-31', 100_00],
    ['Column 3', '2026-10-31', 200_00],
  ])
})

test('lists what can’t be read, line by line', () => {
  const { rows, unread, layout } = read('Date,Fund\n2026-09-30,100\n2026-13-45,110\n2026-10-31,lots')
  expect(rows).toEqual([['Fund', '2026-09-30', 100_00]])
  expect(unread.map(({ line, code }) => [line, code])).toEqual([
    [3, 'bad-date'],
    [4, 'bad-amount'],
  ])
  expect(layout).toBe('accounts-in-columns')
  expect(read('hello there').layout).toBe('nothing')
  expect(read('Brokerage,1000\nSavings,500').unread.map(({ code }) => code)).toEqual(['no-date', 'no-date'])
})

const listLabels = (text: string) => [...new Set(read(text).statements.map(({ label }) => label))]

test('totals by any name never become accounts', () => {
  const names = ['Subtotal', 'Sub-total', 'Cash total', 'Investments (total)', 'TOTAL:', 'Σ', 'Gesamtvermögen', 'Net']
  for (const name of names) {
    expect(listLabels(`Account,Sep 2026,Oct 2026\nFund,100,200\nCash,7,8\n${name},1,2`), name).toEqual(['Fund', 'Cash'])
    expect(listLabels(`Date,Fund,Cash,${name}\n2026-09-30,100,7,1\n2026-10-31,200,8,2`), name).toEqual(['Fund', 'Cash'])
  }
  const sum = read('Date,Fund,Cash,Everything\n2026-09-30,100,7,107\n2026-10-31,200,8,208')
  expect(sum.rows).toHaveLength(4)
  expect(sum.unread).toEqual([{ line: 2, text: 'Everything', code: 'total-line' }])
  expect(listLabels('Date,A,B,C\n2026-10-31,1,2,3')).toEqual(['A', 'B', 'C'])
})

test('funds with “total” in their name are accounts', () => {
  const names = ['Total Stock Market', 'Total US Bond', 'Vanguard Total World']
  expect(listLabels(`Date,${names.join(',')}\n2026-10-31,1,2,4`)).toEqual(names)
})

test('section titles inside a table are neither accounts nor errors', () => {
  const text =
    'Account\tSep 2026\tOct 2026\nAssets\t\t\nChecking\t100\t200\nTotal Assets\t100\t200\nLiabilities\nVisa\t-50\t-60\nNet worth\t50\t140'
  expect(read(text).layout).toBe('accounts-in-rows')
  expect(listLabels(text)).toEqual(['Checking', 'Visa'])
})

test('a column of notes names no accounts', () => {
  const { rows } = read('Date\tFund\t% change\tNotes\n2026-09-30\t100\t\tok\n2026-10-31\t110\t10%\tTotal is good')
  expect(rows).toEqual([
    ['Fund', '2026-09-30', 100_00],
    ['Fund', '2026-10-31', 110_00],
  ])
})

test('reads a framed Markdown table with dates across and a bold total', () => {
  const text = '| Account | Oct 31, 2026 |\n| --- | --- |\n| Broker | $1,000 |\n| **Total** | **$1,000** |'
  expect(read(text).rows).toEqual([['Broker', '2026-10-31', 1000_00]])
})

test('a list without dates uses the given day', () => {
  const text = 'Account\tBalance\nChecking\t$1,200\nSavings\t$5,000\nTotal\t$6,200'
  expect(read(text).unread.map(({ code }) => code)).toEqual(['no-date', 'no-date', 'total-line'])
  expect(read(text, true, plainDate('2026-10-31')).rows).toEqual([
    ['Checking', '2026-10-31', 1200_00],
    ['Savings', '2026-10-31', 5000_00],
  ])
})

test('large whole numbers are amounts, even if they look like dates', () => {
  const { rows } = read('Date\tTokyo\n2026-08-31\t12872000\n2026-09-30\t20260131\n2026-10-31\t13100000')
  expect(rows.map(([, , minor]) => minor)).toEqual([12872000_00, 20260131_00, 13100000_00])
})

test('half a megabyte of lines is read without an error, and a line with too many columns is listed', () => {
  const options = { today: plainDate('2026-11-18'), isAmerican: true }
  expect(readBalanceTable('\n1\n'.repeat(160_000), options)).toMatchObject({ layout: 'nothing', statements: [] })
  const wide = readBalanceTable(`${'1\t'.repeat(5_000)}\n2026-01-05\t100.00\n`, options)
  expect(wide.unread).toMatchObject([{ line: 1, code: 'not-used' }])
  expect(wide.statements).toHaveLength(1)
})

test('two lines for one account and day are two statements, each with its own deposits', () => {
  const readRows = (rows: string) =>
    read(`Account;Statement Date;Cash Deposits;Cash Withdrawals;Final Balance\n${rows}\nBank;2026-10-31;;;70`).rows
  expect(readRows('ETF;2026-10-31;100;0;1200\nETF;2026-10-31;50;10;1300')).toEqual([
    ['ETF', '2026-10-31', 1200_00, 100_00, 0],
    ['ETF', '2026-10-31', 1300_00, 50_00, 10_00],
    ['Bank', '2026-10-31', 70_00],
  ])
  expect(readRows('ETF;2026-10-31;;;1200\nETF;2026-10-31;50;10;1300')).toEqual([
    ['ETF', '2026-10-31', 1200_00],
    ['ETF', '2026-10-31', 1300_00, 50_00, 10_00],
    ['Bank', '2026-10-31', 70_00],
  ])
})
