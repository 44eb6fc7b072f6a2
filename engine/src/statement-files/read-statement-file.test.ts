import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../core/money.ts'
import { plainDate } from '../core/plain-date.ts'
import { READERS, type Readers } from './format-readers.ts'
import { readStatementFile } from './read-statement-file.ts'

const folder = join(import.meta.dirname, '../../../fixtures/statement-files')
const today = plainDate('2025-06-30')

type Expected = {
  currency: string
  rows: { day: string; amount: string; name: string; currency?: string }[]
  source?: string
  balanceOk?: boolean
  brokenAtLine?: number
}

describe('reads every layout in the fixtures exactly', () => {
  const names = readdirSync(join(folder, 'ok')).filter((name) => !name.endsWith('.expected.json'))
  test.each(names)('%s', (fileName) => {
    const bytes = new Uint8Array(readFileSync(join(folder, 'ok', fileName)))
    const expected = JSON.parse(readFileSync(join(folder, 'ok', `${fileName}.expected.json`), 'utf8')) as Expected
    const reading = readStatementFile({ bytes, fileName, currency: expected.currency, today })
    expect(reading.rows.map(({ name }) => name)).not.toContain('')
    // An empty expected name allows any other name.
    const rows = reading.rows.map((row, index) => {
      const name = expected.rows[index]?.name === '' ? '' : row.name
      return { day: row.day, amount: formatMinor(row.minor, row.currency), name, currency: row.currency }
    })
    expect(rows).toEqual(expected.rows.map((row) => ({ currency: expected.currency, ...row })))
    expect(reading.detail).toBeNull()
    expect(reading.crashes).toBeUndefined()
    if (expected.source !== undefined) expect(reading.source).toBe(expected.source)
    if (expected.balanceOk !== undefined) expect(reading.balanceCheck?.ok).toBe(expected.balanceOk)
    if (expected.brokenAtLine !== undefined) expect(reading.balanceCheck?.brokenAtLine).toBe(expected.brokenAtLine)
  })
})

describe('says what a file is if it isn’t a list of transactions', () => {
  const names = readdirSync(join(folder, 'not-ok')).filter((name) => !name.endsWith('.expected.json'))
  test.each(names)('%s', (fileName) => {
    const bytes = new Uint8Array(readFileSync(join(folder, 'not-ok', fileName)))
    const expected = JSON.parse(readFileSync(join(folder, 'not-ok', `${fileName}.expected.json`), 'utf8')) as {
      format: string
      says: string
    }
    const reading = readStatementFile({ bytes, fileName, currency: 'USD', today })
    expect(reading.rows).toEqual([])
    expect(reading.format).toBe(expected.format)
    expect(reading.detail).toContain(expected.says)
  })
})

describe('nothing throws, whatever the input', { timeout: 60_000 }, () => {
  const check = (input: { bytes?: Uint8Array; text?: string }) => {
    const reading = readStatementFile({ ...input, currency: 'EUR', today })
    for (const { reader, error } of reading.crashes ?? []) throw new Error(`${reader} threw`, { cause: error })
    for (const row of reading.rows) expect(Number.isSafeInteger(row.minor) && row.minor !== 0).toBe(true)
    expect(reading.rows.length > 0 || (reading.detail ?? '') !== '').toBe(true)
  }
  test('random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check({ bytes })))
  })
  test('random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => check({ text })))
  })
  test('text made of typical pieces of bank files', () => {
    const piece = fc.constantFrom(
      ...'" , ; \t | \n \r\n ( ) - + . : / < > </ <OFX> <STMTTRN> :61: :86: !Type:Bank ^ D T P'.split(' '),
      ' ',
      '2025-03-28',
      '28.03.25',
      '3/4/25',
      '12,50',
      '-1.234,00',
      '$9.99',
      'CR',
      'Date',
      'Amount',
      'Debit',
      'Credit',
      'Balance',
      'Café',
      '残高',
      'yesterday',
      'paid',
      'Saldo',
      '99999999999999999999',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => check({ text: pieces.join('') })),
      { numRuns: 1500 },
    )
  })
  test('fixtures cut off anywhere', () => {
    const names = readdirSync(join(folder, 'ok')).filter((name) => !name.endsWith('.expected.json'))
    const files = names.map((name) => new Uint8Array(readFileSync(join(folder, 'ok', name))))
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.double({ min: 0, max: 1, noNaN: true }), (index, share) => {
        const file = files[index] as Uint8Array
        check({ bytes: file.subarray(0, Math.floor(file.length * share)) })
      }),
      { numRuns: 300 },
    )
  })
})

