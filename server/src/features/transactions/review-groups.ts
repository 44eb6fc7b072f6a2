import { sql } from 'kysely'
import { findCategories } from '../../ledger/category-lookup.ts'
import { toLikelyNames, toStoredLikely } from '../../ledger/likely-categories.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { editMany } from './edit-transactions.ts'
import type { TransactionRow } from './transaction-body.ts'
import { findInOrder } from './transaction-queries.ts'

export type ReviewGroup = {
  name: string
  direction: 'in' | 'out'
  /** The current category of its transactions, if they all have the same. */
  category: string | null
  count: number
  /** The most likely categories, without the current one. */
  likely: string[]
  /** The newest transactions of the group. */
  rows: TransactionRow[]
}
type OpenGroup = Omit<ReviewGroup, 'rows' | 'category' | 'likely'> & {
  key: string
  names: string[]
  categories: Set<string | null>
}

const ROWS_SHOWN = 4

/**
 * What needs review, by merchant and direction: uncategorized groups first, then the largest. One answer settles a
 * whole group. Names that differ only in case are the same merchant.
 */
export async function findReviewGroups(deps: Deps, userId: string, limit: number) {
  const db = deps.reports
  const groups = await findOpenGroups(db, userId)
  const shown = groups.slice(0, limit)
  const rows = await findNewest(db, userId, shown)
  const getLikely = await findLikely(deps, userId, [...rows.values()])
  return {
    merchants: groups.length,
    transactions: groups.reduce((sum, group) => sum + group.count, 0),
    results: shown.map(({ key, name, direction, count, categories }): ReviewGroup => {
      const groupRows = rows.get(key) ?? []
      const category = categories.size === 1 ? (groupRows[0]?.category ?? null) : null
      return {
        name,
        direction,
        count,
        rows: groupRows,
        category,
        likely: getLikely(groupRows).filter((other) => other !== category),
      }
    }),
  }
}

/** The likely categories of a group's newest transaction. Older versions stored none; then we ask the categorizer. */
async function findLikely(deps: Deps, userId: string, groups: readonly TransactionRow[][]) {
  const categories = await findCategories(deps.reports, userId)
  const isStored = groups.every(([newest]) => newest?.likely)
  const categoriser = isStored ? null : await createUserCategoriser(deps, userId)
  return ([newest]: readonly TransactionRow[]): string[] => {
    if (!newest) return []
    const { likely, name, currency } = newest
    const input = { text: name, minor: Number(newest.minor), currency, source: newest.source ?? undefined }
    return toLikelyNames(likely ?? toStoredLikely(categoriser?.categorise(input).likely ?? []), categories)
  }
}

/**
 * Settles all transactions of a merchant and direction that need review as one action: with this category, or as they
 * are if it's null. Then uncategorized ones still need review.
 */
export async function resolveReview(
  deps: Deps,
  userId: string,
  { name, direction, category }: { name: string; direction: 'in' | 'out'; category: string | null },
) {
  const unreviewed = await selectUnreviewed(deps.reports, userId)
    .select(['id', 'simple_name'])
    .where('minor', direction === 'in' ? '>=' : '<', 0)
    .execute()
  const key = toNameKey(name)
  const ids = unreviewed.filter((row) => toNameKey(row.simple_name) === key).map((row) => row.id)
  if (ids.length === 0) return { edited: 0, history_id: null }
  return editMany(deps, userId, ids, category === null ? { needs_review: false } : { category })
}

function selectUnreviewed(db: Db, userId: string) {
  return db.selectFrom('txn').where('user_id', '=', userId).where('needs_review', '=', 1)
}

const DIRECTION = sql<'in' | 'out'>`case when minor < 0 then 'out' else 'in' end`
const toNameKey = (name: string) => name.trim().toLowerCase()

async function findOpenGroups(db: Db, userId: string): Promise<OpenGroup[]> {
  const counted = await selectUnreviewed(db, userId)
    .select((eb) => ['simple_name', 'category_id', DIRECTION.as('direction'), eb.fn.countAll<number>().as('n')])
    .groupBy(['simple_name', 'category_id', DIRECTION])
    .orderBy('simple_name')
    .execute()
  const groups = new Map<string, OpenGroup>()
  for (const { simple_name, category_id, direction, n } of counted) {
    const key = `${direction} ${toNameKey(simple_name)}`
    const group = groups.get(key) ?? { key, name: simple_name, direction, count: 0, names: [], categories: new Set() }
    groups.set(key, group)
    group.count += Number(n)
    if (!group.names.includes(simple_name)) group.names.push(simple_name)
    group.categories.add(category_id)
  }
  const isUncategorized = (group: OpenGroup) => Number(group.categories.has(null))
  return [...groups.values()].sort((a, b) => isUncategorized(b) - isUncategorized(a) || b.count - a.count)
}

/** The newest transactions of each group. Only these are read, because a group may have thousands. */
async function findNewest(
  db: Db,
  userId: string,
  groups: readonly OpenGroup[],
): Promise<Map<string, TransactionRow[]>> {
  const byGroup = new Map<string, TransactionRow[]>()
  const names = [...new Set(groups.flatMap((group) => group.names))]
  if (names.length === 0) return byGroup
  const place = sql<number>`row_number() over (partition by simple_name, ${DIRECTION} order by day desc, id desc)`
  const newest = await db
    .selectFrom(
      selectUnreviewed(db, userId)
        .select(['id', 'day', place.as('place')])
        .where('simple_name', 'in', names)
        .as('waiting'),
    )
    .select('id')
    .where('place', '<=', ROWS_SHOWN)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const row of await findInOrder(db, userId, newest)) {
    const key = `${Number(row.minor) < 0 ? 'out' : 'in'} ${toNameKey(row.simple_name)}`
    const rows = byGroup.get(key) ?? []
    byGroup.set(key, rows)
    if (rows.length < ROWS_SHOWN) rows.push(row)
  }
  return byGroup
}
