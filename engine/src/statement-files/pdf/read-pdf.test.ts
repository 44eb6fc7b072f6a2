import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../../core/money.ts'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import type { PdfPage } from './pdf-page.ts'

type Word = [text: string, x: number, y: number, width: number, height: number]
/** A statement we wrote in the layout of a real one. A row's name or note must contain `name`. */
type Layout = {
  currency: string
  today: string
  rows: [day: string, amount: string, name: string, account?: string][]
  pages: { width: number; height: number; words: Word[] }[]
}

const folder = join(import.meta.dirname, '../../../../fixtures/pdf-layouts')
const files = readdirSync(folder)
const loadLayout = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Layout

function getPages({ pages }: Layout, scale = 1, shift = 0): PdfPage[] {
  return pages.map(({ width, height, words }) => ({
    width: width * scale,
    height: height * scale,
    words: words.map(([text, x, y, wordWidth, wordHeight]) => ({
      text,
      x: x * scale + shift,
      y: y * scale,
      width: wordWidth * scale,
      height: wordHeight * scale,
    })),
  }))
}

function readLayout(layout: Layout, pages: PdfPage[]) {
  const { currency, today } = layout
  return readStatementFile({
    document: { format: 'pdf', pages },
    fileName: 'statement.pdf',
    currency,
    today: plainDate(today),
  })
}

const sortRows = <T>(rows: T[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

describe('PDF statements with many layouts', { timeout: 60_000 }, () => {
  test.each(files)('%s', (file) => {
    const layout = loadLayout(file)
    const { rows } = readLayout(layout, getPages(layout))
    const shown = rows.map((row): [string, number, string] => [row.day, row.minor, row.currency])
    const toMinor = (amount: string) => Math.round(Number(amount) * 100)
    expect(sortRows(shown)).toEqual(
      sortRows(layout.rows.map(([day, amount]) => [day, toMinor(amount), layout.currency])),
    )
    for (const [day, amount, name, account = ''] of layout.rows) {
      const same = rows.filter((row) => row.day === day && row.minor === toMinor(amount))
      const joinTexts = (row: (typeof rows)[number]) => `${row.name} ${row.note ?? ''}`.toLowerCase()
      const found = same.find(
        (row) => joinTexts(row).includes(name.toLowerCase()) && (row.source ?? '').includes(account),
      )
      expect(found, `${day} ${amount} ${name} among ${same.map(joinTexts).join(', ')}`).toBeDefined()
    }
  })

  test.each([
    'de-buchung-valuta',
    'gb-card-stacked-headings',
    'br-saldo-do-dia',
    'in-monospaced-conversions',
    'pl-kwota-saldo',
    'ca-dollars-of-canada',
  ])('%s keeps the currency it names, whatever currency the user has', (name) => {
    const layout = loadLayout(`${name}.json`)
    const { rows } = readLayout({ ...layout, currency: 'NZD' }, getPages(layout))
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set([layout.currency]))
  })

  test('changing the font size or the margin changes nothing', () => {
    const changed = fc.tuple(
      fc.constantFrom(...files),
      fc.double({ min: 0.7, max: 1.6, noNaN: true }),
      fc.double({ min: -20, max: 60, noNaN: true }),
    )
    fc.assert(
      fc.property(changed, ([file, scale, shift]) => {
        const layout = loadLayout(file)
        const getRows = (pages: PdfPage[]) =>
          readLayout(layout, pages).rows.map((row) => `${row.day} ${formatMinor(row.minor, row.currency)} ${row.name}`)
        expect(getRows(getPages(layout, scale, shift))).toEqual(getRows(getPages(layout)))
      }),
      { numRuns: 10 },
    )
  })

  test('no reader throws, no matter which words are missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(fc.nat(400), { maxLength: 60 }), (file, missing) => {
        const layout = loadLayout(file)
        const left = new Set(missing)
        const pages = getPages(layout).map((page) => ({ ...page, words: page.words.filter((_, at) => !left.has(at)) }))
        expect(readLayout(layout, pages).crashes).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })
})

/** A page of text in a monospaced font. */
function getPage(lines: string[]): PdfPage {
  const words = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      return { text, x: 40 + index * 5, y: 60 + at * 14, width: text.length * 5, height: 10 }
    }),
  )
  return { width: 595, height: 842, words }
}
const readPage = (lines: string[], currency = 'NZD') =>
  readStatementFile({
    document: { format: 'pdf', pages: [getPage(lines)] },
    fileName: 'statement.pdf',
    currency,
    today: plainDate('2026-11-14'),
  })

