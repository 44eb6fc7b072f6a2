import { MAX_TAG_LENGTH, MAX_TAGS } from '@evenkeel/engine/core/tags.ts'
import { z } from 'zod'
import { CategoryKind } from './categories.ts'
import { ReasonData } from './reasons/reason-data.ts'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  IdParams,
  InstantText,
  isAmountExact,
  KnownCurrencyCode,
  ListQuery,
  listOf,
  nameUpTo,
  PlainDateText,
  safeTextUpTo,
  textUpTo,
  Version,
  visibleTextUpTo,
} from './values.ts'

export const Transaction = z.strictObject({
  id: Id,
  last_updated: InstantText,
  transaction_date: PlainDateText,
  source: z.string().nullable(),
  transaction_name: z.string(),
  simple_name: z.string(),
  /** Null: uncategorized, and always needs review. */
  category: z.string().nullable(),
  /** The best guess for an uncategorized transaction, if any. */
  suggested_category: z.string().nullable(),
  category_kind: CategoryKind.nullable(),
  currency: CurrencyCode,
  amount: AmountText,
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
  /** The reason for the category, as a code and as text. */
  reason: z.strictObject({ level: z.string(), text: z.string(), reasons: z.array(ReasonData) }).nullable(),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  /** Both sides of a transfer have the same id. */
  transfer_id: Id.nullable(),
  split_of: Id.nullable(),
  import_id: Id.nullable(),
  /** Number of attachments; a part of a split also counts those of the whole. */
  attachment_count: z.number().int(),
  version: Version,
})
export type Transaction = z.infer<typeof Transaction>

/** A transaction after a write. Undoing the entry `history_id` undoes exactly this write; null if nothing changed. */
export const SavedTransaction = Transaction.extend({ history_id: Id.nullable().default(null) })
export type SavedTransaction = z.infer<typeof SavedTransaction>

const SortField = z.enum([
  'last_updated',
  'transaction_date',
  'source',
  'transaction_name',
  'simple_name',
  'category',
  'currency',
  'amount',
])
/** A field name, with a leading minus for descending order. */
const TransactionSort = z
  .string()
  .refine(
    (text) => SortField.safeParse(text.replace(/^-/, '')).success,
    'must be a column name, with a leading minus for descending order',
  )

const Flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const FilterText = safeTextUpTo(500)

const transactionFilters = {
  search: FilterText.optional(),
  /** Category names, one per line: any of them matches, and an empty one matches transactions without a category. */
  category: FilterText.optional(),
  /** Sources, one per line, as for categories. */
  source: FilterText.optional(),
  /** Tags, one per line, ignoring case, as for categories. */
  tag: FilterText.optional(),
  from: PlainDateText.optional(),
  to: PlainDateText.optional(),
  updated_since: z.union([InstantText, PlainDateText]).optional(),
  needs_review: Flag.optional(),
  /** Bounds on the signed amount. */
  min_amount: AmountText.optional(),
  max_amount: AmountText.optional(),
  /** Bounds on the absolute amount. */
  min_size: AmountText.optional(),
  max_size: AmountText.optional(),
  direction: z.enum(['in', 'out']).optional(),
  kind: CategoryKind.optional(),
  currency: CurrencyCode.optional(),
  import_id: Id.optional(),
  /** Transactions of the same merchant, in the same direction, as the one with this id. */
  same_merchant_as: Id.optional(),
  sort: TransactionSort.default('-transaction_date'),
}

export const TransactionListQuery = ListQuery.extend({
  ...transactionFilters,
  offset: z.coerce.number().int().min(0).max(10_000_000).optional(),
})
export type TransactionListQuery = z.infer<typeof TransactionListQuery>

export const listTransactions = defineRoute({
  method: 'GET',
  path: '/api/transactions/',
  summary: 'Lists transactions, newest first by default',
  access: 'subscribed',
  query: TransactionListQuery,
  response: listOf(Transaction),
})

