import type { FlowProposal } from '@evenkeel/contract/statements.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getMonthRange, shiftMonth } from '@evenkeel/engine/core/period.ts'
import { getMonth, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type AccountTransfer, sumTransfers } from '@evenkeel/engine/wealth/statement-warnings.ts'
import { createWealthReader, findAccountBodies } from '../../ledger/wealth/account-body.ts'
import type { Deps } from '../../platform/deps.ts'
import { createStatementRenderer } from './statement-body.ts'

type Owner = { id: string; preferredCurrency: string }

/** The last day of the previous month, or today if it's the last day of its month. */
export function getLastMonthEnd(today: PlainDate): PlainDate {
  const month = getMonth(today)
  return getMonthRange(month).to === today ? today : getMonthRange(shiftMonth(month, -1)).to
}

/** Each account on one day, except archived ones: its statement, the one before, and what transfers moved since. */
export async function buildGrid(deps: Deps, owner: Owner, date: PlainDate, today: PlainDate) {
  const renderer = await createStatementRenderer(deps.reports, owner.id, today)
  const { results } = await findAccountBodies(deps, owner.id, await createWealthReader(deps, owner, today))
  const needed = renderer.wealth.flatMap(({ counted }) => {
    const at = counted.findLastIndex(({ day }) => day <= date)
    return counted.slice(Math.max(0, at - 1), at + 1).map(({ id }) => id)
  })
  const rows = needed.length === 0 ? [] : await findRows(deps, owner.id, needed)
  const findRow = (id: string | undefined) => {
    const row = rows.find((candidate) => candidate.id === id)
    return row ? renderer.toBody(row) : null
  }
  return {
    date,
    rows: renderer.wealth.flatMap(({ account, counted }) => {
      if (account.is_archived === 1) return []
      const body = results.find(({ id }) => id === account.id)
      if (!body) return []
      const statement = counted.find(({ day }) => day === date)
      const previous = counted.findLast(({ day }) => day < date)
      const transfers = renderer.transfers.get(account.id) ?? []
      return [
        {
          account: body,
          statement: findRow(statement?.id),
          previous: findRow(previous?.id),
          proposal: previous ? createProposal(transfers, previous.day, date, account.currency) : null,
        },
      ]
    }),
  }
}

function findRows(deps: Deps, userId: string, ids: readonly string[]) {
  return deps.reports.selectFrom('statement').selectAll().where('user_id', '=', userId).where('id', 'in', ids).execute()
}

function createProposal(
  transfers: readonly AccountTransfer[],
  after: PlainDate,
  upTo: PlainDate,
  currency: string,
): FlowProposal | null {
  const transferred = sumTransfers(transfers, after, upTo)
  if (transferred.transfers.length === 0) return null
  const format = (minor: number) => formatMinor(minor, currency)
  return {
    cash_deposits: format(transferred.deposits),
    cash_withdrawals: format(transferred.withdrawals),
    after,
    transfers: transferred.transfers.map(({ id, day, name, minor }) => ({
      transaction_id: id,
      date: day,
      name,
      amount: format(minor),
    })),
  }
}
