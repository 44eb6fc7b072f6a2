import { isPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { addOutcome, makeIssue, startReading } from '../reading/build-reading.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { readAmount, toSignedMinor } from '../values/amounts.ts'
import { findAll, findChild, getText, readTags, type XmlElement } from '../values/xml-tags.ts'

/** Reads ISO 20022 CAMT.052, .053 and .054: one row per posted entry. */
export function readCamt(text: string, context: ReadingContext): FormatReading {
  const root = readTags(text)
  const reading = startReading('camt')
  const { rows } = reading
  const statements = [...findAll(root, 'Stmt'), ...findAll(root, 'Rpt'), ...findAll(root, 'Ntfctn')]
  for (const statement of statements.length > 0 ? statements : [root]) {
    const account = getText(statement, 'Acct', 'Id', 'IBAN') || getText(statement, 'Acct', 'Id', 'Othr', 'Id')
    reading.source ??= account || null
    const accountCurrency = getText(statement, 'Acct', 'Ccy')
    for (const balance of statement.children.filter((child) => child.name === 'Bal'))
      readBalance(balance, account, reading)
    for (const entry of statement.children.filter((child) => child.name === 'Ntry')) {
      const currency = accountCurrency || context.currency
      addOutcome(reading, readEntry(entry, currency, statements.length > 1 ? account : ''))
    }
  }
  if (statements.length > 1) {
    // Opening and closing balances of different statements don't belong together.
    delete reading.openingBalance
    delete reading.closingBalance
  } else delete reading.accountBalances
  reading.currency = rows[0]?.currency ?? null
  reading.shape = getShape('camt', /camt\.05\d/.exec(text)?.[0] ?? '', reading.source?.slice(0, 8) ?? '')
  if (rows.length === 0) reading.detail = 'This CAMT bank statement has no posted transactions.'
  return reading
}

function getAmount(element: XmlElement | undefined, fallback: string): { minor: number; currency: string } | null {
  if (!element) return null
  const currency = /Ccy\s*=\s*["']([A-Z]{3})["']/.exec(element.attributes)?.[1] ?? fallback
  const minor = toSignedMinor(readAmount(element.text.trim()), '.', currency)
  return minor === null ? null : { minor, currency }
}

function readDay(element: XmlElement | undefined): PlainDate | null {
  const text = (getText(element, 'Dt') || getText(element, 'DtTm')).slice(0, 10)
  return isPlainDate(text) ? text : null
}

function readBalance(element: XmlElement, account: string, reading: FormatReading): void {
  const kind = getText(element, 'Tp', 'CdOrPrtry', 'Cd')
  const amount = getAmount(findChild(element, 'Amt'), '')
  if (!amount) return
  const minor = getText(element, 'CdtDbtInd') === 'DBIT' ? -amount.minor : amount.minor
  const day = readDay(findChild(element, 'Dt')) ?? undefined
  const balance = { minor, currency: amount.currency, line: element.line, ...(day ? { day } : {}) }
  if (kind === 'OPBD' || kind === 'PRCD') reading.openingBalance ??= balance
  if (kind === 'CLBD') {
    reading.closingBalance ??= balance
    if (account && day) {
      reading.accountBalances = [...(reading.accountBalances ?? []), { ...balance, source: account }]
    }
  }
}

function readEntry(entry: XmlElement, accountCurrency: string, account: string): StatementRow | ReadingIssue {
  const { line } = entry
  const name = getName(entry)
  const status = getText(entry, 'Sts', 'Cd') || getText(entry, 'Sts')
  if (status === 'PDNG' || status === 'INFO' || status === 'FUTR')
    return makeIssue(line, 'pending', name, 'Still pending. It will be in a later file once it’s posted.')
  const day = readDay(findChild(entry, 'BookgDt')) ?? readDay(findChild(entry, 'ValDt')) ?? findDetailDay(entry)
  if (!day) return makeIssue(line, 'no-day', name, 'No date.')
  const amount = getAmount(findChild(entry, 'Amt'), accountCurrency)
  if (!amount) return makeIssue(line, 'bad-amount', name, 'We couldn’t read the amount.')
  if (amount.minor === 0) return makeIssue(line, 'no-money-moved', name, 'The amount is zero.')
  // The indicator already gives the direction, even if the entry reverses an earlier one.
  const isDebit = getText(entry, 'CdtDbtInd') === 'DBIT'
  const row: StatementRow = {
    line,
    day,
    minor: isDebit ? -amount.minor : amount.minor,
    currency: amount.currency,
    name,
  }
  const id = getText(entry, 'AcctSvcrRef') || getText(findAll(entry, 'Refs')[0], 'AcctSvcrRef')
  if (id && id !== 'NONREF') row.bankId = id
  if (account) row.source = account
  const detail = isDebit ? undefined : findAll(entry, 'TxDtls')[0]
  const purpose = detail ? getRemittance(detail) : ''
  if (purpose !== '' && purpose !== name) row.purpose = purpose
  return row
}

function findDetailDay(entry: XmlElement): PlainDate | null {
  const related = findAll(entry, 'RltdDts')[0]
  const text = (related?.children[0]?.text ?? '').trim().slice(0, 10)
  return isPlainDate(text) ? text : null
}

/**
 * The other party's name, or else the purpose, or else the bank's text. An entry with several payments has the bank's
 * text, or else their number and the first one's purpose.
 */
function getName(entry: XmlElement): string {
  const details = findAll(entry, 'TxDtls')
  const isDebit = getText(entry, 'CdtDbtInd') === 'DBIT'
  const detail = details[0]
  if (detail && details.length === 1) {
    const parties = findChild(detail, 'RltdPties')
    for (const role of isDebit ? ['Cdtr', 'UltmtCdtr'] : ['Dbtr', 'UltmtDbtr']) {
      const party = getText(parties, role, 'Nm') || getText(parties, role, 'Pty', 'Nm')
      if (party) return collapseSpaces(party)
    }
  }
  const additional = getText(entry, 'AddtlNtryInf')
  const remittance = detail ? getRemittance(detail) : ''
  const detailInfo = getText(detail, 'AddtlTxInf')
  if (details.length > 1)
    return additional || [`${details.length} payments`, remittance || detailInfo].filter(Boolean).join(': ')
  return remittance || detailInfo || additional || getText(entry, 'BkTxCd', 'Prtry', 'Cd') || getText(entry, 'NtryRef')
}

function getRemittance(detail: XmlElement): string {
  const info = findChild(detail, 'RmtInf')
  if (!info) return ''
  const free = info.children.filter((child) => child.name === 'Ustrd').map((child) => child.text.trim())
  if (free.length > 0) return free.join(' ').trim()
  return getText(info, 'Strd', 'AddtlRmtInf') || getText(info, 'Strd', 'CdtrRefInf', 'Ref')
}
