import type { listStatements, StatementGap } from '@evenkeel/contract/statements.ts'
import { getMonthRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findStatementGaps } from '@evenkeel/engine/wealth/statement-gaps.ts'
import type { z } from 'zod'
import type { AccountWealth, StatementRow } from '../../ledger/wealth/find-wealth.ts'
import type { Db } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'

type Query = z.output<typeof listStatements.query>
const MAX_GAPS = 500

/** One page of statements, newest first. */
export async function findStatementPage(db: Db, userId: string, query: Query) {
  let matching = db.selectFrom('statement').where('user_id', '=', userId)
  if (query.account_id !== undefined) matching = matching.where('account_id', '=', query.account_id)
  if (query.from !== undefined) matching = matching.where('day', '>=', query.from)
  if (query.to !== undefined) matching = matching.where('day', '<=', query.to)
  let page = matching.selectAll()
  if (query.cursor !== undefined) {
    const [day, id] = readCursor(query.cursor)
    page = page.where((eb) => eb.or([eb('day', '<', day), eb.and([eb('day', '=', day), eb('id', '<', id)])]))
  }
  const [{ n }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    page
      .orderBy('day', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute(),
  ])
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const next = rows.length > shown.length && last ? `${last.day}.${last.id}` : null
  return { rows: shown, next, total: Number(n) }
}

function readCursor(cursor: string): [day: string, id: string] {
  const [day, id] = cursor.split('.')
  if (!day || !id) throw new AppError('invalid-input', 'cursor: invalid')
  return [day, id]
}

/** The newest 500 months without a statement for the requested accounts and days. Archived accounts need none. */
export function findGaps(wealth: readonly AccountWealth[], query: Query, today: PlainDate): StatementGap[] {
  const requested = wealth.filter(
    ({ account }) => account.is_archived === 0 && (query.account_id === undefined || account.id === query.account_id),
  )
  return requested
    .flatMap(({ account, type, entered }) => {
      const days = entered.map(({ day }) => day)
      return findStatementGaps(type, days, today).map((month) => ({
        account_id: account.id,
        month,
        date: getMonthRange(month).to,
      }))
    })
    .filter(
      ({ date }) => (query.from === undefined || date >= query.from) && (query.to === undefined || date <= query.to),
    )
    .sort((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0))
    .slice(0, MAX_GAPS)
}

export async function requireStatement(db: Db, userId: string, id: string): Promise<StatementRow> {
  const rows = db.selectFrom('statement').selectAll().where('user_id', '=', userId).where('id', '=', id)
  const row = await rows.executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Statement not found.')
  return row
}
