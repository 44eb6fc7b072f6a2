import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { reduceCases } from '@evenkeel/engine/core/testing/sample.ts'
import { convertMinor } from '@evenkeel/engine/exchange-rates/convert.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { aCategory, aTxn, insertUser, makeTextReason } from '../../testing/ledger-rows.ts'
import { createTestDatabase, testEngine } from '../../testing/test-database.ts'
import { isInColumn } from '../column-contains.ts'
import { searchDayTexts } from '../day-texts.ts'
import { getCurrentRates, storeRates } from '../exchange-rates/current-rates.ts'
import { listHistory, recordAction } from '../history/history.ts'
import { undoAction } from '../history/undo.ts'
import { createSearchKey, foldForSearch } from '../search-key.ts'
import { withTotals } from './ledger-totals.ts'

const { db, reports, close } = await createTestDatabase()
afterAll(close)

const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-12', '2026-11-20', '2027-02-03']
const CURRENCIES = ['USD', 'EUR', 'JPY', 'CAD', 'XXQ'] // No rates are published for the last one.
const NO_OTHER_TEXT = { simpleName: '', source: null, note: null, tags: null }
const AT = '2026-11-15T10:00:00.000Z'

const NAME = fc.constantFrom('CAFE ROMA', 'RENT  office', 'Roma\u001erent', 'Food')
const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), row: anyRow() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), at: fc.nat(40), row: anyRow() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename row' as const), at: fc.nat(40), name: NAME }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), at: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(anyRow(), { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop category' as const), at: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change kind' as const), at: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('rename' as const), at: fc.nat(2), to: fc.constantFrom('Cafe', 'Rent') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), in: fc.constantFrom('USD', 'EUR', 'JPY') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('new rate' as const),
      day: fc.constantFrom('2026-10-31', '2026-11-12', '2026-11-19', '2027-01-04'),
      currency: fc.constantFrom('USD', 'JPY', 'CAD'),
      rate: fc.integer({ min: 50, max: 20_000 }),
    }),
  },
)

function anyRow() {
  return fc.record({
    day: fc.constantFrom(...DAYS),
    minor: fc.integer({ min: -30_000, max: 30_000 }),
    currency: fc.constantFrom(...CURRENCIES),
    category: fc.nat(3),
    needs_review: fc.nat(1),
    name: NAME,
  })
}

test('whatever happens to a ledger, its totals are the sum of its rows, each converted on its own', async () => {
  const run = async (moves: (typeof move extends fc.Arbitrary<infer Move> ? Move : never)[]) => {
    const userId = await insertUser(db)
    const action = { userId, reason: makeTextReason('Test'), at: AT }
    const categoryIds: string[] = []
    let categories: (string | null)[] = []
    await recordAction(db, action, async (write) => {
      for (const name of ['Food', 'Home', 'Pay']) categoryIds.push((await write.insert('category', aCategory(name))).id)
    })
    const toTxn = ({
      category,
      ...rest
    }: {
      category: number
      day: string
      minor: number
      currency: string
      needs_review: number
      name: string
    }) =>
      aTxn({
        ...rest,
        search_key: createSearchKey({ ...NO_OTHER_TEXT, name: rest.name }),
        category_id: categories[category] ?? null,
      })
    const listIds = async () =>
      (await db.selectFrom('txn').select('id').where('user_id', '=', userId).orderBy('id').execute()).map((r) => r.id)
    let shown = 'USD'
    for (const next of moves) {
      const ids = await listIds()
      await expectFound(userId)
      const existing = await db.selectFrom('category').select('id').where('user_id', '=', userId).execute()
      categories = categoryIds.map((id) => (existing.some((category) => category.id === id) ? id : null))
      const pick = (at: number) => ids[at % ids.length]
      if (next.do === 'add') await recordAction(db, action, (write) => write.insert('txn', toTxn(next.row)))
      else if (next.do === 'import') {
        const import_id = createId()
        await recordAction(db, action, (write) =>
          write.insertMany(
            'txn',
            next.rows.map((r) => ({ ...toTxn(r), import_id })),
            { column: 'import_id', value: import_id },
          ),
        )
      } else if (next.do === 'edit' && ids.length > 0) {
        await recordAction(db, action, (write) => write.update('txn', pick(next.at)!, null, toTxn(next.row)))
      } else if (next.do === 'rename row' && ids.length > 0) {
        const renamed = { name: next.name, search_key: createSearchKey({ ...NO_OTHER_TEXT, name: next.name }) }
        await recordAction(db, action, (write) => write.update('txn', pick(next.at)!, null, renamed))
      } else if (next.do === 'remove' && ids.length > 0) {
        await recordAction(db, action, (write) => write.removeMany('txn', [pick(next.at)!]))
      } else if (next.do === 'undo') {
        const entries = await listHistory(db, userId, { limit: 100 })
        // Refused if something conflicts; then nothing has changed.
        await undoAction(db, userId, entries[next.at % entries.length]!.id, AT).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
        })
      } else if (next.do === 'drop category' || next.do === 'change kind') {
        const id = categories[next.at]
        if (id) {
          await recordAction(db, action, async (write) => {
            if (next.do === 'change kind') await write.update('category', id, null, { kind: 'income' })
            else await write.remove('category', id)
          })
        }
      } else if (next.do === 'rename') {
        const id = categories[next.at]
        const name_key = `${next.to.toLowerCase()} ${next.at}`
        if (id)
          await recordAction(db, action, (write) => write.update('category', id, null, { name: next.to, name_key }))
      } else if (next.do === 'new rate') {
        const { day, currency, rate } = next
        await storeRates(db, [{ day: day as PlainDate, currency, rate: String(rate / 100), source: 'ecb' }], AT)
      } else if (next.do === 'look') {
        shown = next.in
        await expectCorrectTotals(userId, shown)
      }
    }
    await expectCorrectTotals(userId, shown)
  }
  await fc.assert(fc.asyncProperty(fc.array(move, { maxLength: 40, size: 'max' }), run), {
    numRuns: reduceCases(testEngine === 'sqlite' ? 25 : 8),
  })
})

