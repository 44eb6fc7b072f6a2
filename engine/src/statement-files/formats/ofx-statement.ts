import { isPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { addOutcome, makeIssue, startReading } from '../reading/build-reading.ts'
import { getShape } from '../reading/layout-shape.ts'
import type {
  FormatReading,
  ReadingContext,
  ReadingIssue,
  StatedBalance,
  StatementRow,
} from '../reading/statement-reading.ts'
import { type DecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import { findAll, getText, readTags, type XmlElement } from '../values/xml-tags.ts'

/**
 * Reads OFX and QFX, version 1 (SGML with unclosed leaves) and 2 (XML): bank and card transactions, and the cash that
 * investments moved.
 */
export function readOfx(text: string, context: ReadingContext): FormatReading {
  const start = text.search(/<OFX[\s>]/i)
  const root = readTags(uppercaseTags(text.slice(Math.max(0, start))))
  const offset = text.slice(0, Math.max(0, start)).split('\n').length - 1
  const reading = startReading('ofx')
  const { rows } = reading
  const statements = [...findAll(root, 'STMTRS'), ...findAll(root, 'CCSTMTRS'), ...findAll(root, 'INVSTMTRS')]
  const scopes = statements.length > 0 ? statements : [root]
  const securities = readSecurityNames(root)
  let bank = getText(findAll(root, 'FI')[0], 'ORG') || getText(findAll(root, 'FI')[0], 'FID')
  for (const statement of scopes) {
    const account = findFirstText(statement, 'ACCTID')
    bank ||= findFirstText(statement, 'BANKID')
    const currency = readStatementCurrency(statement) ?? context.currency
    reading.source ??= account || null
    reading.currency ??= currency
    const source = scopes.length > 1 ? account : ''
    for (const outcome of readTransactions(statement, offset, currency, source, context)) addOutcome(reading, outcome)
    for (const list of findAll(statement, 'INVTRANLIST'))
      for (const trade of list.children) readTrade(trade, offset, currency, list, securities, rows)
    const balance = readLedgerBalance(statement, offset, currency)
    if (balance && scopes.length === 1) reading.closingBalance = balance
    else if (balance?.day && account)
      reading.accountBalances = [...(reading.accountBalances ?? []), { ...balance, source: account }]
  }
  reading.shape = getShape('ofx', bank, scopes.map((s) => s.name).join(' '))
  if (rows.length === 0)
    reading.detail =
      reading.issues.length === 0
        ? 'This OFX file has no transactions. Export a longer period from your bank.'
        : 'We couldn’t import any transaction from this OFX file. Each line says why.'
  return reading
}

function readStatementCurrency(statement: XmlElement): string | null {
  return readCurrencyCode(getText(statement, 'CURDEF')) ?? readCurrencyCode(findFirstText(statement, 'CURDEF'))
}

/** The text of the first element with this name, at any depth. */
function findFirstText(element: XmlElement, name: string): string {
  return findAll(element, name)[0]?.text.trim() ?? ''
}

function readLedgerBalance(statement: XmlElement, offset: number, currency: string): StatedBalance | null {
  const ledger = findAll(statement, 'LEDGERBAL')[0]
  const text = getText(ledger, 'BALAMT')
  const minor = readMinor(text, currency)
  if (!ledger || minor === null) return null
  const day = readOfxDay(getText(ledger, 'DTASOF'))
  return { minor, currency, ...(day ? { day } : {}), line: ledger.line + offset }
}

/** The transaction types that are always money out; `CASH` is a withdrawal. */
const OUT = /^(?:DEBIT|DIRECTDEBIT|POS|ATM|CASH|CHECK|FEE|SRVCHG|REPEATPMT)$/i

function readTransactions(
  statement: XmlElement,
  offset: number,
  currency: string,
  source: string,
  context: ReadingContext,
): (StatementRow | ReadingIssue)[] {
  const transactions = findAll(statement, 'STMTTRN')
  // If no amount has a minus, the transaction types say which ones are money out.
  const isUnsigned = !transactions.some((transaction) => readAmount(getText(transaction, 'TRNAMT'))?.isNegative)
  return transactions.map((transaction) => {
    const row = readTransaction(transaction, offset, currency, context)
    if ('code' in row) return row
    const isOut = isUnsigned && OUT.test(getText(transaction, 'TRNTYPE'))
    return { ...row, minor: isOut ? -Math.abs(row.minor) : row.minor, ...(source ? { source } : {}) }
  })
}

function readTransaction(
  transaction: XmlElement,
  offset: number,
  statementCurrency: string,
  context: ReadingContext,
): StatementRow | ReadingIssue {
  const line = transaction.line + offset
  const [posted = '', amount = '', name = ''] = ['DTPOSTED', 'TRNAMT', 'NAME'].map((tag) => getText(transaction, tag))
  const shown = `${posted} ${amount} ${name}`.trim()
  const days = ['DTPOSTED', 'DTUSER', 'DTAVAIL'].map((tag) => readOfxDay(getText(transaction, tag)))
  const day = days.find((each) => each !== null)
  if (!day && posted === '') return makeIssue(line, 'no-day', shown, 'No date.')
  if (!day) return makeIssue(line, 'bad-day', shown, `“${posted}” isn’t a valid date.`)
  const currency = readCurrencyCode(getText(transaction, 'CURRENCY', 'CURSYM')) ?? statementCurrency
  const minor = readMinor(amount, currency)
  if (minor === null) return makeIssue(line, 'bad-amount', shown, `“${amount}” isn’t a valid amount.`)
  if (minor === 0) return makeIssue(line, 'no-money-moved', shown, 'The amount is zero.')
  const payee = name || getText(transaction, 'PAYEE', 'NAME')
  const text = chooseMoreComplete(payee, getText(transaction, 'MEMO')) || getCheckName(transaction)
  const row: StatementRow = {
    line,
    day,
    minor,
    currency,
    name: text || getText(transaction, 'TRNTYPE') || context.fileName,
  }
  const id = getText(transaction, 'FITID')
  if (id) row.bankId = id
  const mcc = getText(transaction, 'SIC')
  if (/^\d{3,4}$/.test(mcc)) row.mcc = mcc
  return row
}

// The investment transactions that move cash. Reinvested income moves none.
const TRADE = /^(?:BUY\w+|SELL\w+|INCOME|INVEXPENSE|MARGININTEREST|RETOFCAP)$/

/** A trade or income in an investment account becomes a row for the cash it moved. */
function readTrade(
  trade: XmlElement,
  offset: number,
  currency: string,
  list: XmlElement,
  securities: ReadonlyMap<string, string>,
  rows: StatementRow[],
): void {
  if (!TRADE.test(trade.name)) return
  const traded = readOfxDay(findFirstText(trade, 'DTTRADE')) ?? readOfxDay(findFirstText(trade, 'DTSETTLE'))
  const minor = readMinor(findFirstText(trade, 'TOTAL'), currency)
  if (!traded || !minor) return
  const memo = findFirstText(trade, 'MEMO')
  const id = findFirstText(trade, 'FITID')
  const action = trade.name.toLowerCase().replace(/^(buy|sell)\w*/, '$1')
  const unique = findFirstText(trade, 'UNIQUEID')
  // If the memo is missing or only repeats the action, use the security's name.
  const name =
    memo === '' || memo.toLowerCase() === action ? `${memo || action} ${securities.get(unique) ?? unique}` : memo
  rows.push({
    line: (trade.line || list.line) + offset,
    day: traded,
    minor,
    currency,
    name: name.trim(),
    ...(id ? { bankId: id } : {}),
  })
}

/** The names of the securities listed in the file, by id. */
function readSecurityNames(root: XmlElement): Map<string, string> {
  const names = new Map<string, string>()
  for (const info of findAll(root, 'SECINFO')) {
    const name = getText(info, 'SECNAME') || getText(info, 'TICKER')
    if (name) names.set(getText(info, 'SECID', 'UNIQUEID'), name)
  }
  return names
}

/** NAME is cut at 32 characters. If MEMO starts the same way and is longer, it's the whole text. */
function chooseMoreComplete(name: string, memo: string): string {
  if (name === '') return memo
  return memo.length > name.length && memo.toLowerCase().startsWith(name.toLowerCase()) ? memo : name
}

function getCheckName(transaction: XmlElement): string {
  const number = getText(transaction, 'CHECKNUM')
  return number ? `Check ${number}` : ''
}

function readMinor(text: string, currency: string): number | null {
  return toSignedMinor(readAmount(text), detectDecimalMark(text), currency)
}

function detectDecimalMark(text: string): DecimalMark {
  return /,\d{1,2}$/.test(text) || (/,\d{3}$/.test(text) && !text.includes('.') && /^-?0?,/.test(text)) ? ',' : '.'
}

function readOfxDay(text: string): PlainDate | null {
  const compact = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(text.trim())
  const day = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : ''
  return isPlainDate(day) ? day : null
}

function readCurrencyCode(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) ? text : null
}

/** The standard says tag names are uppercase, but not every file complies. */
function uppercaseTags(text: string): string {
  return text.replace(/<(\/?)([A-Za-z][\w.]*)/g, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`)
}
