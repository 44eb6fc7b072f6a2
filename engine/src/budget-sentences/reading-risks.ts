import { budgetWordsOf, findBudgetWords, type WordHit } from './budget-word-index.ts'
import { isFiller } from './filler-words.ts'
import type { Item, State } from './reading-state.ts'
import { RISK_WEIGHTS } from './risk-weights.ts'
import type { MarkKind, Sheet } from './sentence-sheet.ts'
import type { Span } from './unused-words.ts'

/** What makes a reading likely to be wrong. */
export const RISK_KINDS = [
  'unused',
  'guessedCategory',
  'broadCategory',
  'twoCategories',
  'setAside',
  'count',
  'season',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]
export type Risk = Span & { readonly kind: RiskKind }

const KIND_OF_RULE: Record<string, RiskKind> = {
  countFirst: 'count',
  countSecond: 'count',
  listPrice: 'setAside',
  balance: 'setAside',
  owed: 'setAside',
  denial: 'setAside',
}
const KIND_OF_MARK: Partial<Record<MarkKind, RiskKind>> = { season: 'season', each: 'count', replaced: 'setAside' }

/** The probability that the subject of these risks was read correctly; the risks are independent. */
export function chanceRight(risks: readonly Risk[]): number {
  return Math.exp(-risks.reduce((sum, { kind }) => sum + RISK_WEIGHTS[kind], 0))
}

/** Everything in a text that makes its reading uncertain, with its position. */
export function risksOf(sheet: Sheet, state: State, unused: readonly Span[]): Risk[] {
  return [
    ...unused.map(({ start, end }): Risk => ({ kind: 'unused', start, end })),
    ...state.trail.flatMap(({ rule, start, end }): Risk[] => riskAt(KIND_OF_RULE[rule], start, end)),
    ...sheet.marks.flatMap(({ kind, start, end }): Risk[] => riskAt(KIND_OF_MARK[kind], start, end)),
    ...state.items.flatMap(itemRisks),
  ]
}

function riskAt(kind: RiskKind | undefined, start: number, end: number): Risk[] {
  return kind ? [{ kind, start, end }] : []
}

function itemRisks(item: Item): Risk[] {
  const { code, direction, start, end, names, pieces } = item
  const risks: Risk[] = []
  const own = pieces[0]!
  if (direction === 'in') return risks
  const words = budgetWordsOf(names.join(' '))
  const hits = findBudgetWords(words)
  if (code === null) risks.push({ kind: 'guessedCategory', start, end })
  else if (
    item.categoryConfidence < 0.9 &&
    hits.reduce((sum, { length }) => sum + length, 0) < words.filter((word) => !isFiller(word)).length
  )
    risks.push({ kind: 'broadCategory', start, end })
  if (hasTwoSubjects(own.rest)) risks.push({ kind: 'twoCategories', start, end })
  return risks
}

// "I drive Uber so gas is 45": two possible meanings, and nothing that connects them.
function hasTwoSubjects(text: string): boolean {
  const words = budgetWordsOf(text)
  const clear = findBudgetWords(words).filter(({ weight }) => weight === 3)
  const isApart = (one: WordHit, next: WordHit) =>
    one.code !== next.code &&
    next.at > one.at + one.length &&
    !words.slice(one.at + one.length, next.at).some((word) => JOINS.has(word))
  return clear.some((one, i) => clear[i + 1] !== undefined && isApart(one, clear[i + 1]!))
}
const JOINS = new Set(
  'for with at from in on of to and my the a s by fur bei von pour chez avec de para con en und et y'.split(' '),
)
