import { COUNT, readCount } from '../language/number-words.ts'
import type { RepeatUnit } from './frequency.ts'
import { compilePattern, compileWords, markAll, type Sheet } from './sentence-sheet.ts'

/** `isOver`: "900 over six months" spreads one amount, "900 for six months" repeats it. */
export type DurationValue = { readonly count: number; readonly unit: RepeatUnit; readonly isOver: boolean }
export type InstallmentsValue = {
  readonly count: number
  readonly unit: RepeatUnit | null
  readonly every: number
  readonly isEach: boolean
}

const PAYMENTS =
  'payments?|bits|chunks|instal?lments?|raten|monatsraten|mensualites|echeances|cuotas|plazos|pagos|paiements|versements'
const PACE =
  '(?:equal |easy |interest[ -]free |more |remaining |gleiche[n]? ){0,3}(?:(monthly|weekly|bi-?weekly|fortnightly|quarterly|yearly|annual|monatliche[n]?|mensuelles?|mensuales) )?(?:equal )?'
const SPANS = {
  forTime: `(?:(?:only )?for|over|during|fur|die|pendant|durante|lasts?) (?:the )?(?:next |another |a total of |about |nachsten |proximos? |prochains? )?(${COUNT}|a|one|ein|un) (?:more )?(weeks?|months?|years?|wochen|monate|jahre?|mois|semaines|ans|meses|semanas|anos?)(?! old)`,
  timeLeft: `(${COUNT}) (weeks?|months?|years?) (?:left|remaining|to go|more)`,
  installments: `(?<![\\p{L}\\p{N}])(?:(?:noch|encore|quedan|still|paid|payable|spread|split|divided|broken|in|over|as|by|into|across|with|up|en|a|auf|zu) ){0,4}(${COUNT}) ${PACE}(?:${PAYMENTS})(?: (?:left|remaining|to go|more))?( (?:of|at|von|a|zu|de)(?= (?:about |around |[$€£¥\\d]|\\p{L}+ (?:dollars|euros|pounds|bucks))))?(?![\\p{L}]| (?:a|per|each|every) year)`,
  paidOver: `(?:paid|payable|spread|split|financed|paying it off|pay it off|paying)(?: it)?(?: out)? (?:over|across|in) (${COUNT}) (months?|weeks?|years?)`,
}

/** Marks "for six months", "8 weeks left". */
export function markDurations(sheet: Sheet): void {
  markAll(sheet, 'duration', compileWords(SPANS.forTime), ([whole, count, unit]) =>
    readDuration(count, unit, whole.startsWith('over')),
  )
  markAll(sheet, 'duration', compileWords(SPANS.timeLeft), ([, count, unit]) => readDuration(count, unit))
}

/** Marks "12 payments of", "in two installments". Must run before frequencies, which would read the "monthly" in it. */
export function markInstallments(sheet: Sheet): void {
  markAll(sheet, 'installments', compilePattern(SPANS.installments), ([whole, number, pace, of]) => {
    const count = readCount(number)
    if (count === null || count < 1) return null
    const [unit, every] = readPace(pace)
    const isLeft = /left|remaining|to go|more|noch|encore|restant|quedan/.test(whole)
    return { count, unit, every, isEach: of !== undefined || isLeft }
  })
  markAll(sheet, 'installments', compileWords(SPANS.paidOver), ([, number, name]) => {
    const duration = readDuration(number, name)
    if (!duration) return null
    const { count, unit } = duration
    return {
      count: unit === 'year' ? count * 12 : count,
      unit: unit === 'week' ? 'week' : 'month',
      every: 1,
      isEach: false,
    }
  })
}

function readPace(pace: string | undefined): [RepeatUnit | null, number] {
  if (pace === undefined) return [null, 1]
  if (/^bi|^fortn/.test(pace)) return ['week', 2]
  if (/^week/.test(pace)) return ['week', 1]
  if (/^quart/.test(pace)) return ['month', 3]
  return [/^year|^annual/.test(pace) ? 'year' : 'month', 1]
}

function readDuration(count: string | undefined, unit = '', isOver = false): DurationValue | null {
  const n = /^(a|one|ein|un)$/.test(count ?? '') ? 1 : readCount(count)
  if (n === null || n < 1) return null
  if (/^(week|woche|semain|seman)/.test(unit)) return { count: n, unit: 'week', isOver }
  if (/^(year|jahr|an)/.test(unit)) return { count: n, unit: 'year', isOver }
  return { count: n, unit: 'month', isOver }
}
