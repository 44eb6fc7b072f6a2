import type {
  AccountAnswer,
  ReadAccount,
  ReadStatement,
  StatementImport,
  StatementQuestion,
  UnreadPart,
} from '@evenkeel/contract/statement-import.ts'
import type { AccountType } from '@evenkeel/contract/wealth.ts'
import { isKnownCurrency } from '@evenkeel/engine/core/currency.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { foldText } from '@evenkeel/engine/language/fold-text.ts'
import { getCurrencyFromSign } from '@evenkeel/engine/statement-files/values/currencies.ts'
import { ACCOUNT_TYPES } from '@evenkeel/engine/wealth/account-type.ts'
import {
  type BalanceTable,
  type TableStatement,
  toSignedMinor,
} from '@evenkeel/engine/wealth/balance-table/read-balance-table.ts'
import type { EnteredStatement } from '@evenkeel/engine/wealth/counted-statements.ts'
import { suggestAccountType } from '@evenkeel/engine/wealth/suggest-account-type.ts'
import type { AccountWealth } from '../../ledger/wealth/find-wealth.ts'
import { AppError } from '../../platform/errors.ts'

type ImportOptions = {
  accounts: readonly AccountAnswer[]
  accountId: string | undefined
  currency: string
  replace: boolean
}

/** A statement from the table and what to do with it. `present` is the account's saved statement for the same day. */
export type PlannedStatement = {
  label: string
  line: number
  day: PlainDate
  currency: string
  deposits: number
  withdrawals: number
  final: number
  isFlowStated: boolean
  verdict: ReadStatement['verdict']
  present: EnteredStatement | null
}

type PlannedAccount = ReadAccount & {
  wealth: AccountWealth | null
  type: AccountType
  currency: string
}

export type ImportPlan = {
  layout: StatementImport['layout']
  accounts: PlannedAccount[]
  statements: PlannedStatement[]
  unread: UnreadPart[]
  questions: StatementQuestion[]
}

/** Decides what to do with a table: which accounts it covers, what is new, and what to ask. */
export function planImport(table: BalanceTable, wealth: readonly AccountWealth[], options: ImportOptions): ImportPlan {
  const unread: UnreadPart[] = [...table.unread]
  const questions: StatementQuestion[] = []
  const byLabel = Map.groupBy(table.statements, ({ label }) => label)
  const accounts: PlannedAccount[] = []
  const statements: PlannedStatement[] = []
  for (const [label, rows] of byLabel) {
    const account = decideAccount(label, rows, table, wealth, options, byLabel.size === 1)
    accounts.push(account)
    if (account.decision === 'unknown') {
      questions.push({ code: 'which-account', label, candidates: findCandidates(label, wealth) })
    }
    const figures = toFigures(rows, account, table, unread)
    // If the balances of a debt have no signs, they're money owed. A plus sign means that the bank owes the user.
    const hasSigns = rows.some(({ balance }) => balance.isSigned)
    const isReversed = ACCOUNT_TYPES[account.type].isDebt && !hasSigns && figures.every(({ final }) => final >= 0)
    if (isReversed && figures.some(({ final }) => final > 0)) questions.push({ code: 'debt-sign', label })
    for (const figure of figures) {
      const final = isReversed && figure.final !== 0 ? -figure.final : figure.final
      statements.push(compareWithExisting({ ...figure, final }, account))
    }
  }
  const differing = statements.filter(({ verdict }) => verdict === 'differs').length
  if (differing > 0 && !options.replace) questions.push({ code: 'replace', count: differing })
  if (table.dayOrderGuess) {
    const { order, example } = table.dayOrderGuess
    questions.push({ code: 'day-order', assumed: order === 'dmy' ? 'day-first' : 'month-first', example })
  }
  if (statements.length === 0) {
    const hasUndated = unread.some(({ code }) => code === 'no-date')
    questions.push({ code: hasUndated ? 'which-date' : 'nothing-read' })
  }
  return { layout: table.layout, accounts, statements, unread, questions }
}

function decideAccount(
  label: string,
  rows: readonly TableStatement[],
  table: BalanceTable,
  wealth: readonly AccountWealth[],
  { accounts, accountId, currency }: ImportOptions,
  isOnly: boolean,
): PlannedAccount {
  const written = rows.flatMap((row) => findCurrency(row, currency) ?? [])[0]
  const suggestedCurrency = written && isKnownCurrency(written) ? written : currency
  const sample = toSignedMinor(rows[0]!.balance, table.mark, suggestedCurrency)
  const suggested = {
    name: label.slice(0, 120) || 'Account',
    type: suggestAccountType(label, sample),
    currency: suggestedCurrency,
  }
  const base = { label, suggested, statement_count: rows.length }
  const toPlannedAccount = (found: AccountWealth): PlannedAccount => ({
    ...base,
    account_id: found.account.id,
    account_name: found.account.name,
    decision: 'known',
    wealth: found,
    type: found.type,
    currency: found.account.currency,
  })
  const none = { account_id: null, account_name: null, wealth: null, type: suggested.type, currency: suggestedCurrency }
  const answer = accounts.find((account) => account.label === label)
  if (answer && 'skip' in answer) return { ...base, ...none, decision: 'skipped' }
  if (answer && 'create' in answer) {
    return { ...base, ...none, decision: 'new', suggested: answer.create, ...getTypeAndCurrency(answer.create) }
  }
  const chosenId = answer && 'account_id' in answer ? answer.account_id : isOnly || label === '' ? accountId : undefined
  if (chosenId !== undefined) return toPlannedAccount(requireAccount(wealth, chosenId))
  const sameName = wealth.filter(({ account }) => label !== '' && foldText(account.name) === foldText(label))
  return sameName.length === 1 ? toPlannedAccount(sameName[0]!) : { ...base, ...none, decision: 'unknown' }
}

