import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { ExistingRow } from '@evenkeel/engine/statement-files/identity/row-identity.ts'
import { getReasonPattern, readReasons } from '../../ledger/stored-reasons.ts'
import type { Db } from '../../platform/database/schema.ts'
import { recastMinor } from './correct-currency.ts'
import { selectVisibleImports } from './import-queries.ts'

type Days = { from: PlainDate; to: PlainDate }
type VisibleImport = {
  id: string
  source: string | null
  readSource: string | null
  shape: string | null
  currency: string | null
  isReversed: boolean
  hasDuplicates: boolean
}
const ROWS_AT_ONCE = 500

/** The file whose rows are compared. */
type ComparedFile = { shape: string; currency: string; hasNumbers: boolean }

/**
 * Finds, in batches, the rows that imports have added on these days, as their files had them and even if deleted since,
 * transactions entered by hand, and parts of splits. A row's account is the one that the user has set for its import
 * since, or else the one in its file or in a later file with the same row. An identical row in another account is new.
 */
export async function* findExistingRows(
  db: Db,
  userId: string,
  { from, to }: Days,
  { shape, currency, hasNumbers }: ComparedFile,
): AsyncGenerator<ExistingRow[]> {
  const splits = await findSplitIds(db, userId)
  const imports = await findVisibleImports(db, userId)
  const recognized = await findRecognizedSources(db, userId, { from, to }, imports)
  const otherIds = hasNumbers ? await findOtherNumbers(db, userId, { from, to }, imports) : null
  yield* findOwnRows(db, userId, { from, to })
  for (const earlier of imports) {
    for (let after = -1; ; ) {
      const rows = await db
        .selectFrom('import_row')
        .leftJoin('txn', (join) =>
          join.onRef('txn.user_id', '=', 'import_row.user_id').onRef('txn.id', '=', 'import_row.transaction_id'),
        )
        .select([
          'import_row.seq',
          'import_row.transaction_id as id',
          'import_row.bank_id',
          'import_row.day',
          'import_row.minor',
          'import_row.currency',
          'import_row.name',
          'import_row.source',
          'txn.id as existing_id',
          'txn.day as now_day',
          'txn.minor as now_minor',
          'txn.currency as now_currency',
          'txn.name as now_name',
          'txn.source as now_source',
        ])
        .where('import_row.user_id', '=', userId)
        .where('import_row.import_id', '=', earlier.id)
        .where('import_row.seq', '>', after)
        .where('import_row.verdict', '=', 'added')
        .where((eb) =>
          eb.or([
            eb.and([eb('import_row.day', '>=', from), eb('import_row.day', '<=', to)]),
            eb.and([eb('txn.day', '>=', from), eb('txn.day', '<=', to)]),
          ]),
        )
        .orderBy('import_row.seq')
        .limit(ROWS_AT_ONCE)
        .execute()
      if (rows.length > 0) {
        const isSameShape = earlier.shape === shape
        yield rows.map((row) => {
          const existing: ExistingRow = {
            id: row.id!,
            day: row.day as PlainDate,
            minor: earlier.isReversed ? -Number(row.minor) : Number(row.minor),
            currency: row.currency!,
            name: row.name,
            bankId: row.bank_id,
            source: getSource(earlier, row.source) ?? recognized.get(row.id!) ?? null,
            ...(row.existing_id === null && !splits.has(row.id!) ? { isDeleted: true } : {}),
            ...(isSameShape ? { importId: earlier.id } : {}),
          }
          const recast = isSameShape ? createRecastForm(existing, earlier.currency, currency) : null
          return addOtherForms(existing, createEditedForm(existing, row), otherIds?.get(existing.id), recast)
        })
      }
      if (rows.length < ROWS_AT_ONCE) break
      after = rows.at(-1)!.seq
    }
  }
}

/** Most rows have no other form and stay small. */
function addOtherForms(
  existing: ExistingRow,
  now: ExistingRow['now'] | null,
  otherIds: ExistingRow['otherIds'],
  recast: ExistingRow['recast'] | null,
): ExistingRow {
  if (!now && !otherIds && !recast) return existing
  return { ...existing, ...(now && { now }), ...(otherIds && { otherIds }), ...(recast && { recast }) }
}

/**
 * What a row would be if its file had been read in another currency; null if it isn't in the one assumed for its file,
 * or has too many decimals for the other.
 */
function createRecastForm(
  existing: ExistingRow,
  assumed: string | null,
  currency: string,
): ExistingRow['recast'] | null {
  if (assumed === null || assumed === currency || existing.currency !== assumed) return null
  const minor = recastMinor(existing.minor, assumed, currency)
  return minor === null ? null : { currency, minor }
}

type CurrentColumns = {
  now_day: string | null
  now_minor: number | null
  now_currency: string | null
  now_name: string | null
  now_source: string | null
}

/** A row's current content if the user changed what identifies it; null if it's as in its file, or deleted. */
function createEditedForm(existing: ExistingRow, row: CurrentColumns): ExistingRow['now'] | null {
  const { now_day: day, now_currency: currency, now_name: name } = row
  if (day === null || currency === null || name === null) return null
  const minor = Number(row.now_minor)
  const isSame =
    day === existing.day &&
    minor === existing.minor &&
    currency === existing.currency &&
    name === existing.name &&
    (row.now_source === null || row.now_source === existing.source)
  return isSame ? null : { day: day as PlainDate, minor, currency, name, source: row.now_source }
}

/**
 * Rows that no file had in this form: entered by hand, or parts of a split. They're compared by their current content,
 * so importing a ledger's export adds nothing new. A row entered by hand and then split is also compared as a whole.
 */
