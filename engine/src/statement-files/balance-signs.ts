import { decideDecimalMark, readAmount, toMinor } from './amounts.ts'
import { directionOfWords } from './direction-words.ts'
import type { FoundRow } from './pasted-records.ts'

/**
 * Gives amounts without a sign the one that the running balance beside them proves: what it grew by came in, what it
 * fell by went out, read downward or upward through the text. Changes nothing where the balance does not fit.
 */
export function signByBalances(rows: FoundRow[], opening: string | null): void {
  const own = rows.map((row) => row.amount ?? row.debit ?? row.credit ?? '')
  if (rows.length < 2 || rows.filter((row) => row.balance !== undefined).length < rows.length * 0.5) return
  const isPair = rows.some((row) => row.debit !== undefined || row.credit !== undefined)
  if (!isPair && own.some((text) => isSigned(text))) return
  const mark = decideDecimalMark(
    [...own, ...rows.map((row) => row.balance ?? '')].map((text) => readAmount(text)),
    '.',
  )
  const sizes = own.map((text) => figure(text, mark)).map((value) => (value === null ? null : Math.abs(value)))
  const balances = rows.map((row) => figure(row.balance ?? '', mark))
  const start = opening === null ? null : figure(opening, mark)
  const down = steps(sizes, balances, start)
  const up = steps([...sizes].reverse(), [...balances].reverse(), start)
  const isUp = up.hits > down.hits
  const best = isUp ? up : down
  if (best.hits < 2 || best.hits < best.tries * 0.8 || best.hits < rows.length * 0.5) return
  const signs = isUp ? [...best.signs].reverse() : best.signs
  // Columns that hold both directions beyond doubt need no help.
  const contradicted = rows.some(
    (row, i) => signs[i] && ((row.debit !== undefined && signs[i] > 0) || (row.credit !== undefined && signs[i] < 0)),
  )
  if (isPair && !contradicted) return
  rows.forEach((row, i) => {
    const placed = row.debit !== undefined ? -1 : row.credit !== undefined ? 1 : null
    const sign = signs[i] ?? placed ?? (directionOfWords(row.name) === 'in' ? 1 : -1)
    row.amount = `${sign > 0 ? '+' : '-'}${(own[i] ?? '').replace(/^[-+\u2212\u2013]\s?|[-+]$/g, '')}`
    delete row.debit
    delete row.credit
  })
}

function isSigned(text: string): boolean {
  const parts = readAmount(text)
  return parts !== null && (parts.signed || parts.direction !== null)
}

/** In thousandths, so that every currency's decimals fit. */
function figure(text: string, mark: '.' | ','): number | null {
  const parts = readAmount(text)
  const minor = parts ? toMinor(parts, parts.proves ?? mark, 'KWD') : null
  if (!parts || minor === null) return null
  return parts.negative || parts.direction === 'out' ? -minor : minor
}

function steps(sizes: (number | null)[], balances: (number | null)[], opening: number | null) {
  const signs: (1 | -1 | null)[] = []
  let hits = 0
  let tries = 0
  let before = opening
  // Several rows of one day often share the balance that stands after the last of them.
  sizes.forEach((size, i) => {
    const after = balances[i] ?? null
    signs.push(null)
    if (size === null || after === null || before === null) {
      before = after ?? null
      return
    }
    tries++
    const change = after - before
    if (Math.abs(change) === size && size > 0) {
      hits++
      signs[i] = change > 0 ? 1 : -1
    }
    before = after
  })
  return { signs, hits, tries }
}
