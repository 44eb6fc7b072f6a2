import { MAX_IMPORT_ROWS } from '@evenkeel/contract/imports.ts'
import { detectFormat } from '@evenkeel/engine/statement-files/detect-format.ts'
import { readText } from '@evenkeel/engine/statement-files/read-text.ts'
import { AppError } from '../../platform/errors.ts'

const HEAD_BYTES = 8_192
// A table has one row per line, plus some lines above and below. Other formats may use several lines per row.
const TABLE_LINES = MAX_IMPORT_ROWS + 20_000
const OTHER_LINES = MAX_IMPORT_ROWS * 6
const TABLE_LINE_BYTES = 1024 * 1024

const QUOTE = 0x22
const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Refuses a text as it arrives if it has more lines than any import needs, or if it's a table with a line over 1 MB.
 * Reading it would take many times its size in memory, and a compressed file of 50 KB can have millions of lines.
 */
export class LineGuard {
  #head: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  #limits: { lines: number; lineBytes: number } | null = null
  #lines = 0
  #lineBytes = 0
  #longest = 0
  #isQuoted = false
  #last = 0

  check(chunk: Uint8Array): void {
    if (this.#limits === null) this.#chooseLimits(chunk)
    this.#count(chunk)
    if (this.#limits === null) return
    if (this.#lines > this.#limits.lines) throw createTooManyLinesError()
    if (this.#longest > this.#limits.lineBytes) throw createLineTooLongError()
  }

  #chooseLimits(chunk: Uint8Array): void {
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES)])
    if (this.#head.length < HEAD_BYTES) return
    const head = readText(this.#head).text
    // JSON is also recognized by its end, which hasn't arrived yet.
    const isTable = detectFormat(head) === 'plain' && !/^\s*[[{]/.test(head)
    const width = this.#head.includes(0) ? 2 : 1 // UTF-16
    this.#limits = isTable
      ? { lines: TABLE_LINES * width, lineBytes: TABLE_LINE_BYTES }
      : { lines: OTHER_LINES * width, lineBytes: Number.POSITIVE_INFINITY }
    this.#head = Buffer.alloc(0)
  }

  /** A line break inside quotes belongs to a cell and doesn't start a row. */
  #count(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      const isLineEnd = byte === NEWLINE || byte === RETURN
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted
      if (isLineEnd && !this.#isQuoted && !(byte === NEWLINE && this.#last === RETURN)) this.#lines += 1
      this.#lineBytes = isLineEnd ? 0 : this.#lineBytes + 1
      if (this.#lineBytes > this.#longest) this.#longest = this.#lineBytes
      this.#last = byte
    }
  }
}

function createTooManyLinesError(): AppError {
  const rows = MAX_IMPORT_ROWS.toLocaleString('en')
  return new AppError(
    'too-large',
    `This is too long: one import can have up to ${rows} rows. Export shorter periods and import them one by one.`,
  )
}

function createLineTooLongError(): AppError {
  return new AppError(
    'too-large',
    'One line is longer than 1 MB, so this can’t be a list of transactions. Export it again from your bank as CSV or OFX.',
  )
}
