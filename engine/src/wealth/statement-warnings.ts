import { countDecimals } from '../core/currency.ts'
import { addMonths, countDaysBetween, type PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'
import type { CountedStatement, EnteredStatement } from './counted-statements.ts'

/** A transfer between the user's own accounts, from the account's point of view: positive is money into it. */
export type AccountTransfer = {
  readonly id: string
  readonly day: PlainDate
  readonly name: string
  readonly minor: number
}

export type StatementWarning =
  | { readonly code: 'future-date' }
  | { readonly code: 'long-ago' }
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

/** Smaller differences from the expected balance, in whole units of the currency, never cause a warning. */
const SMALL_CHANGE = 500

/** No account is this old, so the year must be a typo. */
const LONG_AGO_MONTHS = 1200

type Statements = {
  /** All of an account's statements, in date order. */
  readonly entered: readonly EnteredStatement[]
  readonly counted: readonly CountedStatement[]
  readonly transfers: readonly AccountTransfer[]
}

/** What to check in a statement. Never a reason to refuse one. */
export function findStatementWarnings(
  account: Account,
  { entered, counted, transfers }: Statements,
  { id, day }: Pick<EnteredStatement, 'id' | 'day'>,
  today: PlainDate,
): StatementWarning[] {
  const first = findFirstOn(entered, day)
  let count = 0
  while (entered[first + count]?.day === day) count++
  const statement = entered.slice(first, first + count).find((each) => each.id === id)
  if (!statement) return []
  const found: StatementWarning[] = []
  if (day > today) found.push({ code: 'future-date' })
  if (day < addMonths(today, -LONG_AGO_MONTHS)) found.push({ code: 'long-ago' })
  const at = findFirstOn(counted, day)
  const counts = counted[at]?.id === id
  if (count > 1) found.push({ code: 'same-day', count, counts })
  if (ACCOUNT_TYPES[account.type].isDebt && statement.final > 0) found.push({ code: 'debt-is-positive' })
  const previous = counted[at - 1]
  if (counts && previous) found.push(...compareWithPrevious(account, previous, counted[at]!, transfers))
  return found
}

/** The counted version of this statement, or undefined if another one counts for its day. */
export function findCounted(
  counted: readonly CountedStatement[],
  { id, day }: Pick<EnteredStatement, 'id' | 'day'>,
): CountedStatement | undefined {
  const found = counted[findFirstOn(counted, day)]
  return found?.id === id ? found : undefined
}

/** The index of the first statement on or after a day; the number of statements if there is none. */
function findFirstOn(statements: readonly { readonly day: PlainDate }[], day: PlainDate): number {
  let [low, high] = [0, statements.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (statements[middle]!.day < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Transfers into and out of an account after one day and up to another. */
export function sumTransfers(
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

function compareWithPrevious(
  { type, currency }: Account,
  previous: CountedStatement,
  statement: CountedStatement,
  transfers: readonly AccountTransfer[],
): StatementWarning[] {
  if (statement.isFlowDerived) return []
  const found: StatementWarning[] = []
  const expected = previous.final + statement.deposits - statement.withdrawals
  const off = Math.abs(statement.final - expected)
  // The usual change covers any period up to a year. For longer periods it grows in proportion.
  const years = Math.max(1, countDaysBetween(previous.day, statement.day) / 365)
  const base = Math.max(Math.abs(previous.final), Math.abs(expected))
  if (off > SMALL_CHANGE * 10 ** countDecimals(currency) && off > base * ACCOUNT_TYPES[type].usualChange * years) {
    const ratio = expected === 0 ? null : statement.final / expected
    found.push({ code: 'balance-far-off', previousDay: previous.day, expected, ratio })
  }
  const moved = sumTransfers(transfers, previous.day, statement.day)
  if (moved.transfers.length === 0) return found
  for (const [code, stated, seen] of [
    ['deposits-differ', statement.deposits, moved.deposits],
    ['withdrawals-differ', statement.withdrawals, moved.withdrawals],
  ] as const) {
    if (stated !== seen) found.push({ code, transfers: seen, difference: stated - seen })
  }
  return found
}
