import type { Exact } from '../core/exact-amount.ts'
import type { ExistingItem } from './budget-draft.ts'
import { budgetWordsOf } from './budget-word-index.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'

/** An item in the making: the pieces of text that speak of it, its name and its amount. */
export type Work = {
  pieces: Piece[]
  names: string[]
  money: MoneyValue | null
  /** Its amount is this part of another item's. */
  percent: Exact | null
  of: Work | null
  header: Piece | null
  direction: 'in' | 'out'
  code: string | null
  categoryConfidence: number
  correctedFrom: Exact | null
  total: MoneyValue | null
  start: number
  end: number
}

/** What an item is called where the user named only what is done ("save", "donate"). */
export const DEFAULT_NAMES: Record<string, string> = {
  INV: 'Savings',
  GIV: 'Donations',
  LOA: 'Loan payment',
  DIN: 'Eating out',
  INC: 'Paycheck',
}

/** Whether a pattern is in a text; patterns are shared and global, so each look starts at the beginning. */
export function says(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}

/** Whether a clause has a verb of its own, and so does not merely go on with the list before it. */
export function hasVerb(piece: Piece): boolean {
  return /(?:^|\s)(?:i|we|i'm|we're|is|are|was|have|has|pay|spend|get|my \p{L}+ (?:pays|is)|ich|wir|je|nous|yo|zahle|paie|paye|pago|gasto|cobro|gano|gagne)(?:\s|$)/u.test(
    piece.folded,
  )
}

/** The item of a budget that a name means, if it is there. */
export function existingLike(existing: readonly ExistingItem[] | undefined, name: string): ExistingItem | undefined {
  const wanted = budgetWordsOf(name).join(' ')
  return existing?.find((item) => {
    const has = budgetWordsOf(item.name).join(' ')
    return (
      has === wanted ||
      (wanted.length > 2 && (` ${has} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${has} `)))
    )
  })
}

// A header gives its schedule and its category, not its amount or share.
export function headerOf(piece: Piece): Piece {
  return { ...piece, money: null, percent: null, phrases: [] }
}

/** What a sentence says of time before its first item, for the items that follow. */
export function leadOf(piece: Piece): Piece {
  return {
    ...piece,
    money: null,
    percent: null,
    phrases: [],
    rest: '',
    folded: '',
    share: null,
    ways: null,
    count: null,
    total: null,
    until: null,
    starting: null,
    duration: null,
    instalments: null,
    isApprox: false,
    isNet: false,
    isGross: false,
    isEach: false,
  }
}

/** The pieces of one item as one: its own words first, then what others say of it. */
export function mergePieces(work: Work): Piece {
  const [own, ...others] = work.pieces as [Piece, ...Piece[]]
  let merged = own
  for (const other of others) {
    const isOwnPaceSet = merged.frequencies.length + merged.dates.length > 0
    const isRateOnly = merged.frequencies.every(
      (frequency) => frequency.unit === 'hour' || frequency.unit === 'day' || frequency.payday,
    )
    const takesPace =
      !isOwnPaceSet ||
      (isRateOnly && merged.frequencies.length > 0) ||
      other.isAll ||
      (merged.dates.length === 0 && other.frequencies.length > 0 && merged.frequencies.length === 0)
    const isBilling = /paid|billed|payable|invoiced|charged|collected|escrowed|deducted|debited/.test(other.rest)
    // "every payday (1st and 15th)" says when the paydays are.
    const isPaydays = merged.frequencies.length > 0 && merged.frequencies.every((one) => one.payday)
    if (isPaydays && other.dates[0]?.on === 'month-days') merged = { ...merged, frequencies: [], dates: other.dates }
    merged = {
      ...merged,
      frequencies:
        takesPace || isBilling || merged.isEach ? [...merged.frequencies, ...other.frequencies] : merged.frequencies,
      // "due April 1 and October 1": the second half of a list of days.
      dates:
        merged.dates.length === 0 ||
        (other.clause.before === 'and' && other.money === null && merged.dates[0]?.on === 'months')
          ? [...merged.dates, ...other.dates]
          : merged.dates,
      hours: merged.hours.length > 0 ? merged.hours : other.hours,
      until: merged.until ?? other.until,
      starting: merged.starting ?? other.starting,
      duration: merged.duration ?? other.duration,
      instalments: merged.instalments ?? other.instalments,
      share: merged.share ?? other.share,
      shareAt: merged.share ? merged.shareAt : other.shareAt,
      ways: merged.ways ?? other.ways,
      isApprox: merged.isApprox || other.isApprox,
      isEach: merged.isEach || other.isEach,
      rest: `${merged.rest} ${other.rest}`,
      folded: `${merged.folded} ${other.folded}`,
    }
  }
  return merged
}
