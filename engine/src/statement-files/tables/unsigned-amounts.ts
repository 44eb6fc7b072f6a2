import type { StatementRow } from '../reading/statement-reading.ts'
import { getDirectionFromWords, isCardPaymentText } from '../values/direction-words.ts'

/**
 * Gives unsigned amounts the direction that the running balance proves: money in if it grew, money out if it fell.
 * Changes nothing if most steps of the balance don't match the amounts. `opening` is the balance before the earliest
 * row, if the file states it. With `isCard`, the balance may be the amount owed, which grows with purchases.
 */
export function signByBalance(rows: readonly StatementRow[], opening: number | null, isCard: boolean): void {
  if (rows.length === 0) return
  const down = getSteps(rows, opening)
  const up = getSteps([...rows].reverse(), opening)
  const isNewestFirst = (rows[0]?.day ?? '') > (rows.at(-1)?.day ?? '')
  const best = up.hits > down.hits || (up.hits === down.hits && isNewestFirst) ? up : down
  if (best.hits === 0 || best.hits < best.tries * (best.hits > 1 ? 0.5 : 0.8)) return
  const factor = isOwed(best.signs, isCard) ? -1 : 1
  for (const [row, sign] of best.signs) row.minor = Math.abs(row.minor) * sign * factor
  // If the balance only ever went one way, the row before its first step probably did too. If it went both ways, a row
  // with no other clue is spending, unless the account was empty before it.
  const [one, another] = new Set(best.signs.values())
  if (one === undefined || best.hits < 2) return
  for (const row of rows) {
    if (best.signs.has(row) || getDirectionFromWords(row.name) !== null) continue
    const amount = Math.abs(row.minor)
    if (another === undefined) row.minor = amount * one * factor
    else if (factor === 1 && row.balanceAfterMinor !== undefined && row.balanceAfterMinor !== amount)
      row.minor = -amount
  }
}

// With more rows than this without their own balance, several combinations can add up.
const MAX_GROUP = 8

/**
 * The direction in which the balance moved at each row, for rows in the order they happened. If only the last of
 * several rows has a balance, they get the signs of the only combination that adds up. `tries` counts the rows between
 * two known balances, `hits` those with a direction.
 */
function getSteps(rows: readonly StatementRow[], opening: number | null) {
  const signs = new Map<StatementRow, 1 | -1>()
  let tries = 0
  let before = opening
  let group: StatementRow[] = []
  for (const row of rows) {
    group.push(row)
    const after = row.balanceAfterMinor ?? null
    if (after === null) continue
    if (before !== null) {
      tries += group.length
      const found = findOnlySigns(group, after - before)
      found?.forEach((sign, index) => {
        signs.set(group[index] as StatementRow, sign)
      })
    }
    before = after
    group = []
  }
  return { signs, tries, hits: signs.size }
}

/**
 * The signs that make the rows add up to the change; null if there's no way, more than one, or too many rows to tell.
 */
function findOnlySigns(rows: readonly StatementRow[], change: number): (1 | -1)[] | null {
  if (rows.length > MAX_GROUP) return null
  let found: (1 | -1)[] | null = null
  for (let mask = 0; mask < 1 << rows.length; mask++) {
    const signs = rows.map((_, index): 1 | -1 => ((mask >> index) & 1 ? 1 : -1))
    const sum = rows.reduce((total, row, index) => total + Math.abs(row.minor) * (signs[index] as number), 0)
    if (sum !== change) continue
    if (found) return null
    found = signs
  }
  return found
}

/** Whether the balance is the amount owed on a card, which grows with purchases and falls when the bill is paid. */
function isOwed(signs: ReadonlyMap<StatementRow, 1 | -1>, isCard: boolean): boolean {
  let paymentsUp = 0
  let paymentsDown = 0
  let ups = 0
  for (const [row, sign] of signs) {
    if (sign > 0) ups++
    if (!isCardPaymentText(row.name)) continue
    if (sign > 0) paymentsUp++
    else paymentsDown++
  }
  if (paymentsUp !== paymentsDown) return isCard && paymentsDown > paymentsUp
  return isCard && ups * 2 > signs.size
}
