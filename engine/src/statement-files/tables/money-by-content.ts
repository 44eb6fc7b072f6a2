import { type Figures, type Fit, fitBalance, isProof } from './balance-proof.ts'
import type { ColumnFacts } from './column-facts.ts'
import type { ColumnProfile } from './column-profile.ts'
import { findProductColumn } from './price-times-volume.ts'

/** Where a table has its amounts: one signed column, several by currency, or one for each direction. */
export type MoneyColumns = {
  amounts: { column: number; currency: string | null }[]
  debit: number | null
  credit: number | null
  balance: number | null
  /** The balance proved that the amount's sign is right as written (1) or reversed (-1). */
  provenSign: 1 | -1 | null
  /** A fee column that is charged in addition to the amount. */
  charge?: number
}

/**
 * Finds the money columns without headings: first by the arithmetic of a balance, then as the product of a price and a
 * quantity, then by complementary columns, then by whatever looks most like money. With a known balance, only the
 * balance and complementary columns count; null if neither fits, or if no column looks like money.
 */
export function findByContent(
  open: ColumnProfile[],
  facts: ColumnFacts,
  knownBalance: ColumnProfile | null = null,
): MoneyColumns | null {
  const rows = facts.records.length
  // Leaves out serial numbers, codes and the like: whole numbers next to a column of real amounts.
  const hasMoney = open.some((p) => p.money >= p.filled * 0.5)
  const likely = open.filter((p) => p.filled > 0 && (!hasMoney || p.money > 0 || p.filled < rows))
  if (likely.length === 0) return null
  const candidates = likely.slice(0, 12)
  const proven = chooseBestGuess(
    (knownBalance ? [knownBalance] : candidates).flatMap((balance) => [
      ...findSignedGuesses(balance, candidates, facts),
      ...findPairGuesses(balance, candidates, facts),
    ]),
  )
  if (proven) return proven
  const product = knownBalance ? null : findProductColumn(open, facts.profiles, facts.records, facts.mark)
  if (product) return makeSignedColumn(product, null)
  const [first, second] =
    findComplementary(
      likely.filter((p) => p !== knownBalance),
      facts,
    )[0] ?? []
  if (first && second) {
    const balance = knownBalance ?? likely.find((p) => p !== first && p !== second && p.filled === rows && p.money > 0)
    const [out, into] = facts.isOutgoing(first.index, second.index) ? [first, second] : [second, first]
    return {
      amounts: [],
      debit: out.index,
      credit: into.index,
      balance: balance?.index ?? null,
      provenSign: null,
    }
  }
  return knownBalance ? null : chooseMostLikely(likely, rows)
}

function makeSignedColumn(
  amount: ColumnProfile,
  balance: ColumnProfile | null,
  provenSign: 1 | -1 | null = null,
): MoneyColumns {
  return {
    amounts: [{ column: amount.index, currency: null }],
    debit: null,
    credit: null,
    balance: balance?.index ?? null,
    provenSign,
  }
}

/** A way to read the columns, and how many rows of the balance it explains. */
type ColumnGuess = { columns: MoneyColumns; hits: number; tries: number }

function chooseBestGuess(guesses: readonly ColumnGuess[]): MoneyColumns | null {
  let best: { columns: MoneyColumns; hits: number; ratio: number } | null = null
  for (const { columns, hits: rows, tries } of guesses) {
    const ratio = rows / tries
    if (rows === 0 || ratio < 0.5) continue
    // If hits are equal, a pair wins over one of its columns, because it explains more rows.
    const hits = rows + (columns.amounts.length === 0 ? 0.5 : 0)
    if (!best || hits > best.hits || (hits === best.hits && ratio > best.ratio)) best = { columns, hits, ratio }
  }
  return best?.columns ?? null
}

