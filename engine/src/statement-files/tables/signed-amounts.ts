import { foldText } from '../../language/fold-text.ts'
import type { SignDecision, Surroundings } from './amount-signs.ts'
import { speaksOfCard } from './card-words.ts'
import type { ColumnRoles } from './column-roles.ts'
import { refundsShowTurned } from './refund-order.ts'
import { CARD_WORD, type SignRow } from './sign-rows.ts'

/**
 * Kinds of evidence that a file writes purchases without a minus, and money in with one. They are independent: the
 * words of rows that can only come in, the proportion of signs, what the file calls itself, what rows are called
 * purchases, the other words of rows, and the order of a purchase and its refund.
 */
type Kind = 'incoming' | 'thanks' | 'proportion' | 'card' | 'purchases' | 'words' | 'refunds' | 'contrary'
type Evidence = { kind: Kind; weight: number }

/** Signs are turned from this score on, and only by two kinds of evidence. */
const TURNED = 2
/** From this score on the person is asked. */
const SUSPECT = 1.5

/** Decides for amounts of which some have a minus: as written, unless two kinds of evidence say the opposite. */
export function decideSigned(rows: readonly SignRow[], columns: ColumnRoles, around: Surroundings): SignDecision {
  const facts = gather(rows, columns, around)
  const evidence = EVIDENCE.flatMap((find) => find(facts))
  const score = evidence.reduce((sum, { weight }) => sum + weight, 0)
  const kinds = new Set(evidence.filter(({ weight }) => weight > 0).map(({ kind }) => kind))
  if (score >= TURNED && kinds.size >= 2) return { rule: { kind: 'turned' } }
  const spoken = bySpokenTypes(facts)
  if (spoken) return spoken
  // That a file is of a card, or has few amounts with a minus, is no reason to ask: most that are have been turned.
  const isSuspect = score >= SUSPECT && [...kinds].some((kind) => kind !== 'proportion' && kind !== 'card')
  return { rule: { kind: 'as-written' }, ...(isSuspect ? { isGuess: true } : {}) }
}

type Facts = {
  rows: readonly SignRow[]
  negatives: readonly SignRow[]
  positives: readonly SignRow[]
  /** How much of what can only come in has a minus, and how much has none. */
  turned: number
  normal: number
  /** Rows whose words fit their sign, and rows whose words contradict it. */
  agree: number
  disagree: number
  /** Those that are not already counted as what can only come in. */
  disagreeOtherwise: number
  isCard: boolean
  saysCard: boolean
  columns: ColumnRoles
}

function gather(rows: readonly SignRow[], columns: ColumnRoles, { above, headings }: Surroundings): Facts {
  const negatives = rows.filter((row) => row.negative)
  const positives = rows.filter((row) => !row.negative)
  const spoken = rows.filter((row) => row.words !== null)
  const agree = spoken.filter((row) => (row.words === 'out') === row.negative).length
  const contradicting = spoken.filter((row) => (row.words === 'out') !== row.negative)
  const around = `${above}\n${headings.join(' ')}`
  return {
    rows,
    negatives,
    positives,
    turned: sumOf(negatives),
    normal: sumOf(positives),
    agree,
    disagree: contradicting.length,
    disagreeOtherwise: contradicting.filter((row) => row.incoming === 0).length,
    isCard: speaksOfCard(around),
    saysCard: CARD_WORD.test(foldText(around)),
    columns,
  }
}

function sumOf(rows: readonly SignRow[]): number {
  return rows.reduce((sum, row) => sum + row.incoming, 0)
}

const EVIDENCE: ((facts: Facts) => Evidence[])[] = [incoming, proportion, cardFile, purchases, words, refunds, contrary]

/** Wages, refunds and the payment of a card's bill come in: with a minus, they speak for turning. */
function incoming({ negatives, positives, turned, normal, agree }: Facts): Evidence[] {
  const found: Evidence[] = []
  const paid = negatives.filter((row) => row.isPaid).length
  const isPaid = paid > 0 && !positives.some((row) => row.isPaid)
  if (turned > normal) found.push({ kind: 'incoming', weight: turned })
  else if (isPaid && normal === 0 && paid >= agree) found.push({ kind: 'incoming', weight: 1 })
  // Only the bank behind a card thanks for a payment.
  if (turned > normal && negatives.some((row) => row.isThanks)) found.push({ kind: 'thanks', weight: 1 })
  const isCardPaid = negatives.every((row) => row.isCardPaid) && isPaid && normal === 0
  if (isCardPaid) found.push({ kind: 'card', weight: 1 })
  return found
}

