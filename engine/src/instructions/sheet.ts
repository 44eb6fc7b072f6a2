import { foldName } from '../language/fold-text.ts'
import { getCached } from '../language/get-cached.ts'
import { DayReader, type DaySpan } from '../language/readings/day-spans.ts'
import { LimitReader, type LimitSpan } from '../language/readings/limit-spans.ts'
import { PhraseIndex, type PhraseMatch } from '../language/readings/phrase-index.ts'
import { readTokens, type Token } from '../language/readings/tokens.ts'
import type { InstructionClass } from './tables/instruction-table.ts'
import { detectLanguage, type Language, TABLES } from './tables/languages.ts'
import type { Context } from './text-context.ts'

type Phrases = PhraseIndex<InstructionClass>
const indexes = new Map<Language, Phrases>()

/** The phrases of the text's language, and the English ones, which people mix in. */
export function getPhrases(text: string): Phrases {
  const language = detectLanguage(text)
  const getIndex = (name: Language, others: readonly Phrases[]): Phrases =>
    getCached(indexes, name, () => new PhraseIndex<InstructionClass>(TABLES[name], others))
  const english = getIndex('english', [])
  return language === 'english' ? english : getIndex(language, [english])
}

/** Clears the cache, so that changed tables are read again. */
export function forgetPhrases(): void {
  indexes.clear()
}

/** One sentence being read: its tokens without noise words, and what may start at each of them. */
export class Sheet {
  readonly original: string
  readonly tokens: readonly Token[]
  private readonly phrases: Phrases
  readonly context: Context
  private readonly limits: LimitReader
  private readonly days: DayReader
  private readonly foundClasses: PhraseMatch<InstructionClass>[][] = []
  private places: Map<InstructionClass, { at: number }[]> | null = null

  constructor(original: string, phrases: Phrases, context: Context) {
    this.original = original
    this.phrases = phrases
    this.context = context
    this.tokens = dropNoise(readTokens(original), phrases)
    this.limits = new LimitReader(this.tokens, phrases)
    this.days = new DayReader(this.tokens, phrases)
  }

  findLimits(start: number, end: number): LimitSpan[] {
    return this.findSpans('limits', start, end, (last) => {
      // The 1 in "From 1 September" isn't an amount.
      const day = Math.max(start, ...this.findDays(start, last).map((span) => span.end))
      return this.limits.findAt(start, last).filter((span) => span.end >= day)
    })
  }

  findDays(start: number, end: number): DaySpan[] {
    return this.findSpans('days', start, end, (last) => this.days.findAt(start, last))
  }

  /** The spans that end by `end`. All spans up to the end of the sentence are found once and cached. */
  findSpans<T extends { end: number }>(what: string, start: number, end: number, find: (last: number) => T[]): T[] {
    return this.once(what, start, 0, () => find(this.tokens.length)).filter((span) => span.end <= end)
  }

  /** Every phrase of the tables that starts here and ends by `end`. */
  findClasses(start: number, end: number): readonly PhraseMatch<InstructionClass>[] {
    this.foundClasses[start] ??= this.phrases.findAt(this.tokens, start, this.tokens.length)
    const found = this.foundClasses[start]
    return found.every((match) => match.end <= end) ? found : found.filter((match) => match.end <= end)
  }

  /** Whether a phrase of this class starts somewhere in a range. */
  has(name: InstructionClass, start: number, end: number): boolean {
    this.places ??= Map.groupBy(
      this.tokens.flatMap((_, at) =>
        this.findClasses(at, this.tokens.length).map((match) => ({ name: match.class, at })),
      ),
      (place) => place.name,
    )
    return this.places.get(name)?.some(({ at }) => at >= start && at < end) ?? false
  }

  /** Where the phrases of this class that start here end. */
  findEnds(name: InstructionClass, start: number, end: number): number[] {
    return this.findClasses(start, end).flatMap((match) => (match.class === name ? [match.end] : []))
  }

  private readonly memo = new Map<string, unknown>()

  /** The cached result for a range, or a new one. */
  once<T>(what: string, start: number, end: number, work: () => T): T {
    const key = `${what} ${start} ${end}`
    if (!this.memo.has(key)) this.memo.set(key, work())
    return this.memo.get(key) as T
  }

  /** The text of a range of tokens. */
  getText(start: number, end: number): string {
    const [first, last] = [this.tokens[start], this.tokens[end - 1]]
    if (!first || !last || end <= start) return ''
    if (end === start + 1 && first.kind === 'quote') return first.text
    return this.original.slice(first.start, last.end).replace(/\s+/g, ' ')
  }
}

const NOISE = new Set<InstructionClass>(['noise', 'new-category'])

// "Always", "please" and the like mean nothing, unless they start a phrase with a meaning ("just under") or belong to a
// name.
function dropNoise(tokens: readonly Token[], index: PhraseIndex<InstructionClass>): Token[] {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    const matches = index.findAt(tokens, i, tokens.length)
    const noise = Math.max(0, ...matches.flatMap(({ class: name, end }) => (NOISE.has(name) ? [end] : [])))
    const other = Math.max(
      0,
      ...matches.flatMap(({ class: name, end }) => (NOISE.has(name) || name === 'filler' ? [] : [end])),
    )
    const isName = /^\p{Lu}/u.test(tokens[i]!.text) && i > 0
    if (noise > i && other <= noise && !isName) i = noise
    else for (const end = Math.max(i + 1, other); i < end; ) kept.push(tokens[i++]!)
  }
  return kept
}

const foldings = new Map<string, string>()

/** Folded words with "and" for "&"; cached because the same few ranges are needed again and again. */
export function foldCached(text: string): string {
  return getCached(foldings, text, () =>
    foldName(text)
      .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
      .replaceAll('&', ' and ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