function getTypeAndCurrency({ type, currency }: { type: AccountType; currency: string }) {
  return { type, currency }
}

export function requireAccount(wealth: readonly AccountWealth[], id: string): AccountWealth {
  const found = wealth.find(({ account }) => account.id === id)
  if (!found) throw new AppError('not-found', 'Account not found.')
  return found
}

/** Accounts whose name shares a word of three or more letters with the label, or all accounts if none does. */
function findCandidates(label: string, wealth: readonly AccountWealth[]): string[] {
  const words = new Set(
    foldText(label)
      .split(/\W+/)
      .filter((word) => word.length > 2),
  )
  const similar = wealth.filter(({ account }) =>
    foldText(account.name)
      .split(/\W+/)
      .some((word) => words.has(word)),
  )
  return (similar.length > 0 ? similar : wealth).map(({ account }) => account.id)
}

/** The currency a row names, or null. An ambiguous sign ($, ¥, kr) means `accountCurrency` if that fits. */
function findCurrency(row: TableStatement, accountCurrency: string): string | null {
  const written = row.currency ?? row.balance.currency
  return written && getCurrencyFromSign(written, accountCurrency, accountCurrency)
}

type Figures = Omit<PlannedStatement, 'verdict' | 'present'>

function toFigures(
  rows: readonly TableStatement[],
  account: PlannedAccount,
  table: BalanceTable,
  unread: UnreadPart[],
): Figures[] {
  const { currency } = account
  return rows.flatMap((row): Figures[] => {
    const written = findCurrency(row, currency)
    const leaveUnread = (code: UnreadPart['code']) => {
      unread.push({ line: row.line, text: `${row.label} ${row.day}`.trim(), code })
      return []
    }
    if (written !== null && written !== currency) return leaveUnread('unknown-currency')
    const toMinorOrZero = (parts: TableStatement['balance'] | null) =>
      parts === null ? 0 : toSignedMinor(parts, table.mark, currency)
    const [final, paidIn, paidOut] = [
      toMinorOrZero(row.balance),
      toMinorOrZero(row.deposits),
      toMinorOrZero(row.withdrawals),
    ]
    if (final === null || paidIn === null || paidOut === null) return leaveUnread('bad-amount')
    // A negative deposit is a withdrawal. Withdrawals may or may not have a minus sign.
    return [
      {
        label: row.label,
        line: row.line,
        day: row.day,
        currency,
        deposits: Math.max(paidIn, 0),
        withdrawals: Math.abs(paidOut) + Math.max(-paidIn, 0),
        final,
        isFlowStated: row.deposits !== null || row.withdrawals !== null,
      },
    ]
  })
}

function compareWithExisting(figures: Figures, account: PlannedAccount): PlannedStatement {
  if (account.decision === 'skipped') return { ...figures, verdict: 'skipped', present: null }
  if (account.decision === 'unknown') return { ...figures, verdict: 'waits', present: null }
  const present = account.wealth?.entered.findLast(({ day }) => day === figures.day) ?? null
  if (present === null) return { ...figures, verdict: 'new', present }
  const hasSameFlows =
    !figures.isFlowStated ||
    (present.deposits === figures.deposits && present.withdrawals === figures.withdrawals && present.isFlowStated)
  const isSame = present.final === figures.final && hasSameFlows
  return { ...figures, verdict: isSame ? 'same' : 'differs', present }
}

export function toReadStatement(statement: PlannedStatement): ReadStatement {
  const format = (minor: number) => formatMinor(minor, statement.currency)
  return {
    label: statement.label,
    line: statement.line,
    statement_date: statement.day,
    cash_deposits: format(statement.deposits),
    cash_withdrawals: format(statement.withdrawals),
    final_balance: format(statement.final),
    currency: statement.currency,
    verdict: statement.verdict,
    present: statement.present && {
      id: statement.present.id,
      cash_deposits: format(statement.present.deposits),
      cash_withdrawals: format(statement.present.withdrawals),
      final_balance: format(statement.present.final),
    },
  }
}
