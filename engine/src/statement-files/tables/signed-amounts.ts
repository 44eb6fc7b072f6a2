import { foldText } from '../../language/fold-text.ts'
import { mentionsCard } from './card-words.ts'
import type { ColumnRoles } from './column-roles.ts'
import { areRefundsReversed } from './refund-order.ts'
import { CARD_WORD, type SignRow } from './sign-rows.ts'
import type { SignDecision, Surroundings } from './sign-rule.ts'

/**
 * Independent kinds of evidence that a file writes purchases without a minus and money in with one: the words of rows
 * that are probably money in, thanks for a payment, the proportion of minus signs, a card in the file's title, headings
 * or rows, rows called purchases, other words, and the order of a purchase and its refund. `contrary` is evidence
 * against it.
 */
type Kind = 'incoming' | 'thanks' | 'proportion' | 'card' | 'purchases' | 'words' | 'refunds' | 'contrary'
type Evidence = { kind: Kind; weight: number }

/** Signs are flipped at this score or above, and only with two kinds of evidence. */
const REVERSED = 2
/** At this score or above, signs that weren't flipped may be in doubt. */
const SUSPECT = 1.5

/**
 * Decides the directions if some amounts have a minus: reversed if two kinds of evidence say so, by their words if only
 * words tell unsigned purchases or trades apart, otherwise as written.
 */
export function decideSigned(rows: readonly SignRow[], columns: ColumnRoles, around: Surroundings): SignDecision {
  const facts = gatherFacts(rows, columns, around)
  const evidence = EVIDENCE.flatMap((find) => find(facts))
  const score = evidence.reduce((sum, { weight }) => sum + weight, 0)
  const kinds = new Set(evidence.filter(({ weight }) => weight > 0).map(({ kind }) => kind))
  if (score >= REVERSED && kinds.size >= 2) return { rule: { kind: 'reversed' } }
  const byTypes = decideByTypes(facts)
  if (byTypes) return byTypes
  // Being a card file or having few minus signs isn't enough to ask: most such files have already been flipped above.
  const isSuspect = score >= SUSPECT && [...kinds].some((kind) => kind !== 'proportion' && kind !== 'card')
  return { rule: { kind: 'as-written' }, ...(isSuspect ? { isGuess: true } : {}) }
}

type Facts = ReturnType<typeof gatherFacts>

function gatherFacts(rows: readonly SignRow[], columns: ColumnRoles, { above, headings }: Surroundings) {
  const negatives = rows.filter((row) => row.isNegative)
  const positives = rows.filter((row) => !row.isNegative)
  const withWords = rows.filter((row) => row.words !== null)
  const agree = withWords.filter((row) => (row.words === 'out') === row.isNegative).length
  const contradicting = withWords.filter((row) => (row.words === 'out') !== row.isNegative)
  const around = `${above}\n${headings.join(' ')}`
  return {
    rows,
    negatives,
    positives,
    /** How strongly rows with a minus, and rows without one, look like money in. */
    reversed: sumIncoming(negatives),
    normal: sumIncoming(positives),
    /** Rows whose words match their sign, and rows whose words contradict it. */
    agree,
    disagree: contradicting.length,
    /** Contradicting rows that aren't already counted as money in. */
    disagreeOtherwise: contradicting.filter((row) => row.incoming === 0).length,
    isCard: mentionsCard(around),
    saysCard: CARD_WORD.test(foldText(around)),
    columns,
  }
}

function sumIncoming(rows: readonly SignRow[]): number {
  return rows.reduce((sum, row) => sum + row.incoming, 0)
}

const EVIDENCE: ((facts: Facts) => Evidence[])[] = [
  judgeMoneyIn,
  judgeProportion,
  judgeCardFile,
  judgePurchases,
  judgeWords,
  judgeRefunds,
  judgeAsWritten,
]

/** Wages, refunds and card bill payments are money in: a minus on them suggests flipping. */
function judgeMoneyIn({ negatives, positives, reversed, normal, agree }: Facts): Evidence[] {
  const found: Evidence[] = []
  const paid = negatives.filter((row) => row.isPaid).length
  const isPaid = paid > 0 && !positives.some((row) => row.isPaid)
  if (reversed > normal) found.push({ kind: 'incoming', weight: reversed })
  else if (isPaid && normal === 0 && paid >= agree) found.push({ kind: 'incoming', weight: 1 })
  // Only a card issuer thanks you for a payment.
  if (reversed > normal && negatives.some((row) => row.isThanks)) found.push({ kind: 'thanks', weight: 1 })
  const isCardPaid = negatives.every((row) => row.isCardPaid) && isPaid && normal === 0
  if (isCardPaid) found.push({ kind: 'card', weight: 1 })
  return found
}

