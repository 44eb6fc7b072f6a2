import { z } from 'zod'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  KnownCurrencyCode,
  nameUpTo,
  PlainDateText,
  ReportDay,
  safeTextUpTo,
  textUpTo,
} from './values.ts'
import { AccountType } from './wealth.ts'

const STATEMENT_TEXT_MAX = 500_000

/** What an account name in the pasted table refers to. Balances without a name have the label "". */
export const AccountAnswer = z.union([
  z.strictObject({ label: safeTextUpTo(300), account_id: Id }),
  z.strictObject({
    label: safeTextUpTo(300),
    create: z.strictObject({ name: nameUpTo(120), type: AccountType, currency: KnownCurrencyCode }),
  }),
  z.strictObject({ label: safeTextUpTo(300), skip: z.literal(true) }),
])
export type AccountAnswer = z.infer<typeof AccountAnswer>

/** One account in the table. */
export const ReadAccount = z.strictObject({
  label: z.string(),
  /** The matching account: chosen, or with the same name. Null if there is none. */
  account_id: Id.nullable(),
  account_name: z.string().nullable(),
  /** `known`, `new` and `skipped` are decided; `unknown` needs an answer, and its statements aren't saved. */
  decision: z.enum(['known', 'new', 'skipped', 'unknown']),
  /** For a new account: its name, likely type and currency. */
  suggested: z.strictObject({ name: z.string(), type: AccountType, currency: CurrencyCode }),
  statement_count: z.number().int(),
})
export type ReadAccount = z.infer<typeof ReadAccount>

export const ReadStatement = z.strictObject({
  label: z.string(),
  line: z.number().int(),
  statement_date: PlainDateText,
  cash_deposits: AmountText,
  cash_withdrawals: AmountText,
  final_balance: AmountText,
  currency: CurrencyCode,
  /**
   * `new`; `same`: already saved; `differs`: that day already has different figures, which we keep unless `replace` is
   * true; `waits`: its account hasn't been chosen yet; `skipped`.
   */
  verdict: z.enum(['new', 'same', 'differs', 'waits', 'skipped']),
  /** The existing statement, for `same` and `differs`. */
  present: z
    .strictObject({ id: Id, cash_deposits: AmountText, cash_withdrawals: AmountText, final_balance: AmountText })
    .nullable(),
})
export type ReadStatement = z.infer<typeof ReadStatement>

/** Text that didn't become a statement, and why. */
export const UnreadPart = z.strictObject({
  line: z.number().int(),
  text: z.string(),
  code: z.enum([
    'no-date',
    'bad-date',
    'bad-amount',
    'no-account',
    'no-balance',
    'total-line',
    'unknown-currency',
    'not-used',
  ]),
})
export type UnreadPart = z.infer<typeof UnreadPart>

/** Something only the user knows. Where we can, we assume an answer until they give theirs. */
export const StatementQuestion = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('which-account'), label: z.string(), candidates: z.array(Id) }),
  z.strictObject({ code: z.literal('day-order'), assumed: z.enum(['day-first', 'month-first']), example: z.string() }),
  z.strictObject({ code: z.literal('replace'), count: z.number().int() }),
  /** A debt's balances have no signs: we assume that they're owed. */
  z.strictObject({ code: z.literal('debt-sign'), label: z.string() }),
  /** The table has balances but no dates: send `statement_date`. */
  z.strictObject({ code: z.literal('which-date') }),
  z.strictObject({ code: z.literal('nothing-read') }),
])
export type StatementQuestion = z.infer<typeof StatementQuestion>

export const importStatements = defineRoute({
  method: 'POST',
  path: '/api/statements/import/',
  summary: 'Imports statements from a pasted table of balances, with accounts in columns, in rows or one after another',
  access: 'subscribed',
  body: z.strictObject({
    text: textUpTo(STATEMENT_TEXT_MAX),
    /** The account for a table that covers only one, whatever its name, and for balances without a name. */
    account_id: Id.optional(),
    accounts: z.array(AccountAnswer).max(200).optional(),
    day_order: z.enum(['day-first', 'month-first']).optional(),
    /** The date for a table without dates. */
    statement_date: PlainDateText.optional(),
    /** Overwrites statements that differ for the same account and day. */
    replace: z.boolean().optional(),
    /** The currency to suggest for a new account whose amounts don't state one; defaults to the preferred one. */
    currency: KnownCurrencyCode.optional(),
    today: ReportDay.optional(),
    /** Saves nothing and returns a preview: the counts are zero and `history_id` is null. */
    dry_run: z.boolean().optional(),
  }),
  maxBytes: 2_000_000,
  response: z.strictObject({
    layout: z.enum(['accounts-in-columns', 'accounts-in-rows', 'one-account', 'blocks', 'nothing']),
    accounts: z.array(ReadAccount),
    statements: z.array(ReadStatement),
    not_understood: z.array(UnreadPart),
    questions: z.array(StatementQuestion),
    /** What was saved; zeros in a dry run. */
    added: z.number().int(),
    changed: z.number().int(),
    accounts_added: z.number().int(),
    history_id: Id.nullable(),
  }),
})
export type StatementImport = z.infer<typeof importStatements.response>
