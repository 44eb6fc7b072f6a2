import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const context = { fileName: 'export.ofx', currency: 'USD', today: plainDate('2026-11-15') }

function readOfx(transactions: string) {
  const file = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>1<ACCTID>12345<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
${transactions}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return readStatementFile({ bytes: new TextEncoder().encode(file), ...context })
}

test('in an OFX file without minus signs, a cash withdrawal is money out', () => {
  const { rows } = readOfx(`<STMTTRN><TRNTYPE>CASH<DTPOSTED>20261101<TRNAMT>60.00<NAME>MAIN ST</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102<TRNAMT>900.00<NAME>PAYROLL</STMTTRN>`)
  expect(rows.map(({ minor }) => minor)).toEqual([-60_00, 900_00])
})

test('if no transaction of an OFX file can be read, we don’t claim that it has none', () => {
  const { rows, issues, detail } = readOfx('<STMTTRN><TRNTYPE>DEBIT<TRNAMT>-4.00<NAME>CAFE</STMTTRN>')
  expect(rows).toEqual([])
  expect(issues).toMatchObject([{ code: 'no-day' }])
  expect(detail).toBe('We couldn’t import any transaction from this OFX file. Each line says why.')
  expect(readOfx('').detail).toContain('has no transactions')
})
