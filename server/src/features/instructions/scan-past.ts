import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyInstructions, type InstructionRow } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { describeRule } from '@evenkeel/engine/instructions/describe-rule.ts'
import type { InstructionRule } from '@evenkeel/engine/instructions/instruction-rules.ts'
import type { Selectable } from 'kysely'
import type { KnownCategory } from '../../ledger/category-lookup.ts'
import { changeTags } from '../../ledger/tags.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { createPause } from '../../platform/short-turns.ts'

const ROWS_PER_PAGE = 2_000

const COLUMNS = [
  'id',
  'day',
  'source',
  'name',
  'simple_name',
  'category_id',
  'currency',
  'minor',
  'reason_level',
  'tags',
] as const

export type PastRow = Pick<Selectable<Schema['txn']>, (typeof COLUMNS)[number]>

/** What the rules would do with a transaction. `decided`: nothing, because the user chose its category. */
export type Judgment =
  | {
      kind: 'change'
      rule: InstructionRule
      categoryId: string | null
      simpleName: string
      source: string | null
      tags: string | null
    }
  | { kind: 'skip'; rule: InstructionRule }
  | { kind: 'decided'; rule: InstructionRule }

/**
 * Creates a function that judges a transaction: null if no rule changes it. `onMatch` gets each rule that matches one,
 * and whether it decides anything there.
 */
export function createJudge(
  rules: readonly InstructionRule[],
  categories: readonly KnownCategory[],
  onMatch?: (rule: InstructionRule, row: PastRow, decides: boolean) => void,
) {
  const ids = new Map(categories.map(({ name, id }) => [name, id]))
  return (row: PastRow): Judgment | null => {
    const result = applyInstructions(
      rules,
      toInstructionRow(row),
      onMatch && ((rule, decides) => onMatch(rule, row, decides)),
    )
    if (!result) return null
    const { rule } = result
    if (result.skip) return { kind: 'skip', rule }
    const categoryId = (result.category !== undefined && ids.get(result.category)) || row.category_id
    const simpleName = result.simpleName ?? row.simple_name
    const source = result.source ?? row.source
    const tags = changeTags(row.tags, result.tags ?? [], [])
    const isSame = simpleName === row.simple_name && source === row.source && tags === row.tags
    if (isSame && categoryId === row.category_id) return null
    if (row.reason_level === 'user') return { kind: 'decided', rule }
    return { kind: 'change', rule, categoryId, simpleName, source, tags }
  }
}

function toInstructionRow(row: PastRow): InstructionRow {
  return {
    text: row.name,
    simpleName: row.simple_name,
    minor: Number(row.minor),
    currency: row.currency,
    day: row.day as PlainDate, // Checked before we stored it.
    ...(row.source === null ? {} : { source: row.source }),
  }
}

/**
 * Judges all of the user's transactions, newest first, and returns their number. They're read off the main thread, and
 * other requests get a turn every few milliseconds. Throws if the signal is aborted.
 */
export async function scanPast(
  reports: Db,
  userId: string,
  judge: (row: PastRow) => Judgment | null,
  onJudged: (row: PastRow, judgment: Judgment) => void,
  signal?: AbortSignal,
): Promise<number> {
  const pause = createPause()
  let count = 0
  let last: PastRow | undefined
  do {
    const page = await findPageAfter(reports, userId, last)
    for (const row of page) {
      const judgment = judge(row)
      if (judgment) onJudged(row, judgment)
      await pause()
      signal?.throwIfAborted()
    }
    count += page.length
    last = page.length === ROWS_PER_PAGE ? page.at(-1) : undefined
    signal?.throwIfAborted()
  } while (last)
  return count
}

function findPageAfter(reports: Db, userId: string, last: PastRow | undefined): Promise<PastRow[]> {
  let query = reports.selectFrom('txn').select(COLUMNS).where('user_id', '=', userId)
  if (last) {
    const { day, id } = last
    query = query.where((eb) => eb(eb.refTuple('day', 'id'), '<', eb.tuple(day, id)))
  }
  return query.orderBy('day', 'desc').orderBy('id', 'desc').limit(ROWS_PER_PAGE).execute()
}

export function getRuleText(rule: InstructionRule): string {
  return describeRule(rule).text
}
