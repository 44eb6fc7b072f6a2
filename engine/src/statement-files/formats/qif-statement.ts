import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { assembleRows } from '../products/assemble-rows.ts'
import { asReading } from '../products/product-reading.ts'
import type { ProductRow } from '../products/product-row.ts'
import { quickenRows } from '../products/quicken-rows.ts'
import { shapeOf } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { decideDecimalMark, readAmount, toMinor } from '../values/amounts.ts'
import { type DayOrder, type DayParts, decideDayOrder, readDay, resolveDay, yearsUntil } from '../values/days.ts'
import { directionOfFlag } from '../values/direction-words.ts'
import { cutEntries, hasManyAccounts, type QifEntry } from './qif-entries.ts'

// What Quicken and its relatives call the entry that opens an account.
const OPENING =
  /^(?:opening balance|saldo (?:inicial|iniziale|inicial|poczatkowe)|eroffnungssaldo|anfangssaldo|anfangsbestand|solde (?:initial|d'ouverture)|beginsaldo|openingssaldo|ingaende (?:saldo|balans)|apningsbalanse|startsaldo|saldo de abertura|saldo di apertura|saldo de apertura|pocatecni zustatek|nyito egyenleg|начальный остаток|期初余额|開始残高)$/

/** Reads QIF: bank, cash, card and asset lists; day order is decided over the whole file. */
export function readQif(text: string, context: ReadingContext): FormatReading {
  const entries = cutEntries(text)
  const isQuicken = hasManyAccounts(entries)
  const quicken: ProductRow[] = []
  const days = entries.map((entry) => qifDay(entry.fields.get('D') ?? ''))
  const american = /^(?:USD|CAD|PHP)$/.test(context.currency)
  const named = /^!option:(mdy|dmy|ymd)[ \t]*$/im.exec(text)?.[1]?.toLowerCase() as DayOrder | undefined
  const isNamed =
    named !== undefined && days.every((day) => day === null || resolveDay(day, named, yearsUntil(context.today)))
  const { order, isGuess } = isNamed
    ? { order: named, isGuess: false }
    : decideDayOrder([days], context.today, american ? 'mdy' : 'dmy', context.dayOrder ?? null)
  const mark = decideDecimalMark(
    entries.map((entry) => readAmount(amountText(entry))),
    '.',
  )
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const reading: FormatReading = {
    format: 'qif',
    rows,
    source: entries.find((entry) => entry.account)?.account ?? null,
    currency: null,
    issues,
    shape: shapeOf('qif', entries[0]?.type ?? ''),
    ...(isGuess ? { daysGuessed: order } : {}),
  }
  const years = yearsUntil(context.today)
  const isUnsigned = !entries.some((entry) => readAmount(amountText(entry))?.negative)
  entries.forEach((entry, index) => {
    const shown = [...entry.fields.values()].join(' · ').slice(0, 200)
    const parts = days[index]
    const day: PlainDate | null = parts ? resolveDay(parts, order, years) : null
    if (!day) {
      issues.push({
        line: entry.line,
        code: 'bad-day',
        text: shown,
        reason: `"${entry.fields.get('D') ?? ''}" cannot be read as a day.`,
      })
      return
    }
    const amount = readAmount(amountText(entry))
    const minor = amount ? toMinor(amount, mark, context.currency) : null
    const name =
      entry.fields.get('P') ||
      (isTrade(entry) ? entry.fields.get('Y') : '') ||
      entry.fields.get('M') ||
      entry.fields.get('L') ||
      entry.fields.get('N') ||
      ''
    if (!amount || minor === null) {
      issues.push({
        line: entry.line,
        code: amountText(entry) === '' ? 'no-amount' : 'bad-amount',
        text: shown,
        reason: 'Has no amount that can be read.',
      })
      return
    }
    const isOut = amount.negative || (isUnsigned && directionOfFlag(entry.fields.get('N') ?? '') === 'out')
    const signed = isTrade(entry) ? tradeSign(entry) * minor : isOut ? -minor : minor
    if (isQuicken && minor !== 0 && signed !== 0) {
      const partMinor = (text: string) => {
        const part = readAmount(text)
        const size = part && toMinor(part, mark, context.currency)
        return part && size !== null ? (part.negative ? -size : size) : null
      }
      quicken.push(...quickenRows(entry, { day, minor: signed, currency: context.currency, name, partMinor }))
      return
    }
    if (OPENING.test(foldText(name))) {
      reading.openingBalance = { minor: signed, currency: context.currency, day, line: entry.line }
      issues.push({ line: entry.line, code: 'balance-line', text: shown, reason: 'States a balance; no money moved.' })
      return
    }
    if (minor === 0 || signed === 0) {
      issues.push({ line: entry.line, code: 'no-money-moved', text: shown, reason: 'No money moved.' })
      return
    }
    const row: StatementRow = { line: entry.line, day, minor: signed, currency: context.currency, name }
    const category = entry.fields.get('L')
    if (category && !category.startsWith('[')) row.bankCategory = category
    if (entry.account) row.source = entry.account
    rows.push(row)
  })
  if (quicken.length > 0) return asReading('quicken', assembleRows(quicken), issues, isGuess ? order : null)
  if (rows.length === 0) reading.detail = 'This is a QIF file without transactions in it.'
  return reading
}

function isTrade(entry: QifEntry): boolean {
  return /^invst/i.test(entry.type)
}

/** Trades are written without a sign: their action says which way the cash went, or that none moved. */
function tradeSign(entry: QifEntry): 1 | -1 | 0 {
  const action = entry.fields.get('N') ?? ''
  if (/^(?:buy|cvrshrt|miscexp|margint|xout|withdrw)/i.test(action)) return -1
  if (/^(?:sell|shtsell|div|intinc|cg|miscinc|rtrncap|xin|contrib|cash)/i.test(action)) return 1
  return 0
}

function amountText(entry: QifEntry): string {
  return entry.fields.get('T') ?? entry.fields.get('U') ?? ''
}

/** QIF writes 6/24'24 and 6/ 4/98 besides the usual forms. */
function qifDay(text: string): DayParts | null {
  const even = text.replace(/\s*([/'-])\s*/g, '$1').replace(/'\s*/g, '/')
  return readDay(even)
}
