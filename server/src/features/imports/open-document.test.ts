import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { layOutColumns, type PlacedText, writePdf } from '../../testing/pdf-files.ts'
import { type WorkbookCell, writeOds, writeXlsx } from '../../testing/workbook-files.ts'
import { computeUnpackedBytes, openDocument } from './open-document.ts'

async function read(bytes: Uint8Array, currency = 'GBP') {
  const document = await openDocument(bytes)
  return readStatementFile({ ...(document ? { document } : { bytes }), currency, today: plainDate('2026-11-14') })
}
const summarize = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map((row) => `${row.day} ${row.minor} ${row.name}`)

const STATEMENT: WorkbookCell[][] = [
  ['Current account statement'],
  [],
  ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
  [{ day: '2026-10-02' }, 'Tesco & Sons', 45.6, null, 154.4],
  [{ day: '2026-10-05' }, 'Salary', null, 2100, 2254.4],
  [{ day: '2026-10-07' }, 'Rent', 0.1 + 0.2, null, { formula: 'E5-C6', value: 2254.1 }],
]
const ROWS = ['2026-10-02 -4560 Tesco & Sons', '2026-10-05 210000 Salary', '2026-10-07 -30 Rent']

describe('spreadsheets', () => {
  test('dates and numbers are recognized by cell type, and formulas have their last value', async () => {
    const reading = await read(writeXlsx([{ name: 'Sheet1', rows: STATEMENT, merges: ['A1:E1'] }]))
    expect(summarize(reading)).toEqual(ROWS)
    expect(reading).toMatchObject({ format: 'xlsx', balanceCheck: { ok: true } })
  })

  test('an OpenDocument spreadsheet gives the same rows as an Excel workbook', async () => {
    expect(summarize(await read(writeOds('Sheet1', STATEMENT)))).toEqual(ROWS)
  })

  test('a date merged over several rows applies to each', async () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      [{ day: '2026-10-02' }, 'Bakery', -4.2],
      [null, 'Butcher', -12],
      [{ day: '2026-10-03' }, 'Cinema', -15],
    ]
    const reading = await read(writeXlsx([{ name: 'Sheet1', rows, merges: ['A2:A3'] }]))
    expect(summarize(reading)).toEqual([
      '2026-10-02 -420 Bakery',
      '2026-10-02 -1200 Butcher',
      '2026-10-03 -1500 Cinema',
    ])
  })

  test('a cell merged down to a row that no sheet has is read like one merged to the end', async () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      [{ day: '2026-10-02' }, 'Bakery', -4.2],
      [null, 'Butcher', -12],
    ]
    const expected = ['2026-10-02 -420 Bakery', '2026-10-02 -1200 Butcher']
    const merges = Array(20).fill('A2:A999999999999')
    expect(summarize(await read(writeXlsx([{ name: 'Sheet1', rows, merges }])))).toEqual(expected)
  })

  const list = (...rows: [string, string, number][]): WorkbookCell[][] => [
    ['Date', 'Description', 'Amount'],
    ...rows.map(([day, name, amount]) => [{ day }, name, amount]),
  ]

  test('sheets named after accounts are accounts, and hidden ones are skipped', async () => {
    const { rows } = await read(
      writeXlsx([
        { name: 'Joint account', rows: list(['2026-10-02', 'Bakery', -4.2]) },
        { name: 'Savings', rows: list(['2026-10-03', 'Interest', 1.5]) },
        { name: 'Old', rows: list(['2026-10-04', 'Hidden', -9]), state: 'hidden' },
      ]),
    )
    expect(rows.map(({ source, name }) => [source, name])).toEqual([
      ['Joint account', 'Bakery'],
      ['Savings', 'Interest'],
    ])
  })

  test('sheets named after months aren’t separate accounts, and rows that are on two sheets count once', async () => {
    const october = list(['2026-10-02', 'Bakery', -4.2])
    const november = list(['2026-11-03', 'Cinema', -15])
    const all = list(['2026-10-02', 'Bakery', -4.2], ['2026-11-03', 'Cinema', -15])
    const { rows } = await read(
      writeXlsx([
        { name: 'All', rows: all },
        { name: 'Oct 2026', rows: october },
        { name: 'Nov 2026', rows: november },
      ]),
    )
    expect(rows.map(({ name, source }) => [name, source])).toEqual([
      ['Bakery', undefined],
      ['Cinema', undefined],
    ])
  })

  test('a zip bomb is refused by its claimed size and by its actual size', async () => {
    const sheet = new Uint8Array(4 * 1024 * 1024)
    const makeBomb = (claim: number) => {
      const files = { 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': sheet }
      const bytes = zipSync(files)
      const view = new DataView(bytes.buffer)
      for (let at = 0; at + 46 < bytes.length; at++)
        if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === sheet.length)
          view.setUint32(at + 24, claim, true)
      return bytes
    }
    const gigabyte = 1024 ** 3
    expect(await openDocument(makeBomb(gigabyte))).toMatchObject({ detail: expect.stringContaining('too large') })
    expect(await openDocument(makeBomb(1000))).toMatchObject({ detail: expect.stringContaining('damaged') })
  })

  test('a workbook’s size is counted unpacked, and a text’s size as it is', async () => {
    const bytes = writeXlsx([{ name: 'Sheet1', rows: Array.from({ length: 2000 }, () => STATEMENT[3]!) }])
    expect(await computeUnpackedBytes([bytes.subarray(0, 100), bytes.subarray(100)])).toBeGreaterThan(bytes.length * 3)
    expect(await computeUnpackedBytes([Buffer.from('Date,Amount\n')])).toBe(12)
  })
})