export const sumTransactions = defineRoute({
  method: 'GET',
  path: '/api/transactions/totals/',
  summary: 'Counts matching transactions and adds them up by currency',
  access: 'subscribed',
  query: z.strictObject(transactionFilters),
  response: z.strictObject({
    count: z.number().int(),
    /** The most frequent currency first. A sum may have more digits than a single amount. */
    sums: z.array(z.strictObject({ currency: CurrencyCode, count: z.number().int(), amount: z.string() })),
  }),
})

const Tag = nameUpTo(MAX_TAG_LENGTH).refine((tag) => !tag.includes(','), 'must not contain commas')
const Tags = z.array(Tag).max(MAX_TAGS)

const editable = {
  transaction_date: PlainDateText,
  source: visibleTextUpTo(120).nullable(),
  transaction_name: visibleTextUpTo(500),
  simple_name: visibleTextUpTo(200),
  category: textUpTo(60).nullable(),
  currency: KnownCurrencyCode,
  amount: AmountText,
  note: textUpTo(2000).nullable(),
  tags: Tags,
}

const NewTransaction = z
  .strictObject({
    ...editable,
    source: editable.source.optional(),
    simple_name: editable.simple_name.optional(),
    category: editable.category.optional(),
    currency: editable.currency.optional(),
    note: editable.note.optional(),
    tags: editable.tags.optional(),
  })
  .superRefine(checkAmount)

export const createTransaction = defineRoute({
  method: 'POST',
  path: '/api/transactions/',
  summary: 'Adds a transaction manually and fills in missing fields as an import does',
  access: 'subscribed',
  body: NewTransaction,
  response: SavedTransaction,
  status: 201,
})

export const getTransaction = defineRoute({
  method: 'GET',
  path: '/api/transactions/{id}/',
  summary: 'Returns one transaction',
  access: 'subscribed',
  params: IdParams,
  response: Transaction,
})

const TransactionPatch = z.strictObject({
  ...z.strictObject(editable).partial().shape,
  needs_review: z.boolean().optional(),
  /** Also applies the category and simple name to this merchant's other transactions in the same direction. */
  for_merchant: z.boolean().optional(),
  version: Version,
})
export type TransactionPatch = z.infer<typeof TransactionPatch>

export const editTransaction = defineRoute({
  method: 'PATCH',
  path: '/api/transactions/{id}/',
  summary: 'Changes a transaction; a stale version gets a 409 with the current one',
  access: 'subscribed',
  params: IdParams,
  body: TransactionPatch,
  /** `edited` counts this transaction and, with `for_merchant`, the merchant's others that changed. */
  response: SavedTransaction.extend({ edited: z.number().int().default(1) }),
})

const Deleted = z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() })

export const deleteTransaction = defineRoute({
  method: 'DELETE',
  path: '/api/transactions/{id}/',
  summary: 'Deletes a transaction; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: Deleted,
})

const Ids = z.array(Id).min(1).max(10_000)

export const bulkDeleteTransactions = defineRoute({
  method: 'POST',
  path: '/api/transactions/bulk-delete/',
  summary: 'Deletes several transactions, all or nothing',
  access: 'subscribed',
  body: z.strictObject({ ids: Ids }),
  response: Deleted,
})

const Edited = z.strictObject({ edited: z.number().int(), history_id: Id.nullable() })

export const bulkEditTransactions = defineRoute({
  method: 'POST',
  path: '/api/transactions/bulk-edit/',
  summary: 'Sets the same fields on several transactions, all or nothing',
  access: 'subscribed',
  body: z.strictObject({
    ids: Ids,
    category: editable.category.optional(),
    simple_name: editable.simple_name.optional(),
    source: editable.source.optional(),
    /** Amounts aren't converted; refused if one has too many decimals for the currency. */
    currency: editable.currency.optional(),
    add_tags: Tags.optional(),
    remove_tags: Tags.optional(),
    needs_review: z.boolean().optional(),
  }),
  response: Edited,
})

