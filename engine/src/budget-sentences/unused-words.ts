import { exact } from '../core/exact-amount.ts'
import { MONTH } from '../language/month-names.ts'
import { COUNT } from '../language/number-words.ts'
import { WEEKDAY } from '../language/weekday-names.ts'
import type { BudgetDraft } from './budget-draft.ts'
import { cueSpans, hasCue } from './cues.ts'
import type { DateValue } from './date-value.ts'
import type { Frequency, HoursValue } from './frequency.ts'
import type { MoneyValue } from './money-words.ts'
import type { ReadSentence } from './read-sentences.ts'
import type { State } from './reading-state.ts'
import { type Mark, type MarkKind, type Sheet, words } from './sentence-sheet.ts'

export type Span = { readonly start: number; readonly end: number }
/** `value` is read in place of these words; without it, they're left out. */
type Test = Span & { readonly value?: unknown; readonly text?: string }

/** A replacement of the same kind, to see whether it matters. Kinds that aren't listed are left out instead. */
const OTHER: Partial<Record<MarkKind, unknown>> = {
  money: { amount: exact(777, 100), currency: null, isBare: false, isApprox: false } satisfies MoneyValue,
  frequency: { every: 5, unit: 'week' } satisfies Frequency,
  date: { on: 'month-days', days: [9] } satisfies DateValue,
  percent: exact(3, 100),
  hours: { hours: 7, per: 'week', every: 1 } satisfies HoursValue,
  ways: 7,
}
const LEFT_OUT = new Set<MarkKind>(['share', 'season', 'each', 'duration', 'installments', 'until', 'starting'])
/** Rules that ignore an amount or a date on purpose. */
const SET_ASIDE = new Set('listPrice balance owed denial paidByOther extraPay withExtraPay'.split(' '))
/** Rules that change the item before them. */
const REVISES = new Set('correction ownPart laterChange paidByOther'.split(' '))
const ITEM_RULES = new Set('item listPrice balance owed asMuch'.split(' '))
/** A price for one of several people or things, as opposed to "9 a go". */
const FOR_ONE =
  /^(?:each|apiece|(?:per|a|pro) (?:head|person|kid|child|kind|adult|pupil|line|ticket)|chacune?|cada un[oa]|jeweils)$/

const SIGNALS = words(
  `(?:not|never|no|nothing(?! back| else| more)|without|except|instead of|unless|each|both|half|halves|thirds?|quarters?|fifths?|double|triple|twice|turns|alternat\\p{L}*|empty|skip\\p{L}*|(?:more|less) than (?:her|him|me|that|them|my|mine|i|he|she|they|last)|${WEEKDAY}s?|${MONTH})|\\p{L}+n't`,
)
const NUMBERS = words(`(?!one|un|une|una|uno|ein|eine|einen)${COUNT}|\\d[\\d.,]*\\d`)
const REFERS_BACK = words('it|she|he|they|that|this|them|there|es|sie|lo|ca')
const TELLING = ['payer', 'getBack', 'theirShare', 'allBut', 'fully', 'ofIt', 'doesSame'] as const
/** A longer part isn't tested word by word, and no text is tested more often than this. */
const LONGEST = 700
const MAX_TESTS = 30

/**
 * The numbers, periods, shares, negations and clauses about who pays that change nothing when they're changed or left
 * out: the reading hasn't used them.
 */
export function unusedIn(
  sheet: Sheet,
  sentences: readonly ReadSentence[],
  state: State,
  drafts: readonly BudgetDraft[],
  figuresOf: (sheet: Sheet) => string,
): Span[] {
  const known = new Map<string, string>()
  /** The sentence at a position with its neighbors, or null if that's too long. */
  const around = (end: number): [number, number] | null => {
    const at = sentences.findIndex((one) => one.end >= end)
    const from = sentences[Math.max(0, at - 1)]?.start ?? 0
    const to = sentences[at + 1]?.end ?? sheet.original.length
    return at < 0 || to - from > LONGEST ? null : [from, to]
  }
  if (sentences.every(({ end }) => around(end) === null)) return []
  return testsFor(sheet, state, drafts)
    .slice(0, MAX_TESTS)
    .filter((test) => {
      const place = around(test.end)
      if (!place) return false
      const figures = known.get(place.join()) ?? figuresOf(stretch(sheet, ...place))
      known.set(place.join(), figures)
      return figures === figuresOf(stretch(changed(sheet, test), ...place))
    })
}

/** The sheet with other words at one position, and without the marks there. */
function changed(sheet: Sheet, { start, end, value, text = ' '.repeat(end - start) }: Test): Sheet {
  const swap = (whole: string, own: string) => whole.slice(0, start) + own + whole.slice(end)
  const marks = sheet.marks.flatMap((mark): Mark[] => {
    if (mark.start < start || mark.end > end) return [mark]
    return value === undefined ? [] : [{ ...mark, value } as Mark]
  })
  const open = value === undefined ? swap(sheet.open, text) : sheet.open
  return { original: swap(sheet.original, text), folded: swap(sheet.folded, text), open, marks }
}

