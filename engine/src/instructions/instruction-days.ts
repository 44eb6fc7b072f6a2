import { isPlainDate, type PlainDate, plainDate } from '../core/plain-date.ts'
import { MONTH, monthOfName } from '../language/month-names.ts'
import { WEEKDAY, weekdayOfName } from '../language/weekday-names.ts'
import type { Found } from './instruction-conditions.ts'
import { type Line, phrase, takeAll } from './instruction-line.ts'

const DATE = `(?:(20\\d\\d-\\d{2}-\\d{2})|(?:(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of |de )?)?(${MONTH}) (?:(\\d{1,2})(?:st|nd|rd|th)?,? )?(20\\d\\d)|(20\\d\\d))`

/** Takes "before 2026-05-01", "since March 2025" out of a clause. */
export function takeDates(line: Line, found: Found): void {
  const dateOf = (match: RegExpExecArray): PlainDate | null => {
    const [, iso, dayBefore, month, dayAfter, year, yearOnly] = match
    if (iso) return isPlainDate(iso) ? iso : null
    if (yearOnly) return plainDate(`${yearOnly}-01-01`)
    const text = `${year}-${String(monthOfName(month ?? '') ?? 0).padStart(2, '0')}-${(dayBefore ?? dayAfter ?? '1').padStart(2, '0')}`
    return isPlainDate(text) ? text : null
  }
  takeAll(
    line,
    phrase(
      `(?:(?:dated|booked|made|from) )?(?:before|prior to|until|up to|older than|vor(?: dem)?|bis(?: zum)?|avant(?: le)?|antes de(?:l)?|prima del?|voor) (?:the )?${DATE}`,
    ),
    (match) => {
      const date = dateOf(match)
      if (date) found.before = date
      return date ? true : null
    },
  )
  takeAll(
    line,
    phrase(
      `(?:(?:dated|booked|made) )?(?:after|since|from|starting|as of|nach(?: dem)?|seit(?: dem)?|ab(?: dem)?|apres(?: le)?|depuis(?: le)?|despues de(?:l)?|desde(?: el)?|dopo il|dal|na|sinds) (?:the )?${DATE}(?: on(?:wards?)?)?`,
    ),
    (match) => {
      const date = dateOf(match)
      if (date) found.from = date
      return date ? true : null
    },
  )
}

/** Takes days of the week and of the month, and months, out of a clause. */
export function takeDays(line: Line, found: Found): void {
  const set = (source: string, read: (match: RegExpExecArray) => true | null) => takeAll(line, phrase(source), read)
  set(
    '(?:(?:on|at|during|am|an|le|les|los|en|nel|in|in the|im|il|het|over) )?(?:(?:the|het|den) )?(?:weekends?|week-ends?|wochenenden?|fines? de semana|saturdays? (?:and|or) sundays?|samstags? und sonntags?)(?: days?)?',
    () => {
      found.weekdays = [6, 7]
      return true
    },
  )
  set(
    `(?:(?:on|during|an|en|les|los) )?(?:(?:the) )?(?:weekdays?|work ?days?|working days|werktags?|werktagen|wochentags|jours ouvres|dias laborables|giorni feriali|doordeweeks|(?:from )?(?:monday|mon) (?:to|through|-) (?:friday|fri)|between monday and friday|montag bis freitag)`,
    () => {
      found.weekdays = [1, 2, 3, 4, 5]
      return true
    },
  )
  set(
    `(?:on|on an?|every|each|am|an einem|jeden|le|les|los|el|cada|op|il|la|di|ogni|elke) ((?:${WEEKDAY})s?(?:(?:,| and| or| und| oder| et| y| e| en|,? and) (?:on |the )?(?:${WEEKDAY})s?)*)`,
    ([, list = '']) => {
      const days = list
        .split(/[\s,]+/)
        .map((name) => weekdayOfName(name) ?? 0)
        .filter((day) => day > 0)
      if (days.length === 0) return null
      found.weekdays = [...new Set(days)].sort()
      return true
    },
  )
  set(
    `(${WEEKDAY})s?(?= (?:purchases?|trips?|transactions?|payments?|orders?|visits?|rides?|shopping|runs?|charges?|einkaufe|achats|compras)(?![\\p{L}]))`,
    ([, name = '']) => {
      found.weekdays = [weekdayOfName(name) ?? 0]
      return true
    },
  )
  const day = '(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)'
  const ofMonth = '(?: (?:day )?(?:of (?:the|each|every) month|des monats|du mois|del mes))?'
  const range = (from: number, to: number): true | null => {
    if (from < 1 || to > 31 || from > to) return null
    found.monthDays = [from, to]
    return true
  }
  set(`(?:between|from|zwischen dem|vom) ${day} (?:and|to|und dem|bis(?: zum)?) ${day}${ofMonth}`, ([, a, b]) =>
    range(Number(a), Number(b)),
  )
  set(`(?:before|vor dem) ${day}${ofMonth}`, ([, a]) => range(1, Number(a) - 1))
  set(`(?:after|nach dem) ${day}${ofMonth}`, ([, a]) => range(Number(a) + 1, 31))
  set(`(?:on |every |each )?${day} (?:day )?(?:of (?:the|each|every) month|des monats|du mois|del mes)`, ([, a]) =>
    range(Number(a), Number(a)),
  )
  set(`(?:on|am|every|each) ${day}${ofMonth}`, ([, a]) => range(Number(a), Number(a)))
  set(
    '(?:on|le|el)(?: dia)? (?:the )?(?:first|1er|1)(?: day)? (?:of (?:the|each|every) month|du mois|del mes|de cada mes)|am ersten|am monatsersten',
    () => range(1, 1),
  )
  set('(?:on|at)? ?(?:the )?(?:last day|end) of (?:the|each|every) month|am monatsende|fin de mois', () =>
    range(28, 31),
  )
  set(
    '(?:in|during) the first (?:week|few days) of (?:the|each|every) month|at the (?:start|beginning) of (?:the|each|every) month',
    () => range(1, 7),
  )
  set('in the first half of (?:the|each|every) month', () => range(1, 15))
  set('in the (?:second|last) half of (?:the|each|every) month', () => range(16, 31))
  set(`(?:in|during|im|en) (${MONTH})(?: (?:and|or|und|et|y) (${MONTH}))?(?! 20)`, ([, a = '', b]) => {
    const months = [a, b ?? ''].map((name) => monthOfName(name) ?? 0).filter((month) => month > 0)
    if (months.length === 0) return null
    found.months = months
    return true
  })
}
