import type { Repeat, RepeatUnit } from '../core/recurrence.ts'
import { COUNT, readCount } from '../language/number-words.ts'
import { readWeekdayName, WEEKDAY } from '../language/weekday-names.ts'
import type { Frequency, HoursValue } from './mark-values.ts'
import { compilePattern, compileWords, markAll, type Sheet } from './sentence-sheet.ts'

const UNITS: [string, RepeatUnit, number][] = [
  ['fortnights?|quinzaines?|quincenas?', 'week', 2],
  ['days?|tage?n?|tags|jours?|dias?', 'day', 1],
  ['weekends?|wochenenden?|weeks?|wks?|wochen?|semaines?|semanas?', 'week', 1],
  ['months?|mths?|mos?|monate?n?|monats|mois|mes(?:es)?', 'month', 1],
  ['quarters?|qtrs?|quartale?s?|trimestres?', 'month', 3],
  ['terms?', 'month', 4],
  ['semesters?|semestres?|half[ -]?years?|halbjahre?', 'month', 6],
  ['years?|yrs?|jahre?n?s?|ans?|annees?|anos?', 'year', 1],
  ['summers?|winters?|springs?|autumns?|falls?|christmas|xmas|sommers?|birthdays?', 'year', 1],
]
export const UNIT = `(?:${UNITS.map(([names]) => names).join('|')})`

export function readUnit(name = ''): Repeat | null {
  const word = name.replace(/\s+/g, ' ')
  const [, unit, every = 1] = UNITS.find(([names]) => new RegExp(`^(?:${names})$`).test(word)) ?? []
  return unit ? { every, unit } : null
}

const ADVERBS: [string, RepeatUnit, number, number?][] = [
  ['semi[ -]?monthly', 'month', 1, 2],
  ['bi[ -]?weekly|fortnightly|zweiwochentlich|14[ -]?tagig', 'week', 2],
  ['bimensuel(?:le)?(?:ment)?|quincenal(?:es|mente)?', 'week', 2],
  ['bi[ -]?monthly|zweimonatlich|bimestral(?:es|mente)?|bimestriel(?:le)?', 'month', 2],
  ['(?:semi|bi)[ -]?annual(?:ly)?|(?:half|semi)[ -]?yearly|halbjahrlich', 'month', 6],
  ['semestriel(?:le)?(?:ment)?|semestral(?:es|mente)?', 'month', 6],
  ['bi[ -]?ennial(?:ly)?', 'year', 2],
  ['daily|nightly|taglich|quotidien(?:ne)?(?:ment)?|diari[oa](?:s|mente)?|everyday', 'day', 1],
  ['(?:every|each)(?: single)? (?:morning|evening|night)|jeden (?:morgen|abend)|chaque (?:matin|soir)', 'day', 1],
  ['(?:on|am|les|los) (?:weekends|the weekends?|wochenenden?|week-?ends|fines de semana)', 'week', 1],
  ['weekly|pw|p/w|wochentlich|hebdo(?:madaire)?(?:ment)?|semanal(?:es|mente)?', 'week', 1],
  ['monthly|monatliche?[rsn]?|mensuel(?:le)?s?(?:ment)?|mensual(?:es|mente)?|pcm|p/m|p\\.?m\\.?|mtl\\.?', 'month', 1],
  ['quarterly|vierteljahrlich|quartalsweise|trimestriel(?:le)?(?:ment)?|trimestral(?:es|mente)?', 'month', 3],
  ['(?:over|for|throughout|across|during) the (?:whole |entire |full )?year|all year(?: long)?', 'year', 1],
  ["(?:on|for) (?:(?:his|her|their|my|our|the|each|every)(?: \\p{L}+'s)?|\\p{L}+'s) birthdays?", 'year', 1],
  ['yearly|annual(?:ly)?|p\\.?a\\.?|p/a|per annum|jahrliche?[rsn]?', 'year', 1],
  ["annuel(?:le)?(?:ment)?|par an|l'an|anual(?:es|mente)?", 'year', 1],
]

/** The period of an adverb: "quarterly" is three months, and "semimonthly" (twice a month) is one month. */
export function readAdverb(word = ''): Repeat | null {
  const [, unit, every = 1] = ADVERBS.find(([names]) => new RegExp(`^(?:${names})$`).test(word)) ?? []
  return unit ? { every, unit } : null
}

const EVERY =
  'every single|every|each|per|a|an|the|/|alle|jede[rsnm]?|pro|im|in der|in the|die|das|der|je|par|chaque|tous les|toutes les|al|por|cada|todos los|todas las|a la|au|la|le|el|p|of every|of each|of the'
const DISTINCT_EVERY =
  'every single|every|each|per|alle|jede[rsnm]?|pro|je|par|chaque|tous les|toutes les|por|cada|todos los|todas las|once every|einmal alle|lasts(?: me| us)?(?: about)?'
