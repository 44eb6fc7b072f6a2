import { PostgresAdapter, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { foldForSearch } from '../../ledger/search-key.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'

type Query = SelectQueryBuilder<Schema, 'txn', object>
type Found = { id: string; sort_key: string }
type Page = { rows: number; offset: number; cursor: { key: string; id: string } | undefined }
type Direction = 'asc' | 'desc'
/** Transactions with the same value, such as a category; null for those without one. */
type Group = { value: string | null; name: string; folded: string }

/** What transactions are grouped by, and the order within a group, as in the index. */
type Grouping = { column: RawBuilder<string | null>; within: 'day' | 'id'; groups: Group[] }

/** If groups are ordered by day, a sort key is the day, which always has this length, and then the group's name. */
const DAY_LENGTH = 10
/** If the user has more sources, they aren't queried one by one. */
const MAX_SOURCES = 300

/** The user's categories, each in order of day. Uncategorized transactions have the empty name. */
export async function findCategoryGroups(db: Db, userId: string): Promise<Grouping> {
  const categories = await db.selectFrom('category').select(['id', 'name']).where('user_id', '=', userId).execute()
  const groups = [createGroup(null, ''), ...categories.map(({ id, name }) => createGroup(id, name))]
  return { column: sql<string | null>`txn.category_id`, within: 'day', groups }
}

/** The user's sources, with the empty name for none; null if there are too many to query one by one. */
export async function findSourceGroups(db: Db, userId: string): Promise<Grouping | null> {
  const column = sql<string>`coalesce(txn.source, '')`
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // SQLite steps from one source to the next through an index; PostgreSQL reads all rows once.
  const { rows } = isPostgres
    ? await sql<{ v: string }>`select distinct coalesce(source, '') as v from txn where user_id = ${userId}
        limit ${MAX_SOURCES + 1}`.execute(db)
    : await sql<{ v: string }>`with recursive one(v) as (
        select min(coalesce(source, '')) from txn where user_id = ${userId}
        union all
        select (select min(coalesce(source, '')) from txn where user_id = ${userId} and coalesce(source, '') > one.v)
        from one where one.v is not null limit ${MAX_SOURCES + 2}
      ) select v from one where v is not null`.execute(db)
  return rows.length > MAX_SOURCES ? null : { column, within: 'id', groups: rows.map(({ v }) => createGroup(v, v)) }
}

/**
 * A page of transactions in the order of their groups' names, ignoring case and accents. There are few groups: queried
 * one after another, each in index order, they fill a page without sorting everything.
 */
export async function findByGroup(
  matching: Query,
  { column, within, groups }: Grouping,
  direction: Direction,
  { rows, offset, cursor }: Page,
): Promise<Found[]> {
  const isOrderedByDay = within === 'day'
  const counts = offset > 0 ? await countGroups(matching, column) : null
  const after = readPosition(cursor, within)
  const found: Found[] = []
  let remainingOffset = offset
  for (const group of groups.toSorted((a, b) => compare(a, b, direction))) {
    if (after && compare(group, after.group, direction) < 0) continue
    const count = counts?.get(group.value) ?? 0
    if (counts && remainingOffset >= count) {
      remainingOffset -= count
      continue
    }
    const isInGroup = group.value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${group.value}`
    const isStarted = after !== undefined && compare(group, after.group, direction) === 0
    const query = matching
      .select(['txn.id', 'txn.day'])
      .where(isInGroup)
      .$if(isStarted, (started) => started.where(isAfter(after!, isOrderedByDay, direction)))
    const ordered = isOrderedByDay ? query.orderBy('txn.day', direction) : query
    const some = await ordered
      .orderBy('txn.id', direction)
      .offset(remainingOffset)
      .limit(rows - found.length)
      .execute()
    for (const { id, day } of some) found.push({ id, sort_key: isOrderedByDay ? day + group.name : group.name })
    if (found.length === rows) break
    remainingOffset = 0
  }
  return found
}

function isAfter({ day, id }: Position, isOrderedByDay: boolean, direction: Direction) {
  const isPast = direction === 'asc' ? sql`>` : sql`<`
  return isOrderedByDay
    ? sql<boolean>`(txn.day, txn.id) ${isPast} (${day}, ${id})`
    : sql<boolean>`txn.id ${isPast} ${id}`
}

/** The same page if only a few transactions match: reads all of them and sorts them here. */
export async function sortFewRows(
  few: Query,
  { column, within, groups }: Grouping,
  direction: Direction,
  { rows, offset, cursor }: Page,
): Promise<Found[]> {
  const isOrderedByDay = within === 'day'
  const byValue = new Map(groups.map((group) => [group.value, group]))
  const read = await few.select(['txn.id', 'txn.day', column.as('value')]).execute()
  const positions = read.map(({ id, day, value }) => ({
    id,
    day: isOrderedByDay ? day : '',
    group: byValue.get(value) ?? createGroup(value, value ?? ''),
  }))
  const sign = direction === 'asc' ? 1 : -1
  const comparePositions = (a: Position, b: Position) =>
    compare(a.group, b.group, direction) || sign * (compareText(a.day, b.day) || compareText(a.id, b.id))
  const after = readPosition(cursor, within)
  return positions
    .filter((position) => !after || comparePositions(position, after) > 0)
    .sort(comparePositions)
    .slice(offset, offset + rows)
    .map(({ id, day, group }) => ({ id, sort_key: day + group.name }))
}

type Position = { day: string; group: Group; id: string }

function readPosition(cursor: Page['cursor'], within: Grouping['within']): Position | undefined {
  if (!cursor) return undefined
  const { key, id } = cursor
  return within === 'day'
    ? { day: key.slice(0, DAY_LENGTH), group: createGroup(null, key.slice(DAY_LENGTH)), id }
    : { day: '', group: createGroup(null, key), id }
}

function createGroup(value: string | null, name: string): Group {
  return { value, name, folded: foldForSearch(name) }
}

/** Names that differ only in case and accents are adjacent, in a stable order. */
function compare(a: Group, b: Group, direction: Direction): number {
  const order = compareText(a.folded, b.folded) || compareText(a.name, b.name)
  return direction === 'asc' ? order : -order
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

async function countGroups(matching: Query, column: Grouping['column']): Promise<Map<string | null, number>> {
  const rows = await matching
    .select((eb) => [column.as('value'), eb.fn.countAll<number>().as('n')])
    .groupBy(column)
    .execute()
  return new Map(rows.map(({ value, n }) => [value, Number(n)]))
}
