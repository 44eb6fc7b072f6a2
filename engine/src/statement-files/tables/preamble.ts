import { getOnly } from '../../core/get-only.ts'
import { addDays, countDaysInMonth, makePlainDate, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces, foldText, splitCamelCase } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import type { StatedBalance } from '../reading/statement-reading.ts'
import { type DecimalMark, readAmount, toMinor } from '../values/amounts.ts'
import { readCurrency, readNamedCurrency } from '../values/currencies.ts'
import { readCurrencyLabel } from '../values/currency-labels.ts'
import { createYearsUntil, type DayOrder, readDay, resolveDay } from '../values/days.ts'
import { getLineMeaning, isOpeningText } from '../values/row-words.ts'
import { cleanCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'

const ACCOUNT_LABEL =
  /^(?:account(?: (?:number|name|no\.?|details for|#))?|acct\.?|card(?: number)?|iban|konto(?:nummer|name|bezeichnung)?|kreditkarte|girokonto|karte|compte|n° de compte|numero de compte|cuenta|numero de cuenta|conta|conto|numero conto|rekening(?:nummer)?|kontonr\.?|tili|rachunek|numer rachunku|ucet|cislo uctu|szamlaszam|hesap no|счет|номер счета|карта|账户|账号|卡号|支付宝账户|微信昵称|口座番号|口座|カード番号|계좌번호|kortnummer)\s*:?$/
const INLINE_ACCOUNT =
  /^(?:account(?: (?:number|name|no\.?))?|iban|konto(?:nummer)?|compte(?: n°)?|cuenta|conta|rekening|账户|账号|支付宝账户|口座番号)\s*[:：#]\s*(.{3,60})$/i
/** In a PDF, other words can follow on the same line. */
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?(?=[A-Z]*\d)[A-Z\d]{1,3})?(?![A-Z\d])/

/** The account's name or number in the first 40 of the lines around the table; null if they don't have it. */
export function findAccount(records: readonly CellRecord[]): string | null {
  for (const record of records.slice(0, 40)) {
    const cells = record.cells.map(cleanCell).filter((cell) => cell !== '')
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] ?? ''
      const next = cells[i + 1]
      if (next && ACCOUNT_LABEL.test(foldText(cell)) && !readDay(next)) return getAccount(next)
      const inline = INLINE_ACCOUNT.exec(cell)
      if (inline?.[1]) return getAccount(inline[1].replace(/^\[|\]$/g, ''))
    }
  }
  return null
}

function getAccount(text: string): string {
  const clean = collapseSpaces(text)
  return IBAN.exec(clean)?.[0] ?? clean.slice(0, 80)
}

// Codes that are also English words (the lek, the paʻanga, the pataca, …).
const WORDS_LIKE_CODES = new Set(['ALL', 'TOP', 'MOP', 'CUP', 'PEN'])

/**
 * The currency that a line around the table states ("Currency: Nigerian Naira"), or else the only one that stands alone
 * in a cell ("NGN") or next to an amount. Null if there are none or several.
 */
export function findCurrency(records: readonly CellRecord[], own: string): string | null {
  const labels = records.slice(0, 60).flatMap(({ cells }) => {
    const line = cells.map(cleanCell).filter((cell) => cell !== '')
    return readCurrencyLabel(line.join('\t'), own) ?? line.flatMap((cell) => readCurrencyLabel(cell, own) ?? [])
  })
  const label = getOnly(labels)
  if (label) return label
  const found = new Set<string>()
  for (const record of records.slice(0, 60)) {
    for (const raw of record.cells) {
      const cell = cleanCell(raw)
      const amount = cell.length < 40 ? readAmount(cell) : null
      const isCode = /^[A-Z]{3}$/.test(cell) && !WORDS_LIKE_CODES.has(cell)
      const named = readNamedCurrency(amount?.currency ?? null, own) ?? (isCode ? readCurrency(cell) : null)
      if (named) found.add(named)
    }
  }
  return getOnly(found)
}

/** A balance that a line states next to its label; null if it states none. Whole numbers alone aren't balances. */
export function findBalance(
  record: CellRecord,
  mark: DecimalMark,
  currency: string,
): { isOpening: boolean; balance: StatedBalance } | null {
  const cells = record.cells.map(cleanCell).filter((cell) => cell !== '')
  const label = cells.map(splitCamelCase).find((cell) => getLineMeaning(cell) === 'balance')
  if (label === undefined) return null
  for (let i = cells.length - 1; i >= 0; i--) {
    const amount = readAmount(cells[i] ?? '')
    if (!amount || amount.isPlainInteger) continue
    const own = readNamedCurrency(amount.currency, currency) ?? currency
    const minor = toMinor(amount, amount.provenMark ?? mark, own)
    if (minor === null) continue
    const isNegative = amount.isNegative || amount.direction === 'out'
    return {
      isOpening: isOpeningText(label),
      balance: { minor: isNegative ? -minor : minor, currency: own, line: record.line },
    }
  }
  return null
}

// Words that introduce the statement's own date or period; a page has other dates, such as when it was printed.
const STATEMENT_DAY =
  /(?:statement (?:date|period|closing|from)|closing date|billing (?:period|date)|kontoauszug|abrechnung|auszug|releve|extrait|extracto|estado de cuenta|extrato|fatura|periodo|periode|estratto conto|rekeningoverzicht|afschrift|kontoutdrag|kontoutskrift|wyciag|vypis|за период|выписка|账单|明細)[^;]{0,60}$/

/** "Saldo fra kontoutskrift 28.02.2026": the day of a balance, not of this statement. */
const BALANCE_DAY = /\b(?:saldo|balance|solde|kontostand)\b[^;\n]{0,40}$/

const OPENING_DAY =
  /(?:alte[rn]? (?:konto)?(?:stand|saldo)|saldo (?:anterior|inicial|precedente|iniziale)|(?:ancien solde|solde precedent)|brought forward|opening balance|previous balance|balance from (?:last |previous )?statement(?: (?:no\.? )?\d{1,4})?(?: dated)?|vorig saldo)\W{0,3}(?:vom|per|am|au|al|em|en|of|on|as of|op|van|de)?\s*$/

/** A lone year before that is a number in a name: "Chipotle 1922". */
const MAX_YEARS_BACK = 30

/**
 * The end of the time that rows without a year can be from: the statement's own date or a later month named as its
 * period, or else the latest date or month around the table, or else the end of the first year named there. If there's
 * only the date of the opening balance, rows can be up to 330 days later. Today if there's nothing, and never later.
 */
export function findPeriodEnd(text: string, today: PlainDate, order: DayOrder): PlainDate {
  const searched = text.slice(0, 20_000)
  const { latest, statementDay, openingDay } = findStatementDays(searched, today, order)
  // Rows come after the date of the opening balance.
  const followed = openingDay && (latest === null || latest <= openingDay) ? addDays(openingDay, 330) : latest
  // "March 2024", which may be later than a form's print date; or else a lone year that isn't part of a longer number
  // ("4884 1970 4694").
  const month = findLastMonth(searched, statementDay !== null)
  const last = statementDay ? getLater(statementDay, month) : getLater(followed, month)
  if (last) return last > today ? today : last
  const year = Number(/(?<![\d.,/-]|\d[ -])((?:19|20)\d{2})(?![\d.,/-]*\d| \d)/.exec(text)?.[1] ?? 0)
  const end = makePlainDate(year || 1, 12, 31)
  return end > today || end < addDays(today, -MAX_YEARS_BACK * 366) ? today : end
}

function getLater(a: PlainDate | null, b: PlainDate | null): PlainDate | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

type StatementDays = {
  /** The latest date, other than those of opening balances. */
  latest: PlainDate | null
  /** The latest date that is labeled as the statement's own. */
  statementDay: PlainDate | null
  /** The last date that is labeled as the opening balance's. */
  openingDay: PlainDate | null
}

function findStatementDays(searched: string, today: PlainDate, order: DayOrder): StatementDays {
  const found: StatementDays = { latest: null, statementDay: null, openingDay: null }
  let labeledEnd = Number.NEGATIVE_INFINITY
  const dates =
    /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.?[^\S\n]?-?\p{L}{3,12}\.?,?[^\S\n]?-?\d{2,4}(?![\d:]|[.,]\d)|\p{L}{3,12}\.? \d{1,2}, \d{4}|\d{4}年\d{1,2}月\d{1,2}日/gu
  for (let match = dates.exec(searched); match; match = dates.exec(searched)) {
    const parts = readDay(match[0])
    if (!parts) dates.lastIndex = match.index + 1 // The next date can start inside this match: "21 vom 05.03.2026".
    if (!parts || parts.kind === 'no-year' || parts.kind === 'open-no-year') continue
    const day =
      resolveDay(parts, order, createYearsUntil(today)) ??
      resolveDay(parts, order === 'dmy' ? 'mdy' : 'dmy', createYearsUntil(today))
    if (!day || day > addDays(today, 370)) continue
    const before = foldText(searched.slice(Math.max(0, match.index - 60), match.index))
    // The end of a period comes directly after its start.
    const isStatement = match.index - labeledEnd < 25 || (STATEMENT_DAY.test(before) && !BALANCE_DAY.test(before))
    if (!isStatement && OPENING_DAY.test(before)) {
      found.openingDay = day
      continue
    }
    found.latest = getLater(found.latest, day)
    if (!isStatement) continue
    labeledEnd = dates.lastIndex
    found.statementDay = getLater(found.statementDay, day)
  }
  return found
}

/**
 * The end of the latest month named with its year ("March 2024", "MARZO /2021"), or of those labeled as the
 * statement's.
 */
function findLastMonth(text: string, needsLabel: boolean): PlainDate | null {
  let last: PlainDate | null = null
  for (const match of text.matchAll(/(\p{L}{3,12})\.?\s?[/,-]?\s?(?:de |del |of )?((?:19|20)\d{2})(?![\d.,]*\d)/gu)) {
    const month = readMonthName(match[1] ?? '')
    if (month === null) continue
    if (needsLabel && !STATEMENT_DAY.test(foldText(text.slice(Math.max(0, match.index - 60), match.index)))) continue
    const end = makePlainDate(Number(match[2]), month, countDaysInMonth(Number(match[2]), month))
    if (last === null || end > last) last = end
  }
  return last
}
