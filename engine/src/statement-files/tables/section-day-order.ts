import { foldText } from '../../language/fold-text.ts'
import type { ReadingContext } from '../reading/statement-reading.ts'
import { type DayOrder, type DayParts, decideDayOrder, getUsualOrder } from '../values/days.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { TableSection } from './table-header.ts'

const EASTERN = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/
const ENGLISH = /\b(?:date|amount|description|balance|transaction|debit|credit|details|payee|type|memo)\b/

function guessOrder(section: TableSection, currency: string): DayOrder {
  const headings = section.header?.headings.join(' ') ?? ''
  if (EASTERN.test(headings)) return 'ymd'
  if (headings !== '' && !ENGLISH.test(foldText(headings))) return 'dmy'
  return getUsualOrder(currency)
}

/** How the section writes its dates; a guess if nothing decides it. */
export function decideOrder(
  section: TableSection,
  columns: ColumnRoles,
  context: ReadingContext,
  currency: string,
  preambleText: string,
): ReturnType<typeof decideDayOrder> {
  const cells: (DayParts | null)[][] = []
  for (const column of columns.days.slice(0, 3)) {
    const parts: (DayParts | null)[] = []
    let last = ''
    for (const record of section.records) {
      const cell = cleanCell(record.cells[column])
      if (cell === last) continue // Repeated dates add nothing.
      last = cell
      parts.push(readDayCell(cell))
    }
    cells.push(parts)
  }
  const first = cleanCell(section.transactions[0]?.cells[columns.days[0] ?? 0])
  const stated = context.dayOrder ?? findOrder(preambleText, /^\d{1,2}([/.-])/.exec(first)?.[1] ?? '')
  return decideDayOrder(cells, context.today, guessOrder(section, currency), stated)
}

/** "From 01/01/2026 to 30/06/2026" above the table shows the order of dates in the same format. */
function findOrder(text: string, separator: string): DayOrder | null {
  let found: DayOrder | null = null
  if (separator === '') return null
  for (const [day] of text.slice(0, 5000).matchAll(/(?<!\d)\d{1,2}([/.-])\d{1,2}\1\d{4}(?!\d)/g)) {
    const [first = 0, second = 0] = day.split(separator).map(Number)
    const order = first > 12 && second <= 12 ? 'dmy' : second > 12 && first <= 12 ? 'mdy' : null
    if (order && found && order !== found) return null
    found = order ?? found
  }
  return found
}