describe('currencies', () => {
  const first = [
    'Everyday Account  Account No. 120-334455-6 (SGD)',
    'Date        Description               Withdrawal    Deposit    Balance',
    '01/10/2026  Opening balance                                     900.00',
    '03/10/2026  CORNER BAKERY                   6.20                893.80',
    '05/10/2026  RIVER TRUST                    12.00                881.80',
  ]
  const second = [
    'Global Account  Account No. 120-334455-9 (USD)',
    'Date        Description               Withdrawal    Deposit    Balance',
    '01/10/2026  Opening balance                                     500.00',
    '07/10/2026  BOOK STORE                     20.00                480.00',
    '09/10/2026  SALARY                                    300.00    780.00',
  ]

  test('the rows of an account in one currency have that currency, without a guess', () => {
    expect(readPage(first).rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual(['-620 SGD', '-1200 SGD'])
    expect(readPage(first).isReadingGuessed).toBeUndefined()
  })

  test('rows below another account’s title are in its currency, even if its number differs only in the last digit', () => {
    const { rows } = readPage([...first, '', ...second])
    expect(rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual([
      '-620 SGD',
      '-1200 SGD',
      '-2000 USD',
      '30000 USD',
    ])
    expect(new Set(rows.map(({ source }) => source)).size).toBe(2)
  })

  test('a purchase abroad doesn’t change the currency of the account', () => {
    const lines = [
      'Card statement',
      'All amounts in EUR',
      ...first.slice(1, 4),
      '            CHF 5.80 at 0.9387',
      ...first.slice(4),
    ]
    expect(new Set(readPage(lines, 'EUR').rows.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
  })

  test('what one purchase cost abroad, below it or beside it, says nothing about the other rows', () => {
    const makeAbroad = (cost: string, below: string[]) => [
      'Card statement',
      '03/10/2026  CORNER BAKERY                 6.20',
      `05/10/2026  RIVER TRUST ${cost.padEnd(12)}   2,078.44`,
      ...below,
      '07/10/2026  BOOK STORE                   20.00',
      '09/10/2026  CITY CABS                    11.30',
    ]
    const listCurrencies = (lines: string[]) => readPage(lines, 'INR').rows.map(({ currency }) => currency)
    expect(listCurrencies(makeAbroad('', ['            USD 23.60']))).toEqual(['INR', 'INR', 'INR', 'INR'])
    expect(listCurrencies(makeAbroad('USD 23.60', [])).filter((currency) => currency === 'INR').length).toBeGreaterThan(
      2,
    )
  })

  test('a currency code in the name of a street doesn’t count', () => {
    const lines = ['Everyday account', 'CALLE MAYOR PTE 88', ...first.slice(1)]
    expect(new Set(readPage(lines).rows.map(({ currency }) => currency))).toEqual(new Set(['NZD']))
  })
})

describe('sums that look like rows', () => {
  const makeBill = (label: string, sum: string) => [
    'Card statement 5 Oct 2026',
    'Date        Description                 Amount',
    '06/09/2026  CORNER BAKERY                 31.20',
    '08/09/2026  RIVER BOOKS                   18.95',
    '11/09/2026  CITY CABS                     23.84',
    '15/09/2026  HARDWARE HOUSE                44.10',
    `            ${label.padEnd(26)} ${sum.padStart(8)}`,
    '17/09/2026  REFUND RIVER BOOKS           -18.95',
    '20/09/2026  REFUND CITY CABS             -12.40',
  ]
  const listSizes = (lines: string[]) => readPage(lines, 'EUR').rows.map(({ minor }) => Math.abs(minor))
  const rows = [3120, 1895, 2384, 4410, 1895, 1240]

  test('a line without a date that is the sum of the rows above or below isn’t a row, whatever it says', () => {
    expect(listSizes(makeBill('Ann Kowalski', '118.09'))).toEqual(rows)
    expect(listSizes(makeBill('Money back', '-31.35'))).toEqual(rows)
  })

  test.each(['DÖNEM BORCU', 'Pagamentos e estornos', 'Do zapłaty', 'Neuer Rechnungsbetrag', 'Νέο υπόλοιπο'])(
    '“%s” isn’t a row, whatever the amount',
    (label) => {
      expect(listSizes(makeBill(label, '240.77'))).toEqual(rows)
    },
  )

  test('checks listed again below an account whose balances add up aren’t read twice', () => {
    const lines = [
      'Everyday account 31 Oct 2026',
      'Date        Description               Withdrawal    Deposit    Balance',
      '01/10/2026  Opening balance                                     900.00',
      '03/10/2026  CHECK 118                      6.20                893.80',
      '05/10/2026  RIVER TRUST                   12.00                881.80',
      '09/10/2026  CHECK 119                     20.00                861.80',
      '31/10/2026  Closing balance                                    861.80',
      'Checks',
      '03/10/2026  118                            6.20',
      '09/10/2026  119                           20.00',
      '            2 checks for                  26.20',
    ]
    expect(listSizes(lines)).toEqual([620, 1200, 2000])
  })

  test('a transfer between the user’s own accounts isn’t a balance carried forward', () => {
    const lines = makeBill('', '').toSpliced(6, 1, '16/09/2026  ÜBERTRAG AUF KONTO 1577            50.00')
    expect(listSizes(lines)).toEqual(rows.toSpliced(4, 0, 5000))
  })
})

describe('two dates', () => {
  const readDays = (first: string, below: string, second: string, secondBelow: string) =>
    readPage(
      [
        'Card statement 18 Oct 2026',
        `${first.padEnd(14)}${second.padEnd(14)}Description                    Amount`,
        `${below.padEnd(14)}${secondBelow}`,
        '05/10/2026    03/10/2026    CORNER BAKERY                    6.20',
        '08/10/2026    06/10/2026    RIVER BOOKS                     18.95',
        '12/10/2026    11/10/2026    CITY CABS                       23.84',
      ],
      'EUR',
    ).rows.map(({ day }) => Number(day.slice(8)))

  test.each([
    ['Date entered', '', 'Date of', 'transaction'],
    ['Data', 'księgowania', 'Data', 'operacji'],
    ['Datum', 'zaúčtování', 'Datum', 'transakce'],
  ])('%s %s comes after %s %s: the payment date counts', (...headings) => {
    expect(readDays(...headings)).toEqual([3, 6, 11])
  })

  test('the value date of a German account doesn’t count', () => {
    expect(readDays('Bu-Tag', '', 'Wert', '')).toEqual([5, 8, 12])
  })
})

test('rows of a statement that never names a currency go to review, unless it has the sign of the user’s own', () => {
  const lines = [
    'Date        Description               Withdrawal    Deposit    Balance',
    '01/10/2026  Opening balance                                     900.00',
    '03/10/2026  CORNER BAKERY                   6.20                893.80',
    '05/10/2026  RIVER TRUST                    12.00                881.80',
  ]
  expect(readPage(lines, 'USD').isCurrencyGuessed).toBe(true)
  expect(readPage(['Balances in $', ...lines], 'USD').isCurrencyGuessed).toBeUndefined()
})

test('declined and pending payments aren’t rows, but are listed', () => {
  const { rows, issues } = readPage([
    'Prepaid card activity',
    'Date        Description                               Amount',
    '01/10/2026  CORNER BAKERY                              -6.20',
    '03/10/2026  BOOK STORE - DECLINED (no funds)          -64.20',
    '05/10/2026  RIVER BOOKS                               -12.00',
    '08/10/2026  Pump Hold - CITY FUEL - PENDING          -100.00',
    '09/10/2026  LOAD AT COUNTER                           200.00',
  ])
  expect(rows.map(({ minor }) => minor)).toEqual([-620, -1200, 20000])
  expect(issues.map(({ code }) => code)).toEqual(expect.arrayContaining(['not-carried-out', 'pending']))
})

test('interest without a date is a row on the last day, if the balances show it', () => {
  const makeLines = (closing: string) => [
    'Card ending in 6604        24 Sep 2026 - 25 Oct 2026',
    'Payment due date 19 Nov 2026',
    'Previous balance                                     $100.00',
    `New balance                                          ${closing}`,
    'Date        Description                              Amount',
    '01/10/2026  CORNER BAKERY                             $6.20',
    '03/10/2026  PAYMENT - THANK YOU                    -$100.00',
    '15/10/2026  RIVER BOOKS                              $12.00',
    'Interest charge on purchases                          $1.50',
  ]
  const { rows } = readPage(makeLines('$19.70'), 'USD')
  expect(rows.map(({ day, minor }) => `${day} ${minor}`)).toContain('2026-10-25 -150')
  expect(readPage(makeLines('$18.20'), 'USD').rows).toHaveLength(3)
})
