import { QUESTION_TOPICS } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import { z } from 'zod'
import { UsedRate } from './exchange-rates.ts'
import { defineRoute } from './route.ts'
import {
  AmountText,
  CurrencyCode,
  Id,
  IdParams,
  InstantText,
  KnownCurrencyCode,
  ListQuery,
  listOf,
  PlainDateText,
  ReportDay,
  safeTextUpTo,
  textUpTo,
  Version,
  visibleTextUpTo,
} from './values.ts'

export const BudgetKind = z.enum(['expense', 'income'])
export type BudgetKind = z.infer<typeof BudgetKind>

export const Repeat = z.strictObject({
  every: z.number().int().min(1).max(1000),
  unit: z.enum(['day', 'week', 'month', 'year']),
})
export type Repeat = z.infer<typeof Repeat>

export const BudgetItem = z.strictObject({
  id: Id,
  last_updated: InstantText,
  /** The first date, from which repeats are counted; the only one without a repeat. */
  transaction_date: PlainDateText,
  source: z.string().nullable(),
  transaction_name: z.string(),
  simple_name: z.string(),
  category: z.string().nullable(),
  currency: CurrencyCode,
  /** Negative for expenses, positive for income. */
  amount: AmountText,
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
  import_id: Id.nullable(),
  version: Version,
  kind: BudgetKind,
  /** Its category has the kind `transfer`: saved money, neither spending nor income. */
  is_saving: z.boolean(),
  repeat: Repeat.nullable(),
  /** The last date a repeating item can fall on. */
  until: PlainDateText.nullable(),
  /** Spread evenly over the days of its period instead of falling on its date; month totals don't change. */
  spread: z.boolean(),
  /** The next date from today on; null if there is none. */
  next_date: PlainDateText.nullable(),
  /** Its total over the twelve months from the start of this month, in the preferred currency; null without a rate. */
  yearly_amount: AmountText.nullable(),
})
export type BudgetItem = z.infer<typeof BudgetItem>

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
const BudgetSort = z
  .string()
  .refine(
    (text) => SortField.safeParse(text.replace(/^-/, '')).success,
    'must be a column name, with a leading minus for descending order',
  )

/** Positive amounts in the preferred currency, each occurrence converted at that day's rate. */
const BudgetTotal = z.strictObject({
  /** How many items there are, whatever their dates and currencies. */
  count: z.number().int(),
  /** This calendar month: the same figure as on the dashboard. */
  this_month: AmountText,
  /** This calendar year: the same figure as in the income statement's budget. */
  this_year: AmountText,
})

export const BudgetTotals = z.strictObject({
  currency: CurrencyCode,
  /** Not including saving. */
  expense: BudgetTotal,
  income: BudgetTotal,
  /** Items in categories of kind `transfer`. */
  saving: BudgetTotal,
  /** How many items are in a currency without a rate. They're listed and counted, but in no amount. */
  unconverted: z.number().int(),
  rates: z.array(UsedRate),
})
export type BudgetTotals = z.infer<typeof BudgetTotals>

const FilterText = safeTextUpTo(500)

export const listBudgetItems = defineRoute({
  method: 'GET',
  path: '/api/budget-items/',
  summary: 'Lists budget items with monthly and yearly totals',
  access: 'subscribed',
  query: ListQuery.extend({
    kind: BudgetKind.optional(),
    search: FilterText.optional(),
    category: FilterText.optional(),
    source: FilterText.optional(),
    sort: BudgetSort.default('transaction_date'),
    today: ReportDay.optional(),
  }),
  /** `totals` cover all items, whatever the filters. */
  response: listOf(BudgetItem).extend({ totals: BudgetTotals }),
})

const editable = {
  kind: BudgetKind,
  transaction_date: PlainDateText,
  source: visibleTextUpTo(120).nullable(),
  transaction_name: visibleTextUpTo(500),
  simple_name: visibleTextUpTo(200),
  category: textUpTo(60).nullable(),
  currency: KnownCurrencyCode,
  amount: AmountText,
  repeat: Repeat.nullable(),
  until: PlainDateText.nullable(),
  spread: z.boolean(),
}

/**
 * `kind` decides the sign: "50" and "-50" are the same expense. Without a kind, the sign decides. Other missing fields
 * are filled in: the transaction name as the simple name, the preferred currency, and a category that fits the name. By
 * default, an item has no source, no repeat and no end, and isn't spread.
 */