const placeTitle = (text: string, y = 60): PlacedText => ({ text, x: 50, y, size: 13 })
const alignRight = (x: number) => ({ x, isRightAligned: true })

describe('PDF statements', () => {
  test('a UK statement can have one date for several rows, dates below names, and balances carried forward', async () => {
    const columns = [{ x: 50 }, { x: 110 }, alignRight(380), alignRight(460), alignRight(545)]
    const headings = ['Date', 'Description', 'Money out £', 'Money in £', 'Balance £']
    const foot = { text: 'Northgate Bank plc is authorised by the PRA', x: 50, y: 810, size: 7 }
    const pages = [
      [
        placeTitle('Your account statement'),
        ...layOutColumns(
          columns,
          [
            headings,
            ['1 Oct 2026', 'Start balance', '', '', '204.55'],
            ['2 Oct 2026', 'Card payment to Tesco Stores 3021', '36.20', '', ''],
            ['', 'On 01 Oct', '', '', ''],
            ['', 'Direct debit to Thames Water', '41.00', '', '127.35'],
            ['', 'Balance carried forward', '', '', '127.35'],
          ],
          140,
        ),
        foot,
      ],
      [
        placeTitle('Your account statement'),
        ...layOutColumns(
          columns,
          [
            headings,
            ['', 'Balance brought forward', '', '', '127.35'],
            ['5 Oct 2026', 'Received from L Whitcombe', '', '22.50', '149.85'],
            ['31 Oct 2026', 'End balance', '', '', '149.85'],
          ],
          100,
        ),
        foot,
      ],
    ]
    const reading = await read(writePdf(pages))
    expect(summarize(reading)).toEqual([
      '2026-10-02 -3620 Card payment to Tesco Stores 3021',
      '2026-10-02 -4100 Direct debit to Thames Water',
      '2026-10-05 2250 Received from L Whitcombe',
    ])
    expect(reading).toMatchObject({ format: 'pdf', balanceCheck: { ok: true } })
    expect(reading.isReadingGuessed).toBeUndefined()
  })

  test('a US statement can have sections for money in and out without signs, and totals that prove them', async () => {
    const columns = [{ x: 50 }, { x: 110 }, alignRight(545)]
    const page = [
      placeTitle('Checking account, October 1, 2026 through October 31, 2026'),
      { text: 'DEPOSITS AND ADDITIONS', x: 50, y: 190 },
      ...layOutColumns(
        columns,
        [
          ['DATE', 'DESCRIPTION', 'AMOUNT'],
          ['10/02', 'Acme Corp Payroll', '$2,640.00'],
          ['10/19', 'Zelle from Dana Keller', '$250.00'],
          ['', 'Total Deposits and Additions', '$2,890.00'],
        ],
        206,
      ),
      { text: 'ELECTRONIC WITHDRAWALS', x: 50, y: 290 },
      ...layOutColumns(
        columns,
        [
          ['DATE', 'DESCRIPTION', 'AMOUNT'],
          ['10/01', 'Maple Street Apts Rent', '$1,450.00'],
          ['10/08', 'City Power Bill', '$112.15'],
          ['', 'Total Electronic Withdrawals', '$1,562.15'],
        ],
        306,
      ),
    ]
    const reading = await read(writePdf([page]), 'USD')
    expect(summarize(reading)).toEqual([
      '2026-10-02 264000 Acme Corp Payroll',
      '2026-10-19 25000 Zelle from Dana Keller',
      '2026-10-01 -145000 Maple Street Apts Rent',
      '2026-10-08 -11215 City Power Bill',
    ])
    expect(reading.isReadingGuessed).toBeUndefined()
  })

  test('a German statement can have signs after the amounts, two dates, and names on the lines below', async () => {
    const columns = [{ x: 50 }, { x: 105 }, { x: 160 }, alignRight(545)]
    const page = [
      placeTitle('Kontoauszug 10/2026'),
      ...layOutColumns(
        columns,
        [
          ['Buchung', 'Valuta', 'Vorgang / Verwendungszweck', 'Betrag EUR'],
          ['', '', 'Alter Kontostand vom 30.09.2026', '1.842,17 +'],
          ['02.10.', '02.10.', 'Dauerauftrag', '890,00 -'],
          ['', '', 'Hausverwaltung Peters', ''],
          ['15.10.', '15.10.', 'Gutschrift', '2.431,50 +'],
          ['', '', 'Krueger Druck GmbH', ''],
          ['', '', 'Neuer Kontostand vom 30.10.2026', '3.383,67 +'],
        ],
        110,
      ),
    ]
    expect(summarize(await read(writePdf([page]), 'EUR'))).toEqual([
      '2026-10-02 -89000 Dauerauftrag Hausverwaltung Peters',
      '2026-10-15 243150 Gutschrift Krueger Druck GmbH',
    ])
  })

  test('a French statement can distinguish debits from credits by their columns alone', async () => {
    const columns = [{ x: 50 }, { x: 100 }, { x: 340 }, alignRight(470), alignRight(545)]
    const page = [
      placeTitle('RELEVE DE COMPTE du 01/10/2026 au 31/10/2026'),
      ...layOutColumns(
        columns,
        [
          ['Date', 'Nature des operations', 'Valeur', 'Debit', 'Credit'],
          ['', 'SOLDE CREDITEUR AU 30/09/2026', '', '', '1 215,40'],
          ['02/10', 'PRLV SEPA FREE MOBILE', '02/10', '19,99', ''],
          ['12/10', 'VIR SEPA RECU ATELIERS NORD', '12/10', '', '1 980,00'],
          ['', 'SOLDE CREDITEUR AU 31/10/2026', '', '', '3 175,41'],
        ],
        110,
      ),
    ]
    expect(summarize(await read(writePdf([page]), 'EUR'))).toEqual([
      '2026-10-02 -1999 PRLV SEPA FREE MOBILE',
      '2026-10-12 198000 VIR SEPA RECU ATELIERS NORD',
    ])
  })

  test('rows that no balance or total proves need review', async () => {
    const page = layOutColumns(
      [{ x: 50 }, { x: 120 }, alignRight(545)],
      [
        ['Date', 'Description', 'Amount'],
        ['2 Oct 2026', 'Bakery', '-4.20'],
        ['3 Oct 2026', 'Cinema', '-15.00'],
      ],
      100,
    )
    const reading = await read(writePdf([page]))
    expect(summarize(reading)).toEqual(['2026-10-02 -420 Bakery', '2026-10-03 -1500 Cinema'])
    expect(reading.isReadingGuessed).toBe(true)
  })

  test('for a scanned, locked or damaged file, the message says what’s wrong', async () => {
    expect(await read(writePdf([[]]))).toMatchObject({ rows: [], detail: expect.stringContaining('scan') })
    const key = '0'.repeat(32)
    const locked = writePdf(
      [[placeTitle('Secret')]],
      `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${key}) /U (${key}) /P -4 >> /ID [<00> <00>]`,
    )
    expect(await read(locked)).toMatchObject({ rows: [], detail: expect.stringContaining('password') })
    expect(await read(Buffer.from('%PDF-1.4\nnothing more'))).toMatchObject({
      rows: [],
      detail: expect.stringContaining('damaged'),
    })
  })
})

