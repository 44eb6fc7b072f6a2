import { type Exact, exact } from '../core/exact-amount.ts'
import { MONTH, monthOfName } from '../language/month-names.ts'
import { COUNT, countOf } from '../language/number-words.ts'
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
const SKIPPED =
  '(?:(?:but |and |though )?(?:i |we |she |he |they )?(?:usually |always |often )?(?:skips?|miss(?:es)?|skipping) every (?:other|second) (?:one|time|week|month|session|visit|lesson|class)|(?:but )?(?:only |just )?(?:go |goes |come |comes |use it |do it |doing it )?every (?:other|second) (?:one|time)|half the time)'

/** Marks months, seasons and school terms when something happens or doesn't. Must run before dates and frequencies. */
export function markSeasons(sheet: Sheet): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => SeasonValue | null) =>
    markAll(sheet, 'season', expression, read)
  const weeks = (count: number): SeasonValue => ({ part: exact(count, 52), isVague: false, month: null })
  const months = (count: number, month: number | null = null, isVague = false): SeasonValue | null =>
    count > 0 && count < 12 ? { part: exact(count, 12), isVague, month } : null

  const span = (from: string, to: string) => {
    const [first, last] = [monthOfName(from) ?? 0, monthOfName(to) ?? 0]
    return first === 0 || last === 0 ? 0 : ((last - first + 12) % 12) + 1
  }
  mark(
    words(
      `${EXCEPT} (?:in |during |for |from |between )?(${MONTH}) ?(?:to|through|thru|until|till|-|and|bis) ?(${MONTH})(?! ?\\d)`,
    ),
    ([whole, from = '', to = '']) => months(12 - (/ and /.test(whole) && !/between/.test(whole) ? 2 : span(from, to))),
  )
  const lessBy = (count: number, unit: string) =>
    unit.startsWith('month') ? months(12 - count) : weeks(52 - Math.min(count, 51))
  mark(
    words(
      `${EXCEPT} (?:for |during |over |about )?(${COUNT}) (months?|weeks?)(?: (?:a|per|every|each|of the|in the|in|over|during|out of the) (?:the )?(?:year|${SEASON}))?`,
    ),
    ([, count, unit = '']) => ((countOf(count) ?? 0) < 1 ? null : lessBy(countOf(count)!, unit)),
  )
  // "we only get paid ten months", "so 38 weeks"
  mark(
    words(
      `(?:(?:only |just )?(?:get |gets |am |are |is )?paid(?: for)?|so(?: that's| it's| about)?|that's|which is|only|just) (${COUNT}) (months|weeks)(?! (?:left|to go|old|ago))(?: (?:a|of the|out of the|per|every|each|in the) year)?`,
    ),
    ([, count, unit]) => {
      const n = countOf(count) ?? 0
      return unit === 'months' ? months(n) : n > 4 && n < 52 ? weeks(n) : null
    },
  )
  // "from April to October", "June through August only"
  mark(
    words(
      `(?:only |just )?(?:in |during |every year |each year )?(?:from |between )?(${MONTH}) ?(?:to|through|thru|until|till|-|and|bis) ?(?:the end of |end of )?(${MONTH})(?! ?\\d)(?: only| inclusive)?`,
    ),
    (match) => {
      const [whole, from = '', to = ''] = match
      if (/ and /.test(whole) && !/between/.test(whole)) return null
      return months(span(from, to), monthOfName(from))
    },
  )
  mark(
    words(`(?:for |only )?(${COUNT}) months? (?:a|of the|out of the|per|every|each|in the|of every) year`),
    ([, count]) => months(countOf(count) ?? 0),
  )
  mark(
    words(`(?:for )?(${COUNT}) (weeks|months)(?: ?,)? (?:every|each) (?:${SEASON}|year|school year)`),
    ([, count, unit]) => (unit === 'months' ? months(countOf(count) ?? 0) : weeks(countOf(count) ?? 1)),
  )
  mark(words(`(?:for |only )?(${COUNT}) weeks? (?:a|of the|out of the|per|every|each) year`), ([, count]) => {
    const n = countOf(count) ?? 0
    return n > 4 && n < 52 ? weeks(n) : null
  })
  // "not in August", "except July and August", "skip December"
  const without = (list: string) =>
    months(12 - new Set(list.split(/[\s,&]+/).flatMap((name) => monthOfName(name) ?? [])).size)
  mark(
    words(
      `${EXCEPT}(?: not)? (?:it |that )?(?:in |during |for |over )?(?:the (?:month|months) of )?(${LIST})(?! ?\\d)`,
    ),
    ([, list = '']) => without(list),
  )
  // "in August it is closed and we pay nothing", "I freeze it for August", "nothing for the creche in December"
  mark(
    pattern(
      `(?<![\\p{L}])(?:in|im|en|during|for|over) (${LIST})(?! ?\\d)(?:,? (?!and |but )[\\p{L}']+){0,4}? (?:${NOTHING})(?![\\p{L}])`,
    ),
    ([, list = '']) => without(list),
  )
  mark(
    pattern(`(?<![\\p{L}])(?:${NOTHING})(?: [\\p{L}']+){0,4}? (?:in|during|for|over) (${LIST})(?! ?\\d)`),
    ([, list = '']) => without(list),
  )
  mark(words(`${EXCEPT} (?:in |during |over )?(?:the )?(?:${SEASON})(?: (?:holidays?|break|months))?`), () =>
    months(9, null, true),
  )
  mark(words(SKIPPED), () => ({ part: exact(1, 2), isVague: false, month: null, skips: true }))
  mark(
    words(
      `(?:only |just )?(?:in|during|over|throughout) (?:the )?(${SEASON})(?: (?:months|season))?(?: only)?|(?:the )?(${SEASON}) (?:months|season)(?: only)?|(${SEASON}) only`,
    ),
    ([, a, b, c]) => months(3, SEASON_START[a ?? b ?? c ?? ''] ?? null, true),
  )
  mark(
    words(
      '(?:only |just )?(?:during|in|throughout) (?:the )?(?:school |academic )?(?:term(?:[ -]?time)?|semester|school year|academic year|school)|term[ -]time(?: only)?|(?:the )?school year(?: only)?|school (?:weeks|months)(?: only)?|while school is (?:on|in)',
    ),
    () => months(9, 9, true),
  )
}

/** Marks how often terms and semesters are paid. Must run before frequencies. */
export function markTerms(sheet: Sheet): void {
  const terms = (times: number) => ({ every: 12 / times, unit: 'month' })
  markAll(
    sheet,
    'frequency',
    pattern(
      '(?:(?<![\\p{L}]|times |once |twice |thrice |\\dx )(?:a|per|each|every|the)(?: (?:school|academic|college|uni|university))? ?|\\s?/\\s?)(term|trimester|semester)(?![\\p{L}])(?:(?:,| \\() ?(?:(two|three|four|[234]) (?:terms|semesters|times) (?:a|per) year|(?:there are )?(two|three|four|[234]) (?:of them|terms|semesters)(?: a year)?)\\)?)?',
    ),
    ([, name = '', a, b]) => {
      const said = countOf(a ?? b)
      const times = said ?? (name === 'semester' ? 2 : 3)
      return 12 % times === 0 ? terms(times) : null
    },
  )
  markAll(sheet, 'frequency', words('termly|(?:three|3) terms (?:a|per) year'), () => terms(3))
}
