import { collapseSpaces } from '../../language/fold-text.ts'
import { decodeEntities, LineCounter } from '../values/xml-tags.ts'
import type { CellRecord } from './csv-tokens.ts'

// Up to the next bracket of either kind, so a page of only "<" isn't searched to its end for each one.
const TAG = /<[^<>]*>/g

/** Removes scripts and styles but keeps their line breaks. One that is never closed runs to the end of the page. */
function dropScripts(html: string): string {
  const opening = /<(script|style)\b/gi
  const lower = html.toLowerCase()
  let kept = ''
  let from = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    kept += html.slice(from, match.index)
    const close = lower.indexOf(`</${(match[1] ?? '').toLowerCase()}`, match.index)
    from = close < 0 ? html.length : close
    kept += html.slice(match.index, from).replace(/[^\n]+/g, '')
    if (close < 0) break
    opening.lastIndex = from
  }
  return kept + html.slice(from)
}

/**
 * The rows of all tables on an HTML page, or of a spreadsheet saved as HTML or XML, without tags and with entities
 * decoded. Empty rows are left out.
 */
export function readHtmlTables(html: string): CellRecord[] {
  const records: CellRecord[] = []
  const clean = dropScripts(html)
  const rowStart = /<(?:\w{1,20}:)?(?:tr|row)\b[^<>]*>/gi
  const starts: number[] = []
  for (let match = rowStart.exec(clean); match; match = rowStart.exec(clean)) starts.push(match.index)
  const lines = new LineCounter(clean)
  starts.forEach((start, index) => {
    const next = starts[index + 1] ?? clean.length
    const end = clean.slice(start, next).search(/<\/(?:\w+:)?(?:tr|row|table)\s*>/i)
    const row = clean.slice(start, end < 0 ? next : start + end)
    const cells: string[] = []
    for (const cell of row.split(/<(?=(?:\w+:)?(?:td|th|cell)\b)/i).slice(1)) {
      const open = cell.indexOf('>')
      const span = Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(cell.slice(0, open))?.[1] ?? 1)
      const body = cell
        .slice(open + 1)
        .replace(/<br\s*\/?>/gi, ' ')
        .replace(TAG, ' ')
      cells.push(collapseSpaces(decodeEntities(body)))
      for (let i = 1; i < Math.min(span, 20); i++) cells.push('')
    }
    if (cells.some((cell) => cell !== '')) records.push({ line: lines.getLine(start), cells })
  })
  return records
}

/** The page's text, one line per block, for pages without a table of transactions. */
export function htmlToText(html: string): string {
  return decodeEntities(
    dropScripts(html)
      .replace(/<\/?(?:p|div|br|li|tr|h\d|section|article|table)\b[^<>]*>/gi, '\n')
      .replace(/<\/(?:td|th)>/gi, '\t')
      .replace(TAG, ''),
  )
}
