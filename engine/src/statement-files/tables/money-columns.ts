import { foldWords } from '../../language/fold-text.ts'
import { currencyInHeading, type DecimalMark } from '../values/amounts.ts'
import {
  type Figures,
  type Fit,
  figuresOf,
  fitBalance,
  isProof,
  isProofByName,
  type Sequence,
} from './balance-proof.ts'
import type { ColumnRole } from './column-names.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { byContent, complementary } from './money-by-content.ts'
import { productColumn } from './price-times-volume.ts'
import { PRICE } from './refine-roles.ts'

/** Where the money stands in a table: one signed column, several by currency, or one for each direction. */
export type MoneyColumns = {
  amounts: { column: number; currency: string | null }[]
  debit: number | null
  credit: number | null
  balance: number | null
  /** The balance proved that the amount's sign is as it is (1) or turned (-1). */
  provenSign: 1 | -1 | null
  /** A column of charges that the balance proves to have gone off beside the amount. */
  charge?: number
}

export type ColumnFacts = {
  profiles: ColumnProfile[]
  roles: (ColumnRole | null)[]
  exact: boolean[]
  headings: string[]
  records: CellRecord[]
  mark: DecimalMark
  taken: Set<number>
  sequence: Sequence
  /** Whether the words of the rows say that the first of two columns is the money out; true when they say nothing. */
  isOutgoing: (first: number, second: number) => boolean
  /** How many rows with an amount in this column are the payment of a card's bill, by their words. */
  payments: (column: number) => number
}

const NEVER_MONEY = new Set<ColumnRole>([
  'bankId',
  'reference',
  'account',
  'counterAccount',
  'time',
  'mcc',
  'quantity',
  'fee',
  'day',
  'valueDay',
  'otherDay',
  'status',
])

const TEXT_NAMES = new Set<ColumnRole>([
  'reference',
  'account',
  'counterAccount',
  'payee',
  'payer',
  'description',
  'memo',
])

const MONEY_NAMES = new Set<ColumnRole>(['amount', 'debit', 'credit', 'balance', 'originalAmount'])

