import { foldText } from '../../language/fold-text.ts'
import type { FormatReading, IssueCode, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import { type CellRecord, splitRecords, unwrapQuotes } from '../tables/csv-tokens.ts'
import { type CellReader, createCellReader, describeRecord, explainNoDay } from './cell-reader.ts'
import { ROOTS, readGnuCash } from './double-entry-rows.ts'
import { readBalances, readBudget } from './plans-and-balances.ts'
import { PRODUCT_LAYOUTS, type ProductLayout, type ProductTable } from './product-layouts.ts'
import { toReading } from './product-reading.ts'
import type { ProductRow } from './product-row.ts'
import { readSides } from './two-sided-rows.ts'

const BALANCES = /^date,balance,account$/
const BUDGET = /^month,category.*,(?:assigned|budgeted),/
const DELIMITERS = [',', ';', '\t', '|']
/** There can be a title above the headings. */
const HEADER_LINES = 6

/** Reads another product's export, recognized by its headings; null for any other file, or if no row can be read. */
export function readProductFile(text: string, context: ReadingContext): FormatReading | null {
  const whole = unwrapQuotes(text)
  const start = whole.slice(0, 4_000)
  for (const delimiter of DELIMITERS) {
    if (!start.includes(delimiter)) continue
    if (splitRecords(start, delimiter, HEADER_LINES).some(({ cells }) => isProductHeader(cells)))
      return readProductRecords(splitRecords(whole, delimiter), context)
  }
  return null
}

function isProductHeader(cells: readonly string[]): boolean {
  const headings = getHeadings(cells)
  const isOther = readsDoubleEntry(headings) || BALANCES.test(headings.join()) || BUDGET.test(headings.join())
  return isOther || getLayout(headings) !== undefined
}

/** Like `readProductFile`, for a table that is already split into cells. */
function readProductRecords(records: readonly CellRecord[], context: ReadingContext): FormatReading | null {
  const at = records.slice(0, HEADER_LINES).findIndex(({ cells }) => isProductHeader(cells))
  const [header, ...body] = at < 0 ? [] : records.slice(at)
  if (!header) return null
  const headings = getHeadings(header.cells)
  const table = { headings, body }
  if (readsDoubleEntry(headings)) return readGnuCash(table, context)
  const layout = getLayout(headings)
  const other = readBalances(table, context) ?? readBudget(table, context)
  return other ?? (layout ? readWith(layout, table, context) : null)
}

function getHeadings(cells: readonly string[]): string[] {
  return cells.map((cell) => foldText(cell.replace(/^\ufeff/, '')).trim())
}

function readsDoubleEntry(headings: readonly string[]): boolean {
  return headings.includes('full account name') && headings.includes('commodity/currency')
}

function getLayout(headings: readonly string[]): ProductLayout | undefined {
  const hasHeading = (heading: string) => headings.includes(heading)
  return PRODUCT_LAYOUTS.find(({ needs, lacks = [] }) => needs.every(hasHeading) && !lacks.some(hasHeading))
}

function readWith(layout: ProductLayout, table: ProductTable, context: ReadingContext): FormatReading | null {
  const { headings, body } = table
  const cells = createCellReader(layout, table, context)
  const issues: ReadingIssue[] = [{ line: 1, code: 'header', text: headings.join(','), reason: 'Column headings.' }]
  const rows: ProductRow[] = []
  const splits = createSplitKeys(layout)
  for (const record of layout.splitCategory ? readPartsBelow(layout, table, cells) : body) {
    const read = layout.sides ? readSides(layout, record, cells) : readOne(layout, record, cells, splits)
    for (const one of read) {
      if ('code' in one) issues.push(one)
      else rows.push(one)
    }
  }
  if (rows.length === 0 && issues.length > 1) return null
  markTransfers(layout, rows)
  return toReading(layout.product, rows, issues, cells.daysGuessed)
}

function readOne(
  layout: ProductLayout,
  record: CellRecord,
  cells: CellReader,
  splits: ReturnType<typeof createSplitKeys>,
): (ProductRow | ReadingIssue)[] {
  const text = record.cells.join(', ').slice(0, 200)
  const makeIssue = (code: IssueCode, reason: string) => [{ line: record.line, code, text, reason }]
  const about = describeRecord(layout, record, cells)
  const day = cells.getDay(record)
  if (!day) return makeIssue(...explainNoDay(cells.getCell(record, layout.day)))
  if (about.isUndone) return makeIssue('not-carried-out', 'This payment didn’t go through.')
  const money = getMoney(layout, record, cells)
  if (!money) return makeIssue('bad-amount', 'We couldn’t read the amount.')
  const payee = cells.getCell(record, layout.payee)
  const account = cells.getCell(record, layout.account).slice(0, 120)
  const split = splits.findKey(about.note, `${account}\n${day}`)
  if (split.isWhole) return []
  if (money.minor === 0) return makeIssue('no-money-moved', 'No money moved.')
  const book = layout.categoriesAreAccounts ? readBookCategory(about.category) : null
  const transferTo = book?.transferTo ?? layout.transferPayee?.exec(payee)?.[1]?.trim() ?? null
  const { isUndone: _, ...described } = about
  const name = cells.getCell(record, layout.text) || payee || split.note || 'No description'
  return [
    {
      ...described,
      ...money,
      day,
      account,
      name: name.slice(0, 500),
      payee: payee.slice(0, 200),
      note: split.note,
      ...(book ? { category: book.category } : {}),
      isOpening: book?.isOpening ?? layout.openingPayees?.includes(foldText(payee)) ?? false,
      transferTo: transferTo === account ? null : transferTo,
      splitKey: split.key ?? (record as Part).splitKey ?? null,
    },
  ]
}

/** "Expenses:Food" is a category, "Equity:Opening" an opening balance, and "Assets:Savings" the other account. */
function readBookCategory(name: string): { category: string; transferTo: string | null; isOpening: boolean } {
  const folded = foldText(name)
  const isOpening = ROOTS.opening.test(folded)
  if (name === '' || isOpening || ROOTS.category.test(folded))
    return { category: isOpening ? '' : name.split(':').slice(1).join(': ') || name, transferTo: null, isOpening }
  return { category: '', transferTo: name, isOpening }
}

/** Marks transfers between accounts in the file, if the product writes the other account as the payee or category. */
function markTransfers({ payeeMayBeAccount, categoryMayBeAccount }: ProductLayout, rows: readonly ProductRow[]): void {
  const accounts = new Map(rows.map(({ account }) => [foldText(account), account]))
  accounts.delete('')
  for (const row of rows) {
    if (row.transferTo !== null) continue
    const byPayee = payeeMayBeAccount && row.category === '' ? accounts.get(foldText(row.payee)) : undefined
    const byCategory = categoryMayBeAccount ? accounts.get(foldText(row.category)) : undefined
    const other = byPayee ?? byCategory
    if (other === undefined || other === row.account) continue
    row.transferTo = other
    if (byCategory !== undefined) Object.assign(row, { category: '', isTransfer: true })
  }
}

type Part = CellRecord & { splitKey?: string }

/**
 * The lines, but with those for a whole split payment left out and the empty cells of its parts, on the lines below,
 * filled from it. Only the first part gets its note.
 */
function readPartsBelow(layout: ProductLayout, { headings, body }: ProductTable, { getCell }: CellReader): Part[] {
  const noteColumn = headings.indexOf(layout.note?.[0] ?? '')
  let whole: CellRecord | null = null
  let isFirst = true
  return body.flatMap((record): Part[] => {
    if (getCell(record, layout.day) !== '') {
      whole = foldText(getCell(record, layout.category)) === layout.splitCategory ? record : null
      isFirst = true
      return whole ? [] : [record]
    }
    if (!whole) return [record]
    const { cells, line } = whole
    const merged = cells.map((text, column) => record.cells[column] || (column === noteColumn && !isFirst ? '' : text))
    isFirst = false
    return [{ line: record.line, cells: merged, splitKey: `b${line}` }]
  })
}

function getMoney(layout: ProductLayout, record: CellRecord, cells: CellReader) {
  if (layout.out !== undefined) {
    const [out, into] = [cells.getAmount(record, layout.out), cells.getAmount(record, layout.in)]
    if (!out && !into) return null
    const { currency } = (out?.minor ? out : (into ?? out))!
    return { minor: (into?.minor ?? 0) - (out?.minor ?? 0), currency }
  }
  const amount = cells.getAmount(record, layout.amount)
  if (!amount) return null
  const isOut = layout.direction?.out.includes(foldText(cells.getCell(record, layout.direction.heading))) ?? false
  const size = layout.direction ? Math.abs(amount.minor) : amount.minor
  const isReversed = isOut || layout.spentIsPositive === true
  return { minor: size === 0 ? 0 : isReversed ? -size : size, currency: amount.currency }
}

/**
 * Finds the parts of splits by the mark at the start of their notes. They're numbered, on consecutive lines, with the
 * same day and account. Each can have its own payee. The note on the total's line goes to the first part.
 */
function createSplitKeys({ splitMark }: ProductLayout) {
  let open: { about: string; of: number; seen: Set<number>; key: string } | null = null
  let wholeNote = ''
  let count = 0
  return {
    findKey(note: string, about: string): { key: string | null; note: string; isWhole: boolean } {
      const mark = splitMark?.exec(note)
      if (!mark) {
        open = null
        wholeNote = ''
        return { key: null, note, isWhole: false }
      }
      const rest = note.slice(mark[0].length)
      if (mark.groups?.into !== undefined) {
        open = null
        wholeNote = rest
        return { key: null, note: rest, isWhole: true }
      }
      const digits = mark.slice(1).filter((text) => text !== undefined)
      const [part, of] = [Number(digits[0]), Number(digits[1])]
      if (open?.about !== about || open.of !== of || open.seen.has(part)) {
        count += 1
        open = { about, of, seen: new Set(), key: `s${count}` }
      }
      const { key, seen } = open
      seen.add(part)
      if (seen.size === of) open = null
      const joined = [wholeNote, rest].filter((one) => one !== '').join('\n')
      wholeNote = ''
      return { key, note: joined, isWhole: false }
    },
  }
}