test('if no file in a zip has transactions, the message says so', () => {
  const bytes = new TextEncoder().encode('Date,Description,Amount\n')
  const files = ['a.csv', 'b.csv'].map((name) => ({ name, bytes }))
  const { rows, detail } = readStatementFile({ document: { format: 'zip', files }, currency: 'USD', today })
  expect(rows).toEqual([])
  expect(detail).toContain('no transactions in any file')
})

describe('a reader that throws', () => {
  const text = 'Date,Payee,Amount\n2025-03-01,Baker,-2.00\n'
  const crash = () => {
    throw new RangeError('out of bounds')
  }
  const attempt: Readers['plain'] = (_text, _context, attempts) => attempts.run('table', crash)

  test('gives a reading without rows that says so, and names the reader for the log', () => {
    const reading = readStatementFile({ text, currency: 'EUR', today }, { ...READERS, plain: attempt })
    expect(reading.rows).toEqual([])
    expect(reading.detail).toContain('went wrong on our side')
    expect(reading.crashes).toEqual([{ reader: 'table', error: new RangeError('out of bounds') }])
  })

  test('on one file of a zip is named for the log, and its file isn’t called empty', () => {
    const plain: Readers['plain'] = (...input) =>
      input[0].includes('Baker') ? READERS.plain(...input) : attempt(...input)
    const files = [text, text.replace('Baker', 'Tailor')].map((content, index) => ({
      name: `${index}.csv`,
      bytes: new TextEncoder().encode(content),
    }))
    const input = { document: { format: 'zip' as const, files }, currency: 'EUR', today }
    const { rows, crashes, issues } = readStatementFile(input, { ...READERS, plain })
    expect(rows).toHaveLength(1)
    expect(crashes).toHaveLength(1)
    expect(issues.at(-1)).toMatchObject({ text: '1.csv', reason: expect.stringContaining('went wrong on our side') })
  })

  test('lets the next reader try, and tells the user to check', () => {
    const plain: Readers['plain'] = (...input) => attempt(...input) ?? READERS.plain(...input)
    const reading = readStatementFile({ text, currency: 'EUR', today }, { ...READERS, plain })
    expect(reading.rows).toHaveLength(1)
    expect(reading.crashes).toHaveLength(1)
    expect(reading.issues[0]).toMatchObject({
      code: 'unreadable',
      reason: expect.stringContaining('Check that no rows'),
    })
  })
})

test('two exports of one bank have the same shape; two banks don’t', () => {
  const readShape = (text: string) => readStatementFile({ text, currency: 'EUR', today }).shape
  const march = 'Date,Payee,Amount\n2025-03-01,Baker,-2.00\n'
  expect(readShape('Date,Payee,Amount\n2025-04-01,Butcher,-9.00\n2025-04-02,Baker,-2.00\n')).toBe(readShape(march))
  expect(readShape('Date,Description,Value,Balance\n2025-03-01,Baker,-2.00,10.00\n')).not.toBe(readShape(march))
})

test('every line of a file except its headings is either a row or an issue with a reason', () => {
  const text =
    'Account;DE02\nDate;Text;Amount\n2025-03-01;Baker;-2,00\n2025-03-02;Opening balance;100,00\nsome remark\n2025-03-03;Butcher;abc\n'
  const reading = readStatementFile({ text, currency: 'EUR', today })
  const lines = [...reading.rows.map((row) => row.line), ...reading.issues.map((issue) => issue.line)].sort()
  expect(lines).toEqual([1, 3, 4, 5, 6]) // The heading line is the layout itself.
  for (const issue of reading.issues) expect(issue.reason).not.toBe('')
})

