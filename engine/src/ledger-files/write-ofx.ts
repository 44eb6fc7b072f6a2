import { formatMinor } from '../core/money.ts'
import { type Book, getAccountTitle, type LedgerWriter, toOneLine } from './ledger-book.ts'

const MAX_NAME_LENGTH = 32
const MAX_ACCOUNT_LENGTH = 22

/**
 * OFX 2, which most finance programs read. There are no closing balances: transactions say what moved, not what an
 * account held, and an invented balance would be mistaken for the bank's.
 */
export function createOfxWriter({ accounts, madeOn }: Book): LedgerWriter {
  let count = 0
  const usedIds = new Set<string>()
  return {
    begin: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>${madeOn}</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>\n<BANKMSGSRSV1>\n`,
    startAccount: (account) => {
      count += 1
      const id = escapeText(makeAccountId(getAccountTitle(account, accounts), usedIds))
      return `<STMTTRNRS><TRNUID>${count}</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>\n<STMTRS><CURDEF>${account.currency}</CURDEF><BANKACCTFROM><BANKID>EVENKEEL</BANKID><ACCTID>${id}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>\n<BANKTRANLIST>\n`
    },
    writeEntry: ({ id, day, minor, currency, name, note }) => {
      const text = toOneLine(name)
      const memo = text.length > MAX_NAME_LENGTH ? text : toOneLine(note ?? '')
      return `<STMTTRN><TRNTYPE>${minor < 0 ? 'DEBIT' : 'CREDIT'}</TRNTYPE><DTPOSTED>${day.replaceAll('-', '')}</DTPOSTED><TRNAMT>${formatMinor(minor, currency)}</TRNAMT><FITID>${id}</FITID><NAME>${escapeText(cut(text, MAX_NAME_LENGTH))}</NAME>${memo === '' ? '' : `<MEMO>${escapeText(memo)}</MEMO>`}</STMTTRN>\n`
    },
    endAccount: () => '</BANKTRANLIST></STMTRS></STMTTRNRS>\n',
    end: () => '</BANKMSGSRSV1>\n</OFX>\n',
  }
}

/** The title, cut to the length OFX allows. If an earlier account has that id, it ends in a number. */
function makeAccountId(title: string, usedIds: Set<string>): string {
  let id = cut(title, MAX_ACCOUNT_LENGTH)
  for (let n = 2; usedIds.has(id); n += 1) id = `${cut(title, MAX_ACCOUNT_LENGTH - `-${n}`.length)}-${n}`
  usedIds.add(id)
  return id
}

function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim()
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
