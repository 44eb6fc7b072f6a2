import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BudgetDraft, BudgetTextOptions } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { parseBudgetText } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { foldText } from '@evenkeel/engine/language/fold-text.ts'

type Expected = {
  name: string
  category: string
  amount: number
  currency: string | null
  frequency: string
  direction: 'in' | 'out'
  times?: number
  days?: string
  /** Other categories that a careful person would accept. */
  also?: string[]
}
export type SentenceCase = { id: string; text: string; expected: Expected[] }

type SentenceFigures = {
  items: number
  itemsRight: number
  /** Right items whose name shares a word with the expected one. */
  itemsNamed: number
  extraItems: number
  sentences: number
  sentencesWhole: number
  /** Wrong sentences without a question or mark where the mistake is. */
  sentencesSilent: number
  /** Sentences with a question or an item to check although every item is right. */
  sentencesAskedNeedlessly: number
  failures: { id: string; text: string; missing: string[]; extra: string[] }[]
}

const PER_YEAR: Record<string, number> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
  yearly: 1,
}
const WEEKDAYS_PER_YEAR = 260
export const TODAY = plainDate('2026-11-15')
/** Below this, an item is marked for review (server/src/features/budget/items-from-text.ts). */
const SURE = 0.6

/** The yearly amount as the data defines it; null if it happens once. */
export function getExpectedPerYear({ amount, frequency, times = 1, days }: Expected): number | null {
  if (frequency === 'once') return null
  const every = /^every(\d+)(day|week|month|year)s$/.exec(frequency)
  const timesPerYear = every
    ? { day: 365, week: 52, month: 12, year: 1 }[every[2]!]! / Number(every[1])
    : PER_YEAR[frequency]
  if (timesPerYear === undefined) throw new Error(`unknown frequency ${frequency}`)
  if (days === 'weekdays') return amount * WEEKDAYS_PER_YEAR
  return amount * timesPerYear * (frequency === 'weekly' ? times : 1)
}

function getDraftPerYear({ minor, currency, repeat }: BudgetDraft): number | null {
  if (!repeat) return null
  return (
    (minor / 10 ** countDecimals(currency)) * ({ day: 365, week: 52, month: 12, year: 1 }[repeat.unit] / repeat.every)
  )
}

function isRight(expected: Expected, drafts: readonly BudgetDraft[]): boolean {
  const [first] = drafts
  if (!first) return false
  const codes = [expected.category, ...(expected.also ?? [])]
  const categories: string[] = DEFAULT_CATEGORIES.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  const want = getExpectedPerYear(expected)
  const have = drafts.reduce<number | null>((sum, draft) => {
    const one = getDraftPerYear(draft)
    return one === null || sum === null ? null : sum + one
  }, 0)
  const isAmountRight =
    want === null
      ? have === null &&
        Math.abs(first.minor / 10 ** countDecimals(first.currency) - expected.amount) <= expected.amount * 0.01
      : have !== null && Math.abs(have - want) <= want * 0.01
  return (
    isAmountRight &&
    drafts.every(
      (draft) => categories.includes(draft.category) && (draft.kind === 'income') === (expected.direction === 'in'),
    ) &&
    (expected.currency === null || drafts.every((draft) => draft.currency === expected.currency))
  )
}

/**
 * Reads the sentences in a file or folder and compares their items. An item is right if its direction, category, yearly
 * amount (within 1%), whether it repeats and, if given, its currency match. A sentence is right if every item is and
 * there are no others.
 */
export async function evaluateSentences(
  path: string,
  categorise: BudgetTextOptions['categorise'],
  readSecond: (text: string) => BudgetTextOptions['second'] = () => null,
): Promise<SentenceFigures> {
  const cases = JSON.parse(await readFile(findFile(path), 'utf8')) as SentenceCase[]
  const figures: SentenceFigures = {
    items: 0,
    itemsRight: 0,
    itemsNamed: 0,
    extraItems: 0,
    sentences: cases.length,
    sentencesWhole: 0,
    sentencesSilent: 0,
    sentencesAskedNeedlessly: 0,
    failures: [],
  }
  for (const { id, text, expected } of cases) {
    const { items, questions } = parseBudgetText(text, {
      today: TODAY,
      currency: 'USD',
      categorise,
      second: readSecond(text),
    })
    const { named, missing, extra } = compare(expected, items)
    figures.items += expected.length
    figures.itemsRight += expected.length - missing.length
    figures.itemsNamed += named
    figures.extraItems += extra.length
    const isWhole = missing.length === 0 && extra.length === 0
    const isFlagged = (draft: BudgetDraft) =>
      draft.confidence < SURE || questions.some(({ text: about }) => overlaps(about, draft.sourceText))
    const isAsked = extra.length > 0 ? extra.every(isFlagged) : questions.length > 0
    if (!isWhole && !isAsked) figures.sentencesSilent++
    if (isWhole && (questions.length > 0 || items.some(isFlagged))) figures.sentencesAskedNeedlessly++
    if (isWhole) figures.sentencesWhole++
    else figures.failures.push({ id, text, missing: missing.map(describeExpected), extra: extra.map(describe) })
  }
  return figures
}

/**
 * The expected items that weren't found, the drafts that weren't expected, and how many of the items found share a word
 * with the expected name.
 */
export function compare(expected: readonly Expected[], items: readonly BudgetDraft[]) {
  const extra = [...items]
  let named = 0
  const missing = expected.filter((one) => {
    const found = extra.find((draft) => isRight(one, [draft]))
    const matches = found ? [found] : (findPair(one, extra) ?? [])
    for (const draft of matches) extra.splice(extra.indexOf(draft), 1)
    if (matches[0] && sharesWord(matches[0].name, one.name)) named++
    return matches.length === 0
  })
  return { named, missing, extra }
}

function sharesWord(a: string, b: string): boolean {
  const splitWords = (text: string) =>
    foldText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => word.replace(/s$/, '')) ?? []
  return splitWords(a).some((word) => splitWords(b).includes(word))
}

function overlaps(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a)
}

// Twice a month can be two monthly items.
function findPair(expected: Expected, drafts: readonly BudgetDraft[]): BudgetDraft[] | null {
  for (const a of drafts) for (const b of drafts) if (a !== b && isRight(expected, [a, b])) return [a, b]
  return null
}

function describeExpected({ name, category, amount, frequency, direction }: Expected): string {
  return `${name} ${category} ${amount} ${frequency} ${direction}`
}

function describe({ name, category, minor, currency, repeat, kind }: BudgetDraft): string {
  return `${name} ${category} ${minor} ${currency} ${repeat ? `${repeat.every} ${repeat.unit}` : 'once'} ${kind}`
}

/** The path itself if it's a file; in a folder, the path of the development half. */
function findFile(path: string): string {
  return path.endsWith('.json') ? path : join(path, 'sentences.dev.json')
}

if (import.meta.main) {
  const directory = process.argv[2]
  if (!directory) throw new Error('usage: node evals/sentences.ts DIR')
  const figures = await evaluateSentences(directory, () => ({ category: 'Shopping', confidence: 0.2 }))
  for (const failure of figures.failures) console.log(JSON.stringify(failure))
  console.log(
    `sentences: ${figures.itemsRight}/${figures.items} items, ${figures.sentencesWhole}/${figures.sentences} whole, ${figures.extraItems} extra, ${figures.sentencesSilent} wrong and silent, ${figures.sentencesAskedNeedlessly} asked needlessly`,
  )
}
