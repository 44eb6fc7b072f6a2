import type { StatementRow } from '../reading/statement-reading.ts'
import type { MatchIndex } from './match-index.ts'

/** Turns money in into money out and the other way around, also in the parts of a split. */
export function reverseSign(row: StatementRow): void {
  row.minor = -row.minor
  if (row.parts) row.parts = row.parts.map((part) => ({ ...part, minor: -part.minor }))
}

/**
 * Whether this file, or an earlier import with the same layout, was read with money in and out reversed. We only know
 * this if one of them has rows in a single direction, which says nothing about its signs, and the other has the same
 * rows with the opposite sign. An example is a card's refunds alone, from a bank that writes spending as positive.
 */
export function findReversedSigns(
  index: MatchIndex,
  hasProof: boolean,
): { isReversed: boolean; reversedImports: Set<string> } {
  const reversedImports = new Set<string>()
  const oneWay = new Set<string>()
  for (const [importId, signs] of index.imports.signs) if (signs.in === 0 || signs.out === 0) oneWay.add(importId)
  const isFileOneWay = !hasProof && haveOneDirection(index.rows)
  if (!isFileOneWay && oneWay.size === 0) return { isReversed: false, reversedImports }

  if (isFileOneWay) {
    const tally = new SignTally()
    for (const { importId, contentNumber, isIn } of index.existing)
      if (importId !== null) tally.put(contentNumber, isIn)
    index.rows.forEach(({ minor }, i) => {
      tally.take(index.contents[i] as number, minor > 0)
    })
    return { isReversed: tally.showsReversed(index.rows.length), reversedImports }
  }
  for (const importId of oneWay) {
    const tally = new SignTally()
    index.rows.forEach(({ minor }, i) => {
      tally.put(index.contents[i] as number, minor > 0)
    })
    for (const row of index.existing) if (row.importId === importId) tally.take(row.contentNumber, row.isIn)
    const { in: into, out } = index.imports.signs.get(importId) as { in: number; out: number }
    if (tally.showsReversed(into + out)) reversedImports.add(importId)
  }
  return { isReversed: false, reversedImports }
}

function haveOneDirection(rows: readonly { minor: number }[]): boolean {
  const first = rows[0]
  return first !== undefined && rows.every((row) => row.minor > 0 === first.minor > 0)
}

/** Counts rows by day, amount and text, and how many rows of the other file have the same or the opposite sign. */
class SignTally {
  readonly #left = new Map<number, number>()
  #same = 0
  #reversed = 0

  put(content: number, isIn: boolean): void {
    if (content < 0) return
    const key = content * 2 + (isIn ? 1 : 0)
    this.#left.set(key, (this.#left.get(key) ?? 0) + 1)
  }

  take(content: number, isIn: boolean): void {
    if (content < 0) return
    const side = isIn ? 1 : 0
    if (this.#takeOne(content * 2 + side)) this.#same += 1
    else if (this.#takeOne(content * 2 + 1 - side)) this.#reversed += 1
  }

  /**
   * One row with the opposite sign may be a refund on the same day. Several, or all of them, are the same rows
   * reversed.
   */
  showsReversed(count: number): boolean {
    return this.#reversed > this.#same && (this.#reversed > 1 || this.#reversed === count)
  }

  #takeOne(key: number): boolean {
    const left = this.#left.get(key) ?? 0
    if (left === 0) return false
    this.#left.set(key, left - 1)
    return true
  }
}