async function* findOwnRows(db: Db, userId: string, { from, to }: Days): AsyncGenerator<ExistingRow[]> {
  const wholes = new Map<string, ExistingRow>()
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('txn')
      .select(['id', 'day', 'minor', 'currency', 'name', 'source', 'split_of', 'import_id'])
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where((eb) => eb.or([eb('import_id', 'is', null), eb('split_of', 'is not', null)]))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    const existing = rows.map(({ id, day, minor, currency, name, source, split_of }): ExistingRow => {
      const row = { id, day: day as PlainDate, minor: Number(minor), currency, name, source, bankId: null }
      return split_of === null ? row : { ...row, partOf: split_of }
    })
    existing.forEach((row, i) => {
      if (row.partOf !== undefined && rows[i]!.import_id === null) addToWhole(wholes, row, row.partOf)
    })
    if (existing.length > 0) yield existing
    if (rows.length < ROWS_AT_ONCE) break
    after = rows.at(-1)!.id
  }
  if (wholes.size > 0) yield [...wholes.values()]
}

function addToWhole(wholes: Map<string, ExistingRow>, { partOf: _, ...part }: ExistingRow, id: string): void {
  const whole = wholes.get(id)
  if (whole === undefined) wholes.set(id, { ...part, id })
  else whole.minor += part.minor
}

/** How many earlier imports, and rows of each, show us how the bank numbers its rows. */
const MAX_CHECKED = { imports: 5, rows: 500 }

/**
 * Whether earlier downloads with this layout have shown that the bank keeps its numbers: next to new rows, old ones
 * were recognized by their numbers, and none had a new number. The same file twice proves nothing.
 */
export async function hasStableNumbers(db: Db, userId: string, { shape, hasNumbers }: ComparedFile): Promise<boolean> {
  if (!hasNumbers) return false
  const imports = await selectVisibleImports(db, userId)
    .select('statement_import.id')
    .where('statement_import.shape', '=', shape)
    .where('import_run.duplicate', '>', 0)
    .where('import_run.added', '>', 0)
    .orderBy('statement_import.id', 'desc')
    .limit(MAX_CHECKED.imports)
    .execute()
  let isSeen = false
  for (const { id } of imports) {
    const rows = await db
      .selectFrom('import_row')
      .select('reason')
      .where('user_id', '=', userId)
      .where('import_id', '=', id)
      .where('seq', '<', MAX_CHECKED.rows)
      .where('verdict', '=', 'duplicate')
      .execute()
    const codes = new Set(rows.map((row) => readReasons(row.reason)[0]?.code as RowReason['code'] | undefined))
    if (codes.has('row.other-number')) return false
    isSeen ||= codes.has('row.same-number') || codes.has('row.same-number-moved')
  }
  return isSeen
}

/** The other numbers that existing rows had in later files. */
async function findOtherNumbers(db: Db, userId: string, { from, to }: Days, imports: readonly VisibleImport[]) {
  const numbers = new Map<string, string[]>()
  for (const earlier of imports.filter(({ hasDuplicates }) => hasDuplicates)) {
    const rows = await db
      .selectFrom('import_row')
      .select(['transaction_id', 'bank_id'])
      .where('user_id', '=', userId)
      .where('import_id', '=', earlier.id)
      .where('verdict', '=', 'duplicate')
      .where('bank_id', 'is not', null)
      .where('reason', 'like', getReasonPattern('row.other-number'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute()
    for (const { transaction_id: id, bank_id: bankId } of rows) {
      const existing = numbers.get(id!)
      if (existing) existing.push(bankId!)
      else numbers.set(id!, [bankId!])
    }
  }
  return numbers
}

async function findVisibleImports(db: Db, userId: string): Promise<VisibleImport[]> {
  const rows = await selectVisibleImports(db, userId)
    .select(['statement_import.id', 'statement_import.source', 'statement_import.shape', 'statement_import.is_turned'])
    .select(['statement_import.currency', 'import_run.source as read_source', 'import_run.duplicate'])
    .orderBy('statement_import.id')
    .execute()
  return rows.map(({ id, source, shape, currency, is_turned, read_source, duplicate }) => ({
    id,
    source,
    readSource: read_source,
    shape,
    currency,
    isReversed: is_turned === 1,
    hasDuplicates: duplicate > 0,
  }))
}

/** The account the user sets for an import applies to all its rows. */
export function getSource(earlier: { source: string | null; readSource: string | null }, rowSource: string | null) {
  return earlier.source === earlier.readSource ? rowSource : earlier.source
}

/** The accounts of rows whose own file named none, each from the first later file that repeated the row. */
async function findRecognizedSources(
  db: Db,
  userId: string,
  { from, to }: Days,
  imports: readonly VisibleImport[],
): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  if (imports.every((earlier) => earlier.source !== null)) return sources
  for (const earlier of imports.filter(({ hasDuplicates }) => hasDuplicates)) {
    const rows = await db
      .selectFrom('import_row')
      .select(['transaction_id', 'source'])
      .where('user_id', '=', userId)
      .where('import_id', '=', earlier.id)
      .where('verdict', '=', 'duplicate')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where((eb) => (earlier.source === null ? eb('source', 'is not', null) : eb.lit(true)))
      .execute()
    for (const row of rows) {
      const source = getSource(earlier, row.source)
      if (source !== null && !sources.has(row.transaction_id!)) sources.set(row.transaction_id!, source)
    }
  }
  return sources
}

/** The ids of transactions that were split, so that only their parts exist. */
async function findSplitIds(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('txn')
    .select('split_of')
    .distinct()
    .where('user_id', '=', userId)
    .where('split_of', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.split_of!))
}