const ReviewDirection = z.enum(['in', 'out'])
export const ReviewGroup = z.strictObject({
  /** Names that differ only in case are the same merchant. */
  name: z.string(),
  direction: ReviewDirection,
  /** The transactions' current category, if they all have the same one. */
  category: z.string().nullable(),
  /** How many of its transactions need review; `rows` has the newest of them. */
  count: z.number().int(),
  /** The most likely categories, best first, without the current one. */
  likely: z.array(z.string()),
  rows: z.array(Transaction),
})
export type ReviewGroup = z.infer<typeof ReviewGroup>

export const listReview = defineRoute({
  method: 'GET',
  path: '/api/transactions/review/',
  summary:
    'Lists what needs review, grouped by merchant or person and direction; uncategorized first, then the largest groups',
  access: 'subscribed',
  /** How many groups to return; 0 returns only the counts. */
  query: z.strictObject({ limit: z.coerce.number().int().min(0).max(200).default(200) }),
  response: z.strictObject({
    results: z.array(ReviewGroup),
    /** How many decisions are left: one for each merchant or person and direction, not for each transaction. */
    merchants: z.number().int(),
    transactions: z.number().int(),
  }),
})

export const settleReview = defineRoute({
  method: 'POST',
  path: '/api/transactions/review/',
  summary:
    'Settles a merchant’s transactions in one direction that need review, with a category or as they are; can be undone',
  access: 'subscribed',
  /** With null as the category, each transaction keeps its current one; those without one still need review. */
  body: z.strictObject({ name: textUpTo(200), direction: ReviewDirection, category: textUpTo(60).nullable() }),
  response: Edited,
})

export const applyToMerchant = defineRoute({
  method: 'POST',
  path: '/api/transactions/{id}/apply-to-merchant/',
  summary:
    'Applies this transaction’s category and simple name to all transactions from the same merchant in the same direction',
  access: 'subscribed',
  params: IdParams,
  response: Edited,
})

export const splitTransaction = defineRoute({
  method: 'POST',
  path: '/api/transactions/{id}/split/',
  summary: 'Splits a transaction into parts that add up to it; can be undone',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({
    version: Version,
    parts: z
      .array(
        z.strictObject({
          amount: AmountText,
          category: editable.category,
          simple_name: editable.simple_name.optional(),
          note: editable.note.optional(),
        }),
      )
      .min(2)
      .max(50),
  }),
  response: z.strictObject({ parts: z.array(Transaction), history_id: Id.nullable() }),
})

export const listSources = defineRoute({
  method: 'GET',
  path: '/api/sources/',
  summary: 'Lists transaction sources (accounts and cards) by currency, with how many transactions each has',
  access: 'subscribed',
  response: z.strictObject({
    results: z.array(
      z.strictObject({
        source: z.string(),
        currency: CurrencyCode,
        transaction_count: z.number().int(),
        last_date: PlainDateText,
      }),
    ),
  }),
})

export const listTags = defineRoute({
  method: 'GET',
  path: '/api/tags/',
  summary: 'Lists tags, most used first',
  access: 'subscribed',
  response: z.strictObject({
    results: z.array(z.strictObject({ tag: z.string(), transaction_count: z.number().int() })),
  }),
})

export const exportTransactions = defineRoute({
  method: 'GET',
  path: '/api/transactions/export/',
  summary: 'Exports the filtered transactions as CSV that is safe for spreadsheets and can be imported again',
  access: 'subscribed',
  query: z.strictObject(transactionFilters),
  response: z.string(),
  responseType: 'csv',
})

function checkAmount(body: { amount: string; currency?: string | undefined }, context: z.RefinementCtx): void {
  if (body.currency !== undefined && !isAmountExact(body.amount, body.currency)) {
    context.addIssue({ code: 'custom', path: ['amount'], message: `has too many decimals for ${body.currency}` })
  }
}
