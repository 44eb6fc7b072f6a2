import { type Figures, type Fit, fitBalance, isProof } from './balance-proof.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { ColumnFacts, MoneyColumns } from './money-columns.ts'
import { productColumn } from './price-times-volume.ts'

/** No headings: the arithmetic of a balance first, then complementary columns, then what looks most like money. */
export function byContent(
  open: ColumnProfile[],
  figuresFor: (column: number) => Figures,
  facts: ColumnFacts,
  knownBalance: ColumnProfile | null = null,
): MoneyColumns | null {
  const rows = facts.records.length
  // Serial numbers, codes and the like: whole numbers beside a column of real money.
  const hasMoney = open.some((p) => p.money >= p.filled * 0.5)
  const likely = open.filter((p) => p.filled > 0 && (!hasMoney || p.money > 0 || p.filled < rows))
  if (likely.length === 0) return null
  let best: { columns: MoneyColumns; hits: number; ratio: number } | null = null
  const offer = (columns: MoneyColumns, fit: Fit) => {
    if (fit.hits === 0) return
    const ratio = fit.hits / fit.tries
    // At equal hits a pair explains more rows than one of its halves.
    const hits = fit.hits + (columns.amounts.length === 0 ? 0.5 : 0)
    if (ratio >= 0.5 && (!best || hits > best.hits || (hits === best.hits && ratio > best.ratio)))
      best = { columns, hits, ratio }
  }
  const candidates = likely.slice(0, 12)
  for (const balance of knownBalance ? [knownBalance] : candidates) {
    const after = figuresFor(balance.index)
    for (const amount of candidates) {
      if (amount === balance) continue
      const change = figuresFor(amount.index)
      const fit = fitBalance(change, after, facts.sequence)
      if (isProof(fit) || (fit.hits > 0 && fit.hits === fit.tries && amount.negatives > 0)) {
        offer(
          {
            amounts: [{ column: amount.index, currency: null }],
            debit: null,
            credit: null,
            balance: balance.index,
            provenSign: isProof(fit) ? fit.sign : null,
          },
          fit,
        )
      }
      for (const before of candidates) {
        if (before === balance || before === amount) continue
        const start = figuresFor(before.index)
        const sameRow = change.filter(
          (value, i) =>
            value !== null &&
            value !== 0 &&
            start[i] !== null &&
            (after[i] ?? Number.NaN) - (start[i] ?? Number.NaN) === value,
        ).length
        const fitRow: Fit = {
          hits: sameRow,
          tries: change.filter((value) => value !== null && value !== 0).length,
          sign: 1,
        }
        if (sameRow > 0 && sameRow >= fitRow.tries * 0.9) {
          offer(
            {
              amounts: [{ column: amount.index, currency: null }],
              debit: null,
              credit: null,
              balance: balance.index,
              provenSign: 1,
            },
            {
              ...fitRow,
              hits:
                fitRow.hits +
                1 +
                (amount.negatives > 0 && before.negatives === 0 ? 0.25 : 0) +
                (before.index < balance.index ? 0.1 : 0),
              tries: fitRow.tries + 1,
            },
          )
        }
      }
    }
    for (const [first, second] of complementary(candidates, facts)) {
      const [a, b] = [figuresFor(first.index), figuresFor(second.index)]
      const net = a.map((value, i) => Math.abs(b[i] ?? 0) - Math.abs(value ?? 0))
      const fit = fitBalance(net, after, facts.sequence)
      const plain = fitBalance(net, after, null)
      const best = plain.hits >= fit.hits && fit.hits < fit.tries ? plain : fit
      if (!isProof(best)) continue
      let [debit, credit] = best.sign === 1 ? [first.index, second.index] : [second.index, first.index]
      // A balance that is owed runs the other way; the payment of the bill tells which it is.
      if (facts.payments(debit) > 0 && facts.payments(credit) === 0) [debit, credit] = [credit, debit]
      offer({ amounts: [], debit, credit, balance: balance.index, provenSign: null }, best)
    }
  }
  if (best) return (best as { columns: MoneyColumns }).columns
  const product = knownBalance ? null : productColumn(open, facts.profiles, facts.records, facts.mark)
  if (product) {
    const amounts = [{ column: product.index, currency: null }]
    return { amounts, debit: null, credit: null, balance: null, provenSign: null }
  }
  const changes = likely.filter((p) => p !== knownBalance)
  const [first, second] = complementary(changes, facts)[0] ?? []
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
  if (knownBalance) return null
  const scored = likely.map((p) => {
    let score = p.filled / rows
    if (p.negatives > 0) score += 2
    if (p.plus > 0) score += 1
    score += p.money / Math.max(1, p.filled)
    if (p.distinct > 1) score += 0.5
    return { p, score }
  })
  const amount = scored.reduce((top, next) => (next.score > top.score + 1e-9 ? next : top)).p
  const rest = likely.filter((p) => p !== amount && p.filled === rows && p.money > 0 && p.index > amount.index)
  return {
    amounts: [{ column: amount.index, currency: null }],
    debit: null,
    credit: null,
    balance: rest.length === 1 ? (rest[0]?.index ?? null) : null,
    provenSign: null,
  }
}

/** Pairs of columns of which each row fills exactly one; a zero counts as nothing. */
export function complementary(
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
