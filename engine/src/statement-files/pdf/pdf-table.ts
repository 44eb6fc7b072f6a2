import { type ColumnRole, roleOfHeading } from '../tables/column-names.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { findAmounts, findDays } from '../texts/line-tokens.ts'
import { meaningOfText } from '../values/row-words.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

type Heading = PdfPiece & { role: ColumnRole | null }
const MONEY: readonly (ColumnRole | null)[] = ['amount', 'debit', 'credit', 'balance']

/**
 * The rows under the headings of a table, cell by cell: figures belong to the heading whose right end is nearest to
 * theirs, words to the last heading that begins left of them. A row that names no day has the day above it, and a row
 * whose sum stands on its second line is put together. Null where no line looks like headings.
 */
export function readPdfTable(lines: readonly PdfLine[]): CellRecord[] | null {
  let headings: Heading[] | null = null
  const records: CellRecord[] = []
  lines.forEach((line, index) => {
    const found = headingsOn(line, lines[index + 1])
    if (found) {
      if (!headings) records.push({ line: index + 1, cells: found.map(({ text }) => text) })
      if (!headings || found.length === headings.length) headings = found
      return
    }
    if (headings) records.push({ line: index + 1, cells: cellsUnder(headings, line) })
    else records.push({ line: index + 1, cells: [line.pieces.map(({ text }) => text).join('  ')] })
  })
  return headings ? joinRows(records, headings) : null
}

/** The headings of a table; a heading may go on in the line below ("Money / out"). */
function headingsOn(line: PdfLine, below: PdfLine | undefined): Heading[] | null {
  if (line.pieces.length < 3 || line.pieces.some(({ text }) => /\d{2}/.test(text))) return null
  const headings = line.pieces.map((piece): Heading => {
    const under = below?.pieces.find((other) => other.x < piece.end && other.end > piece.x && !/\d/.test(other.text))
    const role =
      roleOfHeading(piece.text)?.role ?? (under ? roleOfHeading(`${piece.text} ${under.text}`)?.role : undefined)
    return { ...piece, role: role ?? null }
  })
  const roles = headings.map(({ role }) => role)
  const hasDay = roles.includes('day') || roles.includes('valueDay')
  const hasSum = roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit')
  return hasDay && hasSum && roles.filter((role) => role !== null).length >= headings.length * 0.6 ? headings : null
}

function cellsUnder(headings: readonly Heading[], line: PdfLine): string[] {
  const cells = headings.map(() => '')
  const put = (column: number, text: string) => {
    cells[column] = cells[column] ? `${cells[column]} ${text}` : text
  }
  for (const piece of line.pieces) put(columnOf(headings, piece), piece.text)
  return cells
}

function columnOf(headings: readonly Heading[], piece: PdfPiece): number {
  const isSum = findAmounts(piece.text, []).some(
    (token) => token.strong && token.end - token.start >= piece.text.length - 2,
  )
  if (isSum) {
    const sums = headings.flatMap((heading, column) => (MONEY.includes(heading.role) ? [{ heading, column }] : []))
    const far = ({ heading }: { heading: Heading }) =>
      Math.min(
        Math.abs(heading.end - piece.end),
        Math.abs((heading.x + heading.end) / 2 - (piece.x + piece.end) / 2),
        Math.abs(heading.x - piece.x),
      )
    const near = sums.sort((a, b) => far(a) - far(b))[0]
    if (near) return near.column
  }
  const isDay = findDays(piece.text, null).some((day) => day.end - day.start >= piece.text.length - 1)
  const days = headings.findIndex(({ role }) => role === 'day' || role === 'valueDay')
  const left = headings.findLastIndex((heading) => heading.x <= piece.x + 3)
  if (isDay && days >= 0 && (left <= days || headings[left]?.role === 'day' || headings[left]?.role === 'valueDay'))
    return Math.max(left, 0)
  // Words that begin under a column of sums run on from the text before it.
  let column = Math.max(0, left)
  while (column > 0 && MONEY.includes(headings[column]?.role ?? null) && /\p{L}{3}/u.test(piece.text)) column--
  return column
}

function joinRows(records: readonly CellRecord[], headings: readonly Heading[]): CellRecord[] {
  const dayColumn = headings.findIndex(({ role }) => role === 'day')
  const day = dayColumn >= 0 ? dayColumn : headings.findIndex(({ role }) => role === 'valueDay')
  const text = headings.findIndex(({ role }, column) => column !== day && !MONEY.includes(role) && role !== 'valueDay')
  const sums = headings.flatMap(({ role }, column) =>
    role === 'amount' || role === 'debit' || role === 'credit' ? [column] : [],
  )
  const joined: CellRecord[] = []
  let open: CellRecord | null = null
  let lastDay = ''
  const filled = (record: CellRecord, column: number) => (record.cells[column] ?? '').trim() !== ''
  for (const record of records) {
    const isRow = record.cells.length === headings.length
    const hasDay = isRow && findDays(record.cells[day] ?? '', null).length > 0
    const hasSum = isRow && sums.some((column) => filled(record, column))
    const words = (record.cells[text] ?? '').trim()
    const isOther = meaningOfText(words) !== null || meaningOfText(record.cells.join(' ').trim()) !== null
    if (!isRow || isOther) {
      if (open) joined.push(open)
      open = null
      joined.push(record)
      continue
    }
    if (open && hasSum && !hasDay) {
      joined.push({
        line: open.line,
        cells: open.cells.map((cell, column) => `${cell} ${record.cells[column] ?? ''}`.trim()),
      })
      open = null
      continue
    }
    if (open) joined.push(open)
    open = null
    if (hasDay) lastDay = record.cells[day] ?? ''
    if (hasDay && !hasSum && words !== '') open = record
    else if (hasSum && !hasDay && words !== '' && lastDay !== '') {
      const cells = [...record.cells]
      cells[day] = lastDay
      joined.push({ ...record, cells })
    } else joined.push(record)
  }
  if (open) joined.push(open)
  return joined
}
