import type { RESTORE_REASONS } from '@evenkeel/contract/reasons/restore-reasons.ts'
import { SafeText } from '@evenkeel/contract/values.ts'
import type { ReasonIn } from '@evenkeel/engine/reasons/reason.ts'
import { z } from 'zod'
import type { Schema } from '../../platform/database/schema.ts'
import { type ByteSource, readZipEntries, readZipEntry, type ZipEntry, ZipError } from '../../platform/zip-reader.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST_FILE, RESTORED_TABLES } from './export-format.ts'
import { EXPORTED_TABLES } from './owned-tables.ts'
import { checkRow, type Row, RowError, type TableColumns } from './row-checks.ts'

export type RestoreReason = ReasonIn<typeof RESTORE_REASONS>

/** The zip can't be imported into this account, with a reason for the user. */
export class ExportRefused extends Error {
  override name = 'ExportRefused'
  readonly reason: RestoreReason
  constructor(reason: RestoreReason) {
    super(reason.code)
    this.reason = reason
  }
}

const MAX_FILES = 50_000
const MAX_UNPACKED_BYTES = 6 * 1024 ** 3
const MAX_LINE_LENGTH = 4_000_000
const MAX_METADATA_BYTES = 1_000_000

const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().min(1),
  made_at: z.iso.datetime().optional(),
  program: SafeText.max(50).optional(),
  rows: z.record(z.string(), z.number().int().min(0)).default({}),
})
const ProfileFile = z.object({ username: SafeText.max(500).optional(), preferred_currency: z.string().optional() })

const tableByFile = new Map(EXPORTED_TABLES.map(({ table, file }) => [`${file}.json`, table]))
export const fileByTable = new Map(EXPORTED_TABLES.map(({ table, file }) => [table, `${file}.json`]))
const CSV_FILES = new Set(EXPORTED_TABLES.flatMap(({ file, csv }) => (csv ? [`${file}.csv`] : [])))

/** A readable export with its metadata checked; rows are checked as they're read. */
export class ExportReader {
  readonly #source: ByteSource
  readonly #columns: TableColumns
  readonly #entries: ReadonlyMap<string, ZipEntry>
  readonly #attached: ReadonlyMap<string, ZipEntry>
  readonly #onBytes: (bytes: number) => void | Promise<void>
  readonly manifest: z.infer<typeof Manifest> | null
  readonly profile: z.infer<typeof ProfileFile>
  /** Columns that this version doesn't know, by file. */
  readonly unknownColumns = new Map<string, Set<string>>()