function stretch({ original, folded, open, marks }: Sheet, from: number, to: number): Sheet {
  return {
    original: original.slice(from, to),
    folded: folded.slice(from, to),
    open: open.slice(from, to),
    marks: marks
      .filter(({ start, end }) => start >= from && end <= to)
      .map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from })),
  }
}

/** Another number of the same length, or nothing. */
function otherNumber(text: string): string {
  if (/\d/.test(text)) return text.replace(/\d/g, (digit) => (digit === '8' ? '7' : '8'))
  const [one, other] = { 3: ['six', 'two'], 4: ['nine', 'four'], 5: ['seven', 'three'] }[text.length] ?? []
  return (text === one ? other : one) ?? ' '.repeat(text.length)
}

function testsFor(sheet: Sheet, { trail, items }: State, drafts: readonly BudgetDraft[]): Test[] {
  const gross = sheet.marks.filter(({ kind }) => kind === 'gross')
  const aside: Span[] = [
    ...trail.filter(({ rule }) => SET_ASIDE.has(rule)),
    ...trail.filter((_, i) => REVISES.has(trail.slice(i + 1).find(({ rule }) => rule !== 'more')?.rule ?? '')),
    // "58k a year before tax, 3,700 a month after"
    ...trail.filter((step) => gross.some((mark) => contains(step, mark))),
    ...cueSpans(sheet.folded, ['notDenial', 'conditional', 'correction', 'extraPay']),
  ]
  const amounts = new Set(items.map(({ pieces: [own] }) => own?.moneyAt))
  const counted = drafts
    .filter(({ note }) => /× [\d.,]+(?! a )(?![\d.,])/.test(note ?? ''))
    .map(({ sourceText }) => sourceText)
  const isExplained = ({ kind, start, end, value }: Mark): boolean => {
    const others = sheet.marks.filter((one) => one.start !== start && Math.abs(one.start - end) < 90)
    if (kind === 'money') return amounts.has(start)
    if (kind === 'each') {
      const isCounted = counted.some((text) =>
        sheet.original.slice(Math.max(0, start - text.length), end + text.length).includes(text),
      )
      // "480 each, twice a year" repeats it; "480 twice a year each" is for several people.
      const isPrice = sheet.marks.some((one) => one.kind === 'money' && start >= one.end && start - one.end < 2)
      return isCounted || (isPrice && others.some(isFrequency)) || !FOR_ONE.test(sheet.folded.slice(start, end))
    }
    if (kind === 'frequency' && value.unit === 'day') return others.some(isFrequency)
    if (kind === 'season') return others.some((one) => one.kind === 'season')
    if (kind !== 'share') return false
    const { how } = value
    return (
      how === 'stated-or-of' || others.some((one) => one.kind === 'share' || (one.kind === 'ways' && how === 'split'))
    )
  }
  const marked = sheet.marks.flatMap((mark): Test[] => {
    const { kind, start, end } = mark
    const isTested = kind in OTHER || LEFT_OUT.has(kind)
    return !isTested || isExplained(mark) ? [] : [{ start, end, ...(kind in OTHER ? { value: OTHER[kind] } : {}) }]
  })
  // "in August it is closed and we pay nothing": once the month is understood, so is the rest.
  const isOfSeason = (span: Span) =>
    sheet.marks.some(({ kind, start, end }) => kind === 'season' && start - 60 < span.start && end + 60 > span.end)
  const loose = [
    ...found(sheet, SIGNALS),
    ...found(sheet, NUMBERS).map(
      (span): Test => ({ ...span, text: otherNumber(sheet.folded.slice(span.start, span.end)) }),
    ),
  ].filter((span) => !isOfSeason(span))
  const clauses = trail.filter(({ start, end, rule }) => isTelling(rule, sheet.folded.slice(start, end)))
  return [...[...marked, ...loose].filter((span) => !aside.some((one) => contains(one, span))), ...clauses]
}

/** "twice a year", "on Mondays": how often a price for one is paid. */
function isFrequency({ kind, value }: Mark): boolean {
  if (kind !== 'frequency') return false
  const { times = 1, weekdays = [], unit, every } = value
  return times > 1 || weekdays.length > 0 || (unit === 'month' && every > 1)
}

/** Whether a clause should change an item before it. Something denied by name isn't an item. */
function isTelling(rule: string, clause: string): boolean {
  if (ITEM_RULES.has(rule) || REVISES.has(rule)) return false
  if (rule === 'denial') return clause.search(REFERS_BACK) >= 0
  return TELLING.some((cue) => hasCue(cue, clause))
}

function contains(one: Span, { start, end }: Span): boolean {
  return one.start <= start && one.end >= end
}

function found(sheet: Sheet, expression: RegExp): Span[] {
  expression.lastIndex = 0
  return [...sheet.open.matchAll(expression)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
}
