import type { FlowProposal } from '@evenkeel/contract/statements.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { monthRange, shiftMonth } from '@evenkeel/engine/core/period.ts'
import { monthOf, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type AccountTransfer, transfersBetween } from '@evenkeel/engine/wealth/statement-warnings.ts'
import { accountBodies, wealthReader } from '../../ledger/wealth/account-body.ts'
import type { Deps } from '../../platform/deps.ts'
import { statementReader } from './statement-body.ts'

type Owner = { id: string; preferredCurrency: string }

/** The last day of the previous month, or today if it's the last of its month. */
export function lastMonthEnd(today: PlainDate): PlainDate {
  const month = monthOf(today)
  return monthRange(month).to === today ? today : monthRange(shiftMonth(month, -1)).to
}

/** All accounts for one day: the statement, the one before, and what transfers moved since. */
export async function statementGrid(deps: Deps, owner: Owner, date: PlainDate, today: PlainDate) {
  const reader = await statementReader(deps.reports, owner.id, today)
  const { results } = await accountBodies(deps, owner.id, await wealthReader(deps, owner, today))
  const needed = reader.wealth.flatMap(({ counted }) => {
    const at = counted.findLastIndex(({ day }) => day <= date)
    return counted.slice(Math.max(0, at - 1), at + 1).map(({ id }) => id)
  })
  const rows = needed.length === 0 ? [] : await rowsById(deps, owner.id, needed)
  const rowOf = (id: string | undefined) => {
    const row = rows.find((candidate) => candidate.id === id)
    return row ? reader.toBody(row) : null
  }
  return {
    date,
    rows: reader.wealth.flatMap(({ account, counted }) => {
      if (account.is_archived === 1) return []
      const body = results.find(({ id }) => id === account.id)
      if (!body) return []
      const statement = counted.find(({ day }) => day === date)
      const previous = counted.findLast(({ day }) => day < date)
      const transfers = reader.transfers.get(account.id) ?? []
      return [
        {
          account: body,
          statement: rowOf(statement?.id),
          previous: rowOf(previous?.id),
          proposal: previous ? proposalOf(transfers, previous.day, date, account.currency) : null,
        },
      ]
    }),
  }
}

function rowsById(deps: Deps, userId: string, ids: readonly string[]) {
  return deps.reports.selectFrom('statement').selectAll().where('user_id', '=', userId).where('id', 'in', ids).execute()
}

function proposalOf(
  transfers: readonly AccountTransfer[],
  after: PlainDate,
  upTo: PlainDate,
  currency: string,
): FlowProposal | null {
  const moved = transfersBetween(transfers, after, upTo)
  if (moved.transfers.length === 0) return null
  const money = (minor: number) => formatMinor(minor, currency)
  return {
    cash_deposits: money(moved.deposits),
    cash_withdrawals: money(moved.withdrawals),
    after,
    transfers: moved.transfers.map(({ id, day, name, minor }) => ({
      transaction_id: id,
      date: day,
      name,
      amount: money(minor),
    })),
  }
}
