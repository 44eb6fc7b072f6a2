import { foldWords } from '../../language/fold-text.ts'
import { findCurrencyInHeading } from '../values/currencies.ts'
import { type Figures, type Fit, fitBalance, isProof, isProofByName } from './balance-proof.ts'
import type { ColumnFacts } from './column-facts.ts'
import type { ColumnProfile } from './column-profile.ts'
import { type ColumnRole, MONEY_ROLES } from './heading-role.ts'
import { findByContent, findComplementary, type MoneyColumns } from './money-by-content.ts'
import { findProductColumn } from './price-times-volume.ts'
import { PRICE } from './refine-roles.ts'

const NEVER_AMOUNT = new Set<ColumnRole>([
  'balance',
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

const MAY_BE_AMOUNT = new Set<ColumnRole | null>([null, 'ignore', 'type', 'direction'])

/** Finds the money columns by name, by content and by balance arithmetic; null if there is no amount at all. */
export function findMoneyColumns(facts: ColumnFacts): MoneyColumns | null {
  const { profiles, roles } = facts
  const isMoney = (profile: ColumnProfile) =>
    profile.amounts > 0 && profile.amounts >= profile.filled * 0.6 && !facts.taken.has(profile.index)
  const findNamed = (role: ColumnRole) => profiles.filter((p) => roles[p.index] === role && isMoney(p))
  const open = profiles.filter(
    (p) => isMoney(p) && !NEVER_AMOUNT.has(roles[p.index] ?? 'ignore') && p.money + p.integers > 0,
  )
  const { debits, credits } = chooseNamedDirections(findNamed('debit'), findNamed('credit'), facts)
  let amounts = dropPrice(findNamed('amount'), open, facts)
  const balances = findNamed('balance')
  const balance = balances.find((p) => p.distinct > 1) ?? balances[0] ?? null

  // Amounts aren't text, whatever their heading seems to say ("taken from the account").
  const isMisnamed = (p: ColumnProfile) => p.money >= p.filled * 0.8 && TEXT_NAMES.has(roles[p.index] ?? 'ignore')
  const unnamed = profiles.filter((p) => isMoney(p) && (roles[p.index] === null || isMisnamed(p)))
  let [debit, credit] = [debits[0] ?? null, credits[0] ?? null]
  if (amounts.length === 0) {
    const single = findSingleSigned([...debits, ...credits])
    if (single) [amounts, debit, credit] = [[single], null, null]
    else [debit, credit] = addOtherDirection(debit, credit, unnamed, facts)
  }
  const hasPairHeadings = roles.includes('debit') && (roles.includes('credit') || credits.length > 0)
  const isSigned = amounts.some((p) => p.negatives > 0 && (p.positives > 0 || credits.length === 0))
  const byDirection = makePair(debit?.index ?? null, credit?.index ?? null, balance, facts)
  if ((debit ?? credit) && (hasPairHeadings || amounts.length === 0) && !isSigned) return byDirection

  const split = amounts.length > 1 ? groupByCurrency(amounts, facts) : null
  if (split) return { amounts: split, debit: null, credit: null, balance: balance?.index ?? null, provenSign: null }
  if (amounts.length === 0) {
    const originals = findNamed('originalAmount')
    const found = findUnnamedAmount({ open, unnamed, balance, originals }, facts)
    if (found) return found
    amounts = originals.length > 0 ? originals : open.filter((p) => MAY_BE_AMOUNT.has(roles[p.index] ?? null))
  }
  if (amounts.length > 0) return chooseAmount(amounts, balance, facts)
  return debit && byDirection
}

/** A price column holds the amounts only if no other column is the price times a quantity. */
function dropPrice(amounts: ColumnProfile[], open: ColumnProfile[], facts: ColumnFacts): ColumnProfile[] {
  const [only, other] = amounts
  if (!only || other || !PRICE.test(foldWords(facts.headings[only.index] ?? ''))) return amounts
  const product = findProductColumn(open, facts.profiles, facts.records, facts.mark)
  return product ? [product] : amounts
}

/** One column for both directions, whatever its heading says first ("deposits / usage"). */
function findSingleSigned(columns: readonly ColumnProfile[]): ColumnProfile | null {
  const [only, other] = columns
  return only && !other && hasBothSigns(only) ? only : null
}

function hasBothSigns(profile: ColumnProfile): boolean {
  return profile.negatives > 0 && profile.positives > 0
}

type Directions = [debit: ColumnProfile | null, credit: ColumnProfile | null]

/** If only one direction has a heading, the column that is filled on the other rows holds the other direction. */
function addOtherDirection(
  debit: ColumnProfile | null,
  credit: ColumnProfile | null,
  unnamed: readonly ColumnProfile[],
  facts: ColumnFacts,
): Directions {
  const one = debit ?? credit
  if (!one || (debit && credit) || hasBothSigns(one)) return [debit, credit]
  const other = unnamed.find((p) => findComplementary([one, p], facts, true).length > 0) ?? null
  return debit ? [debit, other] : [other, credit]
}

/**
 * The money-out and money-in columns by their headings. On a card statement with "charges", "payments" are money in.
 */
function chooseNamedDirections(debits: ColumnProfile[], credits: ColumnProfile[], facts: ColumnFacts) {
  const paid = debits.find((p) => /\bpayments?\b/i.test(facts.headings[p.index] ?? ''))
  if (credits.length > 0 || debits.length !== 2 || !paid || findComplementary(debits, facts).length === 0)
    return { debits, credits }
  return { debits: debits.filter((p) => p !== paid), credits: [paid] }
}

type Candidates = {
  open: ColumnProfile[]
  unnamed: ColumnProfile[]
  balance: ColumnProfile | null
  originals: ColumnProfile[]
}

/** Finds the money columns if no heading names an amount: by the cells and a balance. Null if they aren't enough. */
function findUnnamedAmount({ open, unnamed, balance, originals }: Candidates, facts: ColumnFacts): MoneyColumns | null {
  const { roles } = facts
  if (balance === null && !roles.some((role) => role === 'originalAmount' || MONEY_ROLES.has(role))) {
    const nameless = open.filter((p) => roles[p.index] === null || roles[p.index] === 'ignore')
    const found = nameless.length > 0 ? findByContent(nameless, facts) : null
    if (found) return found
  }
  if (originals.length > 0) return null
  // A known balance next to unknown columns: the arithmetic says what they are.
  if (balance !== null && unnamed.length > 0) {
    const found = findByContent([...unnamed, balance], facts, balance)
    if (found) return found
  }
  // Two unknown columns, one of which is filled on each row: money out and money in.
  const [one, other] = findComplementary(unnamed, facts)[0] ?? []
  if (!one || !other) return null
  const [out, into] = facts.isOutgoing(one.index, other.index) ? [one, other] : [other, one]
  return makePair(out.index, into.index, balance, facts)
}

function chooseAmount(amounts: ColumnProfile[], balance: ColumnProfile | null, facts: ColumnFacts): MoneyColumns {
  const chosen = chooseBestAmount(amounts, balance, facts)
  const charge = balance ? findFeeColumn(chosen, balance, facts) : null
  return {
    amounts: [{ column: chosen.column, currency: findCurrencyInHeading(facts.headings[chosen.column] ?? '') }],
    debit: null,
    credit: null,
    balance: balance?.index ?? null,
    ...(charge === null
      ? { provenSign: chosen.fit && isProofByName(chosen.fit) ? chosen.fit.sign : null }
      : { provenSign: 1, charge }),
  }
}

/**
 * Whether the headings are Revolut's, which charges fees in addition to the amount: a short file's balance can't prove
 * it. The ten columns come in the same order in every language.
 */
function chargesFeesSeparately({ headings, roles }: ColumnFacts): boolean {
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

/** The fee column that must also be subtracted for the balances to match, or that Revolut charges; null if none. */
function findFeeColumn(
  chosen: { column: number; fit: Fit | null },
  balance: ColumnProfile,
  facts: ColumnFacts,
): number | null {
  const amounts = facts.getFigures(chosen.column)
  for (const { index, amounts: count } of facts.profiles) {
    if (facts.roles[index] !== 'fee' || count === 0) continue
    const charges = facts.getFigures(index)
    if (!charges.some((charge) => charge !== null && charge !== 0)) continue
    if (chargesFeesSeparately(facts)) return index
    const net = amounts.map((amount, i) => (amount === null ? null : amount - Math.abs(charges[i] ?? 0)))
    const fit = fitBalance(net, facts.getFigures(balance.index), facts.sequence)
    if (fit.sign === 1 && isProof(fit) && fit.hits > (chosen.fit?.hits ?? 0)) return index
  }
  return null
}

function makePair(
  debit: number | null,
  credit: number | null,
  balance: ColumnProfile | null,
  facts: ColumnFacts,
): MoneyColumns {
  let [out, into] = [debit, credit]
  if (debit !== null && credit !== null && balance) {
    const outs = facts.getFigures(debit)
    const ins = facts.getFigures(credit)
    const net = outs.map((value, i) => Math.abs(ins[i] ?? 0) - Math.abs(value ?? 0))
    const fit = fitBalance(net, facts.getFigures(balance.index), facts.sequence)
    // Headings that the balance always contradicts are swapped.
    const doWordsAgree = fit.hits >= 4 || !facts.isOutgoing(debit, credit)
    if (fit.sign === -1 && isProof(fit) && doWordsAgree && fit.hits === fit.tries) [out, into] = [credit, debit]
  }
  return { amounts: [], debit: out, credit: into, balance: balance?.index ?? null, provenSign: null }
}

/** Columns for different currencies, filled alternately: one amount per row, in its own currency. */
function groupByCurrency(amounts: ColumnProfile[], facts: ColumnFacts) {
  const split = amounts.map((p) => ({
    column: p.index,
    currency: findCurrencyInHeading(facts.headings[p.index] ?? ''),
  }))
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

function chooseBestAmount(amounts: ColumnProfile[], balance: ColumnProfile | null, facts: ColumnFacts) {
  const namesCurrency = (p: ColumnProfile) => findCurrencyInHeading(facts.headings[p.index] ?? '') !== null
  const currencies = Math.max(0, ...facts.profiles.filter((p) => p.currencies === p.filled).map((p) => p.distinct))
  const ranked = amounts.map((p) => {
    const fit: Fit | null = balance
      ? fitBalance(facts.getFigures(p.index), facts.getFigures(balance.index), facts.sequence)
      : null
    const heading = facts.headings[p.index] ?? ''
    const isOwnCurrency =
      currencies > 1 && namesCurrency(p) && amounts.some((other) => other !== p && !namesCurrency(other))
    const scores: readonly [applies: boolean | undefined, score: number][] = [
      [fit !== null && isProof(fit), fit ? 10 + fit.hits / Math.max(1, fit.tries) : 0],
      [p.negatives > 0, p.positives > 0 ? 2 : 1.5],
      [facts.exact[p.index], 1],
      [facts.roles[p.index] === 'amount', 1],
      [true, p.filled / Math.max(1, facts.records.length)],
      [p.money > 0, 0.5],
      [p.distinct === 1 && facts.records.length > 3, -1],
      // If one of two amounts names a currency in its heading and the other's varies by row, the first is in the
      // account's own currency.
      [isOwnCurrency, 1.2],
      // Next to a fee column, the net amount is what moved.
      [NET.test(heading) && facts.roles.includes('fee'), 1.5],
      // An amount that equals another amount plus a fee is what moved.
      [amounts.length > 1 && isSumOf(p.index, amounts, facts), 2],
      // A card's billed amount minus its discount is what will be paid.
      [/^ご?請求額/.test(heading), 1.5],
    ]
    const score = scores.reduce((sum, [applies, weight]) => (applies ? sum + weight : sum), 0)
    return { column: p.index, score, fit }
  })
  return ranked.reduce((best, next) => (next.score > best.score + 1e-9 ? next : best))
}

const NET = /\bnet(?:to|to amount| amount)?\b/i

/** Whether this column is, row by row, another amount plus a third column (such as a fee) that isn't all zero. */
function isSumOf(column: number, amounts: ColumnProfile[], facts: ColumnFacts): boolean {
  const sums = facts.getFigures(column)
  for (const { index: base } of amounts) {
    // The net amount and an unsigned fee also add up to the gross amount.
    if (base === column || NET.test(facts.headings[base] ?? '')) continue
    const bases = facts.getFigures(base)
    for (const { index: extra, amounts: count } of facts.profiles.slice(0, 40)) {
      if (extra === base || extra === column || count === 0 || facts.taken.has(extra)) continue
      if (addsUp(sums, bases, facts.getFigures(extra))) return true
    }
  }
  return false
}

function addsUp(sums: Figures, bases: Figures, extras: Figures): boolean {
  let hits = 0
  for (const [i, sum] of sums.entries()) {
    const base = bases[i] ?? null
    const extra = extras[i] ?? 0
    if (sum === null || base === null || extra === 0) continue
    if (sum !== base + extra) return false
    hits++
  }
  return hits > 0
}