const TIMES = `(?:(${COUNT})\\s?(?:times?|x|mal|fois|veces|nights?|mornings?|evenings?|afternoons?|weeknights?|days?|trips?|visits?|classes|lessons?|sessions?|seasons?|games?|rides?|walks?|shifts?|appointments?|rounds?|terms?|semesters?|loads?|packs?|packets?|bottles?|cups?|tanks?|boxes|bags?|cans?|orders?|deliveries|outings?|pieces?|units?|checks?|cheques?|paychecks?|paycheques?|payments?)|(once|twice|thrice|einmal|zweimal|dreimal|une fois|una vez|dos veces))`

function readTimes(count: string | undefined, word: string | undefined): number {
  if (word !== undefined) return /twice|zwei|dos/.test(word) ? 2 : /thrice|drei/.test(word) ? 3 : 1
  return readCount(count) ?? 1
}

const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5]

const SHORT_DAY = `(?:${WEEKDAY}|mon|sat|sun|tues?|thur?s?)`
const AND_DAY = '(?:\\s?,\\s?| (?:and|und|et|y|&) )'
const WORKDAY =
  'en semaine|entre semana|unter der woche|week ?days?|work ?days?|working days?|business days?|werktags?|werktage?n?|arbeitstage?n?|jours? ouvres?|dias? laborables?'

/** Phrases that say how often, in the order in which they're looked for. */
const PHRASES = {
  // "$18 an hour", "15/hr": a rate to multiply by the hours worked.
  hourly:
    "(?:(?<![\\p{L}])(?:an|per|each|every|the|pro|die|par|de l'|por|la|a) ?|\\s?/\\s?)(?:hour|hourly|hr|h|stunde|heure|hora)(?![\\p{L}])|(?<![\\p{L}])hourly(?![\\p{L}])",
  workdays: `(?:(?:on|every|each|per|a|an|jeden|pro|an|chaque|par|les|cada|por|los|all) )?(?:${WORKDAY}|monday (?:to|through|thru|till|until) friday|monday\\s?-\\s?friday|mon\\s?-\\s?fri|montag bis freitag|du lundi au vendredi|de lunes a viernes)`,
  // "three times a week", "2x/month", "4 nights a week"
  timesA: `(?<![\\p{L}\\p{N}])${TIMES}(?:\\s?/\\s?| (?:(?:${EVERY}) )?)(${UNIT}|an)(?![\\p{L}])`,
  // "every other Friday", "alternate Tuesdays", "jeden zweiten Freitag"
  everyOther: `(?:(?:every|each|jede[rsnm]?|on|cada) (other|second|2nd|third|fourth|alternate|zweiten?|zweite[rsn]?|deuxieme|segund[oa])|alternat(?:e|ing)) (${UNIT}|${WEEKDAY}s?|paycheck|payday)`,
  surDeux: `une? (semaine|mois|${WEEKDAY}) sur deux`,
  // "every six weeks", "alle 2 Wochen", "tous les trois mois", "every 3rd Friday"
  everyCount: `(?:(?<![\\p{L}\\p{N}])(?:${DISTINCT_EVERY}) |/\\s?)(${COUNT})(?:rd|th|nd)?(?: ?|-)(?:or so )?(${UNIT}|${WEEKDAY}s?)(?![\\p{L}])`,
  // "every Friday", "jeden Freitag", "tous les vendredis"
  everyWeekday: `(?:on )?(?:every|each|jeden|chaque|tous les|cada|todos los|per) (${WEEKDAY}s?(?:${AND_DAY}(?:every |on )?${WEEKDAY}s?){0,6})(?: (?:night|morning|evening|afternoon))?`,
  // "mon wed and fri", "Tue, Thu"
  weekdayList: `(?:(?:on|every) )?(${SHORT_DAY}(?:(?: ?, ?(?:and )?| (?:(?:and|&|und|et|y) )?)${SHORT_DAY}){1,6})`,
  // "on Mondays and Thursdays"; "lunes" may be one Monday.
  pluralWeekdays: `(?:(?:on|an) )?(${WEEKDAY}s(?:${AND_DAY}(?:on )?${WEEKDAY}s){0,6})(?<!(?:lune|marte|miercole|jueve|vierne)s)`,
  // "each payday", "per paycheck", "out of every check"
  paydays:
    '(?<!(?:i|we|us|both) )(?:(?:out of|from|with) )?(?:each|every|per|a|jeden|chaque|cada) (?:payday|pay day|paycheck|pay check|pay period|paycheque|check|pay|zahltag|nomina|paie)',
  // "a week", "per month", "/mo", "im Monat", "par an", "al mes"
  perUnit: `(?:(?<![\\p{L}\\p{N}])(?:${EVERY}) |\\s?/\\s?|(?<=\\d)\\s?p/?)(${UNIT})(?![\\p{L}\\p{N}]| \\d{1,2}(?![\\d.,])| (?:and a half|old|ago|of (?!each|every|the year|it|that|this|which|the (?:total|cost|bill|price))))`,
}

