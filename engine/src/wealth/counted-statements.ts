import type { PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'

/** A statement as entered. Minor units of the account's currency; ids sort by the time of entry. */
export type EnteredStatement = {
  readonly id: string
  readonly day: PlainDate
  readonly deposits: number
  readonly withdrawals: number
  readonly final: number
  /** Whether deposits and withdrawals were entered; if not, both are 0 here. */
  readonly isFlowStated: boolean
}

/** A statement as the calculations use it: one per day, with its flows. */
export type CountedStatement = Omit<EnteredStatement, 'isFlowStated'> & {
  /** Whether the change in balance counts as the flow. */
  readonly isFlowDerived: boolean
}

/**
 * The statements that count, oldest first. Of several on one day, the one entered last counts. If nobody entered the
 * flows of an account without gains (cash or debt), the change in balance is the flow: money in a bank account doesn't
 * grow without a transaction.
 */
export function getCountedStatements(type: AccountType, entered: readonly EnteredStatement[]): CountedStatement[] {
  const lastOfDay = new Map<PlainDate, EnteredStatement>()
  for (const statement of entered) {
    const existing = lastOfDay.get(statement.day)
    if (existing === undefined || existing.id < statement.id) lastOfDay.set(statement.day, statement)
  }
  const ordered = [...lastOfDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
  return ordered.map(({ isFlowStated, ...statement }, i) => {
    if (isFlowStated || ACCOUNT_TYPES[type].hasGains) return { ...statement, isFlowDerived: false }
    const change = i === 0 ? 0 : statement.final - ordered[i - 1]!.final
    return { ...statement, deposits: Math.max(change, 0), withdrawals: Math.max(-change, 0), isFlowDerived: true }
  })
}
