import { addDays, addMonths, type PlainDate, partsOf, plainDateOf, weekdayOf } from '../core/plain-date.ts'
import { COUNT, countOf } from '../language/number-words.ts'
import { WEEKDAY, weekdayOfName } from '../language/weekday-names.ts'
import type { DateValue } from './date-value.ts'
import { markAll, type Sheet, words } from './sentence-sheet.ts'

/** Marks days relative to today: "tomorrow", "last Friday", "in two weeks". */
export function markRelativeDays(sheet: Sheet, today: PlainDate): void {
  const mark = (expression: RegExp, read: (match: RegExpExecArray) => PlainDate | null) =>
    markAll(sheet, 'date', expression, (match): DateValue | null => {
      const date = read(match)
      return date === null ? null : { on: 'day', date }
    })
  mark(words("today|tonight|this morning|right now|heute|aujourd'hui|hoy"), () => today)
  mark(words('tomorrow|demain'), () => addDays(today, 1))
  mark(words('yesterday|last night|gestern|hier|ayer'), () => addDays(today, -1))
  mark(words('(?:the )?day after tomorrow|ubermorgen|apres-demain|pasado manana'), () => addDays(today, 2))
  mark(words(`(?:on )?(last|past|letzten|this past) (${WEEKDAY})`), ([, , day = '']) =>
    nearWeekday(today, weekdayOfName(day) ?? 0, -1),
  )
  mark(words(`(?:on )?(?:next|this|this coming|coming|nachsten|kommenden) (${WEEKDAY})`), ([, day = '']) =>
    nearWeekday(today, weekdayOfName(day) ?? 0, 1),
  )
  mark(words(`(${WEEKDAY}) (?:dernier|pasado)`), ([, day = '']) => nearWeekday(today, weekdayOfName(day) ?? 0, -1))
  mark(words(`(?:on|am) (${WEEKDAY})`), ([, day = '']) => nearWeekday(today, weekdayOfName(day) ?? 0, 1))
  mark(words('last (?:month|monat)|letzten monat|le mois dernier|el mes pasado'), () => addMonths(today, -1))
  mark(words('last week|letzte woche|la semaine derniere|la semana pasada'), () => addDays(today, -7))
  mark(words('last year|letztes jahr'), () => addMonths(today, -12))
  mark(words('next month|nachsten monat|le mois prochain|el mes que viene|el proximo mes'), () =>
    plainDateOf(...firstOf(addMonths(today, 1))),
  )
  mark(words('next week|nachste woche|la semaine prochaine|la semana que viene'), () => addDays(today, 7))
  mark(words("next year|nachstes jahr|l'annee prochaine|el ano que viene"), () =>
    plainDateOf(partsOf(today)[0] + 1, 1, 1),
  )
  mark(
    words('(?:later )?this (?:month|week|year|weekend)|diesen monat|dieses jahr|ce mois-ci|este mes|este ano'),
    () => today,
  )
  mark(words(`in (${COUNT}) (days?|weeks?|months?|years?)(?: time)?`), ([, count, unit = '']) =>
    moved(today, countOf(count), unit, 1),
  )
  mark(words(`(${COUNT}|a) (days?|weeks?|months?|years?) ago`), ([, count, unit = '']) =>
    moved(today, count === 'a' ? 1 : countOf(count), unit, -1),
  )
}

function nearWeekday(today: PlainDate, weekday: number, direction: 1 | -1): PlainDate | null {
  if (weekday === 0) return null
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7
  return addDays(today, direction === 1 ? ahead : ahead - 7 === 0 ? -7 : ahead - 7)
}

function firstOf(date: PlainDate): [number, number, number] {
  const [year, month] = partsOf(date)
  return [year, month, 1]
}

function moved(today: PlainDate, count: number | null, unit: string, direction: 1 | -1): PlainDate | null {
  if (count === null) return null
  const n = count * direction
  if (unit.startsWith('day')) return addDays(today, n)
  if (unit.startsWith('week')) return addDays(today, n * 7)
  return addMonths(today, unit.startsWith('year') ? n * 12 : n)
}
