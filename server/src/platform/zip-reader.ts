import { crc32, createInflateRaw } from 'node:zlib'

/** Bytes with random access, such as an upload stored in chunks. */
export type ByteSource = { size: number; read(offset: number, length: number): Promise<Uint8Array> }

export type ZipEntry = {
  name: string
  /** The unpacked size, as the zip states it. */
  bytes: number
  packedBytes: number
  crc: number
  isDeflated: boolean
  headerAt: number
}

type ZipProblem = 'not-a-zip' | 'damaged' | 'unsafe-name' | 'too-large'

/** The zip can't be read, or isn't safe to read. */
export class ZipError extends Error {
  override name = 'ZipError'
  readonly problem: ZipProblem
  /** The file inside the zip, or empty. */
  readonly file: string
  constructor(problem: ZipProblem, file = '') {
    super(`${problem} ${file}`.trim())
    this.problem = problem
    this.file = file
  }
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const HEADER_SIGNATURE = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const PIECE_BYTES = 256 * 1024
const MAX_NAME_LENGTH = 400
const ENCRYPTED = 1
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the table of contents at the end of the file. Its sizes aren't trusted: `readZipEntry` stops if an entry is
 * larger. Overlapping entries, as in zip bombs, are refused.
 */
export async function readZipEntries(
  source: ByteSource,
  limits: { maxEntries: number; maxBytes: number },
): Promise<ZipEntry[]> {
  const tail = await readView(source, Math.max(0, source.size - END_BYTES - MAX_COMMENT_BYTES), source.size)
  let endAt = tail.byteLength - END_BYTES
  while (endAt >= 0 && tail.getUint32(endAt, true) !== END_SIGNATURE) endAt -= 1
  if (endAt < 0) throw new ZipError('not-a-zip')
  const count = tail.getUint16(endAt + 10, true)
  const tableBytes = tail.getUint32(endAt + 12, true)
  const tableAt = tail.getUint32(endAt + 16, true)
  if (count > limits.maxEntries) throw new ZipError('too-large')
  if (tableAt + tableBytes > source.size) throw new ZipError('damaged')
  const table = await readView(source, tableAt, tableAt + tableBytes)
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > table.byteLength || table.getUint32(at, true) !== ENTRY_SIGNATURE) throw new ZipError('damaged')
    const nameBytes = table.getUint16(at + 28, true)
    const next = at + 46 + nameBytes + table.getUint16(at + 30, true) + table.getUint16(at + 32, true)
    if (next > table.byteLength) throw new ZipError('damaged')
    entries.push(readEntry(table, at, nameBytes))
    at = next
  }
  refuseUnsafeEntries(entries, limits.maxBytes)
  return entries
}

function readEntry(table: DataView, at: number, nameBytes: number): ZipEntry {
  const name = decode(new Uint8Array(table.buffer, table.byteOffset + at + 46, nameBytes))
  const method = table.getUint16(at + 10, true)
  if ((method !== 0 && method !== 8) || table.getUint16(at + 8, true) & ENCRYPTED) throw new ZipError('damaged', name)
  return {
    name,
    isDeflated: method === 8,
    crc: table.getUint32(at + 16, true),
    packedBytes: table.getUint32(at + 20, true),
    bytes: table.getUint32(at + 24, true),
    headerAt: table.getUint32(at + 42, true),
  }
}

function refuseUnsafeEntries(entries: readonly ZipEntry[], maxBytes: number): void {
  const names = new Set<string>()
  for (const { name } of entries) {
    if (!isPlainName(name) || names.has(name)) throw new ZipError('unsafe-name')
    names.add(name)
  }
  if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > maxBytes) throw new ZipError('too-large')
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.headerAt - b.headerAt)) {
    if (entry.headerAt < end) throw new ZipError('damaged', entry.name)
    end = entry.headerAt + 30 + entry.packedBytes
  }
}

/** A path inside the zip, such as `attachments/receipt.png`. We never write to it, but others might. */
function isPlainName(name: string): boolean {
  if (name === '' || name.length > MAX_NAME_LENGTH || /[\p{Cc}\\]/u.test(name) || /^[/~]|^[a-z]:/i.test(name))
    return false
  return name.split('/').every((part) => part !== '..' && part !== '.')
}

/** Unpacks the file chunk by chunk. Throws unless its size and checksum match those in the zip. */
export async function* readZipEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const createDamagedError = () => new ZipError('damaged', entry.name)
  const header = await readView(source, entry.headerAt, entry.headerAt + 30)
  if (header.byteLength < 30 || header.getUint32(0, true) !== HEADER_SIGNATURE) throw createDamagedError()
  const from = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  if (from + entry.packedBytes > source.size) throw createDamagedError()
  let [bytes, crc] = [0, 0]
  const packed = readPackedPieces(source, from, from + entry.packedBytes)
  try {
    for await (const piece of entry.isDeflated ? inflatePieces(packed) : packed) {
      bytes += piece.length
      if (bytes > entry.bytes) throw createDamagedError()
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw createDamagedError()
    throw error
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw createDamagedError()
}

async function* readPackedPieces(source: ByteSource, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += PIECE_BYTES) yield source.read(at, Math.min(PIECE_BYTES, to - at))
}

async function* inflatePieces(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  const feeding = (async () => {
    for await (const piece of packed) {
      if (inflate.destroyed) return
      if (!inflate.write(piece))
        await new Promise<void>((resolve) => inflate.once('drain', resolve).once('close', resolve))
    }
    inflate.end()
  })()
  feeding.catch((error: Error) => inflate.destroy(error))
  try {
    yield* inflate as AsyncIterable<Buffer>
    await feeding
  } finally {
    inflate.destroy()
  }
}

async function readView(source: ByteSource, from: number, to: number): Promise<DataView> {
  const bytes = await source.read(from, Math.max(0, Math.min(to, source.size) - from))
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ZipError('unsafe-name')
  }
}