export const NewBudgetItem = z.strictObject({
  ...z.strictObject(editable).partial().shape,
  transaction_date: editable.transaction_date,
  transaction_name: editable.transaction_name,
  amount: editable.amount,
})
export type NewBudgetItem = z.infer<typeof NewBudgetItem>

export const BudgetItemPatch = z.strictObject({ ...z.strictObject(editable).partial().shape, version: Version })
export type BudgetItemPatch = z.infer<typeof BudgetItemPatch>

export const createBudgetItem = defineRoute({
  method: 'POST',
  path: '/api/budget-items/',
  summary: 'Adds an item and fills in missing fields',
  access: 'subscribed',
  body: NewBudgetItem,
  response: BudgetItem,
  status: 201,
})

export const createBudgetItems = defineRoute({
  method: 'POST',
  path: '/api/budget-items/bulk-create/',
  summary: 'Adds and changes several items as one action, all or nothing',
  access: 'subscribed',
  body: z
    .strictObject({
      items: z.array(NewBudgetItem).max(500),
      /** Changes to existing items; if a version is stale, the whole request is refused with the current item. */
      edits: z
        .array(BudgetItemPatch.extend({ id: Id }))
        .max(500)
        .optional(),
    })
    .refine(({ items, edits = [] }) => items.length + edits.length > 0, 'Add or change at least one item.'),
  response: z.strictObject({ items: z.array(BudgetItem), history_id: Id.nullable() }),
  status: 201,
})

export const getBudgetItem = defineRoute({
  method: 'GET',
  path: '/api/budget-items/{id}/',
  summary: 'Returns one item',
  access: 'subscribed',
  params: IdParams,
  response: BudgetItem,
})

export const editBudgetItem = defineRoute({
  method: 'PATCH',
  path: '/api/budget-items/{id}/',
  summary: 'Changes an item; a stale version gets a 409 with the current one',
  access: 'subscribed',
  params: IdParams,
  body: BudgetItemPatch,
  /** Undoing the entry `history_id` undoes exactly this write; null if nothing changed. */
  response: BudgetItem.extend({ history_id: Id.nullable().default(null) }),
})

const Deleted = z.strictObject({ deleted: z.number().int(), history_id: Id.nullable() })

export const deleteBudgetItem = defineRoute({
  method: 'DELETE',
  path: '/api/budget-items/{id}/',
  summary: 'Deletes an item; can be undone',
  access: 'subscribed',
  params: IdParams,
  response: Deleted,
})

export const bulkDeleteBudgetItems = defineRoute({
  method: 'POST',
  path: '/api/budget-items/bulk-delete/',
  summary: 'Deletes several items, all or nothing',
  access: 'subscribed',
  body: z.strictObject({ ids: z.array(Id).min(1).max(10_000) }),
  response: Deleted,
})

/** An item read from a sentence. In a dry run and in questions it isn't saved, and its id is made up. */
export const BudgetDraft = BudgetItem.extend({
  /** The words it was read from. */
  source_text: z.string(),
  /** The user wrote "about", or a range. */
  is_approximate: z.boolean(),
  /** How the amount was calculated if it isn't the one written ("half of 90"), and whether AI helped to read it. */
  note: z.string().nullable(),
  /** The existing item that this corrects, so saving it edits that item. In a question: the one it would change. */
  replaces: z
    .strictObject({
      id: Id,
      version: Version,
      name: z.string(),
      amount: AmountText,
      currency: CurrencyCode,
      repeat: Repeat.nullable(),
      /** The draft's first date if it's added as a separate item. */
      date_if_added: PlainDateText,
    })
    .nullable(),
})
export type BudgetDraft = z.infer<typeof BudgetDraft>

/**
 * For `removal`, `item_id` is the item to remove. For `existing`, `draft` is an item that seems to be in the budget
 * already, as the item `item_id`. It isn't saved: the user changes the existing item or adds the draft as a separate
 * one. If we assumed an answer, the items reflect it.
 */
export const BudgetQuestion = z.strictObject({
  /** The unclear words. */
  text: z.string(),
  question: z.string(),
  topic: z.enum(QUESTION_TOPICS),
  item_id: Id.nullable(),
  /**
   * The possible meanings of the sentence, each with its items. The first is the one we assumed. If an item corrects
   * one in the budget, or seems to be there already, its `replaces` names the existing one.
   */
  choices: z.array(z.array(BudgetDraft)),
  /** The source texts of the items that a choice replaces. */
  about: z.array(z.string()),
  /** For `existing`: the new item, with `replaces` set to the item it would change. */
  draft: BudgetDraft.nullable(),
})
export type BudgetQuestion = z.infer<typeof BudgetQuestion>

