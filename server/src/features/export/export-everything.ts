import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import { type Kysely, sql } from 'kysely'
import { readAttachment } from '../../ledger/attachment-files.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { toCsvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/schema.ts'
import { PROGRAM_VERSION } from '../../platform/program-version.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST_FILE } from './export-format.ts'
import { EXPORTED_TABLES, type ExportedTable } from './owned-tables.ts'

const ROWS_AT_ONCE = 1_000
type Row = Record<string, unknown>

/** All of a user's data as a zip. It's written as it's sent, so its size doesn't affect memory. */
export function exportEverything(db: Db, userId: string, profile: object, madeAt: string): Readable {
  return Readable.from(createZip(writeFiles(db, userId, profile, madeAt)))
}

type File = { name: string; content: AsyncIterable<string | Uint8Array> }

async function* writeFiles(db: Db, userId: string, profile: object, madeAt: string): AsyncGenerator<File> {
  const counts: Record<string, number> = {}
  yield { name: 'profile.json', content: toContent(`${JSON.stringify(profile, null, 2)}\n`) }
  const categories = new Map((await findCategories(db, userId)).map(({ id, name }) => [id, name]))
  const addCategory = (row: Row): Row =>
    row.category_id ? { ...row, category: categories.get(String(row.category_id)) ?? null } : row
  for (const exported of EXPORTED_TABLES) {
    const name = `${exported.file}.json`
    counts[name] = 0
    const count = (rows: number) => {
      counts[name]! += rows
    }
    yield { name, content: toJson(readRows(db, userId, exported), addCategory, count) }
    if (exported.csv)
      yield { name: `${exported.file}.csv`, content: toCsv(readRows(db, userId, exported), exported.csv, addCategory) }
  }
  yield* readAttachedFiles(db, userId)
  const manifest = { format: FORMAT, version: FORMAT_VERSION, program: PROGRAM_VERSION, made_at: madeAt, rows: counts }
  yield { name: MANIFEST_FILE, content: toContent(`${JSON.stringify(manifest, null, 2)}\n`) }
}

/** The pictures and PDFs. Each file name begins with the attachment's id. */
async function* readAttachedFiles(db: Db, userId: string): AsyncGenerator<File> {
  let after = ''
  for (;;) {
    const row = await db
      .selectFrom('attachment')
      .select(['id', 'file_name'])
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return
    after = row.id
    yield { name: `attachments/${row.id} ${row.file_name}`, content: readAttachment(db, userId, row.id) }
  }
}

async function* toJson(pages: AsyncIterable<Row[]>, complete: (row: Row) => Row, count: (rows: number) => void) {
  let isFirst = true
  yield '['
  for await (const rows of pages) {
    count(rows.length)
    const text = rows.map((row) => `\n${JSON.stringify(complete(row))}`).join(',')
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield '\n]\n'
}

async function* toCsv(
  pages: AsyncIterable<Row[]>,
  columns: NonNullable<ExportedTable['csv']>,
  complete: (row: Row) => Row,
) {
  yield `\uFEFF${toCsvLine(Object.keys(columns))}`
  for await (const rows of pages) {
    yield rows.map((row) => toCsvLine(Object.values(columns).map((cell) => cell(complete(row))))).join('')
  }
}

/** Pages by key, not by offset, so rows added or deleted in the meantime neither hide nor repeat others. */
async function* readRows(
  db: Db,
  userId: string,
  { table, orderBy, leftOut = [] }: ExportedTable,
): AsyncGenerator<Row[]> {
  const key = sql.join(orderBy.map((column) => sql.ref(column)))
  for (let last: Row | undefined; ; ) {
    let query = (db as unknown as Kysely<Record<string, Row>>)
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', userId)
    if (last) query = query.where(sql<boolean>`(${key}) > (${sql.join(orderBy.map((column) => last![column]))})`)
    for (const column of orderBy) query = query.orderBy(sql.ref(column))
    const rows = await query.limit(ROWS_AT_ONCE).execute()
    if (rows.length > 0) yield rows.map((row) => omitColumns(row, ['user_id', ...leftOut]))
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}

function omitColumns(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))
}

async function* toContent(text: string) {
  yield text
}

/** Compression runs off the main thread, which only puts the compressed data together. */
export async function* createZip(source: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const encoder = new TextEncoder()
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  function* takeReady() {
    if (failure) throw failure
    yield* ready.splice(0)
  }
  for await (const { name, content } of source) {
    const file = new ThreadedDeflate(name)
    zip.add(file)
    try {
      for await (const chunk of content) {
        await file.write(typeof chunk === 'string' ? encoder.encode(chunk) : new Uint8Array(chunk))
        yield* takeReady()
      }
      await file.finish()
      yield* takeReady()
    } finally {
      file.close() // Also if the download was interrupted.
    }
  }
  zip.end()
  yield* takeReady()
}

/** A file of the zip whose compression runs in Node's thread pool. */
class ThreadedDeflate extends ZipPassThrough {
  readonly #deflate = createDeflateRaw({ level: 6 })

  constructor(name: string) {
    super(name)
    this.compression = 8
    this.#deflate.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false))
  }

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (bytes.length === 0) return
    this.push(bytes) // Only counts the size and the checksum.
    await new Promise<void>((resolve, reject) => {
      this.#deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  }

  async finish(): Promise<void> {
    const ended = once(this.#deflate, 'end')
    this.#deflate.end()
    await ended
    this.push(new Uint8Array(), true)
  }

  close(): void {
    this.#deflate.destroy()
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, isFinal: boolean): void {
    if (isFinal) this.ondata(null, chunk, true)
  }
}
