import { PersonalAttributes } from '@evenkeel/contract/accounts.ts'
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from '@evenkeel/contract/attachments.ts'
import { BudgetKind, Repeat } from '@evenkeel/contract/budget.ts'
import { CategoryKind } from '@evenkeel/contract/categories.ts'
import { ImportVerdict } from '@evenkeel/contract/imports.ts'
import { InstructionsText } from '@evenkeel/contract/instructions.ts'
import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import { CurrencyCode, Id, InstantText, PlainDateText, SafeText, textUpTo } from '@evenkeel/contract/values.ts'
import { AccountType, StatementOrigin } from '@evenkeel/contract/wealth.ts'
import { z } from 'zod'
import { readReasons } from '../../ledger/stored-reasons.ts'
import { readTags, toStoredTags } from '../../ledger/tags.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'

export type Row = Record<string, unknown>
type Column = { name: string; kind: 'text' | 'integer' | 'real'; isNullable: boolean; hasDefault: boolean }
export type TableColumns = ReadonlyMap<string, readonly Column[]>

/** `column` is missing in the row, or its value isn't one that this program would have written. */
export class RowError extends Error {
  override name = 'RowError'
  readonly column: string
  constructor(column: string) {
    super(`unexpected value in ${column}`)
    this.column = column
  }
}

const MAX_TEXT_LENGTH = 100_000
const Text = SafeText.max(MAX_TEXT_LENGTH)
const YesNo = z.union([z.literal(0), z.literal(1)])
const Count = z.number().int().min(0).max(2_147_483_647)
const Minor = z.number().int()

/** What a column with this name contains, unless `BY_TABLE` says otherwise. */
const BY_NAME: Record<string, z.ZodType> = {
  id: Id,
  day: PlainDateText,
  until: PlainDateText,
  today: PlainDateText,
  forecast_on: PlainDateText,
  currency: CurrencyCode,
  annual_income_currency: PersonalAttributes.shape.annual_income_currency,
  created_at: InstantText,
  last_updated: InstantText,
  at: InstantText,
  reason: Text.refine(canBeRead),
  reason_text: Text.refine(canBeRead),
  detail: Text.refine(canBeRead),
  balance_detail: Text.refine(canBeRead),
  tags: Text.refine((stored) => toStoredTags(readTags(stored)) === stored),
  verdict: ImportVerdict,
  needs_review: YesNo,
  spread: YesNo,
  share_anonymously: YesNo,
  confidence: z.number().min(0).max(1),
  line: Count,
  seq: Count,
}

/** What a column contains in one table. */
const BY_TABLE: Partial<Record<keyof Schema, Record<string, z.ZodType>>> = {
  category: { name: textUpTo(60), kind: CategoryKind },
  txn: { source: Text.max(500), simple_name: Text.max(1_000), note: Text.max(10_000) },
  budget_item: { kind: BudgetKind, repeat_every: Repeat.shape.every, repeat_unit: Repeat.shape.unit },
  wealth_account: { name: textUpTo(120), type: AccountType },
  statement: { origin: StatementOrigin },
  custom_instruction: { text: InstructionsText },
  scenario: {
    name: Text.max(200),
    inputs: makeJsonText(SimulatorInputs),
    forecast: makeJsonText(z.looseObject({ years: z.array(z.looseObject({})).max(200) })),
  },
  personal_attributes: PersonalAttributes.pick({
    birth_year: true,
    household_size: true,
    country: true,
    region: true,
    work: true,
    housing: true,
  }).shape,
  attachment: {
    file_name: textUpTo(200),
    media_type: z.enum(ATTACHMENT_TYPES),
    bytes: z.number().int().min(1).max(MAX_ATTACHMENT_BYTES),
  },
  import_run: { status: z.enum(['done', 'failed']), dry_run: z.literal(0), balance_ok: YesNo, needs_review: Count },
  taken_row: { before: makeJsonText(createRowCheck()), after: makeJsonText(createRowCheck()) },
  history: { action: Text.max(100), summary: Text.max(10_000).refine(canBeRead) },
}

