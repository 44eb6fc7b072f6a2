import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readCamt } from './camt-statement.ts'

const context = { currency: 'EUR', today: plainDate('2026-11-15'), fileName: 'statement.xml' }

test('an entry with several payments and no text of its own is named after how many there are and the first one’s text', () => {
  const getName = (purpose: string) => {
    const entry = `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls><TxDtls>${purpose}</TxDtls><TxDtls/></NtryDtls></Ntry>`
    return readCamt(`<Document><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`, context).rows[0]?.name
  }
  expect(getName('')).toBe('2 payments')
  expect(getName('<RmtInf><Ustrd>Wages</Ustrd></RmtInf>')).toBe('2 payments: Wages')
})
