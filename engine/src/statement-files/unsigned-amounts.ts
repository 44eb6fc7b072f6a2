import { directionOfWords, isCardPaymentText } from './direction-words.ts'
import type { StatementRow } from './statement-reading.ts'

/**
 * Gives rows whose amounts are written without a sign the direction that the running balance proves: what it grew by
 * came in, what it fell by went out. Changes nothing where the balance does not fit the amounts. `opening` is the
 * balance before the earliest row, where the file states it; `isCard` says that the balance is what is owed.
 */
export function signByBalance(rows: readonly StatementRow[], opening: number | null, isCard: boolean): void {
  if (rows.length === 0) return
  const down = stepsOf(rows, opening)
  const up = stepsOf([...rows].reverse(), opening)
  const isFallingBehind = (rows[0]?.day ?? '') > (rows.at(-1)?.day ?? '')
  const best = up.hits > down.hits || (up.hits === down.hits && isFallingBehind) ? up : down
  if (best.hits === 0 || best.hits < best.tries * (best.hits > 1 ? 0.5 : 0.8)) return
  const turn = isOwed(best.signs, isCard) ? -1 : 1
  for (const [row, sign] of best.signs) row.minor = Math.abs(row.minor) * sign * turn
  // Where the balance only ever went one way, the row before its first step most likely did so too. Where it went both
  // ways, what nothing tells is spending, unless the account was empty before it.
  const [one, another] = new Set(best.signs.values())
  if (one === undefined || best.hits < 2) return
  for (const row of rows) {
    if (best.signs.has(row) || directionOfWords(row.name) !== null) continue
    const amount = Math.abs(row.minor)
    if (another === undefined) row.minor = amount * one * turn
    else if (turn === 1 && row.balanceAfterMinor !== undefined && row.balanceAfterMinor !== amount) row.minor = -amount
  }
}

/** Rows in the order in which they happened, each with the direction in which the balance went. */
function stepsOf(rows: readonly StatementRow[], opening: number | null) {
  const signs = new Map<StatementRow, 1 | -1>()
  let tries = 0
  let before = opening
  for (const row of rows) {
    const after = row.balanceAfterMinor ?? null
    if (after !== null && before !== null) {
      tries++
      const change = after - before
      if (Math.abs(change) === Math.abs(row.minor)) signs.set(row, change > 0 ? 1 : -1)
    }
    before = after
  }
  return { signs, tries, hits: signs.size }
}

/** What is owed on a card grows with purchases and falls with the payment of the bill. */
function isOwed(signs: ReadonlyMap<StatementRow, 1 | -1>, isCard: boolean): boolean {
  let paidUp = 0
  let paidDown = 0
  let ups = 0
  for (const [row, sign] of signs) {
    if (sign > 0) ups++
    if (!isCardPaymentText(row.name)) continue
    if (sign > 0) paidUp++
    else paidDown++
  }
  if (paidUp !== paidDown) return isCard && paidDown > paidUp
  return isCard && ups * 2 > signs.size
}
