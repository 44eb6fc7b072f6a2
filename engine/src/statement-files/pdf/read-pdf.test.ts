import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMinor } from '../../core/money.ts'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import type { PdfPage } from './pdf-page.ts'

type Word = [text: string, x: number, y: number, width: number, height: number]
/** A statement we wrote in the layout of a real one. A row's name must contain `name`. */
type Layout = {
  currency: string
  today: string
  rows: [day: string, amount: string, name: string, account?: string][]
  pages: { width: number; height: number; words: Word[] }[]
}

const folder = join(import.meta.dirname, '../../../../fixtures/pdf-layouts')
const files = readdirSync(folder)
const layoutIn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Layout

function pagesOf({ pages }: Layout, scale = 1, shift = 0): PdfPage[] {
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

const inOrder = <T>(rows: T[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

describe('PDF statements with many layouts', { timeout: 60_000 }, () => {
  test.each(files)('%s', (file) => {
    const layout = layoutIn(file)
    const { rows } = readLayout(layout, pagesOf(layout))
    const shown = rows.map((row): [string, number, string] => [row.day, row.minor, row.currency])
    const minor = (amount: string) => Math.round(Number(amount) * 100)
    expect(inOrder(shown)).toEqual(inOrder(layout.rows.map(([day, amount]) => [day, minor(amount), layout.currency])))
    for (const [day, amount, name, account = ''] of layout.rows) {
      const same = rows.filter((row) => row.day === day && row.minor === minor(amount))
      const text = (row: (typeof rows)[number]) => `${row.name} ${row.note ?? ''}`.toLowerCase()
      const found = same.find((row) => text(row).includes(name.toLowerCase()) && (row.source ?? '').includes(account))
      expect(found, `${day} ${amount} ${name} among ${same.map(text).join(', ')}`).toBeDefined()
    }
  })

  test.each([
    'de-buchung-valuta',
    'gb-card-stacked-headings',
    'br-saldo-do-dia',
    'in-monospaced-conversions',
    'pl-kwota-saldo',
  ])('%s keeps the currency it names, whatever currency the person uses', (name) => {
    const layout = layoutIn(`${name}.json`)
    const { rows } = readLayout({ ...layout, currency: 'NZD' }, pagesOf(layout))
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
        const layout = layoutIn(file)
        const rowsOf = (pages: PdfPage[]) =>
          readLayout(layout, pages).rows.map((row) => `${row.day} ${formatMinor(row.minor, row.currency)} ${row.name}`)
        expect(rowsOf(pagesOf(layout, scale, shift))).toEqual(rowsOf(pagesOf(layout)))
      }),
      { numRuns: 10 },
    )
  })

  test('no reader throws, whichever words are missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(fc.nat(400), { maxLength: 60 }), (file, missing) => {
        const layout = layoutIn(file)
        const left = new Set(missing)
        const pages = pagesOf(layout).map((page) => ({ ...page, words: page.words.filter((_, at) => !left.has(at)) }))
        expect(readLayout(layout, pages).crashes).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })
})

/** A page of text in a monospaced font. */
function pageOf(lines: string[]): PdfPage {
  const words = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      return { text, x: 40 + index * 5, y: 60 + at * 14, width: text.length * 5, height: 10 }
    }),
  )
  return { width: 595, height: 842, words }
}
const readPage = (lines: string[], currency = 'NZD') =>
  readStatementFile({
    document: { format: 'pdf', pages: [pageOf(lines)] },
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

  test('a statement in one currency isn’t doubted', () => {
    expect(readPage(first).rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual(['-620 SGD', '-1200 SGD'])
    expect(readPage(first).readingGuessed).toBeUndefined()
  })

  test('rows below the title of an account in another currency are in that currency, or go to review', () => {
    const { rows, readingGuessed } = readPage([...first, '', ...second])
    expect(rows.map(({ minor }) => minor)).toEqual([-620, -1200, -2000, 30000])
    const isRight = rows.map(({ currency }) => currency).join() === 'SGD,SGD,USD,USD'
    expect(isRight || readingGuessed).toBe(true)
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
})
