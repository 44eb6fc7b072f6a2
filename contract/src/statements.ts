import { z } from 'zod'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  IdParams,
  InstantText,
  ListQuery,
  listOf,
  PlainDateText,
  ReportDay,
  Version,
} from './values.ts'
import { StatementOrigin, WealthAccount } from './wealth.ts'

/** Deposits and withdrawals have no sign. */
const UnsignedAmount = AmountText.refine((text) => !text.startsWith('-'), 'must not be negative')

const MonthText = z.string().regex(/^\d{4}-\d{2}$/)

/** Something to check; never blocks saving. Amounts are in the account's currency. */
export const StatementWarning = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('future-date') }),
  z.strictObject({ code: z.literal('long-ago') }),
  /** Several statements for one day: only the one entered last counts. */
  z.strictObject({ code: z.literal('same-day'), count: z.number().int(), counts: z.boolean() }),
  /**
   * The balance changed far more than deposits and withdrawals explain. `ratio`: this balance / the expected one, or
   * null if that's zero.
   */
  z.strictObject({
    code: z.literal('balance-far-off'),
    previous_date: PlainDateText,
    expected: AmountText,
    ratio: z.number().nullable(),
  }),
  /** Transfers in linked sources add up to a different amount. `difference`: the stated amount - the transfers. */
  z.strictObject({ code: z.literal('deposits-differ'), transfers: AmountText, difference: AmountText }),
  z.strictObject({ code: z.literal('withdrawals-differ'), transfers: AmountText, difference: AmountText }),
  /** A debt, such as a loan or card, with a positive balance: debts are negative. */
  z.strictObject({ code: z.literal('debt-is-positive') }),
])
export type StatementWarning = z.infer<typeof StatementWarning>

export const Statement = z.strictObject({
  id: Id,
  account_id: Id,
  statement_date: PlainDateText,
  cash_deposits: AmountText,
  cash_withdrawals: AmountText,
  final_balance: AmountText,
  currency: CurrencyCode,
  origin: StatementOrigin,
  /** The import that created it. */
  import_id: Id.nullable(),
  /**
   * `stated`: deposits and withdrawals were entered, or the account has market gain and they count as 0.
   * `from-balance`: they weren't entered, and the account has no market gain (cash, cards, loans), so the change in
   * balance counts as money moved.
   */
  flows: z.enum(['stated', 'from-balance']),
  warnings: z.array(StatementWarning),
  version: Version,
  last_updated: InstantText,
})
export type Statement = z.infer<typeof Statement>

export const SavedStatement = Statement.extend({ history_id: Id.nullable() })
export type SavedStatement = z.infer<typeof SavedStatement>

/**
 * A past month without a statement, after an account's first one. A statement from the first five days of a month
 * counts for the month before. Archived accounts, property, vehicles and the like have no gaps.
 */
export const StatementGap = z.strictObject({
  account_id: Id,
  month: MonthText,
  /** The last day of the month: the date for a new statement. */
  date: PlainDateText,
})
export type StatementGap = z.infer<typeof StatementGap>

export const listStatements = defineRoute({
  method: 'GET',
  path: '/api/statements/',
  summary: 'Lists statements, newest first, and months without one',
  access: 'subscribed',
  query: ListQuery.extend({
    account_id: Id.optional(),
    from: ReportDay.optional(),
    to: ReportDay.optional(),
    today: ReportDay.optional(),
  }),
  /** `gaps`: for the requested accounts and days, on every page; newest first, at most 500. */
  response: listOf(Statement).extend({ gaps: z.array(StatementGap) }),
})

const figures = {
  statement_date: PlainDateText,
  cash_deposits: UnsignedAmount,
  cash_withdrawals: UnsignedAmount,
  final_balance: AmountText,
}

/**
 * If deposits and withdrawals are both left out, they're 0 or, on accounts without market gain, the change in balance.
 * If only one is left out, it's 0.
 */
