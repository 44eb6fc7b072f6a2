import { foldText } from '../../language/fold-text.ts'
import { type AmountParts, readAmount } from '../values/amounts.ts'
import {
  type Direction,
  getDirectionFromFlag,
  getDirectionFromWords,
  isBareBillPayment,
  isCardPaymentText,
  isIncomeCategory,
  isIncomeText,
  isPaymentText,
  isPurchaseText,
  isSaleText,
  isThanksForPayment,
  isWagesText,
} from '../values/direction-words.ts'
import { cleanCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'

/** A row's clues to its direction: its sign, its flag and its words. */
export type SignRow = ReturnType<typeof readSignRow>

export const CARD_WORD = /\b(?:card|kart\w*|carte|carta|tarjeta|cartao|visa|mastercard)\b|карт|信用卡|カード/
const PAYOUT = /\bpay-?outs?\b|\bauszahlung|\bversement vers\b|\bpago a banco\b/
const TOP_UP = /(?:オート)?チャージ|(?:ｵｰﾄ)?ﾁｬｰｼﾞ/g

/** The rows with an amount other than zero in this column, each with the clues to its direction. */
export function readSignRows(records: readonly CellRecord[], columns: ColumnRoles, amountColumn: number): SignRow[] {
  return records.flatMap((record) => {
    const amount = readAmount(cleanCell(record.cells[amountColumn]))
    return amount && /[1-9]/.test(amount.body) ? [readSignRow(record, columns, amount)] : []
  })
}

function readSignRow(record: CellRecord, columns: ColumnRoles, amount: AmountParts) {
  const text = getWords(record, columns)
  const isPaid = isPaymentText(text)
  const isBillPayment = isCardPaymentText(text)
  return {
    amount,
    text,
    day: cleanCell(record.cells[columns.days[0] ?? 0]),
    /** Has a minus or parentheses, or is marked as money out. */
    isNegative: amount.isNegative || amount.direction === 'out',
    flag: columns.direction === null ? null : getDirectionFromFlag(cleanCell(record.cells[columns.direction])),
    words: getTypeDirection(record, columns) ?? getDirectionFromWords(text),
    /**
     * How strongly the words suggest money in: 1 for wages and clear card bill payments, 0.5 if less certain, else 0.
     */
    incoming: rateMoneyIn(text, isBillPayment),
    isBillPayment,
    isThanks: isThanksForPayment(text),
    isPaid,
    isCardPaid: isPaid && CARD_WORD.test(foldText(text)),
    isBought: !isPaid && isPurchaseText(text),
    isSold: isSaleText(text),
    isPayout: PAYOUT.test(foldText(text)),
  }
}

function rateMoneyIn(text: string, isBillPayment: boolean): number {
  // "Online payment British Gas" pays another kind of bill.
  if (isBillPayment) return isBareBillPayment(text) ? 1 : 0.5
  if (isWagesText(text)) return 1
  return isIncomeText(text) ? 0.5 : 0
}

/** The words of a row that can give its direction: those in its first name columns. */
export function getWords(record: CellRecord, columns: ColumnRoles): string {
  return columns.names
    .slice(0, 4)
    .map((column) => cleanCell(record.cells[column]))
    .join(' | ')
}

/** The direction given by a row's words; null if they don't. On a card bill, topping up a travel card is a purchase. */
export function getRowDirection(record: CellRecord, columns: ColumnRoles, isBilled: boolean): Direction | null {
  const words = getWords(record, columns)
  return (
    getTypeDirection(record, columns, isBilled) ?? getDirectionFromWords(isBilled ? words.replace(TOP_UP, '') : words)
  )
}

/**
 * The direction that an income category or a short cell ("Achat", "Sell", "Refund") gives on its own; null if none
 * does.
 */
function getTypeDirection(record: CellRecord, columns: ColumnRoles, isBilled = false): Direction | null {
  if (columns.category !== null && isIncomeCategory(cleanCell(record.cells[columns.category]))) return 'in'
  for (const column of columns.types) {
    const whole = cleanCell(record.cells[column])
    const cell = isBilled ? whole.replace(TOP_UP, '') : whole
    if (cell === '' || cell.length > 40) continue
    // "C" in a name column is someone's name, not a credit.
    const isShortName = cell.length === 1 && columns.roles[column] !== 'type'
    const direction = isShortName ? null : (getDirectionFromFlag(cell) ?? getDirectionFromWords(cell))
    if (direction) return direction
  }
  return null
}
