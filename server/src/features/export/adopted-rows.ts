import { createSearchKey } from '../../ledger/search-key.ts'
import { sniffType } from '../../ledger/sniff-type.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { foldName } from '../../users/user-queries.ts'
import { type ExportReader, ExportRefused, fileByTable, type RestoreReason } from './read-export.ts'
import type { Row } from './row-checks.ts'

/**
 * The rows of an export as this account will have them. Generated columns are filled in. A row that refers to a
 * category, account or import that isn't in the export loses the reference or is left out. Read the tables in the order
 * of `RESTORED_TABLES`; `notes` then says what wasn't kept, except for rows of files whose import never finished.
 */
export class AdoptedRows {
  readonly #reader: ExportReader
  readonly #userId: string
  readonly #ids = {
    category: new Set<string>(),
    wealth_account: new Set<string>(),
    statement_import: new Set<string>(),
  }
  readonly #runs = new Set<string>()
  readonly #names = new Set<string>()
  readonly #transfers = new Map<string, number>()
  readonly #splits = new Set<string>()
  readonly #orphans = new Map<keyof Schema, number>()
  #withoutCategory = 0
  #lostFiles = 0
  #wasSharing = false

  constructor(reader: ExportReader, userId: string) {
    this.#reader = reader
    this.#userId = userId
  }

  async *readRows(table: keyof Schema): AsyncGenerator<Row> {
    for await (const row of this.#reader.readRows(table)) {
      const adopted = await this.#adopt(table, row)
      if (adopted) yield adopted
    }
  }

  /** Imports without a result: version 1 of the export didn't include results. */
  findImportsWithoutRun(): string[] {
    return [...this.#ids.statement_import].filter((id) => !this.#runs.has(id))
  }

  get splits(): number {
    return this.#splits.size
  }

  get transfers(): number {
    return [...this.#transfers.values()].filter((sides) => sides === 2).length
  }

  /** The ids of transfers that don't have exactly two sides. The caller removes these ids. */
  get halfTransfers(): string[] {
    return [...this.#transfers].filter(([, sides]) => sides !== 2).map(([id]) => id)
  }

  get notes(): RestoreReason[] {
    const halves = this.#transfers.size - this.transfers
    const notes: (RestoreReason | false)[] = [
      this.#withoutCategory > 0 && { code: 'restore.category-missing', args: { rows: this.#withoutCategory } },
      halves > 0 && { code: 'restore.transfer-half', args: { rows: halves } },
      this.#lostFiles > 0 && { code: 'restore.receipt-missing', args: { files: this.#lostFiles } },
      this.#wasSharing && { code: 'restore.sharing-off' },
      ...[...this.#orphans].map(
        ([table, rows]): RestoreReason => ({
          code: 'restore.parent-missing',
          args: { file: fileByTable.get(table)!, rows },
        }),
      ),
      ...[...this.#reader.unknownColumns].flatMap(([file, columns]) =>
        [...columns].map((column): RestoreReason => ({ code: 'restore.unknown-column', args: { file, column } })),
      ),
    ]
    return notes.filter((note) => note !== false)
  }

  async #adopt(table: keyof Schema, row: Row): Promise<Row | null> {
    switch (table) {
      case 'category': {
        const name_key = foldName(row.name as string)
        if (this.#names.has(name_key)) throw createDamagedError(table)
        this.#names.add(name_key)
        return this.#register(table, { ...row, name_key })
      }
      case 'wealth_account':
      case 'statement_import':
        return this.#register(table, row)
      case 'import_run':
        this.#runs.add(row.id as string)
        return row
      case 'import_row':
        return this.#hasImport(row) ? { ...row, search_key: row.simple_name === null ? null : getSearchKey(row) } : null
      case 'import_balance':
        return this.#hasImport(row) ? row : null
      case 'txn':
        return this.#adoptTransaction(row)
      case 'taken_row':
        return this.#keepIfParentExists(table, row, this.#ids.statement_import.has(row.import_id as string))
      case 'statement':
      case 'account_link':
        return this.#keepIfParentExists(table, row, this.#ids.wealth_account.has(row.account_id as string))
      case 'budget_item':
        return this.#dropMissingCategory(row)
      case 'attachment':
        return this.#adoptAttachment(row)
      case 'custom_instruction':
        return { ...row, id: this.#userId }
      case 'personal_attributes':
        // The user only consented to sharing on the old server.
        if (row.share_anonymously === 1) this.#wasSharing = true
        return { ...row, id: this.#userId, share_anonymously: 0 }
      default:
        return row
    }
  }

  #register(table: 'category' | 'wealth_account' | 'statement_import', row: Row): Row {
    this.#ids[table].add(row.id as string)
    return row
  }

  #hasImport({ import_id }: Row): boolean {
    return this.#runs.has(import_id as string) || this.#ids.statement_import.has(import_id as string)
  }

  #keepIfParentExists(table: keyof Schema, row: Row, hasParent: boolean): Row | null {
    if (hasParent) return row
    this.#orphans.set(table, (this.#orphans.get(table) ?? 0) + 1)
    return null
  }

  #dropMissingCategory(row: Row): Row {
    if (row.category_id === null || this.#ids.category.has(row.category_id as string)) return row
    this.#withoutCategory += 1
    return { ...row, category_id: null }
  }

  #adoptTransaction(row: Row): Row {
    if (typeof row.split_of === 'string') this.#splits.add(row.split_of)
    if (typeof row.transfer_id === 'string')
      this.#transfers.set(row.transfer_id, (this.#transfers.get(row.transfer_id) ?? 0) + 1)
    const isImported = this.#ids.statement_import.has(row.import_id as string)
    const origin = isImported ? {} : { import_id: null, import_line: null }
    return { ...this.#dropMissingCategory(row), ...origin, search_key: getSearchKey(row) }
  }

  async #adoptAttachment(row: Row): Promise<Row | null> {
    const bytes = this.#reader.getAttachedBytes(row.id as string)
    const file = bytes === row.bytes ? await this.#reader.readAttachedFile(row.id as string) : null
    if (file !== null && sniffType(file) === row.media_type) return row
    this.#lostFiles += 1
    return null
  }
}

function getSearchKey(row: Row): string {
  const getText = (column: string) => (row[column] ?? null) as string | null
  const source = getText('told_source') ?? getText('source')
  return createSearchKey({
    name: row.name as string,
    simpleName: getText('simple_name') ?? '',
    source,
    note: getText('note'),
    tags: getText('tags'),
  })
}

function createDamagedError(table: keyof Schema): ExportRefused {
  return new ExportRefused({ code: 'restore.damaged', args: { file: fileByTable.get(table)! } })
}