/** Finds the money columns by name, by content and by balance arithmetic; null when there is no amount at all. */
export function findMoneyColumns(facts: ColumnFacts): MoneyColumns | null {
  const { profiles, roles, records, mark } = facts
  const isMoney = (profile: ColumnProfile) =>
    profile.amounts > 0 && profile.amounts >= profile.filled * 0.6 && !facts.taken.has(profile.index)
  const named = (role: ColumnRole) => profiles.filter((p) => roles[p.index] === role && isMoney(p))
  const open = profiles.filter(
    (p) =>
      isMoney(p) &&
      !NEVER_MONEY.has(roles[p.index] ?? 'ignore') &&
      (roles[p.index] ?? 'ignore') !== 'balance' &&
      p.money + p.integers > 0,
  )
  const figures = new Map<number, Figures>()
  const figuresFor = (column: number) => {
    const known = figures.get(column)
    if (known) return known
    const found = figuresOf(records, column, mark)
    figures.set(column, found)
    return found
  }

  const debits = named('debit')
  const credits = named('credit')
  // On a card's statement "payments" are the money in, beside its "charges".
  const paid = debits.findIndex((p) => /\bpayments?\b/i.test(facts.headings[p.index] ?? ''))
  if (credits.length === 0 && debits.length === 2 && paid >= 0 && complementary(debits, facts).length > 0)
    credits.push(...debits.splice(paid, 1))
  let amounts = named('amount')
  const balances = named('balance')
  const balance = balances.find((p) => p.distinct > 1) ?? balances[0] ?? null

  // A price is what moved only where nothing beside it is that price times a number of pieces.
  const isPriced = amounts.length === 1 && PRICE.test(foldWords(facts.headings[amounts[0]?.index ?? 0] ?? ''))
  const product = isPriced ? productColumn(open, profiles, records, mark) : null
  if (product) amounts = [product]

  // Both directions by name.
  let debitColumn = debits[0]?.index ?? null
  let creditColumn = credits[0]?.index ?? null
  // Only one of them is known by its name: the column that is filled where it is empty is the other.
  // Sums of money are no text, whatever their heading seems to say ("taken from the account").
  const isMisnamed = (p: ColumnProfile) => p.money >= p.filled * 0.8 && TEXT_NAMES.has(roles[p.index] ?? 'ignore')
  const unnamed = profiles.filter((p) => isMoney(p) && (roles[p.index] === null || isMisnamed(p)))
  const isOneSigned = [...debits, ...credits].some((p) => p.negatives > 0 && p.positives > 0)
  if ((debitColumn === null) !== (creditColumn === null) && amounts.length === 0 && !isOneSigned) {
    const one = (debits[0] ?? credits[0]) as ColumnProfile
    const other = unnamed.find((p) => complementary([one, p], facts, true).length > 0)
    if (other) [debitColumn, creditColumn] = debits[0] ? [one.index, other.index] : [other.index, one.index]
  }
  // One column for both directions, whatever its heading says first ("deposits / usage").
  const lone = (debits[0] ?? credits[0]) as ColumnProfile | undefined
  if (
    lone &&
    debits.length + credits.length === 1 &&
    amounts.length === 0 &&
    lone.negatives > 0 &&
    lone.positives > 0
  ) {
    amounts = [lone]
    debitColumn = null
    creditColumn = null
  }
  const hasPairHeadings = roles.includes('debit') && (roles.includes('credit') || credits.length > 0)
  const signedAmount = amounts.find((p) => p.negatives > 0 && (p.positives > 0 || credits.length === 0))
  if ((debitColumn !== null || creditColumn !== null) && (hasPairHeadings || amounts.length === 0) && !signedAmount) {
    return pair(debitColumn, creditColumn, balance, figuresFor, facts)
  }

  if (amounts.length > 1) {
    const split = byCurrency(amounts, facts)
    if (split) return { amounts: split, debit: null, credit: null, balance: balance?.index ?? null, provenSign: null }
  }
  if (amounts.length === 0 && balance === null && !roles.some((role) => role && MONEY_NAMES.has(role))) {
    const nameless = open.filter((p) => roles[p.index] === null || roles[p.index] === 'ignore')
    const found = nameless.length > 0 ? byContent(nameless, figuresFor, facts) : null
    if (found) return found
  }
  // A balance by name and columns nobody knows beside it: the arithmetic tells what they are.
  if (amounts.length === 0 && balance !== null && named('originalAmount').length === 0) {
    const found = unnamed.length > 0 ? byContent([...unnamed, balance], figuresFor, facts, balance) : null
    if (found) return found
  }
  if (amounts.length === 0) amounts = named('originalAmount')
  // Two columns nobody knows, of which each row fills one: money out and money in.
  const [one, other] = amounts.length === 0 ? (complementary(unnamed, facts)[0] ?? []) : []
  if (one && other) {
    const [out, into] = facts.isOutgoing(one.index, other.index) ? [one, other] : [other, one]
    return pair(out.index, into.index, balance, figuresFor, facts)
  }
  if (amounts.length === 0)
    amounts = open.filter(
      (p) =>
        roles[p.index] === null ||
        roles[p.index] === 'ignore' ||
        roles[p.index] === 'type' ||
        roles[p.index] === 'direction',
    )
  if (amounts.length === 0 && debitColumn !== null) return pair(debitColumn, creditColumn, balance, figuresFor, facts)
  if (amounts.length === 0) return null
  const chosen = bestAmount(amounts, balance, figuresFor, facts)
  const charge = balance ? chargeBeside(chosen, balance, figuresFor, facts) : null
  return {
    amounts: [{ column: chosen.column, currency: currencyInHeading(facts.headings[chosen.column] ?? '') }],
    debit: null,
    credit: null,
    balance: balance?.index ?? null,
    provenSign: charge !== null ? 1 : chosen.fit && isProofByName(chosen.fit) ? chosen.fit.sign : null,
    ...(charge === null ? {} : { charge }),
  }
}

/**
 * Revolut's fees go off beside the amount, also where the file is too short for its balance to prove it. Its columns
 * are the same ten in every language.
 */
function chargesApart({ headings, roles }: ColumnFacts): boolean {
  const folded = headings.map((heading) => foldWords(heading).trim())
  if (['started date', 'completed date', 'fee', 'state'].every((heading) => folded.includes(heading))) return true
  return (
    headings.length === 10 &&
    roles[5] === 'amount' &&
    roles[6] === 'fee' &&
    roles[7] === 'currency' &&
    roles[9] === 'balance'
  )
}

/** The column of fees that has to be taken off the amounts, too, for the balance to come out. */
function chargeBeside(
  chosen: { column: number; fit: Fit | null },
  balance: ColumnProfile,
  figuresFor: (column: number) => Figures,
  facts: ColumnFacts,
): number | null {
  const amounts = figuresFor(chosen.column)
  for (const { index, amounts: count } of facts.profiles) {
    if (facts.roles[index] !== 'fee' || count === 0) continue
    const charges = figuresFor(index)
    if (!charges.some((charge) => charge !== null && charge !== 0)) continue
    if (chargesApart(facts)) return index
    const net = amounts.map((amount, i) => (amount === null ? null : amount - Math.abs(charges[i] ?? 0)))
    const fit = fitBalance(net, figuresFor(balance.index), facts.sequence)
    if (fit.sign === 1 && isProof(fit) && fit.hits > (chosen.fit?.hits ?? 0)) return index
  }
  return null
}

