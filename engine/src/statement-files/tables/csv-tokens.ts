/** A record of a delimited file: its first line (1-based) and its cells, unquoted but not trimmed. */
export type CellRecord = { line: number; cells: string[] }

const QUOTE = 34
const NEWLINE = 10
const RETURN = 13
const SPACE = 32
const TAB = 9
// A quoted cell longer than this was never closed, so its quote is text.
const MAX_QUOTED_LENGTH = 20_000
const MAX_QUOTED_LINES = 80
/** In a text with more broken quotes than this, all further quotes are text. */
const MAX_BROKEN_QUOTES = 200

/** Normalizes line endings to `\n`. */
export function normalizeLineEndings(text: string): string {
  if (!text.includes('\r')) return text
  return text.includes('\n') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text.replaceAll('\r', '\n')
}

const WRAPPED = /^"(?:[^"]|"")*[,;\t|](?:[^"]|"")*"$/
const APOSTROPHES = /^'[^\n]*'([,;\t|])'[^\n]*'$/

/**
 * Undoes two kinds of quoting that don't belong to cells: whole lines in quotes (a table saved as one column), and
 * apostrophes around every cell.
 */
export function unwrapQuotes(text: string): string {
  const first = text.charCodeAt(0)
  if (first !== QUOTE && first !== 39) return text
  const sample = text
    .slice(0, 20_000)
    .split('\n', 12)
    .filter((line) => line.trim() !== '')
  if (sample.length < 2) return text
  if (first === QUOTE && sample.every((line) => line.length < 4000 && WRAPPED.test(line.trimEnd())))
    return text.replace(/^"(.*)"[ \t]*$/gm, (_, inner: string) => inner.replaceAll('""', '"'))
  const delimiter = first === 39 ? APOSTROPHES.exec(sample[0]?.trimEnd() ?? '')?.[1] : undefined
  if (!delimiter || !sample.every((line) => line.trimEnd().endsWith("'") && line.includes(`'${delimiter}'`)))
    return text
  return text.replace(/^'(.*)'[ \t]*$/gm, (_, inner: string) =>
    inner
      .split(`'${delimiter}'`)
      .map((cell) => `"${cell.replaceAll("''", "'").replaceAll('"', '""')}"`)
      .join(delimiter),
  )
}

/**
 * Splits a text into records and cells in one pass. Quotes follow RFC 4180. Broken ones (unescaped inside a cell, never
 * closed, or never opened) are text and don't swallow the lines that follow. Empty lines are skipped but counted.
 * `stopAfter` ends early, for samples.
 */
export function splitRecords(text: string, delimiter: string, stopAfter = Number.POSITIVE_INFINITY): CellRecord[] {
  const records: CellRecord[] = []
  const delimiterCode = delimiter.charCodeAt(0)
  const end = text.length
  let at = 0
  let line = 1
  let nextQuote = text.indexOf('"')
  let brokenQuotes = 0
  /** The cell at `at`, which moves to the delimiter or line ending after it. */
  const readCell = (): string => {
    const start = skipBlanks(text, at, end, delimiterCode)
    if (text.charCodeAt(start) === QUOTE && brokenQuotes <= MAX_BROKEN_QUOTES) {
      const quoted = readQuoted(text, start, delimiterCode, end)
      if (quoted) {
        line += quoted.newlines
        at = quoted.next
        if (text.charCodeAt(at) === RETURN && delimiterCode !== RETURN) at++
        return quoted.value
      }
      brokenQuotes++
    }
    const from = at
    at = findCellEnd(text, from, end, delimiterCode)
    const isLast = at >= end || text.charCodeAt(at) === NEWLINE
    return text.slice(from, isLast && at > from && text.charCodeAt(at - 1) === RETURN ? at - 1 : at)
  }
  while (at < end && records.length < stopAfter) {
    let lineEnd = text.indexOf('\n', at)
    if (lineEnd < 0) lineEnd = end
    if (nextQuote >= 0 && nextQuote < at) nextQuote = text.indexOf('"', at)
    const trimmedEnd = lineEnd > at && text.charCodeAt(lineEnd - 1) === RETURN ? lineEnd - 1 : lineEnd
    if (nextQuote < 0 || nextQuote >= lineEnd || brokenQuotes > MAX_BROKEN_QUOTES) {
      if (trimmedEnd > at) records.push({ line, cells: text.slice(at, trimmedEnd).split(delimiter) })
      at = lineEnd + 1
      line++
      continue
    }
    const record: CellRecord = { line, cells: [readCell()] }
    while (at < end && text.charCodeAt(at) === delimiterCode) {
      at++
      record.cells.push(readCell())
    }
    at++
    line++
    if (record.cells.length > 1 || record.cells[0] !== '') records.push(record)
  }
  return records
}

function skipBlanks(text: string, from: number, end: number, delimiterCode: number): number {
  let at = from
  while (at < end && (text.charCodeAt(at) === SPACE || (text.charCodeAt(at) === TAB && delimiterCode !== TAB))) at++
  return at
}

function findCellEnd(text: string, from: number, end: number, delimiterCode: number): number {
  let at = from
  while (at < end) {
    const code = text.charCodeAt(at)
    if (code === delimiterCode || code === NEWLINE) break
    at++
  }
  return at
}

/** Reads a cell that starts with a quote; null if the quote doesn't seem to be closed and so is just text. */
function readQuoted(text: string, start: number, delimiterCode: number, end: number) {
  let at = start + 1
  let value = ''
  let loose = false // There was an unescaped quote inside, so escapes in this cell can't be trusted.
  let newlines = 0
  let from = at
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || quote - start > MAX_QUOTED_LENGTH) return null
    // Not with indexOf: without a line ending ahead, it would search the rest of the text for every quote.
    for (let n = at; n < quote; n++) if (text.charCodeAt(n) === NEWLINE) newlines++
    if (newlines > MAX_QUOTED_LINES) return null
    // A quote that opens a line inside a cell starts the next record: the previous cell wasn't closed.
    if (newlines > 0 && text.charCodeAt(quote - 1) === NEWLINE && startsCell(text, quote, delimiterCode, end))
      return null
    let run = 1
    while (text.charCodeAt(quote + run) === QUOTE) run++
    const isOdd = run % 2 === 1
    const after = skipBlanks(text, quote + run, end, delimiterCode)
    if ((isOdd || loose) && isCellEnd(text, after, end, delimiterCode)) {
      value += text.slice(from, quote) + '"'.repeat(Math.floor(run / 2))
      return { value, next: after, newlines }
    }
    if (isOdd) loose = true
    value += text.slice(from, quote) + '"'.repeat(Math.ceil(run / 2))
    at = quote + run
    from = at
    if (at >= end) return null
  }
}

function isCellEnd(text: string, at: number, end: number, delimiterCode: number): boolean {
  const code = text.charCodeAt(at)
  if (at >= end || code === delimiterCode || code === NEWLINE) return true
  return code === RETURN && (at + 1 >= end || text.charCodeAt(at + 1) === NEWLINE)
}

function startsCell(text: string, quote: number, delimiterCode: number, end: number): boolean {
  const code = text.charCodeAt(quote + 1)
  return quote + 1 < end && code !== delimiterCode && code !== NEWLINE && code !== QUOTE && code !== RETURN
}
