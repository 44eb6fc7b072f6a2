/** Names of months and weekdays in four languages, folded, with the usual short forms. */
const MONTHS = [
  'january|jan|januar|janner|janvier|janv|enero',
  'february|feb|februar|fevrier|fevr|febrero',
  'march|mar|marz|mars|marzo',
  'april|apr|avril|avr|abril',
  'may|mai|mayo',
  'june|jun|juni|juin|junio',
  'july|jul|juli|juillet|juil|julio',
  'august|aug|aout|agosto',
  'september|sept|sep|septembre|septiembre',
  'october|oct|oktober|okt|octobre|octubre',
  'november|nov|novembre|noviembre',
  'december|dec|dezember|dez|decembre|diciembre',
]
const WEEKDAYS = [
  'monday|mon|montag|lundi|lunes',
  'tuesday|tues|tue|dienstag|mardi|martes',
  'wednesday|wed|mittwoch|mercredi|miercoles',
  'thursday|thurs|thur|thu|donnerstag|jeudi|jueves',
  'friday|fri|freitag|vendredi|viernes',
  'saturday|sat|samstag|samedi|sabado',
  'sunday|sun|sonntag|dimanche|domingo',
]

export const MONTH = `(?:${MONTHS.join('|')})\\.?`
// Short forms only where nothing else can be meant ("sun", "sat" and "mar" are words).
export const WEEKDAY = `(?:${WEEKDAYS.map((names) =>
  names
    .split('|')
    .filter((name) => name.length > 3)
    .join('|'),
).join('|')}|tue|wed|thu|fri)`

function indexIn(groups: readonly string[], name: string): number {
  const word = name.replace(/\.$/, '')
  return groups.findIndex((names) => names.split('|').some((one) => one === word || `${one}s` === word)) + 1
}

/** 1 to 12, or 0 for no month. */
export function monthNumber(name: string): number {
  return indexIn(MONTHS, name)
}

/** 1 = Monday to 7 = Sunday, or 0; a plural is fine. */
export function weekdayNumber(name: string): number {
  return indexIn(WEEKDAYS, name)
}

const ORDINALS = [
  'first|erste[nrs]?|premier|primero',
  'second|zweite[nrs]?',
  'third|dritte[nrs]?',
  'fourth|vierte[nrs]?',
  'fifth|funfte[nrs]?',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth|zehnte[nrs]?',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth|funfzehnte[nrs]?',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty[ -]?first',
  'twenty[ -]?second',
  'twenty[ -]?third',
  'twenty[ -]?fourth',
  'twenty[ -]?fifth',
  'twenty[ -]?sixth',
  'twenty[ -]?seventh',
  'twenty[ -]?eighth',
  'twenty[ -]?ninth',
  'thirtieth',
  'thirty[ -]?first',
]
export const ORDINAL_WORD = `(?:${[...ORDINALS].reverse().join('|')})`

/** The day of the month that "15th", "15." or "fifteenth" names; 0 where it is none. */
export function dayOfMonth(text: string): number {
  const digits = /^\d{1,2}/.exec(text)
  const day = digits
    ? Number(digits[0])
    : ORDINALS.findIndex((names) => new RegExp(`^(?:${names})$`).test(text.replace(/\s+/g, ' '))) + 1
  return day >= 1 && day <= 31 ? day : 0
}