/** These values are written directly to columns of an import's row, so no other columns are allowed. */
function createRowCheck() {
  const text = Text.nullable()
  const columnsOfFixedRows = {
    day: PlainDateText.nullable().optional(),
    minor: Minor.nullable().optional(),
    currency: CurrencyCode.nullable().optional(),
    name: Text.optional(),
  }
  return z.strictObject({
    verdict: ImportVerdict,
    reason: Text.refine(canBeRead),
    transaction_id: Id.nullable(),
    simple_name: text,
    category_id: Id.nullable(),
    confidence: z.number().nullable(),
    needs_review: YesNo,
    reason_level: text,
    reason_text: text,
    merchant_key: text,
    search_key: text,
    likely: text.optional(), // Older exports don't have it.
    ...columnsOfFixedRows,
  })
}

/** Reads the columns from the database, so a column added later is restored without a change here. */
export async function readTableColumns(db: Db): Promise<TableColumns> {
  const tables = await db.introspection.getTables()
  const columns: TableColumns = new Map(
    tables.map((table) => [
      table.name,
      table.columns.map((column) => ({
        name: column.name,
        kind: getKind(column.dataType),
        isNullable: column.isNullable,
        hasDefault: column.hasDefaultValue,
      })),
    ]),
  )
  // These are read through views, which don't know their columns' constraints.
  const stored = ['txn', 'category'].map((view) => {
    const shown = new Set(columns.get(view)?.map(({ name }) => name))
    return [view, columns.get(`${view}_row`)?.filter(({ name }) => shown.has(name)) ?? []] as const
  })
  return new Map([...columns, ...stored])
}

function getKind(dataType: string): Column['kind'] {
  if (/int/i.test(dataType)) return 'integer'
  return /real|float|double/i.test(dataType) ? 'real' : 'text'
}

/**
 * The row's values for the columns of the table, each checked, except for the columns in `filled`, which the program
 * sets itself. Other columns are passed to `onUnknown` and dropped. Throws `RowError`.
 */
export function checkRow(
  table: keyof Schema,
  columns: readonly Column[],
  values: Row,
  filled: readonly string[],
  onUnknown: (column: string) => void,
): Row {
  const row: Row = {}
  for (const column of columns) {
    if (filled.includes(column.name)) continue
    // A column missing in older exports gets its default, or null if allowed.
    const value = values[column.name] ?? (column.isNullable ? null : undefined)
    if (values[column.name] === undefined && column.hasDefault) continue
    const isValid = value === null ? column.isNullable : getCheck(table, column).safeParse(value).success
    if (!isValid || value === undefined) throw new RowError(column.name)
    row[column.name] = value
  }
  for (const name of Object.keys(values)) {
    if (!filled.includes(name) && !columns.some((column) => column.name === name)) onUnknown(name)
  }
  if (table === 'budget_item' && (row.kind === 'income') !== Number(row.minor) >= 0 && row.minor !== 0)
    throw new RowError('minor')
  return row
}

const checks = new Map<string, z.ZodType>()

function getCheck(table: keyof Schema, column: Column): z.ZodType {
  const key = `${table}.${column.name}`
  const cached = checks.get(key)
  if (cached) return cached
  const check = BY_TABLE[table]?.[column.name] ?? BY_NAME[column.name] ?? createCheckByType(column)
  checks.set(key, check)
  return check
}

function createCheckByType({ name, kind }: Column): z.ZodType {
  if (name.startsWith('is_')) return YesNo
  if (name.endsWith('_id') || name === 'split_of' || name === 'undoes' || name === 'undone_by' || name === 'again_of')
    return Id
  if (kind === 'text') return Text
  if (kind === 'real') return z.number()
  return name.endsWith('minor') ? Minor : z.number().int().min(-2_147_483_648).max(2_147_483_647)
}

function canBeRead(stored: string): boolean {
  try {
    renderReasons(readReasons(stored))
    return true
  } catch {
    return false
  }
}

function makeJsonText(schema: z.ZodType) {
  return Text.refine((text) => {
    try {
      return schema.safeParse(JSON.parse(text)).success
    } catch {
      return false
    }
  })
}
