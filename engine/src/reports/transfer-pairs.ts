import type { CategoryKind } from '../categoriser/default-categories.ts'
import { type PlainDate, toDayNumber } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import { readTransferWords, type TransferWords } from './transfer-words.ts'

export type TransferCandidate = {
  readonly id: string
  readonly day: PlainDate
  readonly minor: number
  readonly currency: string
  /** The user's own account for this transaction; transactions without one can't be paired. */
  readonly source: string | null
  /** The bank's text. */
  readonly text: string
  /** The kind of its category; null if it has none yet. */
  readonly kind: CategoryKind | null
}

export type TransferPair = {
  readonly outId: string
  readonly inId: string
  readonly daysApart: number
  /** `sure` pairs can be made without asking; `likely` ones are suggested. */
  readonly certainty: 'sure' | 'likely'
}

const MAX_DAYS_APART = 5
// The most that amounts in two currencies may differ from the day's rate, as a share: banks charge for the exchange.
const MAX_CONVERSION_LOSS = 0.04
// So close to the day's rate that coincidence is unlikely.
const NEAR_LOSS = 0.015
const ONE_SIDE = 1
const SURE = 2

/**
 * Pairs the two sides of transfers between the user's own sources: opposite amounts, different sources, at most five
 * days apart, each transaction in at most one pair. In one currency the amounts are equal; across currencies they may
 * differ by what a bank charges. A pair is sure only if texts and categories show it: both sides are about a transfer,
 * or one is about the user's own accounts and the other names an account. Equal amounts alone may be coincidence (a
 * friend pays back what the shop charged), so the user decides. The clearest words win, then the closest days, then the
 * closest amounts; the result doesn't depend on the order of `rows`. Two transactions that the user said don't belong
 * together (`isRejected`) can match others. If the user is looking for the other side (`isSearch`), a very close amount
 * in another currency is enough.
 */
export function pairTransfers(
  rows: readonly TransferCandidate[],
  rates: RateTable,
  isRejected: (outId: string, inId: string) => boolean = () => false,
  isSearch = false,
): TransferPair[] {
  const usable = rows.filter((row) => row.source && row.minor !== 0)
  const byDay = Map.groupBy(
    usable.filter((row) => row.minor > 0),
    (row) => toDayNumber(row.day),
  )
  const needed = isSearch ? 0 : ONE_SIDE
  const converters = new Map<string, ReturnType<typeof createConverter>>()
  const getConverter = (currency: string) => {
    const converter = converters.get(currency) ?? createConverter(currency, rates)
    converters.set(currency, converter)
    return converter
  }

  /** These two transactions as a possible pair, or null. `later` is how many days later the money arrived. */
  const makeOption = (out: TransferCandidate, into: TransferCandidate, later: number): Option | null => {
    if (into.source === out.source) return null
    // Compare amounts first: nearly all combinations end here, and reading words is slow.
    const loss = getLoss(out, into, getConverter)
    if (loss === null || isRejected(out.id, into.id)) return null
    const trust = rateTrust(readTransferWords(out), readTransferWords(into))
    if (trust < SURE) {
      // Across currencies, amounts only match approximately: they must be very close, and unless the user is searching,
      // one side must be about a transfer.
      if (out.currency !== into.currency && (trust < needed || loss > NEAR_LOSS)) return null
      // Money seldom arrives before it leaves, but posting dates can differ by a day.
      if (later < -1) return null
    }
    return { out, in: into, apart: Math.abs(later), trust, loss }
  }

  const options: Option[] = []
  for (const out of usable) {
    if (out.minor >= 0) continue
    const outDay = toDayNumber(out.day)
    for (let later = -MAX_DAYS_APART; later <= MAX_DAYS_APART; later++) {
      for (const into of byDay.get(outDay + later) ?? []) {
        const option = makeOption(out, into, later)
        if (option) options.push(option)
      }
    }
  }
  return chooseBestPairs(options)
}

type Option = { out: TransferCandidate; in: TransferCandidate; apart: number; trust: number; loss: number }

function chooseBestPairs(options: Option[]): TransferPair[] {
  options.sort(
    (a, b) =>
      b.trust - a.trust ||
      a.apart - b.apart ||
      a.loss - b.loss ||
      compare(a.out.id, b.out.id) ||
      compare(a.in.id, b.in.id),
  )
  const taken = new Set<string>()
  const pairs: TransferPair[] = []
  for (const option of options) {
    if (taken.has(option.out.id) || taken.has(option.in.id)) continue
    taken.add(option.out.id).add(option.in.id)
    const certainty = option.trust >= SURE ? 'sure' : 'likely'
    pairs.push({ outId: option.out.id, inId: option.in.id, daysApart: option.apart, certainty })
  }
  return pairs
}

/** How far the amounts differ, as a share of what was sent; null if that's too much or there is no exchange rate. */
function getLoss(
  out: TransferCandidate,
  into: TransferCandidate,
  getConverter: (currency: string) => ReturnType<typeof createConverter>,
) {
  if (out.currency === into.currency) return out.minor + into.minor === 0 ? 0 : null
  const sent = getConverter(into.currency)(-out.minor, out.currency, out.day)
  if (sent === null || sent === 0) return null
  const loss = Math.abs(sent - into.minor) / sent
  return loss <= MAX_CONVERSION_LOSS ? loss : null
}

/**
 * `SURE` if both sides are about a transfer, or one is about the user's own accounts and the other names an account;
 * more if both are about the user's own accounts. Otherwise `ONE_SIDE` if one side is about a transfer; 0 if none is.
 */
function rateTrust(out: TransferWords, into: TransferWords): number {
  const isAboutTransfer = (words: TransferWords) => words === 'own' || words === 'transfer'
  if (out === 'own' && into === 'own') return SURE + 1
  if (isAboutTransfer(out) && isAboutTransfer(into)) return SURE
  if ((out === 'own' && into === 'account') || (out === 'account' && into === 'own')) return SURE
  return isAboutTransfer(out) || isAboutTransfer(into) ? ONE_SIDE : 0
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