async function expectCorrectTotals(userId: string, shown: string) {
  const expected = await recompute(userId, shown)
  const found = await withTotals({ db, reports }, userId, shown, async (from) => ({
    days: await from.selectFrom('ledger_day').selectAll().where('user_id', '=', userId).execute(),
    months: await from.selectFrom('ledger_month').selectAll().where('user_id', '=', userId).execute(),
  }))
  const toMap = (rows: object[]) =>
    new Map(
      rows.map((total) => {
        const { day, month, bucket, currency, minor, row_count, review_count, unconverted } = total as Record<
          string,
          unknown
        >
        return [`${day ?? month} ${bucket} ${currency}`, [minor, row_count, review_count, unconverted].map(Number)]
      }),
    )
  expect(toMap(found.days)).toEqual(expected(10))
  expect(toMap(found.months)).toEqual(expected(7))
}

/**
 * A search uses the texts of days and, for days that changed since, the rows. It must find the same as checking every
 * row.
 */
async function expectFound(userId: string) {
  const rows = await db
    .selectFrom('txn')
    .leftJoin('category', 'category.id', 'txn.category_id')
    .select(['txn.id', 'txn.day', 'txn.search_key', 'category.name_key'])
    .where('txn.user_id', '=', userId)
    .execute()
  for (const search of ['cafe', 'ROMA rent', 'rent', 'food']) {
    const isFound = sql<boolean>`(${isInColumn(db, 'txn.search_key', search)} or txn.category_id in
      (select id from category where ${isInColumn(db, 'category.name_key', search)}))`
    const found = await searchDayTexts(reports, userId, search, isFound)
    if (found === null) continue
    const searchText = foldForSearch(search)
    const expected = new Map<string, string[]>()
    for (const { id, day, search_key, name_key } of rows) {
      if (!search_key.includes(searchText) && !name_key?.includes(searchText)) continue
      expected.set(day, [...(expected.get(day) ?? []), id].sort())
    }
    expect(new Map([...found.counts.keys()].map((day) => [day, found.toIds(day)]))).toEqual(expected)
    expect([...found.counts].every(([day, count]) => count === expected.get(day)?.length)).toBe(true)
  }
}

/** The totals computed from the rows alone, one by one, and grouped by day (10 characters) or month (7). */
async function recompute(userId: string, shown: string) {
  const { table } = await getCurrentRates(db)
  const rows = await db.selectFrom('txn').selectAll().where('user_id', '=', userId).execute()
  return (length: number) => {
    const totals = new Map<string, number[]>()
    for (const row of rows) {
      const bucket = row.category_id ?? (row.minor > 0 ? 'none-in' : 'none-out')
      const key = `${row.day.slice(0, length)} ${bucket} ${row.currency}`
      const total = totals.get(key) ?? [0, 0, 0, 0]
      const minor = convertMinor(Number(row.minor), row.currency, shown, row.day as PlainDate, table)?.minor
      totals.set(key, [
        total[0]! + (minor ?? 0),
        total[1]! + 1,
        total[2]! + row.needs_review,
        total[3]! + (minor === undefined ? 1 : 0),
      ])
    }
    return totals
  }
}