test('the note gives the currency and source if the file doesn’t', () => {
  const reading = readStatementFile({
    text: 'Date,Payee,Amount\n2025-03-01,Baker,-2.00\n',
    note: 'this is my joint account, in CAD',
    currency: 'EUR',
    today,
  })
  expect(reading.source).toBe('Joint account')
  expect(reading.rows[0]?.currency).toBe('CAD')
})

test('cents rule out a currency without cents', () => {
  const reading = readStatementFile({ text: 'Date,Payee,Amount\n2025-03-01,Baker,-2.35\n', currency: 'JPY', today })
  expect(reading.rows[0]).toMatchObject({ minor: -235, currency: 'USD' })
})

test.each([
  ['a status', 'Date,Status,Description,Amount', 'Booked', 'Pending'],
  ['the type of posting', 'Buchungstag;Umsatzart;Verwendungszweck;Betrag', 'Gebucht', 'Vorgemerkt'],
  ['a flag', 'Date,Pending,Description,Amount', 'false', 'true'],
  ['the posting date', 'Transaction Date,Posted Date,Description,Amount', '2026-03-05', 'Pending'],
])('a row marked as pending by %s is skipped with that reason', (_, heading, posted, pending) => {
  const delimiter = heading.includes(';') ? ';' : ','
  const makeLine = (day: string, state: string, name: string) => [day, state, name, '-5.00'].join(delimiter)
  const lines = [
    makeLine('2026-03-01', posted, 'BAKERY'),
    makeLine('2026-03-03', pending, 'BISTRO'),
    makeLine('2026-03-04', posted, 'TEA'),
  ]
  const text = `${[heading, ...lines].join('\n')}\n`
  const { rows, issues } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-03-31') })
  expect(rows.map((row) => row.name)).toEqual(['BAKERY', 'TEA'])
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'pending' }))
})

test('a note that spending is positive flips the signs, unless the file was already read that way', () => {
  const read = (text: string, note: string) =>
    readStatementFile({ text, note, currency: 'USD', today: plainDate('2026-01-31') }).rows.map((row) => row.minor)
  const positive =
    'Date,Description,Amount\n2026-01-05,Corner shop,5.00\n2026-01-06,Bakery,3.20\n2026-01-07,Refund,-1.00\n'
  const negative = 'Date,Description,Amount\n2026-01-05,Corner shop,-5.00\n2026-01-06,Bakery,-3.20\n'
  expect(read(positive, 'positive amounts are spending')).toEqual([-500, -320, 100])
  expect(read(negative, 'positive amounts are spending')).toEqual([-500, -320])
})

test('an unquoted comma in a text doesn’t shift the other columns', () => {
  const text =
    'Date,Description,Amount,Balance\n2025-03-01,Bright Design, LLC,-12.00,88.00\n2025-03-02,Baker,-2.00,86.00\n'
  const { rows } = readStatementFile({ text, currency: 'USD', today })
  expect(rows.map((row) => [row.name, row.minor])).toEqual([
    ['Bright Design, LLC', -1200],
    ['Baker', -200],
  ])
})

test('a column “Sub-description” names the payee, and “Description” only the kind of payment', () => {
  const text = [
    'Date,Description,Sub-description,Withdrawals,Deposits,Balance',
    '06/02/2025,"POS PURCHASE","NESTERS MARKET",28.44,,1512.87',
    '06/01/2025,"INTERAC E-TRANSFER","DANIEL KIM",,125.00,1541.31',
  ].join('\n')
  const { rows } = readStatementFile({ text, currency: 'CAD', today })
  expect(rows.map(({ name }) => name)).toEqual(['NESTERS MARKET', 'DANIEL KIM'])
})

test('columns with unknown headings are recognized by the arithmetic of the balance', () => {
  const text =
    'Xdate;Xwhat;Xaa;Xbb;Xcc\n01.03.2025;Baker;2,00;;98,00\n02.03.2025;Wages;;50,00;148,00\n03.03.2025;Rent;30,00;;118,00\n'
  const { rows } = readStatementFile({ text, currency: 'EUR', today })
  expect(rows.map((row) => [row.name, row.minor])).toEqual([
    ['Baker', -200],
    ['Wages', 5000],
    ['Rent', -3000],
  ])
})