/** An account has more payments than income: more plain amounts than negative ones speak for turning. */
function proportion({ negatives, positives, rows }: Facts): Evidence[] {
  const spoken = negatives.filter((row) => row.incoming > 0).length
  const rest = negatives.length - spoken
  if (positives.length < rest) return [{ kind: 'contrary', weight: -2 }]
  if (positives.length === 0) return []
  const isClear = positives.length > negatives.length || spoken > 0
  return [{ kind: 'proportion', weight: isClear ? 1 : rows.length > 2 ? 0.4 : 0 }]
}

/** The file's name, headings or first lines are those of a card. */
function cardFile({ isCard, saysCard, positives, negatives }: Facts): Evidence[] {
  if (isCard) return [{ kind: 'card', weight: 1.5 }]
  return saysCard && positives.length > negatives.length ? [{ kind: 'card', weight: 1 }] : []
}

/** Rows that are called purchases, none of them with a minus. */
function purchases({ negatives, positives }: Facts): Evidence[] {
  const isTurned = positives.some((row) => row.isBought) && !negatives.some((row) => row.isBought)
  const areOnlyPaid = negatives.every((row) => row.isPaid || row.incoming > 0)
  return isTurned && areOnlyPaid ? [{ kind: 'purchases', weight: 1 }] : []
}

/** What the rows are called contradicts their signs. */
function words({ agree, disagree, disagreeOtherwise }: Facts): Evidence[] {
  if (disagree >= 3 && disagree > agree * 3) return [{ kind: 'words', weight: 2 }]
  if (disagreeOtherwise === 0 || agree > 0) return []
  return [{ kind: 'words', weight: Math.min(1, disagreeOtherwise / 2) }]
}

/** What was bought comes before what was given back for it. */
function refunds({ rows, agree, normal, positives, negatives, columns }: Facts): Evidence[] {
  const isUnspoken = agree === 0 && normal === 0 && columns.money.balance === null
  if (!isUnspoken || positives.length < negatives.length * 2) return []
  return refundsShowTurned(rows, columns.sequence) ? [{ kind: 'refunds', weight: 2 }] : []
}

/** What speaks for the signs as they are written. */
function contrary({ rows, negatives, turned, normal, agree }: Facts): Evidence[] {
  const found: Evidence[] = []
  const against = (weight: number) => found.push({ kind: 'contrary', weight: -weight })
  const hasPlus = rows.some((row) => row.amount.signed && !row.amount.negative)
  // A file that writes plus and minus means them.
  if (hasPlus && !(turned >= 2 && normal === 0)) against(10)
  // A seller's takings: what is paid out to the bank and back to customers goes off.
  if (negatives.some((row) => row.isPayout)) against(10)
  if (normal > turned) against(3)
  if (agree > 0 && turned < 1) against(1)
  return found
}

/** Purchases or trades without a sign, told apart by their words only, beside a few rows that have one. */
function bySpokenTypes({ rows, negatives, positives, columns }: Facts): SignDecision | null {
  const count = (words: 'in' | 'out', some: readonly SignRow[]) => some.filter((row) => row.words === words).length
  const outPositive = count('out', positives)
  if (count('in', negatives) > 0 || rows.some((row) => row.amount.signed && !row.amount.negative)) return null
  if (
    outPositive >= 2 &&
    outPositive > count('out', negatives) * 2 &&
    negatives.length < positives.length * 0.2 &&
    !negatives.some((row) => row.isPayout)
  )
    return { rule: { kind: 'by-words', otherwise: 'out' } }
  const isTraded = columns.roles.filter((role) => role === 'quantity').length > 1
  const bought = positives.some((row) => row.isBought) && !negatives.some((row) => row.isBought)
  return isTraded && bought && positives.some((row) => row.isSold)
    ? { rule: { kind: 'by-words', otherwise: 'in' } }
    : null
}