describe('layouts of PDF statements', () => {
  const readTexts = async (...pages: PlacedText[][]) => summarize(await read(writePdf(pages), 'EUR'))

  test('lines below a row belong to its name, except currency conversions', async () => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['01.04.2026', 'CARD PAYMENT', '-84.65', '915.35'],
      ['', 'Coop Zurich', '', ''],
      ['03.04.2026', 'CARD PAYMENT', '-20.00', '895.35'],
      ['', 'Book Shop', '', ''],
      ['', 'USD 22.50 rate 1.1250', '', ''],
    ]
    expect(
      await readTexts(layOutColumns([{ x: 50 }, { x: 120 }, alignRight(440), alignRight(545)], rows, 100, 12)),
    ).toEqual(['2026-04-01 -8465 CARD PAYMENT Coop Zurich', '2026-04-03 -2000 CARD PAYMENT Book Shop'])
  })

  test('the amount may be on the last line of a row, and one date may cover several rows', async () => {
    const rows = [
      ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'],
      ['01 Jun 2026', 'THAMES WATER', '', '', ''],
      ['', 'REF 0049112', '38.12', '', ''],
      ['', 'TFL TRAVEL', '', '', ''],
      ['', 'LONDON', '8.10', '', '857.96'],
      ['02 Jun 2026', 'OAKLEY LTD', '', '', ''],
      ['', 'SALARY', '', '100.00', '957.96'],
    ]
    expect(
      await readTexts(
        layOutColumns([{ x: 50 }, { x: 120 }, alignRight(380), alignRight(460), alignRight(545)], rows, 100),
      ),
    ).toEqual([
      '2026-06-01 -3812 THAMES WATER REF 0049112',
      '2026-06-01 -810 TFL TRAVEL LONDON',
      '2026-06-02 10000 OAKLEY LTD SALARY',
    ])
  })

  test('two tables next to each other are read one after the other', async () => {
    const columns = [{ x: 50 }, { x: 95 }, alignRight(280), { x: 310 }, { x: 355 }, alignRight(540)]
    const rows = [
      ['Date', 'Details', 'EUR', 'Date', 'Details', 'EUR'],
      ['03/10/26', 'SUPERVALU', '48.22', '16/10/26', 'DUNNES', '62.15'],
      ['14/10/26', 'PAYMENT', '640.00-', '17/10/26', 'REFUND', '39.99-'],
    ]
    expect(await readTexts([placeTitle('Credit card statement'), ...layOutColumns(columns, rows, 100)])).toEqual([
      '2026-10-03 -4822 SUPERVALU',
      '2026-10-14 64000 PAYMENT',
      '2026-10-16 -6215 DUNNES',
      '2026-10-17 3999 REFUND',
    ])
  })

  test('a card statement can have dates in boxes, a rewards column, foreign amounts and a side panel', async () => {
    const columns = [{ x: 150 }, { x: 165 }, { x: 200 }, { x: 330 }, alignRight(440), alignRight(545)]
    const rows = [
      ['Date', '', 'Details', 'Rewards', 'Original amount', 'Amount'],
      ['13', '01', 'MAXI SHERBROOKE', '2.00 %', '', '96.14'],
      ['30', '01', 'HOTEL NEW YORK', '1.00 %', '142.00', '202.90'],
    ]
    const panel = layOutColumns([{ x: 40 }], [['Limit'], ['6,500.00'], ['Pay by'], ['21 June 2026']], 107)
    const head = placeTitle('Credit card statement of 12 February 2026')
    expect(await readTexts([head, ...panel, ...layOutColumns(columns, rows, 100)])).toEqual([
      '2026-01-13 -9614 MAXI SHERBROOKE',
      '2026-01-30 -20290 HOTEL NEW YORK',
    ])
  })

  test('installments due in later months aren’t payments', async () => {
    const rows = [
      ['05 FEB 2026', 'Market', '218.74'],
      ['07 FEB 2026', 'Taxi', '23.90'],
      ['10 FEB 2026', 'Phone 3/10', '189.90'],
    ]
    const due = layOutColumns(
      [{ x: 120 }, alignRight(440)],
      [
        ['April', '189.90'],
        ['May', '189.90'],
      ],
      200,
    )
    const texts = await readTexts([
      placeTitle('Credit card'),
      ...layOutColumns([{ x: 50 }, { x: 120 }, alignRight(440)], rows, 100),
      ...due,
    ])
    expect(texts).toHaveLength(3)
  })
})
