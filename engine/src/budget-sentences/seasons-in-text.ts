import { type Exact, exact } from '../core/exact-amount.ts'
import { MONTH, monthOfName } from '../language/month-names.ts'
import { COUNT, countOf } from '../language/number-words.ts'
import type { Frequency } from './frequency.ts'
import { markAll, pattern, type Sheet, words } from './sentence-sheet.ts'

/**
 * The part of the year in which something happens. `isVague` if the words leave the length open ("during term").
 * `month` is its start, if given. `skips`: every other time is left out.
 */
export type SeasonValue = {
  readonly part: Exact
  readonly isVague: boolean
  readonly month: number | null
  readonly skips?: true
}

const EXCEPT =
  "(?:but |and |though |just )?(?:(?:we |i |it |she |he |they )?(?:don't|doesn't|do not|does not|won't|isn't|aren't)(?: \\p{L}+){0,3}?|(?:we |i |they |she |he )?(?:cancel|pause|freeze|suspend|stop|drop)s?(?: it| that| them)?|(?:it's |its |it is )?(?:empty|vacant|away)|not|never|except(?: for)?|excluding|skip(?:s|ping)?|apart from|other than|minus|besides|without|nothing|closed|no \\p{L}+|free|off|pauses?|paused)"
const LIST = `(?:${MONTH})(?:(?: ?, ?(?:and |or )?| (?:(?:and|or|und|et|y|&) )?)(?:${MONTH}))*`
const NOTHING =
  "nichts|geschlossen|rien|nada|closed|closes|shut|nothing|free|freezes?|frozen|no charge|no fees?|no \\p{L}+|(?:don't|doesn't|do not|does not) (?:pay|charge|go|run|need|have)|isn't charged|paused?|pauses|off|on hold|skips?|skipped"
const SEASON = 'summer|winter|spring|autumn|fall'
const SEASON_START: Record<string, number> = { summer: 6, winter: 12, spring: 3, autumn: 9, fall: 9 }
const TO = ' ?(?:to|through|thru|until|till|-|and|bis) ?'

/** Parts of the year, in the order in which they're looked for. */
const PARTS = {
  exceptSpan: `${EXCEPT} (?:in |during |for |from |between )?(${MONTH})${TO}(${MONTH})(?! ?\\d)`,
  exceptCount: `${EXCEPT} (?:for |during |over |about )?(${COUNT}) (months?|weeks?)(?: (?:a|per|every|each|of the|in the|in|over|during|out of the) (?:the )?(?:year|${SEASON}))?`,
  // "we only get paid ten months", "so 38 weeks"
  onlyCount: `(?:(?:only |just )?(?:get |gets |am |are |is )?paid(?: for)?|so(?: that's| it's| about)?|that's|which is|only|just) (${COUNT}) (months|weeks)(?! (?:left|to go|old|ago))(?: (?:a|of the|out of the|per|every|each|in the) year)?`,
  // "from April to October", "June through August only"
  span: `(?:only |just )?(?:in |during |every year |each year )?(?:from |between )?(${MONTH})${TO}(?:the end of |end of )?(${MONTH})(?! ?\\d)(?: only| inclusive)?`,
  monthsAYear: `(?:for |only )?(${COUNT}) months? (?:a|of the|out of the|per|every|each|in the|of every) year`,
  eachSeason: `(?:for )?(${COUNT}) (weeks|months)(?: ?,)? (?:every|each) (?:${SEASON}|year|school year)`,
  weeksAYear: `(?:for |only )?(${COUNT}) weeks? (?:a|of the|out of the|per|every|each) year`,
  // "not in August", "except July and August", "skip December"
  exceptMonths: `${EXCEPT}(?: not)? (?:it |that )?(?:in |during |for |over )?(?:the (?:month|months) of )?(${LIST})(?! ?\\d)`,
  // "in August it is closed and we pay nothing", "I freeze it for August"
  nothingAfter: `(?<![\\p{L}])(?:in|im|en|during|for|over) (${LIST})(?! ?\\d)(?:,? (?!and |but )[\\p{L}']+){0,4}? (?:${NOTHING})(?![\\p{L}])`,
  // "nothing for the creche in December"
  nothingBefore: `(?<![\\p{L}])(?:${NOTHING})(?: [\\p{L}']+){0,4}? (?:in|during|for|over) (${LIST})(?! ?\\d)`,
  exceptSeason: `${EXCEPT} (?:in |during |over )?(?:the )?(?:${SEASON})(?: (?:holidays?|break|months))?`,
  skipped:
    '(?:(?:but |and |though )?(?:i |we |she |he |they )?(?:usually |always |often )?(?:skips?|miss(?:es)?|skipping) every (?:other|second) (?:one|time|week|month|session|visit|lesson|class)|(?:but )?(?:only |just )?(?:go |goes |come |comes |use it |do it |doing it )?every (?:other|second) (?:one|time)|half the time)',
  season: `(?:only |just )?(?:in|during|over|throughout) (?:the )?(${SEASON})(?: (?:months|season))?(?: only)?|(?:the )?(${SEASON}) (?:months|season)(?: only)?|(${SEASON}) only`,
  school:
    '(?:only |just )?(?:during|in|throughout) (?:the )?(?:school |academic )?(?:term(?:[ -]?time)?|semester|school year|academic year|school)|term[ -]time(?: only)?|(?:the )?school year(?: only)?|school (?:weeks|months)(?: only)?|while school is (?:on|in)',
}

