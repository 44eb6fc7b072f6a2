import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { toReading } from '../products/product-reading.ts'
import type { ProductRow } from '../products/product-row.ts'
import { readQuickenRows } from '../products/quicken-rows.ts'
import { makeIssue, startReading } from '../reading/build-reading.ts'
import type { FormatReading, IssueCode, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import { decideDecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import {
  createYearsUntil,
  type DayOrder,
  type DayParts,
  decideDayOrder,
  getUsualOrder,
  readDay,
  resolveDay,
} from '../values/days.ts'
import { getDirectionFromFlag } from '../values/direction-words.ts'
import { hasManyAccounts, type QifEntry, splitEntries } from './qif-entries.ts'

// What Quicken and similar programs call an account's opening entry.
const OPENING =
  /^(?:opening balance|saldo (?:inicial|iniziale|inicial|poczatkowe)|eroffnungssaldo|anfangssaldo|anfangsbestand|solde (?:initial|d'ouverture)|beginsaldo|openingssaldo|ingaende (?:saldo|balans)|apningsbalanse|startsaldo|saldo de abertura|saldo di apertura|saldo de apertura|pocatecni zustatek|nyito egyenleg|начальный остаток|期初余额|開始残高)$/

/** Reads QIF: bank, cash, card, asset and investment accounts. The date order is decided for the whole file. */
export function readQif(text: string, context: ReadingContext): FormatReading {
  const entries = splitEntries(text)
  const isQuicken = hasManyAccounts(entries)
  const quicken: ProductRow[] = []
  const days = entries.map((entry) => readQifDay(entry.fields.get('D') ?? ''))
  const named = /^!option:(mdy|dmy|ymd)[ \t]*$/im.exec(text)?.[1]?.toLowerCase() as DayOrder | undefined
  const isNamed =
    named !== undefined && days.every((day) => day === null || resolveDay(day, named, createYearsUntil(context.today)))
  const { order, isGuess } = isNamed
    ? { order: named, isGuess: false }
    : decideDayOrder([days], context.today, getUsualOrder(context.currency), context.dayOrder ?? null)
  const mark = decideDecimalMark(
    entries.map((entry) => readAmount(getAmountText(entry))),
    '.',
  )
  const reading = startReading('qif', entries[0]?.type ?? '')
  const { rows, issues } = reading
  reading.source = entries.find((entry) => entry.account)?.account ?? null
  if (isGuess) reading.daysGuessed = order
  const years = createYearsUntil(context.today)
  const readPartMinor = (text: string) => toSignedMinor(readAmount(text), mark, context.currency)
  const isUnsigned = !entries.some((entry) => readAmount(getAmountText(entry))?.isNegative)
  entries.forEach((entry, index) => {
    const addIssue = (code: IssueCode, reason: string) =>
      issues.push(makeIssue(entry.line, code, [...entry.fields.values()].join(' · '), reason))
    const parts = days[index]
    const day: PlainDate | null = parts ? resolveDay(parts, order, years) : null
    if (!day) {
      addIssue('bad-day', `“${entry.fields.get('D') ?? ''}” isn’t a valid date.`)
      return
    }
    const size = readPartMinor(getAmountText(entry))
    if (size === null) {
      if (getAmountText(entry) === '') addIssue('no-amount', 'No amount.')
      else addIssue('bad-amount', 'We couldn’t read the amount.')
      return
    }
    const minor = isUnsigned && isMoneyOut(entry) ? -Math.abs(size) : size
    const signed = isTrade(entry) ? getTradeSign(entry, size) * Math.abs(size) : minor
    const name = getName(entry)
    if (isQuicken && signed !== 0)
      quicken.push(...readQuickenRows(entry, { day, minor: signed, currency: context.currency, name, readPartMinor }))
    else if (OPENING.test(foldText(name))) {
      reading.openingBalance = { minor: signed, currency: context.currency, day, line: entry.line }
      addIssue('balance-line', 'This is a balance. No money moved.')
    } else if (signed === 0) addIssue('no-money-moved', 'No money moved.')
    else rows.push(getRow(entry, { line: entry.line, day, minor: signed, currency: context.currency, name }))
  })
  if (quicken.length > 0) return toReading('quicken', quicken, issues, isGuess ? order : null)
  if (rows.length === 0)
    reading.detail =
      issues.length === 0
        ? 'This QIF file has no transactions.'
        : 'We couldn’t import any transaction from this QIF file. Each line says why.'
  return reading
}

function getRow(entry: QifEntry, row: StatementRow): StatementRow {
  const category = entry.fields.get('L')
  if (category && !category.startsWith('[')) row.bankCategory = category
  if (entry.account) row.source = entry.account
  return row
}

function getName(entry: QifEntry): string {
  const keys = isTrade(entry) ? ['P', 'Y', 'M', 'L', 'N'] : ['P', 'M', 'L', 'N']
  return keys.map((key) => entry.fields.get(key)).find((text) => text) ?? ''
}

function isMoneyOut(entry: QifEntry): boolean {
  return getDirectionFromFlag(entry.fields.get('N') ?? '') === 'out'
}

function isTrade(entry: QifEntry): boolean {
  return /^invst/i.test(entry.type)
}

/** Trade amounts have no sign: the action says which way the cash went, if it moved at all. "Cash" can be either. */
function getTradeSign(entry: QifEntry, size: number): number {
  const action = entry.fields.get('N') ?? ''
  if (/^(?:buy|cvrshrt|miscexp|margint|xout|withdrw)/i.test(action)) return -1
  if (/^cash/i.test(action)) return Math.sign(size)
  if (/^(?:sell|shtsell|div|intinc|cg|miscinc|rtrncap|xin|contrib)/i.test(action)) return 1
  return 0
}

function getAmountText(entry: QifEntry): string {
  return entry.fields.get('T') ?? entry.fields.get('U') ?? ''
}

/** Besides the usual forms, QIF writes 6/24'24 and 6/ 4/98. */
function readQifDay(text: string): DayParts | null {
  const normalized = text.replace(/\s*([/'-])\s*/g, '$1').replace(/'\s*/g, '/')
  return readDay(normalized)
}