export const NewStatement = z.strictObject({
  ...figures,
  account_id: Id,
  cash_deposits: figures.cash_deposits.optional(),
  cash_withdrawals: figures.cash_withdrawals.optional(),
  today: ReportDay.optional(),
})
export type NewStatement = z.infer<typeof NewStatement>

export const createStatement = defineRoute({
  method: 'POST',
  path: '/api/statements/',
  summary: 'Adds a statement to an account',
  access: 'subscribed',
  body: NewStatement,
  response: SavedStatement,
  status: 201,
})

export const getStatement = defineRoute({
  method: 'GET',
  path: '/api/statements/{id}/',
  summary: 'Returns one statement',
  access: 'subscribed',
  params: IdParams,
  response: Statement,
})

/** An edited statement counts as entered manually: importing a file no longer changes it. */
export const StatementPatch = z.strictObject({
  ...z.strictObject(figures).partial().shape,
  account_id: Id.optional(),
  version: Version,
})
export type StatementPatch = z.infer<typeof StatementPatch>

export const editStatement = defineRoute({
  method: 'PATCH',
  path: '/api/statements/{id}/',
  summary: 'Changes a statement; a stale version gets a 409 with the current one',
  access: 'subscribed',
  params: IdParams,
  body: StatementPatch,
  response: SavedStatement,
})

const Deleted = z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() })

export const deleteStatement = defineRoute({
  method: 'DELETE',
  path: '/api/statements/{id}/',
  summary: 'Deletes a statement; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: Deleted,
})

export const bulkDeleteStatements = defineRoute({
  method: 'POST',
  path: '/api/statements/bulk-delete/',
  summary: 'Deletes several statements, all or nothing',
  access: 'subscribed',
  body: z.strictObject({ ids: z.array(Id).min(1).max(10_000) }),
  response: Deleted,
})

/** Deposits and withdrawals from transfers between the user's own accounts since the previous statement. */
export const FlowProposal = z.strictObject({
  cash_deposits: AmountText,
  cash_withdrawals: AmountText,
  /** The previous statement's date: only transfers after it, up to the grid's date, are included. */
  after: PlainDateText.nullable(),
  /** The transactions behind it; positive amounts went into the account. */
  transfers: z.array(z.strictObject({ transaction_id: Id, date: PlainDateText, name: z.string(), amount: AmountText })),
})
export type FlowProposal = z.infer<typeof FlowProposal>

export const getStatementGrid = defineRoute({
  method: 'GET',
  path: '/api/statements/grid/',
  summary: 'Returns each account’s statement for a date, the one before it, and suggested cash flows',
  access: 'subscribed',
  query: z.strictObject({
    /** Defaults to the end of last month, or to today on the last day of a month. */
    date: ReportDay.optional(),
    today: ReportDay.optional(),
  }),
  response: z.strictObject({
    date: PlainDateText,
    /** Accounts that aren't archived, in order. */
    rows: z.array(
      z.strictObject({
        account: WealthAccount,
        statement: Statement.nullable(),
        previous: Statement.nullable(),
        proposal: FlowProposal.nullable(),
      }),
    ),
  }),
})

/** A row of the grid: `id` and `version` of the statement it changes, or neither for a new one. */
export const GridStatement = z.strictObject({
  account_id: Id,
  cash_deposits: UnsignedAmount.optional(),
  cash_withdrawals: UnsignedAmount.optional(),
  final_balance: AmountText,
  id: Id.optional(),
  version: Version.optional(),
})
export type GridStatement = z.infer<typeof GridStatement>

export const saveStatementGrid = defineRoute({
  method: 'POST',
  path: '/api/statements/grid/',
  summary: 'Saves statements for many accounts on one date as one action, all or nothing',
  access: 'subscribed',
  body: z.strictObject({
    statement_date: PlainDateText,
    statements: z.array(GridStatement).min(1).max(500),
    today: ReportDay.optional(),
  }),
  response: z.strictObject({
    statements: z.array(Statement),
    added: z.number().int(),
    changed: z.number().int(),
    history_id: Id.nullable(),
  }),
})