/** One signed column that leads from one balance to the next, or from a balance before to one after on the same row. */
function findSignedGuesses(balance: ColumnProfile, candidates: ColumnProfile[], facts: ColumnFacts): ColumnGuess[] {
  const guesses: ColumnGuess[] = []
  const after = facts.getFigures(balance.index)
  for (const amount of candidates.filter((p) => p !== balance)) {
    const change = facts.getFigures(amount.index)
    const fit = fitBalance(change, after, facts.sequence)
    if (isProof(fit) || (fit.hits > 0 && fit.hits === fit.tries && amount.negatives > 0))
      guesses.push({ ...fit, columns: makeSignedColumn(amount, balance, isProof(fit) ? fit.sign : null) })
    for (const before of candidates.filter((p) => p !== balance && p !== amount)) {
      const { hits, tries } = countRowSteps(facts.getFigures(before.index), change, after)
      if (hits === 0 || hits < tries * 0.9) continue
      const bonus =
        (amount.negatives > 0 && before.negatives === 0 ? 0.25 : 0) + (before.index < balance.index ? 0.1 : 0)
      guesses.push({ columns: makeSignedColumn(amount, balance, 1), hits: hits + 1 + bonus, tries: tries + 1 })
    }
  }
  return guesses
}

/** On how many of the rows with a change the balance before, the change and the balance after add up. */
function countRowSteps(start: Figures, change: Figures, after: Figures): { hits: number; tries: number } {
  let hits = 0
  let tries = 0
  change.forEach((value, i) => {
    if (!value) return
    tries++
    if ((after[i] ?? Number.NaN) - (start[i] ?? Number.NaN) === value) hits++
  })
  return { hits, tries }
}

/** Two columns, one of which is filled on each row, whose difference leads from one balance to the next. */
function findPairGuesses(balance: ColumnProfile, candidates: ColumnProfile[], facts: ColumnFacts): ColumnGuess[] {
  const after = facts.getFigures(balance.index)
  return findComplementary(candidates, facts).flatMap(([first, second]) => {
    const [a, b] = [facts.getFigures(first.index), facts.getFigures(second.index)]
    const net = a.map((value, i) => Math.abs(b[i] ?? 0) - Math.abs(value ?? 0))
    const fit = fitBalance(net, after, facts.sequence)
    const plain = fitBalance(net, after, null)
    const best: Fit = plain.hits >= fit.hits && fit.hits < fit.tries ? plain : fit
    if (!isProof(best)) return []
    let [debit, credit] = best.sign === 1 ? [first.index, second.index] : [second.index, first.index]
    // A balance that is the amount owed runs the other way. Bill payments show that it is.
    if (facts.countPayments(debit) > 0 && facts.countPayments(credit) === 0) [debit, credit] = [credit, debit]
    return [{ ...best, columns: { amounts: [], debit, credit, balance: balance.index, provenSign: null } }]
  })
}

function chooseMostLikely(likely: ColumnProfile[], rows: number): MoneyColumns {
  const scored = likely.map((p) => {
    const score =
      p.filled / rows +
      (p.negatives > 0 ? 2 : 0) +
      (p.plus > 0 ? 1 : 0) +
      p.money / Math.max(1, p.filled) +
      (p.distinct > 1 ? 0.5 : 0)
    return { p, score }
  })
  const amount = scored.reduce((top, next) => (next.score > top.score + 1e-9 ? next : top)).p
  const rest = likely.filter((p) => p !== amount && p.filled === rows && p.money > 0 && p.index > amount.index)
  return makeSignedColumn(amount, rest.length === 1 ? rest[0]! : null)
}

/**
 * Pairs of columns of which at most one is filled on each row, and nearly always one. A zero counts as empty. With
 * `mayBeEmpty`, one of the two can be empty on every row.
 */
export function findComplementary(
  columns: ColumnProfile[],
  facts: ColumnFacts,
  mayBeEmpty = false,
): [ColumnProfile, ColumnProfile][] {
  const pairs: [ColumnProfile, ColumnProfile][] = []
  const rows = facts.records.length
  const fills = columns.map((p) => facts.records.map((record) => /[1-9]/.test(record.cells[p.index] ?? '')))
  const counts = fills.map((fill) => fill.filter(Boolean).length)
  for (let i = 0; i < columns.length; i++) {
    for (let k = i + 1; k < columns.length; k++) {
      const [a, b] = [columns[i], columns[k]]
      const sum = (counts[i] ?? 0) + (counts[k] ?? 0)
      if (
        !a ||
        !b ||
        a.money + b.money + a.integers + b.integers === 0 ||
        (!mayBeEmpty && (counts[i] === 0 || counts[k] === 0))
      )
        continue
      if (a.money + b.money === 0 && !facts.headings.some((heading) => heading !== '')) continue
      if (sum > rows * 1.02 || sum < rows * 0.8) continue
      if (!fills[i]?.some((filled, row) => filled && fills[k]?.[row])) pairs.push([a, b])
    }
  }
  return pairs
}