/** Marks months, seasons and school terms when something happens or doesn't. Must run before dates and frequencies. */
export function markSeasons(sheet: Sheet): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => SeasonValue | null) =>
    markAll(sheet, 'season', expression, read)
  mark(words(PARTS.exceptSpan), ([whole, from, to]) => months(12 - (isPair(whole) ? 2 : monthsBetween(from, to))))
  mark(words(PARTS.exceptCount), ([, count, unit = '']) => {
    const n = countOf(count) ?? 0
    if (n < 1) return null
    return unit.startsWith('month') ? months(12 - n) : weeks(52 - Math.min(n, 51))
  })
  mark(words(PARTS.onlyCount), ([, count, unit]) => partOfYear(countOf(count) ?? 0, unit))
  mark(words(PARTS.span), ([whole, from = '', to]) =>
    isPair(whole) ? null : months(monthsBetween(from, to), monthOfName(from)),
  )
  mark(words(PARTS.monthsAYear), ([, count]) => months(countOf(count) ?? 0))
  mark(words(PARTS.eachSeason), ([, count, unit]) =>
    unit === 'months' ? months(countOf(count) ?? 0) : weeks(countOf(count) ?? 1),
  )
  mark(words(PARTS.weeksAYear), ([, count]) => partOfYear(countOf(count) ?? 0, 'weeks'))
  mark(words(PARTS.exceptMonths), ([, list]) => without(list))
  mark(pattern(PARTS.nothingAfter), ([, list]) => without(list))
  mark(pattern(PARTS.nothingBefore), ([, list]) => without(list))
  mark(words(PARTS.exceptSeason), () => months(9, null, true))
  mark(words(PARTS.skipped), () => ({ part: exact(1, 2), isVague: false, month: null, skips: true }))
  mark(words(PARTS.season), ([, a, b, c]) => months(3, SEASON_START[a ?? b ?? c ?? ''] ?? null, true))
  mark(words(PARTS.school), () => months(9, 9, true))
}

function weeks(count: number): SeasonValue {
  return { part: exact(count, 52), isVague: false, month: null }
}

function months(count: number, month: number | null = null, isVague = false): SeasonValue | null {
  return count > 0 && count < 12 ? { part: exact(count, 12), isVague, month } : null
}

function partOfYear(count: number, unit: string | undefined): SeasonValue | null {
  if (unit === 'months') return months(count)
  return count > 4 && count < 52 ? weeks(count) : null
}

/** "June and August", as opposed to "between June and August". */
function isPair(text: string): boolean {
  return / and /.test(text) && !/between/.test(text)
}

function monthsBetween(from = '', to = ''): number {
  const [first, last] = [monthOfName(from), monthOfName(to)]
  return first === null || last === null ? 0 : ((last - first + 12) % 12) + 1
}

/** All months but these. */
function without(list = ''): SeasonValue | null {
  return months(12 - new Set(list.split(/[\s,&]+/).flatMap((name) => monthOfName(name) ?? [])).size)
}

const TERM =
  '(?:(?<![\\p{L}]|times |once |twice |thrice |\\dx )(?:a|per|each|every|the)(?: (?:school|academic|college|uni|university))? ?|\\s?/\\s?)(term|trimester|semester)(?![\\p{L}])(?:(?:,| \\() ?(?:(two|three|four|[234]) (?:terms|semesters|times) (?:a|per) year|(?:there are )?(two|three|four|[234]) (?:of them|terms|semesters)(?: a year)?)\\)?)?'

/** Marks how often terms and semesters are paid. Must run before frequencies. */
export function markTerms(sheet: Sheet): void {
  const terms = (times: number): Frequency => ({ every: 12 / times, unit: 'month' })
  markAll(sheet, 'frequency', pattern(TERM), ([, name, a, b]) => {
    const times = countOf(a ?? b) ?? (name === 'semester' ? 2 : 3)
    return 12 % times === 0 ? terms(times) : null
  })
  markAll(sheet, 'frequency', words('termly|(?:three|3) terms (?:a|per) year'), () => terms(3))
}
