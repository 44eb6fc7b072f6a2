import { mayBeDocument } from '@evenkeel/engine/statement-files/not-transactions.ts'
import { ACTUAL_TABLES } from '@evenkeel/engine/statement-files/products/actual-database.ts'
import type { OpenedDocument } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { type ByteSource, readZipEntries, readZipEntry, type ZipEntry, ZipError } from '../../platform/zip-reader.ts'
import { DatabaseRefused, readTables } from './open-database.ts'

const MB = 1024 * 1024
/** How many files a zip may have, and how much it may unpack to, including what we don't read. */
const LIMITS = { maxEntries: 5_000, maxBytes: 400 * MB }
/** How much of a zip we read, unpacked. */
const MAX_READ_BYTES = 120 * MB
const MAX_TEXTS = 50

const WORKBOOK_PART =
  /^(?:xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml)$/
const ACTUAL_DATABASE = /^(?:[^/]+\/)?db\.sqlite$/
const TEXT = /\.(?:csv|tsv|txt|qif|ofx|qfx)$/i
/** Files that computers add to a zip by themselves. */
const SYSTEM_FILE = /^__MACOSX\/|(?:^|\/)\./
const OWN_MANIFEST = 'evenkeel.json'

/** Opens a spreadsheet, PDF or zip; null for files read directly from their bytes. */
export async function openDocument(bytes: Uint8Array, openPdf = openPdfHere): Promise<OpenedDocument | null> {
  if (!mayBeDocument(bytes)) return null
  if (bytes[0] === 0x25) return openPdf(bytes)
  try {
    const source = toByteSource([bytes])
    const all = await readZipEntries(source, LIMITS)
    const entries = selectParts(all)
    if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > MAX_READ_BYTES)
      return { format: 'zip', detail: TOO_LARGE }
    if (all.some(({ name }) => name === OWN_MANIFEST)) return { format: 'zip', detail: OWN_EXPORT_MESSAGE }
    if (entries.length === 0) return { format: 'zip', detail: NOTHING_INSIDE }
    return await openEntries(source, entries)
  } catch (error) {
    if (error instanceof ZipError) return { format: 'zip', detail: ZIP_PROBLEMS[error.problem] }
    if (error instanceof DatabaseRefused) return { format: 'actual', detail: BAD_DATABASE }
    throw error
  }
}

/** Opens a PDF in this process, which is safe for trusted files only. The library is large, so it's loaded late. */
const openPdfHere = async (bytes: Uint8Array) => (await import('./open-pdf.ts')).openPdf(bytes)

async function openEntries(source: ByteSource, entries: readonly ZipEntry[]): Promise<OpenedDocument> {
  const [first] = entries
  if (first && ACTUAL_DATABASE.test(first.name))
    return { format: 'actual', tables: readTables(await readBytes(source, first), ACTUAL_TABLES) }
  if (first && TEXT.test(first.name)) {
    if (entries.length > MAX_TEXTS) return { format: 'zip', detail: TOO_MANY }
    const files: { name: string; bytes: Uint8Array }[] = []
    for (const entry of entries)
      files.push({ name: entry.name.split('/').at(-1) ?? entry.name, bytes: await readBytes(source, entry) })
    return { format: 'zip', files }
  }
  const parts = new Map<string, string>()
  for (const entry of entries) parts.set(entry.name, new TextDecoder().decode(await readBytes(source, entry)))
  return { format: parts.has('xl/workbook.xml') ? 'xlsx' : 'ods', parts }
}

const TOO_LARGE =
  'This file is too large to read once it’s unpacked. Save the transactions of a shorter period as CSV and import that.'
const DAMAGED = 'This file is damaged or has a password. Save or export it again without a password and import that.'
const BAD_DATABASE =
  'The database in this zip is damaged or isn’t from Actual. In Actual, export your data again under Settings.'
const BAD_NAME = 'This zip has a file name that we can’t use. Unpack it and import the files inside one by one.'
const ZIP_PROBLEMS: Record<ZipError['problem'], string> = {
  'too-large': TOO_LARGE,
  'unsafe-name': BAD_NAME,
  damaged: DAMAGED,
  'not-a-zip': DAMAGED,
}
const NOTHING_INSIDE =
  'This zip has no CSV, OFX or QIF file. If it has transactions in another format, unpack it and import those files.'
const TOO_MANY = 'This zip has too many files. Unpack it and import them one by one.'
const OWN_EXPORT_MESSAGE =
  'This is an export from Evenkeel. To import it, open Your Account Info and choose “Import an export”. Your account must be empty.'

/**
 * How many bytes of a file we have to read. For a zip, that's the unpacked size of the files we need, according to its
 * table of contents; at least the zip's own size, and at most as much as we read of a zip.
 */
export async function computeUnpackedBytes(chunks: readonly Uint8Array[]): Promise<number> {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (chunks[0]?.[0] !== 0x50 || !mayBeDocument(chunks[0])) return size
  try {
    const entries = await readZipEntries(toByteSource(chunks), LIMITS)
    return Math.min(
      MAX_READ_BYTES,
      Math.max(
        size,
        selectParts(entries).reduce((sum, entry) => sum + entry.bytes, 0),
      ),
    )
  } catch (error) {
    if (error instanceof ZipError) return size
    throw error
  }
}

/** The files we read: Actual's database, or else the parts of a workbook, or else the text files. */
function selectParts(entries: readonly ZipEntry[]): ZipEntry[] {
  const relevant = entries.filter(({ name }) => !SYSTEM_FILE.test(name))
  for (const kind of [ACTUAL_DATABASE, WORKBOOK_PART, TEXT]) {
    const matching = relevant.filter(({ name }) => kind.test(name))
    if (matching.length > 0) return kind === ACTUAL_DATABASE ? matching.slice(0, 1) : matching
  }
  return []
}

async function readBytes(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readZipEntry(source, entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function toByteSource(chunks: readonly Uint8Array[]): ByteSource {
  const bytes = chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
  return { size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) }
}
