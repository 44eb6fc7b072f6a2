import { minorDigits } from '../core/currency.ts'
import { daysBetween, type PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'
import type { CountedStatement, EnteredStatement } from './counted-statements.ts'

/** A transfer between own accounts, seen from the account: positive is money into it. */
export type AccountTransfer = {
  readonly id: string
  readonly day: PlainDate
  readonly name: string
  readonly minor: number
}

export type StatementWarning =
  | { readonly code: 'future-date' }
  | { readonly code: 'same-day'; readonly count: number; readonly counts: boolean }
  | {
      readonly code: 'balance-far-off'
      readonly previousDay: PlainDate
      readonly expected: number
      readonly ratio: number | null
    }
  | { readonly code: 'deposits-differ' | 'withdrawals-differ'; readonly transfers: number; readonly difference: number }
  | { readonly code: 'debt-is-positive' }

type Account = { readonly type: AccountType; readonly currency: string }

/** Below this, in whole units of the currency, a change is never remarkable. */
const SMALL_CHANGE = 500

/** Finds what is worth a second look in a statement of an account. Never a reason to refuse one. */
export function createWarnings(
  account: Account,
  entered: readonly EnteredStatement[],
  counted: readonly CountedStatement[],
  transfers: readonly AccountTransfer[],
  today: PlainDate,
): (id: string) => StatementWarning[] {
  const places = new Map(counted.map((statement, i) => [statement.id, i]))
  const byId = new Map(entered.map((statement) => [statement.id, statement]))
  const onDay = new Map<PlainDate, number>()
  for (const { day } of entered) onDay.set(day, (onDay.get(day) ?? 0) + 1)
  return (id) => {
    const statement = byId.get(id)
    if (!statement) return []
    const found: StatementWarning[] = []
    if (statement.day > today) found.push({ code: 'future-date' })
    const count = onDay.get(statement.day)!
    const at = places.get(id)
    if (count > 1) found.push({ code: 'same-day', count, counts: at !== undefined })
    if (ACCOUNT_TYPES[account.type].isDebt && statement.final > 0) found.push({ code: 'debt-is-positive' })
    const previous = at === undefined ? undefined : counted[at - 1]
    if (at !== undefined && previous) found.push(...againstPrevious(account, previous, counted[at]!, transfers))
    return found
  }
}

/** Transfers into and out of an account after one day and up to another. */
export function transfersBetween(
  transfers: readonly AccountTransfer[],
  after: PlainDate | null,
  upTo: PlainDate,
): { deposits: number; withdrawals: number; transfers: AccountTransfer[] } {
  const within = transfers.filter(({ day }) => (after === null || day > after) && day <= upTo)
  return {
    deposits: within.reduce((sum, { minor }) => sum + Math.max(minor, 0), 0),
    withdrawals: within.reduce((sum, { minor }) => sum + Math.max(-minor, 0), 0),
    transfers: within,
  }
}

function againstPrevious(
  { type, currency }: Account,
  previous: CountedStatement,
  statement: CountedStatement,
  transfers: readonly AccountTransfer[],
): StatementWarning[] {
  if (statement.isFlowDerived) return []
  const found: StatementWarning[] = []
  const expected = previous.final + statement.deposits - statement.withdrawals
  const off = Math.abs(statement.final - expected)
  // The usual change is of any time up to a year; beyond that it grows with the years.
  const years = Math.max(1, daysBetween(previous.day, statement.day) / 365)
  const base = Math.max(Math.abs(previous.final), Math.abs(expected))
  if (off > SMALL_CHANGE * 10 ** minorDigits(currency) && off > base * ACCOUNT_TYPES[type].usualChange * years) {
    const ratio = expected === 0 ? null : statement.final / expected
    found.push({ code: 'balance-far-off', previousDay: previous.day, expected, ratio })
  }
  const moved = transfersBetween(transfers, previous.day, statement.day)
  if (moved.transfers.length === 0) return found
  for (const [code, stated, seen] of [
    ['deposits-differ', statement.deposits, moved.deposits],
    ['withdrawals-differ', statement.withdrawals, moved.withdrawals],
  ] as const) {
    if (stated !== seen) found.push({ code, transfers: seen, difference: stated - seen })
  }
  return found
}