  private constructor(
    source: ByteSource,
    columns: TableColumns,
    entries: readonly ZipEntry[],
    about: { manifest: z.infer<typeof Manifest> | null; profile: z.infer<typeof ProfileFile> },
    onBytes: (bytes: number) => void | Promise<void>,
  ) {
    this.#source = source
    this.#columns = columns
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]))
    this.#attached = new Map(
      entries.flatMap((entry) => {
        const id = /^attachments\/([0-9a-f-]{36})(?: |$)/.exec(entry.name)?.[1]
        return id === undefined ? [] : [[id, entry]]
      }),
    )
    this.#onBytes = onBytes
    this.manifest = about.manifest
    this.profile = about.profile
  }

  /**
   * Throws `ExportRefused` if the zip isn't an export that we can read. `onBytes` is called with the number of bytes
   * unpacked since its last call.
   */
  static async open(
    source: ByteSource,
    columns: TableColumns,
    onBytes: (bytes: number) => void | Promise<void> = () => {},
  ): Promise<ExportReader> {
    return refuseDamaged(async () => {
      const entries = await readZipEntries(source, { maxEntries: MAX_FILES, maxBytes: MAX_UNPACKED_BYTES })
      const byName = new Map(entries.map((entry) => [entry.name, entry]))
      const readNamed = async (name: string): Promise<unknown> => {
        const entry = byName.get(name)
        return entry === undefined ? undefined : readJson(source, entry)
      }
      const manifest = await readManifest(await readNamed(MANIFEST_FILE))
      const profile = ProfileFile.safeParse(await readNamed('profile.json'))
      const hasLedger = byName.has('transactions.json') && byName.has('categories.json')
      if (!profile.success || !hasLedger) throw new ExportRefused({ code: 'restore.foreign' })
      return new ExportReader(source, columns, entries, { manifest, profile: profile.data }, onBytes)
    })
  }

  /** The unpacked size of everything but the CSV files, which aren't read. */
  get totalBytes(): number {
    return [...this.#entries.values()].reduce((sum, { name, bytes }) => sum + (CSV_FILES.has(name) ? 0 : bytes), 0)
  }

  has(table: keyof Schema): boolean {
    return this.#entries.has(fileByTable.get(table) ?? '')
  }

  /** Files that this version doesn't know. */
  listUnknownFiles(): string[] {
    return [...this.#entries.keys()].filter(
      (name) =>
        !tableByFile.has(name) &&
        !CSV_FILES.has(name) &&
        name !== MANIFEST_FILE &&
        name !== 'profile.json' &&
        !name.startsWith('attachments/'),
    )
  }

  /** The number of rows of a table that isn't restored. */
  async countRows(table: keyof Schema): Promise<number> {
    let rows = 0
    for await (const _line of this.#readLines(fileByTable.get(table)!)) rows += 1
    return rows
  }

  /**
   * The rows of a table to restore, each checked, without the columns that the program fills in. Throws `ExportRefused`
   * for a bad row, or if there aren't as many rows as the manifest says.
   */
  async *readRows(table: keyof Schema): AsyncGenerator<Row> {
    const file = fileByTable.get(table)!
    const columns = this.#columns.get(table)!
    const { filled = [], isOnePerUser } = RESTORED_TABLES.find((restored) => restored.table === table)!
    const filledColumns = ['user_id', 'version', ...filled, ...(isOnePerUser ? ['id'] : [])]
    const onUnknown = (column: string) => {
      // Nothing is lost: the export adds the category's name for people who read the JSON; the others are internal.
      if (column === 'category' || column === 'id' || column === 'version') return
      this.unknownColumns.set(file, (this.unknownColumns.get(file) ?? new Set()).add(column))
    }
    let found = 0
    for await (const { text, line } of this.#readLines(file)) {
      found += 1
      try {
        const value: unknown = JSON.parse(text)
        if (typeof value !== 'object' || value === null)
          throw new ExportRefused({ code: 'restore.damaged', args: { file } })
        // An import that hadn't finished, or was a dry run, isn't restored.
        if (table === 'import_run' && !isEndedRun(value as Row)) continue
        yield checkRow(table, columns, value as Row, filledColumns, onUnknown)
      } catch (error) {
        if (error instanceof SyntaxError) throw new ExportRefused({ code: 'restore.damaged', args: { file } })
        if (!(error instanceof RowError)) throw error
        throw new ExportRefused({ code: 'restore.bad-row', args: { file, line, column: error.column } })
      }
    }
    const expected = this.manifest?.rows[file]
    if (expected !== undefined && expected !== found) {
      throw new ExportRefused({ code: 'restore.incomplete', args: { file, expected, found } })
    }
  }

  /** An attached file; null if the zip doesn't have it. */
  async readAttachedFile(id: string): Promise<Buffer | null> {
    const entry = this.#attached.get(id)
    if (entry === undefined) return null
    return refuseDamaged(async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of readZipEntry(this.#source, entry)) chunks.push(chunk)
      await this.#onBytes(entry.bytes)
      return Buffer.concat(chunks)
    })
  }

  getAttachedBytes(id: string): number | null {
    return this.#attached.get(id)?.bytes ?? null
  }

  /** Our JSON has one row per line. A file in any other layout counts as damaged; one that's missing has no rows. */
  async *#readLines(file: string): AsyncGenerator<{ text: string; line: number }> {
    const entry = this.#entries.get(file)
    if (entry === undefined) return
    const createDamagedError = () => new ExportRefused({ code: 'restore.damaged', args: { file } })
    let [line, hasEnded] = [0, false]
    for await (const textLine of this.#readTextLines(entry, createDamagedError)) {
      line += 1
      if (line === 1 ? textLine !== '[' : hasEnded && textLine !== '') throw createDamagedError()
      if (line === 1 || hasEnded) continue
      if (textLine === ']') hasEnded = true
      else yield { text: textLine.endsWith(',') ? textLine.slice(0, -1) : textLine, line }
    }
    if (!hasEnded) throw createDamagedError()
  }

  async *#readTextLines(entry: ZipEntry, createDamagedError: () => Error): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const chunks = readZipEntry(this.#source, entry)
    let rest = ''
    for (;;) {
      const next = await refuseDamaged(() => chunks.next())
      try {
        rest += next.done ? decoder.decode() : decoder.decode(next.value, { stream: true })
      } catch {
        throw createDamagedError()
      }
      if (!next.done) await this.#onBytes(next.value.length)
      const lines = rest.split('\n')
      rest = next.done ? '' : lines.pop()!
      if (rest.length > MAX_LINE_LENGTH) throw createDamagedError()
      yield* lines
      if (next.done) return
    }
  }
}

function isEndedRun({ status, dry_run }: Row): boolean {
  return (status === 'done' || status === 'failed') && dry_run === 0
}

async function readManifest(value: unknown) {
  if (value === undefined) return null
  const manifest = Manifest.safeParse(value)
  if (!manifest.success) throw new ExportRefused({ code: 'restore.foreign' })
  if (manifest.data.version > FORMAT_VERSION) {
    throw new ExportRefused({
      code: 'restore.newer',
      args: { version: manifest.data.program ?? String(manifest.data.version) },
    })
  }
  return manifest.data
}

async function readJson(source: ByteSource, entry: ZipEntry): Promise<unknown> {
  const damaged = new ExportRefused({ code: 'restore.damaged', args: { file: entry.name } })
  if (entry.bytes > MAX_METADATA_BYTES) throw damaged
  const chunks: Uint8Array[] = []
  for await (const chunk of readZipEntry(source, entry)) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw damaged
  }
}

/** Turns problems with the zip itself into reasons for the user. */
async function refuseDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    switch (error.problem) {
      case 'not-a-zip':
        throw new ExportRefused({ code: 'restore.not-a-zip' })
      case 'unsafe-name':
        throw new ExportRefused({ code: 'restore.unsafe-name' })
      case 'too-large':
        throw new ExportRefused({ code: 'restore.too-large-unpacked' })
      case 'damaged':
        throw new ExportRefused({ code: 'restore.damaged', args: { file: error.file } })
    }
  }
}
