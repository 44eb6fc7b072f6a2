import { isPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { shapeOf } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { type DecimalMark, readAmount, toMinor } from '../values/amounts.ts'
import { findAll, readTags, textAt, type XmlElement } from '../values/xml-tags.ts'

/** Reads OFX and QFX, version 1 (SGML, leaves not closed) and 2 (XML): bank, card and investment cash rows. */
export function readOfx(text: string, context: ReadingContext): FormatReading {
  const start = text.search(/<OFX[\s>]/i)
  const root = readTags(upperTags(text.slice(Math.max(0, start))))
  const offset = text.slice(0, Math.max(0, start)).split('\n').length - 1
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const reading: FormatReading = { format: 'ofx', rows, source: null, currency: null, issues, shape: '' }
  const statements = [...findAll(root, 'STMTRS'), ...findAll(root, 'CCSTMTRS'), ...findAll(root, 'INVSTMTRS')]
  const scopes = statements.length > 0 ? statements : [root]
  const securities = securityNames(root)
  let bank = textAt(findAll(root, 'FI')[0], 'ORG') || textAt(findAll(root, 'FI')[0], 'FID')
  for (const statement of scopes) {
    const account = findAll(statement, 'ACCTID')[0]?.text.trim() ?? ''
    bank ||= findAll(statement, 'BANKID')[0]?.text.trim() ?? ''
    const currency =
      currencyCode(textAt(statement, 'CURDEF')) ??
      currencyCode(findAll(statement, 'CURDEF')[0]?.text.trim() ?? '') ??
      context.currency
    reading.source ??= account || null
    reading.currency ??= currency
    const transactions = findAll(statement, 'STMTTRN')
    // Where no amount has a minus, the kinds tell what went out.
    const isUnsigned = !transactions.some((transaction) => readAmount(textAt(transaction, 'TRNAMT'))?.negative)
    for (const transaction of transactions) {
      const from = rows.length
      readTransaction(transaction, offset, currency, account, scopes.length > 1, rows, issues, context)
      const row = rows[from]
      if (row && isUnsigned && OUT.test(textAt(transaction, 'TRNTYPE'))) row.minor = -Math.abs(row.minor)
    }
    for (const list of findAll(statement, 'INVTRANLIST'))
      for (const trade of list.children) readTrade(trade, offset, currency, list, securities, rows)
    const ledger = findAll(statement, 'LEDGERBAL')[0]
    const amount = ledger ? readAmount(textAt(ledger, 'BALAMT')) : null
    const minor = amount ? toMinor(amount, decimalMark(textAt(ledger, 'BALAMT')), currency) : null
    if (amount && minor !== null) {
      const day = ofxDay(textAt(ledger, 'DTASOF'))
      const balance = {
        minor: amount.negative ? -minor : minor,
        currency,
        ...(day ? { day } : {}),
        line: (ledger?.line ?? 1) + offset,
      }
      if (scopes.length === 1) reading.closingBalance = balance
      else if (account && day) {
        reading.accountBalances = [...(reading.accountBalances ?? []), { ...balance, source: account }]
      }
    }
  }
  reading.shape = shapeOf('ofx', bank, scopes.map((s) => s.name).join(' '))
  if (rows.length === 0)
    reading.detail =
      'This is an OFX file without transactions in it. Choose a longer period in your bank and export again.'
  return reading
}

const OUT = /^(?:DEBIT|DIRECTDEBIT|POS|ATM|CHECK|FEE|SRVCHG|REPEATPMT)$/i

function readTransaction(
  transaction: XmlElement,
  offset: number,
  statementCurrency: string,
  account: string,
  several: boolean,
  rows: StatementRow[],
  issues: ReadingIssue[],
  context: ReadingContext,
): void {
  const line = transaction.line + offset
  const shown =
    `${textAt(transaction, 'DTPOSTED')} ${textAt(transaction, 'TRNAMT')} ${textAt(transaction, 'NAME')}`.trim()
  const day =
    ofxDay(textAt(transaction, 'DTPOSTED')) ??
    ofxDay(textAt(transaction, 'DTUSER')) ??
    ofxDay(textAt(transaction, 'DTAVAIL'))
  if (!day) {
    issues.push({
      line,
      code: 'bad-day',
      text: shown.slice(0, 200),
      reason: `"${textAt(transaction, 'DTPOSTED')}" cannot be read as a day.`,
    })
    return
  }
  const amountText = textAt(transaction, 'TRNAMT')
  const parts = readAmount(amountText)
  const currency = currencyCode(textAt(transaction, 'CURRENCY', 'CURSYM')) ?? statementCurrency
  const minor = parts ? toMinor(parts, decimalMark(amountText), currency) : null
  if (!parts || minor === null) {
    issues.push({
      line,
      code: 'bad-amount',
      text: shown.slice(0, 200),
      reason: `"${amountText}" cannot be read as an amount.`,
    })
    return
  }
  if (minor === 0) {
    issues.push({ line, code: 'no-money-moved', text: shown.slice(0, 200), reason: 'The amount is zero.' })
    return
  }
  const name = textAt(transaction, 'NAME') || textAt(transaction, 'PAYEE', 'NAME')
  const memo = textAt(transaction, 'MEMO')
  const row: StatementRow = {
    line,
    day,
    minor: parts.negative ? -minor : minor,
    currency,
    name: fuller(name, memo) || checkName(transaction) || textAt(transaction, 'TRNTYPE') || context.fileName,
  }
  const id = textAt(transaction, 'FITID')
  if (id) row.bankId = id
  if (several && account) row.source = account
  const mcc = textAt(transaction, 'SIC')
  if (/^\d{3,4}$/.test(mcc)) row.mcc = mcc
  rows.push(row)
}

// What moves cash in a securities account. Reinvested income moves none.
const TRADE = /^(?:BUY\w+|SELL\w+|INCOME|INVEXPENSE|MARGININTEREST|RETOFCAP)$/

/** A trade or an income of a securities account is a row of the cash that it moved. */
function readTrade(
  trade: XmlElement,
  offset: number,
  currency: string,
  list: XmlElement,
  securities: ReadonlyMap<string, string>,
  rows: StatementRow[],
): void {
  if (!TRADE.test(trade.name)) return
  const traded = ofxDay(findAll(trade, 'DTTRADE')[0]?.text ?? '') ?? ofxDay(findAll(trade, 'DTSETTLE')[0]?.text ?? '')
  const text = findAll(trade, 'TOTAL')[0]?.text.trim() ?? ''
  const parts = readAmount(text)
  const minor = parts ? toMinor(parts, decimalMark(text), currency) : null
  if (!traded || !parts || !minor) return
  const memo = findAll(trade, 'MEMO')[0]?.text.trim() ?? ''
  const id = findAll(trade, 'FITID')[0]?.text.trim()
  const action = trade.name.toLowerCase().replace(/^(buy|sell)\w*/, '$1')
  const unique = findAll(trade, 'UNIQUEID')[0]?.text.trim() ?? ''
  // Where the memo is missing or says no more than the action, the security tells what it was about.
  const said =
    memo === '' || memo.toLowerCase() === action ? `${memo || action} ${securities.get(unique) ?? unique}` : memo
  rows.push({
    line: (trade.line || list.line) + offset,
    day: traded,
    minor: parts.negative ? -minor : minor,
    currency,
    name: said.trim(),
    ...(id ? { bankId: id } : {}),
  })
}

/** The names of the securities that the file lists, by their id. */
function securityNames(root: XmlElement): Map<string, string> {
  const names = new Map<string, string>()
  for (const info of findAll(root, 'SECINFO')) {
    const name = textAt(info, 'SECNAME') || textAt(info, 'TICKER')
    if (name) names.set(textAt(info, 'SECID', 'UNIQUEID'), name)
  }
  return names
}

/** NAME is cut at 32 characters: where MEMO goes on from the same start, it is the whole text. */
function fuller(name: string, memo: string): string {
  if (name === '') return memo
  return memo.length > name.length && memo.toLowerCase().startsWith(name.toLowerCase()) ? memo : name
}

function checkName(transaction: XmlElement): string {
  const number = textAt(transaction, 'CHECKNUM')
  return number ? `Check ${number}` : ''
}

function decimalMark(text: string): DecimalMark {
  return /,\d{1,2}$/.test(text) || (/,\d{3}$/.test(text) && !text.includes('.') && /^-?0?,/.test(text)) ? ',' : '.'
}

function ofxDay(text: string): PlainDate | null {
  const compact = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(text.trim())
  const day = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : ''
  return isPlainDate(day) ? day : null
}

function currencyCode(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) ? text : null
}

/** Tag names are capitals by the standard, but not in every file. */
function upperTags(text: string): string {
  return text.replace(/<(\/?)([A-Za-z][\w.]*)/g, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`)
}