test('a card whose balance is the amount owed shows purchases as money out', () => {
  const text =
    '06/03/2025,COFFEE BAR,4.20,,523.40\n06/02/2025,PAYMENT - THANK YOU,,300.00,519.20\n06/01/2025,BOOKS,38.10,,819.20\n'
  const { rows } = readStatementFile({ text, currency: 'USD', today })
  expect(rows.map((row) => row.minor)).toEqual([-420, 30_000, -3810])
})

test('if a pasted text is too long, the reading lists where the skipped part starts', () => {
  const { issues } = readStatementFile({ text: 'no money here\n'.repeat(15_001), currency: 'USD', today })
  expect(issues.at(-1)).toMatchObject({ line: 15_001, code: 'unreadable' })
})

// Each of these once took minutes, because the time grew with the square of the length.
test.each([
  ['quotes and delimiters', '",', ''],
  ['row tags that are never finished', '<tr', '<table>'],
  ['scripts that are never closed', '<script>', '<html>'],
  ['brackets', '<', '<html>'],
  ['elements in one line', '<a>', '<?xml version="1.0"?><Document xmlns="camt.053"><BkToCstmrStmt>'],
  ['transactions that are never closed', '<STMTTRN><DTPOSTED>20250101<TRNAMT>-1<NAME>x', '<OFX><STMTRS>'],
])('reads a file of nothing but %s quickly', { timeout: 30_000 }, (_, piece, start) => {
  const text = start + piece.repeat(Math.ceil(250_000 / piece.length))
  const reading = readStatementFile({ text, currency: 'USD', today })
  expect(reading.rows.length > 0 || (reading.detail ?? '') !== '').toBe(true)
})

test('a row in an unknown currency is skipped with its code, and the balances aren’t checked', () => {
  const text =
    'Date,Description,Amount,Currency,Balance\n2025-03-01,Bakery,-4.50,EUR,95.50\n2025-03-02,Tokens,-20.00,ZZZ,75.50\n2025-03-03,Fuel,-30.00,EUR,45.50\n'
  const reading = readStatementFile({ text, currency: 'USD', today })
  expect(reading.rows.map((row) => [row.name, row.currency])).toEqual([
    ['Bakery', 'EUR'],
    ['Fuel', 'EUR'],
  ])
  expect(reading.issues).toContainEqual(
    expect.objectContaining({ line: 3, code: 'unreadable', reason: expect.stringContaining('“ZZZ”') }),
  )
  expect(reading.balanceCheck).toBeNull()
})

test('a year in a line that continues a description doesn’t change the year of the next rows', () => {
  const text = 'Date,Description,Amount\n03/15,Tailor,-5.00\n,INVOICE 2019,\n03/16,Florist,-7.00\n03/17,Baker,-3.00\n'
  const { rows } = readStatementFile({ text, currency: 'USD', today })
  expect(rows.map(({ day, name }) => [day, name])).toEqual([
    ['2025-03-15', 'Tailor INVOICE 2019'],
    ['2025-03-16', 'Florist'],
    ['2025-03-17', 'Baker'],
  ])
})

test.each(['Date,Balance', 'Date,Description,Quantity,Balance', 'Date,Open,High,Low,Close'])(
  'each line of a table without transactions is skipped as such: %s',
  (headings) => {
    const figures = ',1.00'.repeat(headings.split(',').length - 1)
    const bytes = new TextEncoder().encode(`${headings}\n2025-03-01${figures}\n2025-03-02${figures}\n`)
    const { issues } = readStatementFile({ bytes, fileName: 'table.csv', currency: 'USD', today })
    const reason = 'This table doesn’t list transactions, so we skipped this line.'
    expect(issues.filter((issue) => issue.reason === reason).map(({ line }) => line)).toEqual([2, 3])
  },
)

test('only a line with an amount can be a transaction without a date', () => {
  const text = 'Date,Description,Amount\n2026-05-05,Tea,-5.00\nsoon,Book,-13.20\nShowing 1 to 2 of 2\n'
  const { issues } = readStatementFile({ text, currency: 'EUR', today: plainDate('2026-06-01') })
  expect(issues.filter(({ line }) => line > 2)).toMatchObject([
    { line: 3, code: 'no-day' },
    { line: 4, code: 'note' },
  ])
})
