import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, getMonthEnd, plainDate } from '../core/plain-date.ts'
import { getDayBalances } from './day-balances.ts'
import { readStatementFile } from './read-statement-file.ts'

const today = plainDate('2026-11-15')
const read = (text: string, fileName = 'statement.csv') =>
  getDayBalances(readStatementFile({ text, fileName, currency: 'USD', today })).map(({ day, minor }) => [day, minor])

test('a running balance gives the balances at month ends and on the latest day', () => {
  const csv = [
    'Date,Description,Amount,Balance',
    '2026-08-03,Salary,2000.00,2500.00',
    '2026-08-20,Rent,-900.00,1600.00',
    '2026-09-02,Shop,-100.00,1500.00',
    '2026-11-05,Shop,-50.00,1450.00',
    '2026-11-05,Shop,-25.00,1425.00',
  ]
  const expected = [
    ['2026-08-31', 1600_00],
    ['2026-09-30', 1500_00],
    ['2026-10-31', 1500_00],
    ['2026-11-05', 1425_00],
  ]
  expect(read(csv.join('\n'))).toEqual(expected)
  expect(read([csv[0], ...csv.slice(1).reverse()].join('\n'))).toEqual(expected)
})

test('a running balance that doesn’t match its rows gives no balances', () => {
  const csv = [
    'Date,Description,Amount,Balance',
    '2026-08-03,Salary,2000.00,2500.00',
    '2026-08-20,Rent,-900.00,1600.00',
    '2026-09-02,Shop,-100.00,1111.00',
    '2026-09-03,Shop,-10.00,1101.00',
    '2026-09-04,Shop,-1.00,1100.00',
  ]
  expect(read(csv.join('\n'))).toEqual([])
})

const makeOfx = (ledger: string) => `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>1234</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261001<TRNAMT>-12.00<FITID>a<NAME>Shop</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261102<TRNAMT>-3.00<FITID>b<NAME>Bakery</STMTTRN></BANKTRANLIST>
${ledger}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

test('OFX states the balance for one day and nothing about the days before', () => {
  const ledger = '<LEDGERBAL><BALAMT>1234.56<DTASOF>20261110</LEDGERBAL>'
  expect(read(makeOfx(ledger), 'bank.ofx')).toEqual([['2026-11-10', 1234_56]])
  expect(read(makeOfx(''), 'bank.ofx')).toEqual([])
})

test('a file with several accounts has a balance for each', () => {
  const makeAccount = (id: string, balance: string) =>
    makeOfx(`<LEDGERBAL><BALAMT>${balance}<DTASOF>20261110</LEDGERBAL>`)
      .replace(/^[\s\S]*?<STMTTRNRS>/, '<STMTTRNRS>')
      .replace(/<\/BANKMSGSRSV1>[\s\S]*$/, '')
      .replace('1234<', `${id}<`)
  const text = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1>${makeAccount('11', '10.00')}${makeAccount('22', '-20.00')}</BANKMSGSRSV1></OFX>`
  expect(getDayBalances(readStatementFile({ text, fileName: 'bank.ofx', currency: 'USD', today }))).toEqual([
    { source: '11', currency: 'USD', day: '2026-11-10', minor: 10_00 },
    { source: '22', currency: 'USD', day: '2026-11-10', minor: -20_00 },
  ])
})

test('an MT940 statement gives the balances at month ends between its opening and closing balances', () => {
  const mt940 = `:20:STARTUMS
:25:12345678/1234567890
:28C:1/1
:60F:C260901EUR1000,00
:61:2609150915D100,00NMSCNONREF
:86:Rent
:61:2610201020C50,00NMSCNONREF
:86:Refund
:62F:C261031EUR950,00
-`
  expect(read(mt940, 'bank.sta')).toEqual([
    ['2026-09-30', 900_00],
    ['2026-10-31', 950_00],
  ])
})

test('the balances of a QIF file start from its opening balance', () => {
  const qif = `!Type:Bank
D10/01/2026
T500.00
POpening Balance
^
D10/15/2026
T-20.00
PShop
^
D11/03/2026
T-30.00
PShop
^
`
  expect(read(qif, 'bank.qif')).toEqual([
    ['2026-10-31', 480_00],
    ['2026-11-03', 450_00],
  ])
})

test('each balance is the opening balance plus the rows up to its day, for any rows', () => {
  const start = plainDate('2025-01-10')
  const row = fc.record({ gap: fc.nat(40), minor: fc.integer({ min: -99_999, max: 99_999 }).filter((n) => n !== 0) })
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 25 }), fc.integer({ min: 1, max: 1e6 }), (list, opening) => {
      let [day, balance] = [start, opening]
      const rows = list.map(({ gap, minor }, i) => {
        day = addDays(day, gap)
        balance += minor
        return { line: i, day, minor, currency: 'USD', name: 'x', balanceAfterMinor: balance }
      })
      const sumUpTo = (end: string) =>
        rows.filter((one) => one.day <= end).reduce((sum, one) => sum + one.minor, opening)
      const found = getDayBalances({ rows, balanceCheck: { ok: true, reason: { code: 'balance.adds-up' } } })
      expect(found.at(-1)).toMatchObject({ day, minor: balance })
      for (const one of found) {
        expect(one.minor).toBe(sumUpTo(one.day))
        expect([getMonthEnd(one.day), day]).toContain(one.day)
      }
    }),
  )
})
