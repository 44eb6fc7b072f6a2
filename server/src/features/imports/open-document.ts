import { mayBeDocument } from '@evenkeel/engine/statement-files/not-transactions.ts'
import type { OpenedDocument } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { type ByteSource, readZipEntries, readZipEntry, type ZipEntry, ZipError } from '../../platform/zip-reader.ts'

const MB = 1024 * 1024
/** What a workbook may unpack to, pictures and all, and what of that is read. */
const LIMITS = { mostEntries: 5_000, mostBytes: 400 * MB }
const MOST_READ_BYTES = 120 * MB

const READ =
  /^(?:xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml)$/

/** Opens a spreadsheet or a PDF; null for files whose bytes are read as they are. */
export async function openDocument(bytes: Uint8Array): Promise<OpenedDocument | null> {
  if (!mayBeDocument(bytes)) return null
  if (bytes[0] === 0x25) return (await import('./open-pdf.ts')).openPdf(bytes) // large, and only needed here
  try {
    const source = sourceOf([bytes])
    const entries = partsIn(await readZipEntries(source, LIMITS))
    if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > MOST_READ_BYTES)
      return { format: 'zip', detail: TOO_LARGE }
    const parts = new Map<string, string>()
    for (const entry of entries) parts.set(entry.name, await textOf(source, entry))
    return { format: parts.has('xl/workbook.xml') ? 'xlsx' : 'ods', parts }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    return { format: 'zip', detail: error.problem === 'too-large' ? TOO_LARGE : DAMAGED }
  }
}

const TOO_LARGE = 'This workbook is too large to read. Save the sheet with the transactions as CSV and import that.'
const DAMAGED =
  'This spreadsheet is damaged or has a password. Open it, save it again without a password and import that.'

/** What a file takes once it is unpacked, as its table of contents claims; the size of the file itself where it is no zip. */
export async function unpackedBytes(pieces: readonly Uint8Array[]): Promise<number> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (pieces[0]?.[0] !== 0x50 || !mayBeDocument(pieces[0])) return size
  try {
    const entries = await readZipEntries(sourceOf(pieces), LIMITS)
    return Math.min(
      MOST_READ_BYTES,
      Math.max(
        size,
        partsIn(entries).reduce((sum, entry) => sum + entry.bytes, 0),
      ),
    )
  } catch (error) {
    if (error instanceof ZipError) return size
    throw error
  }
}

function partsIn(entries: readonly ZipEntry[]): ZipEntry[] {
  return entries.filter((entry) => READ.test(entry.name))
}

async function textOf(source: ByteSource, entry: ZipEntry): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of readZipEntry(source, entry)) pieces.push(piece)
  return new TextDecoder().decode(Buffer.concat(pieces))
}

function sourceOf(pieces: readonly Uint8Array[]): ByteSource {
  const whole = pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces)
  return { size: whole.length, read: async (offset, length) => whole.subarray(offset, offset + length) }
}
