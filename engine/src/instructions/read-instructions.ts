import { findBestPaths, type Step } from '../language/readings/best-paths.ts'
import { getLimits } from './conditions.ts'
import { type Doubt, getCost, type Note } from './doubt.ts'
import { type Clause, ClauseReader, type Tries } from './read-clause.ts'
import { type Draft, type Memory, NOTHING_SAID, resolveClauses } from './resolve-clauses.ts'
import { splitSentences } from './sentences.ts'
import { foldCached, getPhrases, Sheet } from './sheet.ts'
import type { Context } from './text-context.ts'

/** One way to read a sentence. */
export type Reading = {
  readonly drafts: readonly Draft[]
  readonly cost: number
  readonly doubts: readonly Doubt[]
  readonly memory: Memory
  readonly clauses: readonly Clause[]
}

export type ReadSentence = {
  readonly text: string
  /** The best reading; if there is a question, also the closest one that does something different. May be empty. */
  readonly readings: readonly Reading[]
  /** It asks for nothing: a greeting or an explanation. */
  readonly isTalk: boolean
}

const MAX_PATHS = 14
const MAX_PLACES = 26
/** If a reading that does something different costs less than this much more than the best, we ask. */
const GAP = 0.2
/** For a whole text. Real sentences take at most a tenth of this; without it, texts crafted to be slow take seconds. */
const MAX_TRIES = 100_000

/**
 * Reads a text sentence by sentence, each in the context of the ones before. The sentence in which the tries for the
 * text run out has no readings, and neither do those after it.
 */
export function readInstructions(text: string, context: Context): { sentences: ReadSentence[]; memory: Memory } {
  const phrases = getPhrases(text)
  const tries = { left: MAX_TRIES }
  let memory = NOTHING_SAID
  const sentences = splitSentences(text).map((sentence, i): ReadSentence => {
    const introduced = context.introduced?.filter((one) => one.sentence <= i) ?? []
    const sheet = new Sheet(sentence, phrases, { ...context, introduced })
    const readings = readSentence(sheet, memory, i, tries)
    memory = readings[0]?.memory ?? memory
    const areAsides = (readings[0]?.clauses ?? []).every(({ role }) => role === 'aside')
    const isTalk =
      tries.left > 0 &&
      areAsides &&
      !sheet.tokens.some((_, at) => sheet.findEnds('skip', at, sheet.tokens.length).length > 0)
    return { text: sentence, readings, isTalk }
  })
  return { sentences, memory }
}

function readSentence(sheet: Sheet, before: Memory, sentence: number, tries: Tries): Reading[] {
  const reader = new ClauseReader(sheet, tries)
  const places = findPlaces(sheet)
  const getSteps = (from: number, to: number): Step<Clause>[] =>
    reader.read(from, to).map((clause) => ({ value: clause, cost: getCost(clause.notes) + (from > 0 ? 0.06 : 0) }))
  const paths = findBestPaths(places, getSteps, MAX_PATHS)
  if (tries.left === 0) return []
  const readings = paths.map(({ values, cost }): Reading => {
    const { memory, notes } = resolveClauses(values, before, sentence)
    const all: Note[] = [...values.flatMap((clause) => clause.notes), ...notes]
    const drafts = memory.drafts.filter((draft, i) => draft.sentence === sentence || draft !== before.drafts[i])
    const idle = drafts.length === 0 && values.some(({ action }) => action === 'topic') ? 0.2 : 0
    return { drafts, cost: cost + getCost(notes) + idle, doubts: findDoubts(all), memory, clauses: values }
  })
  readings.sort((a, b) => a.cost - b.cost)
  const [best] = readings
  if (!best) return []
  const rivals = readings.filter(({ cost }, i) => cost < best.cost + 1.5 && isRival(best, readings[i]!))
  const isClose = best.drafts.length > 0 && rivals.some(({ cost }) => cost < best.cost + GAP)
  if (best.doubts.length > 0) return [best, ...rivals.slice(0, 1)]
  return isClose ? [{ ...best, doubts: [{ code: 'two-readings' }] }, ...rivals.slice(0, 1)] : [best]
}

const OPENERS = new Set<string>('and but if except otherwise aside too name-mark tag-mark not'.split(' '))
/** Effects may follow without a comma: "if it says … write …". */
const VERBS = new Set<string>('call skip leave file tag'.split(' '))

/** Where a clause may start, and where the last one ends. */
function findPlaces(sheet: Sheet): number[] {
  const end = sheet.tokens.length
  const places = sheet.tokens.flatMap(({ kind, word, text }, at) => {
    if (at === 0) return [0]
    const classes = sheet.findClasses(at, end)
    const isInClass = (names: ReadonlySet<string>) => classes.some(({ class: name }) => names.has(name))
    const isMark = kind === 'mark' && /^[,;:()-]$/.test(word)
    const isOpener = kind === 'word' && !/^\p{Lu}/u.test(text) && isInClass(OPENERS)
    return isMark || isOpener || (/^\p{Ll}/u.test(text) && isInClass(VERBS)) ? [at] : []
  })
  return end > 0 ? [...places.slice(0, MAX_PLACES), end] : [0]
}

/** Each doubt once, and all unused words in one. */
function findDoubts(notes: readonly Note[]): Doubt[] {
  const doubts = notes.flatMap(({ doubt }) => doubt ?? [])
  const words = new Set(doubts.flatMap((doubt) => (doubt.code === 'unused-words' ? doubt.words : [])))
  const others = doubts.filter(({ code }) => code !== 'unused-words')
  const all: Doubt[] = words.size > 0 ? [...others, { code: 'unused-words', words: [...words] }] : others
  return [...new Map(all.map((doubt) => [JSON.stringify(doubt), doubt])).values()]
}

/**
 * Whether another reading would do something different: have other effects or limits, or look for other texts. One that
 * only leaves something out, changes the direction, or uses more or less of the same words doesn't count.
 */
function isRival(best: Reading, other: Reading): boolean {
  const getRowLimits = ({ when: { direction: _, ...when } }: Draft) => getLimits(when)
  const getTexts = ({ when }: Draft) =>
    [...when.anyOf, ...when.allOf].map(({ how, text }) => ({ how, text: foldCached(text) }))
  const isAlike = (a: Draft, b: Draft) =>
    JSON.stringify([a.effects, getRowLimits(a)]) ===
      JSON.stringify([{ ...a.effects, ...b.effects }, getRowLimits(b)]) &&
    getTexts(b).every(
      ({ how, text }) =>
        how === 'idea' || getTexts(a).some(({ text: own }) => own.includes(text) || text.includes(own)),
    )
  return other.drafts.some((draft) => !best.drafts.some((own) => isAlike(own, draft)))
}
