import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type ImportFields, ImportFields as ImportFieldsSchema, MAX_IMPORT_BYTES } from '@evenkeel/contract/imports.ts'
import { mayBeDocument, recognizeForeignFile } from '@evenkeel/engine/statement-files/not-transactions.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { LineGuard } from './line-guard.ts'

const CHUNK_BYTES = 512 * 1024
const MAX_FIELD_BYTES = 12_000_000
const TEXT_TOO_LONG =
  'This text is too long to send. Save it as a text file and attach that instead. Files can be up to 50 MB.'

type StoreChunk = (seq: number, bytes: Uint8Array) => Promise<void>
export type Upload = { fields: ImportFields; fileName: string | null; hasFile: boolean }

/**
 * Reads a form (file and fields in any order) or a JSON body. The file is passed on in chunks, so its size doesn't
 * affect memory; a compressed one is unpacked along the way and counted by its unpacked size. Files that can't be bank
 * files are refused by their first bytes.
 */
export async function receiveUpload(request: FastifyRequest, store: StoreChunk): Promise<Upload> {
  if (request.headers['content-encoding'] !== undefined) {
    throw new AppError('wrong-type', 'Send the file as it is, without a content encoding.')
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES + MAX_FIELD_BYTES) throw createTooLargeError()
  if (!request.isMultipart()) {
    return { fields: ImportFieldsSchema.parse(request.body ?? {}), fileName: null, hasFile: false }
  }
  const values: Record<string, unknown> = {}
  let fileName: string | null = null
  let hasFile = false
  // The sink counts the file's unpacked size: the form's own limit would only apply at the end of the body.
  const limits = { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 10, fieldSize: MAX_FIELD_BYTES, parts: 12 }
  // Not with `for await`: if we refuse the upload, it would wait for the end of the body before we can say so.
  const parts = request.parts({ limits })
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (part.type === 'field') {
      if (part.fieldname in values) throw new AppError('invalid-input', `${part.fieldname}: sent twice`)
      // The form parser cuts a value off at the limit and only sets this flag.
      if (part.valueTruncated) throw new AppError('too-large', TEXT_TOO_LONG)
      values[part.fieldname] = part.value
      continue
    }
    if (part.fieldname !== 'file')
      throw new AppError('invalid-input', `${part.fieldname}: send the file in the field "file"`)
    hasFile = true
    fileName = cleanName(part.filename)
    await receiveFile(part.file, store)
  }
  // A form sends an empty string for an empty field.
  for (const [name, value] of Object.entries(values)) if (value === '') delete values[name]
  return { fields: ImportFieldsSchema.parse(values), fileName, hasFile }
}

async function receiveFile(file: NodeJS.ReadableStream & { truncated?: boolean }, store: StoreChunk): Promise<void> {
  const sink = new ChunkSink(store)
  const incoming = file[Symbol.asyncIterator]()
  const first = await incoming.next()
  const head = first.done ? Buffer.alloc(0) : (first.value as Buffer)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  if (!isGzip) refuseForeign(head)
  async function* readAll() {
    if (head.length > 0) yield head
    for (let next = await incoming.next(); !next.done; next = await incoming.next()) yield next.value as Buffer
  }
  try {
    if (isGzip) await pipeline(readAll, createGunzip(), sink)
    else await pipeline(readAll, sink)
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) {
      throw new AppError('wrong-type', 'This compressed file is damaged. Unpack it and attach the file inside.')
    }
    throw error
  }
  if (file.truncated) throw createTooLargeError()
}

function refuseForeign(head: Uint8Array): void {
  const foreign = mayBeDocument(head) ? null : recognizeForeignFile(head)
  if (foreign) throw new AppError('wrong-type', foreign.detail)
}

/** Collects incoming bytes into larger chunks, and refuses a file that is too large or can't be a bank file. */
class ChunkSink extends Writable {
  #pending: Buffer[] = []
  #pendingBytes = 0
  #total = 0
  #seq = 0
  readonly #guard = new LineGuard()
  #hasLines = true
  readonly #store: StoreChunk

  constructor(store: StoreChunk) {
    super()
    this.#store = store
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#take(bytes).then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#flush().then(() => done(), done)
  }

  async #take(bytes: Buffer): Promise<void> {
    if (this.#total === 0) {
      refuseForeign(bytes)
      this.#hasLines = !mayBeDocument(bytes)
    }
    this.#total += bytes.length
    if (this.#total > MAX_IMPORT_BYTES) throw createTooLargeError()
    if (this.#hasLines) this.#guard.check(bytes)
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes >= CHUNK_BYTES) await this.#flush()
  }

  async #flush(): Promise<void> {
    if (this.#pendingBytes === 0) return
    const bytes = Buffer.concat(this.#pending)
    this.#pending = []
    this.#pendingBytes = 0
    await this.#store(this.#seq, bytes)
    // Freed right away: otherwise, the chunks of a large upload would pile up until garbage is collected.
    if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length) bytes.buffer.transfer(0)
    this.#seq += 1
  }
}

function createTooLargeError(): AppError {
  return new AppError(
    'too-large',
    'Files can be up to 50 MB (unpacked). Download shorter periods from your bank and import them one by one.',
  )
}

/** The last part of the name, without nonprinting characters; null if nothing is left. Never used as a path. */
function cleanName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200)
  return shown === '' ? null : shown
}
