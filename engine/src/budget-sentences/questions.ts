import type { BudgetDraft, BudgetQuestion, BudgetTextOptions, Repeat } from './budget-draft.ts'
import { hasCue } from './cues.ts'
import { type Drafts, draftsOf } from './make-drafts.ts'
import type { ReadSentence } from './read-sentences.ts'
import type { State } from './reading-state.ts'
import type { Sheet } from './sentence-sheet.ts'

/** A second reading this close to the first makes the first unsure. */
const CLOSE = 0.75
/** Readings further away than this are not offered. */
const FAR = 4
const MOST_CHOICES = 3

/** What to ask: what was assumed, which reading was meant, and words about money that the items don't reflect. */
export function questionsAbout(
  sheet: Sheet,
  sentences: readonly ReadSentence[],
  best: State,
  drafts: Drafts,
  options: BudgetTextOptions,
): BudgetQuestion[] {
  const asked = drafts.asks.map(({ topic, start, end, args = {}, itemId }): BudgetQuestion => {
    const text = sheet.original.slice(start, end).trim()
    const own = drafts.items.filter(({ sourceText }) => sourceText === text)
    const choices = topic === 'cadence' ? otherRepeats(own) : []
    return {
      text,
      topic,
      args,
      choices,
      about: own.map(({ sourceText }) => sourceText),
      ...(itemId === undefined ? {} : { itemId }),
    }
  })
  const unsure = sentences.flatMap((sentence) => {
    const text = sheet.original.slice(sentence.start, sentence.end).trim()
    if (asked.some((one) => text.includes(one.text))) return []
    return doubtAbout(sheet, sentence, text, best, drafts, options)
  })
  return [...asked, ...unsure]
}

function doubtAbout(
  sheet: Sheet,
  { start, end, readings }: ReadSentence,
  text: string,
  best: State,
  drafts: Drafts,
  options: BudgetTextOptions,
): BudgetQuestion[] {
  const [first, ...others] = readings
  if (!first) return []
  const leftover = best.leftovers.find((one) => one.start >= start && one.end <= end)
  if (!leftover && !others.some(({ cost }) => cost - first.cost < CLOSE))
    return conditionIn(sheet, start, end, text, drafts)
  const own = draftsOf(sheet, recent(first.state), options).items
  const seen = new Set([signature(own)])
  const distinct = others
    .filter(({ cost }) => cost - first.cost < FAR)
    .map(({ cost, state }) => ({ cost, items: draftsOf(sheet, recent(state), options).items }))
    .filter(({ items }) => {
      const key = signature(items)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  const isClose = distinct.some(({ cost }) => cost - first.cost < CLOSE)
  if (!leftover && !isClose) return conditionIn(sheet, start, end, text, drafts)
  const lists = [own, ...distinct.map(({ items }) => items)].slice(0, MOST_CHOICES)
  const isCommon = (draft: BudgetDraft) =>
    lists.every((list) => list.some((one) => signature([one]) === signature([draft])))
  const choices = lists.length > 1 ? lists.map((list) => list.filter((draft) => !isCommon(draft))) : []
  const about = drafts.items.filter(
    (draft) => !isCommon(draft) && own.some((one) => signature([one]) === signature([draft])),
  )
  const unused = leftover ? sheet.original.slice(leftover.start, leftover.end).trim() : null
  return [
    {
      text,
      topic: leftover ? 'unused' : 'readings',
      args: unused === null ? {} : { unused },
      choices,
      about: about.map(({ sourceText }) => sourceText),
    },
  ]
}

/** Enough to compare readings of one sentence; a text may have hundreds of items. */
function recent(state: State): State {
  return { ...state, items: state.items.slice(-12) }
}

function conditionIn(sheet: Sheet, start: number, end: number, text: string, { items }: Drafts): BudgetQuestion[] {
  const isSaid = hasCue('conditional', sheet.folded.slice(start, end))
  const isAbout = items.some(({ sourceText }) => text.includes(sourceText))
  return isSaid && isAbout ? [{ text, topic: 'condition', args: {}, choices: [], about: [] }] : []
}

function signature(items: readonly BudgetDraft[]): string {
  return JSON.stringify(
    items.map(({ name, kind, category, minor, currency, repeat, until }) => [
      name,
      kind,
      category,
      minor,
      currency,
      repeat,
      until,
    ]),
  )
}

const REPEATS: readonly (Repeat | null)[] = [{ every: 1, unit: 'month' }, { every: 1, unit: 'year' }, null]

/** The same items monthly, yearly and once; what was assumed comes first. */
function otherRepeats(items: readonly BudgetDraft[]): BudgetDraft[][] {
  const assumed = JSON.stringify(items[0]?.repeat ?? null)
  const others = REPEATS.filter((repeat) => JSON.stringify(repeat) !== assumed)
  return items.length === 0 ? [] : [[...items], ...others.map((repeat) => items.map((item) => ({ ...item, repeat })))]
}
