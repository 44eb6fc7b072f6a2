import { formatMoney } from '../../lib/format-money.ts'

/** The width of an amount column with ordinary amounts. */
export const AMOUNT_PX = 118
// Estimated widths of characters, and the padding. The column grows in steps, so that its width rarely changes.
const [DIGIT_PX, LETTER_PX, POINT_PX, PADDING_PX, STEP_PX] = [9, 11.5, 4, 34, 16]

/** A width that fits the longest amounts, because a truncated amount looks like a different amount. */
export function getAmountWidth(rows: readonly { readonly amount: string; readonly currency: string }[]): number {
  const longest = new Map<string, string>()
  for (const { amount, currency } of rows) {
    if (amount.length > (longest.get(currency)?.length ?? 0)) longest.set(currency, amount)
  }
  const widths = [...longest].map(([currency, amount]) =>
    getTextWidth(formatMoney(amount, currency, { sign: 'always' })),
  )
  const needed = Math.max(0, ...widths) + PADDING_PX
  return AMOUNT_PX + Math.max(0, Math.ceil((needed - AMOUNT_PX) / STEP_PX)) * STEP_PX
}

function getTextWidth(figure: string): number {
  const letters = figure.match(/\p{L}/gu)?.length ?? 0
  const points = figure.match(/[.,\s]/g)?.length ?? 0
  return letters * LETTER_PX + points * POINT_PX + (figure.length - letters - points) * DIGIT_PX
}