function pair(
  debit: number | null,
  credit: number | null,
  balance: ColumnProfile | null,
  figuresFor: (column: number) => Figures,
  facts: ColumnFacts,
): MoneyColumns {
  let [out, into] = [debit, credit]
  if (debit !== null && credit !== null && balance) {
    const outs = figuresFor(debit)
    const ins = figuresFor(credit)
    const net = outs.map((value, i) => Math.abs(ins[i] ?? 0) - Math.abs(value ?? 0))
    const fit = fitBalance(net, figuresFor(balance.index), facts.sequence)
    // Headings that the balance contradicts throughout are the wrong way round.
    const isWordedSo = fit.hits >= 4 || !facts.isOutgoing(debit, credit)
    if (fit.sign === -1 && isProof(fit) && isWordedSo && fit.hits === fit.tries) [out, into] = [credit, debit]
  }
  return { amounts: [], debit: out, credit: into, balance: balance?.index ?? null, provenSign: null }
}

/** Columns that name different currencies and are filled in turn: one amount a row, in its own currency. */
function byCurrency(amounts: ColumnProfile[], facts: ColumnFacts) {
  const split = amounts.map((p) => ({ column: p.index, currency: currencyInHeading(facts.headings[p.index] ?? '') }))
  if (
    split.some((column) => column.currency === null) ||
    new Set(split.map((column) => column.currency)).size < split.length
  )
    return null
  const together = facts.records.filter(
    (record) => split.filter(({ column }) => (record.cells[column] ?? '').trim() !== '').length > 1,
  )
  return together.length === 0 ? split : null
}

function bestAmount(
  amounts: ColumnProfile[],
  balance: ColumnProfile | null,
  figuresFor: (column: number) => Figures,
  facts: ColumnFacts,
) {
  const namesCurrency = (p: ColumnProfile) => currencyInHeading(facts.headings[p.index] ?? '') !== null
  const currencies = Math.max(0, ...facts.profiles.filter((p) => p.currencies === p.filled).map((p) => p.distinct))
  const ranked = amounts.map((p) => {
    const fit: Fit | null = balance ? fitBalance(figuresFor(p.index), figuresFor(balance.index), facts.sequence) : null
    let score = 0
    if (fit && isProof(fit)) score += 10 + fit.hits / Math.max(1, fit.tries)
    if (p.negatives > 0 && p.positives > 0) score += 2
    else if (p.negatives > 0) score += 1.5
    if (facts.exact[p.index]) score += 1
    if (facts.roles[p.index] === 'amount') score += 1
    score += p.filled / Math.max(1, facts.records.length)
    if (p.money > 0) score += 0.5
    if (p.distinct === 1 && facts.records.length > 3) score -= 1
    // Of two amounts the one whose heading names a currency is in the account's own, where the other's changes by row.
    if (namesCurrency(p) && amounts.some((other) => other !== p && !namesCurrency(other)) && currencies > 1)
      score += 1.2
    // Beside a column of fees, what is left after them is what moved.
    if (NET.test(facts.headings[p.index] ?? '') && facts.roles.includes('fee')) score += 1.5
    // An amount that is another one and a charge added up is what moved.
    if (amounts.length > 1 && isSumOf(p.index, amounts, figuresFor, facts)) score += 2
    // What a card bills, its discount taken off, is what will be paid.
    if (/^ご?請求額/.test(facts.headings[p.index] ?? '')) score += 1.5
    return { column: p.index, score, fit }
  })
  return ranked.reduce((best, next) => (next.score > best.score + 1e-9 ? next : best))
}

const NET = /\bnet(?:to|to amount| amount)?\b/i

/** Whether this column is, row by row, another amount plus a column of charges that are not all nothing. */
function isSumOf(
  column: number,
  amounts: ColumnProfile[],
  figuresFor: (column: number) => Figures,
  facts: ColumnFacts,
): boolean {
  const sums = figuresFor(column)
  for (const { index: base } of amounts) {
    // What is left and an unsigned fee add up to the gross amount, too.
    if (base === column || NET.test(facts.headings[base] ?? '')) continue
    const bases = figuresFor(base)
    for (const { index: extra, amounts: count } of facts.profiles.slice(0, 40)) {
      if (extra === base || extra === column || count === 0 || facts.taken.has(extra)) continue
      const extras = figuresFor(extra)
      let hits = 0
      let misses = 0
      for (let i = 0; i < sums.length; i++) {
        const charge = extras[i] ?? 0
        if (sums[i] === null || bases[i] === null || charge === 0) continue
        if ((sums[i] as number) === (bases[i] as number) + charge) hits++
        else misses++
      }
      if (hits > 0 && misses === 0) return true
    }
  }
  return false
}