/** Marks every phrase that says how often, and how many hours are worked. */
export function markFrequencies(sheet: Sheet): void {
  markHours(sheet)
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => Frequency | null) =>
    markAll(sheet, 'frequency', expression, read)

  mark(compilePattern(PHRASES.hourly), () => ({ every: 1, unit: 'hour' }))
  mark(compileWords(PHRASES.workdays), () => ({ every: 1, unit: 'week', weekdays: WORKDAYS }))
  mark(compilePattern(PHRASES.timesA), ([, count, word, name]) => makeTimesPer(readTimes(count, word), readUnit(name)))
  mark(compileWords(PHRASES.everyOther), ([, nth, name]) =>
    makeEveryN(nth === 'third' ? 3 : nth === 'fourth' ? 4 : 2, name),
  )
  mark(compileWords(PHRASES.surDeux), ([, name]) => makeEveryN(2, name))
  mark(compilePattern(PHRASES.everyCount), ([, count, name]) => makeEveryN(readCount(count) ?? 0, name))
  for (const source of [PHRASES.everyWeekday, PHRASES.weekdayList, PHRASES.pluralWeekdays])
    mark(compileWords(source), ([, list]) => makeWeekdays(list))
  mark(compileWords(PHRASES.paydays), () => ({ every: 2, unit: 'week', payday: true }))
  mark(compilePattern(PHRASES.perUnit), ({ index, 0: whole, 1: name }) =>
    isPeriod(whole.trim(), sheet.open.slice(0, index)) ? readUnit(name) : null,
  )
  for (const [names, unit, every, times = 1] of ADVERBS) {
    const words = compilePattern(`(?<![\\p{L}])(?:on a )?(?:${names})(?: basis)?(?![\\p{L}\\p{N}])`)
    mark(words, () => ({ every, unit, times }))
  }
}

// "the month" and "the year" only say how often after an amount; "the last day of the month" belongs to a date.
function isPeriod(whole: string, before: string): boolean {
  const first = whole.split(/\s/)[0]!
  if (/^(?:the|die|das|der|la|le|el)$/.test(first)) return /\d\s?\S?$/.test(before.trimEnd())
  // "we do a week in Rome" doesn't say how often.
  const isStay = /(?:^|\s)(?:do|does|spend|for|take|takes|have|had|took|of|off)\s+$/.test(before)
  return !/^(?:of|in)$/.test(first) && !(first === 'a' && isStay)
}

function makeTimesPer(times: number, per: Repeat | null): Frequency | null {
  if (!per) return null
  // Twice a year is every six months: each time is a separate occurrence.
  if (per.unit === 'year' && times > 1 && 12 % times === 0) return { every: 12 / times, unit: 'month' }
  return { ...per, times }
}

function makeEveryN(n: number, name = ''): Frequency | null {
  const day = readWeekdayName(name)
  const unit = /^pay/.test(name) ? ({ every: 2, unit: 'week' } as const) : readUnit(name)
  if (n < 1 || (!unit && !day)) return null
  return unit ? { ...unit, every: n * unit.every } : { every: n, unit: 'week', weekdays: [day!] }
}

function makeWeekdays(list = ''): Frequency {
  const days = list.split(/[\s,&]+/).flatMap((name) => readWeekdayName(name) ?? [])
  return { every: 1, unit: 'week', weekdays: [...new Set(days)] }
}

const HOURS = `(?<![\\p{L}\\p{N}$€£.,])(\\d{1,3}(?:[.,]\\d{1,2})?|${COUNT})`
const HOUR = '(?:hours?|hrs?|h|std\\.?|stunden|heures?|horas?)'

function markHours(sheet: Sheet): void {
  const mark = (source: string) =>
    markAll(sheet, 'hours', compilePattern(HOURS + source), ([, count, name]) => readHours(count, name))
  mark(`\\s?-?\\s?${HOUR}(?:\\s?/\\s?| (?:(?:${EVERY}|work) )?)(${UNIT})(?![\\p{L}])`)
  mark('[ -]hour (week|day)')
  mark(`\\s?-?${HOUR}(?![\\p{L}])`)
}

function readHours(count: string | undefined, name: string | undefined): HoursValue | null {
  const hours = /^\d/.test(count ?? '') ? Number(count!.replace(',', '.')) : readCount(count)
  return hours ? { hours, repeat: readUnit(name) } : null
}