/** Most accounts have more payments than deposits, so more positive amounts than negative ones suggests flipping. */
function judgeProportion({ negatives, positives, rows }: Facts): Evidence[] {
  const incoming = negatives.filter((row) => row.incoming > 0).length
  const rest = negatives.length - incoming
  if (positives.length < rest) return [{ kind: 'contrary', weight: -2 }]
  if (positives.length === 0) return []
  const isClear = positives.length > negatives.length || incoming > 0
  return [{ kind: 'proportion', weight: isClear ? 1 : rows.length > 2 ? 0.4 : 0 }]
}

/** The file's name, headings or first lines mention a card. */
function judgeCardFile({ isCard, saysCard, positives, negatives }: Facts): Evidence[] {
  if (isCard) return [{ kind: 'card', weight: 1.5 }]
  return saysCard && positives.length > negatives.length ? [{ kind: 'card', weight: 1 }] : []
}

/** Rows called purchases have no minus, and all rows with one are payments or money in. */
function judgePurchases({ negatives, positives }: Facts): Evidence[] {
  const isReversed = positives.some((row) => row.isBought) && !negatives.some((row) => row.isBought)
  const areOnlyPaid = negatives.every((row) => row.isPaid || row.incoming > 0)
  return isReversed && areOnlyPaid ? [{ kind: 'purchases', weight: 1 }] : []
}

/** The words of the rows contradict their signs. */
function judgeWords({ agree, disagree, disagreeOtherwise }: Facts): Evidence[] {
  if (disagree >= 3 && disagree > agree * 3) return [{ kind: 'words', weight: 2 }]
  if (disagreeOtherwise === 0 || agree > 0) return []
  return [{ kind: 'words', weight: Math.min(1, disagreeOtherwise / 2) }]
}

/** A purchase comes before its refund. */
function judgeRefunds({ rows, agree, normal, positives, negatives, columns }: Facts): Evidence[] {
  const isUndecided = agree === 0 && normal === 0 && columns.money.balance === null
  if (!isUndecided || positives.length < negatives.length * 2) return []
  return areRefundsReversed(rows, columns.sequence) ? [{ kind: 'refunds', weight: 2 }] : []
}

/** Evidence that the signs are right as written. */
function judgeAsWritten({ rows, negatives, reversed, normal, agree }: Facts): Evidence[] {
  const found: Evidence[] = []
  const countAgainst = (weight: number) => found.push({ kind: 'contrary', weight: -weight })
  const hasPlus = rows.some((row) => row.amount.isSigned && !row.amount.isNegative)
  // A file that writes both plus and minus means them.
  if (hasPlus && !(reversed >= 2 && normal === 0)) countAgainst(10)
  // A seller's income: payouts to the bank and refunds to customers are money out.
  if (negatives.some((row) => row.isPayout)) countAgainst(10)
  if (normal > reversed) countAgainst(3)
  if (agree > 0 && reversed < 1) countAgainst(1)
  return found
}

/**
 * Purchases or trades without a sign, distinguished only by their words, next to signed rows; null for other tables.
 */
function decideByTypes({ rows, negatives, positives, columns }: Facts): SignDecision | null {
  const count = (words: 'in' | 'out', some: readonly SignRow[]) => some.filter((row) => row.words === words).length
  const outPositive = count('out', positives)
  if (count('in', negatives) > 0 || rows.some((row) => row.amount.isSigned && !row.amount.isNegative)) return null
  if (
    outPositive >= 2 &&
    outPositive > count('out', negatives) * 2 &&
    negatives.length < positives.length * 0.2 &&
    !negatives.some((row) => row.isPayout)
  )
    return { rule: { kind: 'by-words', otherwise: 'out' } }
  const isTraded = columns.roles.filter((role) => role === 'quantity').length > 1
  const arePositivesPurchases = positives.some((row) => row.isBought) && !negatives.some((row) => row.isBought)
  return isTraded && arePositivesPurchases && positives.some((row) => row.isSold)
    ? { rule: { kind: 'by-words', otherwise: 'in' } }
    : null
}
