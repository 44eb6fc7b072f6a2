import { cleanTags } from '../../core/tags.ts'
import { foldText } from '../../language/fold-text.ts'
import type { IssueCode, ReadingContext } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { decideDecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import { getCurrencyFromSign, readCurrency } from '../values/currencies.ts'
import { createYearsUntil, decideDayOrder, getUsualOrder, readDay, resolveDay } from '../values/days.ts'
import { findHashTags } from './hash-tags.ts'
import type { Heading, ProductLayout, ProductTable } from './product-layouts.ts'

export type CellReader = ReturnType<typeof createCellReader>

/** Reads cells by their headings, and amounts and dates in the file's own format. */
export function createCellReader(layout: ProductLayout, { headings, body }: ProductTable, context: ReadingContext) {
  const getColumns = (heading: Heading | undefined) =>
    heading === undefined
      ? []
      : [heading].flat().flatMap((name) => (headings.includes(name) ? headings.indexOf(name) : []))
  const cachedColumns = new Map<Heading | undefined, number[]>()
  /** The first value under this heading, or under any of these headings; empty if there is none. */
  const getCell = (record: CellRecord, heading: Heading | undefined): string => {
    const columns = cachedColumns.get(heading) ?? getColumns(heading)
    cachedColumns.set(heading, columns)
    for (const column of columns) {
      const text = record.cells[column]?.trim() ?? ''
      if (text !== '') return text
    }
    return ''
  }
  const money = [layout.amount, layout.out, layout.in, layout.wholeAmount]
  const mark = decideDecimalMark(
    body.slice(0, 5_000).flatMap((record) => money.map((heading) => readAmount(getCell(record, heading)))),
    '.',
  )
  const fallback = layout.dayOrder ?? getUsualOrder(context.currency)
  const days = body.map((record) => readDay(getCell(record, layout.day)))
  const { order, isGuess } = decideDayOrder(
    [days],
    context.today,
    fallback,
    context.dayOrder ?? layout.dayOrder ?? null,
  )
  const years = createYearsUntil(context.today)
  const getCurrency = (record: CellRecord, heading: Heading | undefined) =>
    readCurrency(getCell(record, heading)) ?? (getCell(record, heading) || context.currency)
  return {
    getCell,
    getCurrency,
    getAmount: (record: CellRecord, heading: Heading | undefined) => {
      const parts = readAmount(getCell(record, heading))
      if (!parts) return null
      const code = layout.currency === undefined ? '' : getCell(record, layout.currency)
      const sign = parts.currency
        ? getCurrencyFromSign(parts.currency, context.currency, context.currency)
        : context.currency
      const currency = code === '' ? sign : (readCurrency(code) ?? code)
      const minor = toSignedMinor(parts, mark, currency)
      return minor === null ? null : { minor, currency }
    },
    getDay: (record: CellRecord) => {
      const parts = readDay(getCell(record, layout.day))
      return parts && resolveDay(parts, order, years)
    },
    daysGuessed: isGuess ? order : null,
  }
}

/** What is read the same way for every layout: category, note, tags, status and whether a row is a transfer. */
export function describeRecord(layout: ProductLayout, record: CellRecord, { getCell }: CellReader) {
  const status = foldText(getCell(record, layout.status?.heading))
  const isStatusIn = (values: readonly string[] | undefined) => values?.includes(status) ?? false
  const category = getCategory(getCell(record, layout.group), getCell(record, layout.category))
  const type = foldText(getCell(record, layout.transferType?.heading))
  const separated = getCell(record, layout.tags).split(layout.tagSeparator ?? ',')
  const flags = (layout.alsoTags ?? []).map((heading) => getCell(record, heading))
  const notes = (layout.note ?? []).map((heading) => getCell(record, heading)).filter((text) => text !== '')
  const note = [...new Set(notes)].join('\n').slice(0, 2_000)
  const inNote = layout.hashTags ? findHashTags(note) : []
  return {
    line: record.line,
    category,
    note,
    tags: cleanTags([
      ...separated,
      ...flags,
      ...inNote,
      ...(isStatusIn(layout.status?.uncleared) ? ['Uncleared'] : []),
    ]),
    isPending: isStatusIn(layout.status?.pending),
    isUndone: isStatusIn(layout.status?.undone),
    isTransfer:
      (layout.transferCategories?.includes(foldText(getCell(record, layout.category))) ?? false) ||
      (layout.transferType?.is.includes(type) ?? false),
  }
}

/** Why a row without a valid date is skipped. */
export function explainNoDay(cell: string): [code: IssueCode, reason: string] {
  return cell === '' ? ['no-day', 'No date.'] : ['bad-day', `“${cell}” isn’t a valid date.`]
}

/**
 * "Everyday: Groceries", or just the name if there is no group or the name already begins with it; empty for
 * "Uncategorized" and the like.
 */
function getCategory(group: string, name: string): string {
  const isUncategorized = /^(?:uncategorized|no category|n\/a)?$/i.test(name)
  if (isUncategorized) return ''
  return group === '' || group === name || name.startsWith(`${group}:`) ? name : `${group}: ${name}`
}