export const BUDGET_TEXT_MAX = 8000

export const budgetItemsFromText = defineRoute({
  method: 'POST',
  path: '/api/budget-items/from-text/',
  summary: 'Turns plain sentences into items and saves them as one action, unless it’s a dry run',
  access: 'subscribed',
  body: z.strictObject({
    text: textUpTo(BUDGET_TEXT_MAX),
    today: ReportDay.optional(),
    dry_run: z.boolean().optional(),
  }),
  response: z.strictObject({
    items: z.array(BudgetDraft),
    questions: z.array(BudgetQuestion),
    history_id: Id.nullable(),
  }),
  status: 201,
})

/** Money out or in on a day: planned or, from today on, expected because it recurs. */
export const UpcomingPayment = z.strictObject({
  date: PlainDateText,
  /** `budget`: planned. `history`: a recurring payment that isn't in the budget. */
  origin: z.enum(['budget', 'history']),
  /** The budget item; null for `history`. */
  item_id: Id.nullable(),
  name: z.string(),
  category: z.string().nullable(),
  kind: BudgetKind,
  is_saving: z.boolean(),
  currency: CurrencyCode,
  /** Negative is money out. */
  amount: AmountText,
  /** Null without a rate. */
  amount_in_preferred_currency: AmountText.nullable(),
  repeat: Repeat.nullable(),
  /** It was planned for today or earlier, and its category has a transaction of about this date and amount. */
  is_paid: z.boolean(),
})
export type UpcomingPayment = z.infer<typeof UpcomingPayment>

export const getBudgetCalendar = defineRoute({
  method: 'GET',
  path: '/api/budget-items/calendar/',
  summary:
    'Lists planned and expected payments by day, without spread items; default: this month and next; at most two years',
  access: 'subscribed',
  query: z.strictObject({
    from: ReportDay.optional(),
    to: ReportDay.optional(),
    today: ReportDay.optional(),
  }),
  response: z.strictObject({
    currency: CurrencyCode,
    from: PlainDateText,
    to: PlainDateText,
    results: z.array(UpcomingPayment),
    /**
     * Everything planned on these days that has a rate, including spread items: positive, in the preferred currency.
     */
    totals: z.strictObject({ expense: AmountText, income: AmountText, saving: AmountText }),
    rates: z.array(UsedRate),
  }),
})

/** Why a line is suggested. Amounts are positive, in the line's currency. */
export const ProposalReason = z.strictObject({
  kind: z.enum(['recurring', 'typical-month', 'now-and-then', 'season']),
  /** The reason, as a sentence. */
  text: z.string(),
  /**
   * For a recurring payment, its amount. Otherwise the median month, the typical month that a season differs from, or,
   * for irregular amounts, the total of the last `history_months`.
   */
  amount: AmountText.nullable(),
  /** The months (YYYY-MM) it's based on: for irregular amounts, those that had any. None for a recurring payment. */
  months: z.array(z.string()),
  /** For irregular amounts, how many months of history were counted, at most 12. */
  history_months: z.number().int().nullable(),
  /** How many transactions a recurring payment is based on. */
  transaction_count: z.number().int().nullable(),
  /** Filters for GET /api/transactions/. The results include the transactions behind it. */
  filter: z.record(z.string(), z.string()),
})

export const ProposedLine = z.strictObject({
  /** Unique among the lines; may change when transactions or the date do. */
  key: z.string(),
  /** The body to POST to accept the line. */
  item: NewBudgetItem.extend({ currency: CurrencyCode.optional() }),
  kind: BudgetKind,
  /** Its total over the twelve months from the start of this month, in the preferred currency; null without a rate. */
  yearly_amount: AmountText.nullable(),
  reason: ProposalReason,
  /** A budget item that seems to plan the same; null if there is none. */
  existing_item_id: Id.nullable(),
})
export type ProposedLine = z.infer<typeof ProposedLine>

export const getBudgetProposal = defineRoute({
  method: 'GET',
  path: '/api/budget-items/proposal/',
  summary: 'Suggests a budget from past transactions, with a reason for each item; post an item to accept it',
  access: 'subscribed',
  query: z.strictObject({ today: ReportDay.optional() }),
  response: z.strictObject({
    currency: CurrencyCode,
    lines: z.array(ProposedLine),
    /** The full months of history used, newest first. */
    months: z.array(z.string()),
    rates: z.array(UsedRate),
  }),
})
