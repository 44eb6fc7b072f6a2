import type { Repeat } from '../core/recurrence.ts'
import { COUNT, readCount } from '../language/number-words.ts'
import { readAdverb, readUnit } from './frequency.ts'
import { compilePattern, compileWords, markAll, type Sheet } from './sentence-sheet.ts'

const PAYMENTS =
  'payments?|bits|chunks|instal?lments?|raten|monatsraten|mensualites|echeances|cuotas|plazos|pagos|paiements|versements'
const PACE =
  '(?:equal |easy |interest[ -]free |more |remaining |gleiche[n]? ){0,3}(?:(monthly|weekly|bi-?weekly|fortnightly|quarterly|yearly|annual|monatliche[n]?|mensuelles?|mensuales) )?(?:equal )?'
const TIME =
  '(weeks?|months?|years?|wochen|monaten?|jahren?|mois|semaines|ans|meses|semanas|anos?)(?! (?:old|left|remaining|to go))'
const SPANS = {
  installments: `(?<![\\p{L}\\p{N}])(?:(?:noch|encore|quedan|still|paid|payable|spread|split|divided|broken|in|over|as|by|into|across|with|up|en|a|auf|zu) ){0,4}(${COUNT}) ${PACE}(?:${PAYMENTS})(?: (?:left|remaining|to go|more))?( (?:of|at|von|a|zu|de)(?= (?:about |around |[$€£¥\\d]|\\p{L}+ (?:dollars|euros|pounds|bucks))))?(?![\\p{L}]| (?:a|per|each|every) year)`,
  // "900 over six months" splits one amount, "900 for six months" repeats it.
  over: `(?:(?:paid|payable|spread|split|financed|paying it off|pay it off|paying)(?: it)?(?: out)? (?:over|across|in)|over) (?:the )?(?:next )?(${COUNT}|a) ${TIME}`,
  forTime: `(?:(?:only )?for|during|fur|die|pendant|durante|lasts?) (?:the )?(?:next |another |a total of |about |nachsten |proximos? |prochains? )?(${COUNT}|a) (?:more )?${TIME}`,
  timeLeft: `(${COUNT}) (weeks?|months?|years?) (?:left|remaining|to go|more)`,
}

/** Marks "for six months", "8 weeks left". */
export function markDurations(sheet: Sheet): void {
  for (const source of [SPANS.forTime, SPANS.timeLeft])
    markAll(sheet, 'duration', compileWords(source), ([, count, unit]) => readTime(count, unit))
}

/**
 * Marks "12 payments of", "over two years". Must run before frequencies, which would read the "monthly" in "12 monthly
 * payments".
 */
export function markInstallments(sheet: Sheet): void {
  markAll(sheet, 'installments', compilePattern(SPANS.installments), ([whole, number, pace, of]) => {
    const count = readCount(number)
    const isLeft = /left|remaining|to go|more|noch|encore|restant|quedan/.test(whole)
    return count ? { count, repeat: readAdverb(pace), isEach: of !== undefined || isLeft } : null
  })
  markAll(sheet, 'installments', compileWords(SPANS.over), ([, number, name]) => {
    const time = readTime(number, name)
    const isYears = time?.unit === 'year'
    const repeat = { every: 1, unit: isYears ? 'month' : (time?.unit ?? 'month') } as const
    return time && { count: isYears ? time.every * 12 : time.every, repeat, isEach: false }
  })
}

function readTime(count: string | undefined, name: string | undefined): Repeat | null {
  const n = count === 'a' ? 1 : readCount(count)
  const unit = readUnit(name)
  return n && unit ? { ...unit, every: n * unit.every } : null
}
