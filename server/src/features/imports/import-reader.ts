// Runs in its own thread: reads files one after another, recognizes, names and categorizes their rows, and sends them
// in small batches.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { getDayBalances } from '@evenkeel/engine/statement-files/day-balances.ts'
import { OWN_EXPORT_FORMAT } from '@evenkeel/engine/statement-files/formats/own-export.ts'
import { reverseSign } from '@evenkeel/engine/statement-files/identity/reversed-signs.ts'
import { createJudge, type ExistingRow } from '@evenkeel/engine/statement-files/identity/row-identity.ts'
import { type ImportNote, readImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import { getProductOfFormat } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import { type OpenedDocument, readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import type {
  ReadingIssue,
  StatementReading,
  StatementRow,
} from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { createRowCategorizer } from './categorize-rows.ts'
import { reportCrash } from './crash-report.ts'
import type { FromReader, OtherLine, ReadingTask, ReadRow, ToReader } from './import-messages.ts'
import { deserializeRows } from './kept-rows.ts'
import { labelWords } from './layout-reader.ts'
import { openDocument } from './open-document.ts'
import { openPdfApart } from './open-pdf-apart.ts'
import { RowStager } from './staged-rows.ts'

const ROWS_AT_ONCE = 1_000
/** This much of a file shows whether its amounts name their currency. */
const SAMPLE_BYTES = 8_192
/** Lines that a statement has besides its rows. They aren't shown to the user, because they don't look like rows. */
const EXPECTED_ISSUES = new Set(['header', 'preamble', 'balance-line', 'total-line', 'continuation', 'note'])
/** Bank rows that don't belong in the ledger. */
const SKIPPED_ISSUES = new Set(['pending', 'not-carried-out', 'no-money-moved'])

// Reading a large file leaves a lot of garbage, and so does comparing its rows. This thread collects the garbage right
// away, so the process needs less memory.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const LARGE_FILE_ROWS = 20_000

const port = parentPort!
const inbox: ToReader[] = []
let wake: (() => void) | null = null
port.on('message', (message: ToReader) => {
  inbox.push(message)
  wake?.()
})

for (;;) {
  const message = await receive()
  if (message.kind !== 'read') throw new Error('the reader got existing rows before its file')
  await read(message.task)
}

/** The uploaded bytes or, for a document such as a spreadsheet or PDF, its content. */
type Upload = { bytes: Uint8Array; document?: OpenedDocument }

async function read(task: ReadingTask): Promise<void> {
  let upload: Upload | null = { bytes: Buffer.concat(task.chunks) }
  task.chunks.length = 0 // One copy of a large file is enough.
  const document = task.kept || task.isText ? null : await openDocument(upload.bytes, openPdfApart)
  send({ kind: 'opened' })
  if (document) upload = { bytes: new Uint8Array(), document }
  let reading = task.kept ? deserializeRows(upload.bytes, task.kept) : readUpload(upload, task, task.currency)
  const note = readImportNote(task.note ?? '')
  sendFindings(reading, note, getAssumedCurrency(task, note, reading))
  let answer = await receive()
  if (answer.kind === 'again') {
    reading = readUpload(upload, task, answer.currency)
    sendFindings(reading, note, answer.currency)
    answer = await receive()
  }
  const isUnnamed = task.kept ? () => false : createUnnamedTest(upload, task)
  upload = null
  const isLarge = reading.rows.length >= LARGE_FILE_ROWS
  if (isLarge) collectGarbage()
  const { source, verdicts, ...corrections } = await judgeRows(reading, requireExisting(answer), isUnnamed)
  if (isLarge) collectGarbage()
  const categorize = createRowCategorizer(task, reading.rows, getProductOfFormat(reading.format))
  const stager = new RowStager(task.owner, task.categories)
  for (let at = 0; at < reading.rows.length; at += ROWS_AT_ONCE) {
    const rows = reading.rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((row, i) => categorize(row, row.source ?? source, verdicts[at + i]!))
      .map((row) => addDoubts(row, reading))
    send({ kind: 'rows', batch: stager.stage(rows) })
    await receive()
  }
  const shown = getShownIssues(reading)
  for (let at = 0; at < shown.length; at += ROWS_AT_ONCE) {
    const lines = shown.slice(at, at + ROWS_AT_ONCE).map(toOtherLine)
    send({ kind: 'rows', batch: stager.stageOther(lines) })
    await receive()
  }
  send({ kind: 'end', ...corrections, isBloated: isLarge })
}

/** Creates a test for amounts that name no currency: whichever one we assume, all of them are read in it. */
function createUnnamedTest(upload: Upload, task: ReadingTask): (currency: string) => boolean {
  const start = new Uint8Array(upload.bytes.subarray(0, SAMPLE_BYTES)) // A copy, so that the rest can be freed.
  const bytes = start.length < SAMPLE_BYTES ? start : start.subarray(0, start.lastIndexOf(0x0a) + 1)
  const sample = upload.document ? upload : { bytes }
  const answers = new Map<string, boolean>()
  return (currency) => {
    const cached = answers.get(currency)
    if (cached !== undefined) return cached
    const { rows } = readUpload(sample, { ...task, note: null }, currency)
    const isInCurrency = rows.length > 0 && rows.every((row) => row.currency === currency)
    answers.set(currency, isInCurrency)
    return isInCurrency
  }
}

/** The currency of amounts that name none. Rows from an earlier import keep theirs. */
function getAssumedCurrency({ kept, currency }: ReadingTask, note: ImportNote, { rows }: StatementReading): string {
  if (kept) return rows[0]?.currency ?? currency
  return note.currency ?? currency
}

function readUpload(
  { bytes, document }: Upload,
  { isText, payments, fileName, note, today }: ReadingTask,
  currency: string,
): StatementReading {
  return readStatementFile({
    ...(document ? { document } : {}),
    ...(isText ? { text: new TextDecoder().decode(bytes) } : { bytes }),
    ...(fileName ? { fileName } : {}),
    ...(note ? { note } : {}),
    ...(payments ? { payments } : {}),
    currency,
    today,
    labelWords,
  })
}

function sendFindings(reading: StatementReading, note: ImportNote, currency: string): void {
  send({
    kind: 'file',
    format: reading.format,
    shape: reading.shape,
    source: reading.source,
    currency,
    rows: reading.rows.length,
    hasNumbers: reading.rows.some((row) => Boolean(row.bankId?.trim())),
    issues: getShownIssues(reading).length,
    ...getDayRange(reading.rows),
    daysGuessed: reading.daysGuessed ?? null,
    areSignsGuessed: reading.areSignsGuessed === true,
    isReadingGuessed: reading.isReadingGuessed === true,
    guessedCurrency: reading.isCurrencyGuessed === true ? (reading.rows[0]?.currency ?? null) : null,
    note,
    crashes: (reading.crashes ?? []).map(reportCrash),
    detail: reading.detail,
    balance: reading.balanceCheck && {
      ok: reading.balanceCheck.ok,
      line: reading.balanceCheck.brokenAtLine ?? null,
      reason: reading.balanceCheck.reason,
    },
    dayBalances: getDayBalances(reading),
    planned: reading.planned ?? [],
  })
}

function toOtherLine({ line, text, reason, code: issue }: ReadingIssue): OtherLine {
  const isSkipped = SKIPPED_ISSUES.has(issue)
  return {
    line,
    text: text.slice(0, 500),
    reason: { code: isSkipped ? 'line.left-out' : 'line.unreadable', args: { issue, text: reason } },
    verdict: isSkipped ? 'skipped' : 'unreadable',
  }
}

/** Marks a new row for review if something about the whole file is unclear. */
function addDoubts(row: ReadRow, { areSignsGuessed, isReadingGuessed, isCurrencyGuessed }: StatementReading): ReadRow {
  const doubts: RowReason[] = []
  if (areSignsGuessed) doubts.push({ code: 'row.sign-unclear' })
  if (isReadingGuessed) doubts.push({ code: 'row.reading-unclear' })
  if (isCurrencyGuessed) doubts.push({ code: 'row.currency-unclear', args: { currency: row.currency } })
  if (doubts.length === 0 || row.verdict !== 'added' || !row.categorized) return row
  return {
    ...row,
    categorized: { ...row.categorized, needsReview: true, reasons: [...row.categorized.reasons, ...doubts] },
  }
}

function getShownIssues({ issues }: StatementReading) {
  return issues.filter((issue) => !EXPECTED_ISSUES.has(issue.code))
}

/**
 * Compares the rows with the existing ones, and swaps money in and out if those show that it was read the wrong way.
 * Existing rows come in batches; only those that matter are kept, and only until the rows are compared.
 */
async function judgeRows(reading: StatementReading, first: ExistingBatch, isUnnamed: (currency: string) => boolean) {
  const rowJudge = createJudge(reading.rows, first.source)
  for (let batch = first; ; batch = requireExisting(await receive())) {
    const rows = JSON.parse(batch.rows) as ExistingRow[]
    for (const row of rows) if (row.recast && !isUnnamed(row.currency)) delete row.recast
    rowJudge.addExisting(rows)
    if (batch.isLast) break
    send({ kind: 'received' })
  }
  const isOwnExport = reading.format === OWN_EXPORT_FORMAT
  const hasProof = reading.balanceCheck?.ok === true || isOwnExport
  const { verdicts, isReversed, ...corrections } = rowJudge.judge({
    hasProof,
    takesParts: isOwnExport,
    keepsNumbers: first.hasStableNumbers,
  })
  if (isReversed) {
    for (const row of reading.rows) reverseSign(row)
    delete reading.areSignsGuessed // Existing rows prove the signs.
  }
  return { source: first.source, verdicts, ...corrections }
}

type ExistingBatch = ToReader & { kind: 'existing' }

function requireExisting(message: ToReader): ExistingBatch {
  if (message.kind !== 'existing') throw new Error('the reader was told to continue before it got the existing rows')
  return message
}

function getDayRange(rows: readonly StatementRow[]): { firstDay: PlainDate | null; lastDay: PlainDate | null } {
  let firstDay: PlainDate | null = null
  let lastDay: PlainDate | null = null
  for (const { day } of rows) {
    if (firstDay === null || day < firstDay) firstDay = day
    if (lastDay === null || day > lastDay) lastDay = day
  }
  return { firstDay, lastDay }
}

function send(message: FromReader): void {
  port.postMessage(message)
}

async function receive(): Promise<ToReader> {
  while (inbox.length === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  return inbox.shift()!
}
