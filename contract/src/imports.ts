import { z } from 'zod'
import { MAX_IMPORT_ROWS } from './import-limits.ts'
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
  PlainDateText,
  safeTextUpTo,
  visibleTextUpTo,
} from './values.ts'

export { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './import-limits.ts'

const ImportStatus = z.enum(['queued', 'running', 'done', 'failed', 'undone'])
export const ImportVerdict = z.enum(['added', 'duplicate', 'unreadable', 'skipped'])

export const ImportRow = z.strictObject({
  line: z.number().int(),
  /** Tells an import's rows apart, because one line may have several. */
  seq: z.number().int(),
  verdict: ImportVerdict,
  reason: z.string(),
  /** `reason` as data: the first explains the verdict, the others add details. */
  reasons: z.array(ReasonData),
  transaction_id: Id.nullable(),
  transaction_date: PlainDateText.nullable(),
  amount: AmountText.nullable(),
  currency: CurrencyCode.nullable(),
  transaction_name: z.string(),
  simple_name: z.string().nullable(),
  category: z.string().nullable(),
  confidence: z.number().nullable(),
  needs_review: z.boolean(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportBody = z.strictObject({
  id: Id,
  status: ImportStatus,
  detail: z.string().nullable(),
  /** `detail` as data, but without the counts. */
  detail_reasons: z.array(ReasonData),
  created_at: InstantText,
  file_name: z.string().nullable(),
  note: z.string().nullable(),
  /** The account of rows that don't state one; null if we don't know it. */
  source: z.string().nullable(),
  /** The currency of amounts that don't state one. */
  currency: CurrencyCode,
  format: z.string().nullable(),
  /** The product it was exported from, such as YNAB; null for a bank file. */
  product: z.string().nullable(),
  dry_run: z.boolean(),
  progress: z.strictObject({ done: z.number().int(), total: z.number().int() }),
  counts: z.strictObject({
    added: z.number().int(),
    duplicate: z.number().int(),
    needs_review: z.number().int(),
    unreadable: z.number().int(),
    skipped: z.number().int(),
  }),
  /** The check against the file's running or closing balances; null if it has none. */
  balance_check: z.strictObject({ ok: z.boolean(), line: z.number().int().nullable(), detail: z.string() }).nullable(),
  /** The import's history entry; null before it's done, if it failed, and for a dry run. */
  history_id: Id.nullable(),
})
export type ImportBody = z.infer<typeof ImportBody>

export const ImportWithRows = ImportBody.extend({ rows: z.array(ImportRow) })
export type ImportWithRows = z.infer<typeof ImportWithRows>

/** The fields of a form or of a JSON body; in a form every value is text. */
export const ImportFields = z.strictObject({
  text: safeTextUpTo(10_000_000).optional(),
  note: safeTextUpTo(2_000).optional(),
  currency: KnownCurrencyCode.optional(),
  source: visibleTextUpTo(120).optional(),
  today: PlainDateText.optional(),
  dry_run: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')])
    .optional(),
})
export type ImportFields = z.infer<typeof ImportFields>

export const createImport = defineRoute({
  method: 'POST',
  path: '/api/imports/',
  summary: 'Starts importing a file or pasted text',
  access: 'subscribed',
  accepts: 'multipart',
  maxBytes: 12_000_000,
  body: ImportFields,
  response: ImportBody,
  status: 202,
})

export const listImports = defineRoute({
  method: 'GET',
  path: '/api/imports/',
  summary: 'Lists imports with their counts, newest first; without dry runs',
  access: 'subscribed',
  query: ListQuery,
  response: listOf(ImportBody),
})

export const getImport = defineRoute({
  method: 'GET',
  path: '/api/imports/{id}/',
  summary: 'Returns an import’s progress and its rows, each with a verdict and a reason',
  access: 'subscribed',
  params: IdParams,
  query: z.strictObject({
    /** The maximum number of rows; `0` leaves them out. By default 500 while the import is running, and then all. */
    rows: z.coerce.number().int().min(0).max(MAX_IMPORT_ROWS).optional(),
    verdict: ImportVerdict.optional(),
    needs_review: z.enum(['true', 'false']).optional(),
    /** Rows after this line; with `after_seq`, also later rows of the line itself. */
    after: z.coerce.number().int().min(0).optional(),
    after_seq: z.coerce.number().int().min(0).optional(),
  }),
  response: ImportWithRows,
})

export const watchImport = defineRoute({
  method: 'GET',
  path: '/api/imports/{id}/events/',
  summary: 'Streams progress as server-sent events until the import ends',
  access: 'subscribed',
  params: IdParams,
  response: z.string(),
  responseType: 'event-stream',
})

export const acceptImportRow = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/rows/{line}/accept/',
  summary: 'Adds a row that was skipped or recognized as a duplicate; can be undone',
  access: 'subscribed',
  params: z.strictObject({ id: Id, line: z.coerce.number().int().min(0) }),
  /** The row's `seq`; by default, the first row of the line that can be added. */
  query: z.strictObject({ seq: z.coerce.number().int().min(0).optional() }),
  /** Undoing the entry `history_id` removes just this transaction. */
  response: ImportRow.extend({ history_id: Id.nullable().default(null) }),
})

const FixedRow = z
  .strictObject({
    transaction_date: PlainDateText,
    transaction_name: visibleTextUpTo(500),
    amount: AmountText,
    currency: KnownCurrencyCode,
  })
  .superRefine(({ amount, currency }, context) => {
    if (!isAmountExact(amount, currency))
      context.addIssue({ code: 'custom', path: ['amount'], message: `has too many decimals for ${currency}` })
  })
export type FixedRow = z.infer<typeof FixedRow>

export const fixImportRow = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/rows/{line}/fix/',
  summary:
    'Adds an unreadable line, or a skipped one without a date or amount, with the values you give; can be undone',
  access: 'subscribed',
  params: z.strictObject({ id: Id, line: z.coerce.number().int().min(0) }),
  /** The row's `seq`; by default, the first row of the line that can be filled in. */
  query: z.strictObject({ seq: z.coerce.number().int().min(0).optional() }),
  body: FixedRow,
  response: ImportRow.extend({ history_id: Id.nullable().default(null) }),
})

export const setImportSource = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/source/',
  summary: 'Sets an import’s account and remembers it for files with the same layout',
  access: 'subscribed',
  params: IdParams,
  body: z.strictObject({ source: visibleTextUpTo(120) }),
  /** `history_id` is still the import's entry; `source_history_id` is this change's, and null if nothing changed. */
  response: ImportBody.extend({ source_history_id: Id.nullable().default(null) }),
})

export const swapImportSigns = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/swap-signs/',
  summary: 'Swaps money in and money out for an import’s transactions, except for amounts the user edited or entered',
  access: 'subscribed',
  params: IdParams,
  /** `swapped` counts transactions, also parts of splits; `swap_history_id` is the entry to undo the swap with. */
  response: ImportBody.extend({
    swapped: z.number().int().default(0),
    swap_history_id: Id.nullable().default(null),
  }),
})

export const cancelImport = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/cancel/',
  summary: 'Stops a waiting or running import; nothing is added',
  access: 'subscribed',
  params: IdParams,
  response: ImportBody,
})

export const importAgain = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/again/',
  summary: 'Imports an earlier file again, to restore rows that an undo removed; skips those you still have or deleted',
  access: 'subscribed',
  params: IdParams,
  response: ImportBody,
  status: 202,
})

export const undoImport = defineRoute({
  method: 'POST',
  path: '/api/imports/{id}/undo/',
  summary: 'Removes all transactions of an import and lists those edited since; can itself be undone',
  access: 'subscribed',
  params: IdParams,
  response: z.strictObject({
    import: ImportBody,
    removed: z.number().int(),
    edited: z.array(
      z.strictObject({
        id: Id,
        transaction_date: PlainDateText,
        simple_name: z.string(),
        amount: AmountText,
        currency: CurrencyCode,
      }),
    ),
    /** Other imports that had some of these rows and skipped them as duplicates. */
    also_in: z.array(z.strictObject({ id: Id, file_name: z.string().nullable(), rows: z.number().int() })),
    history_id: Id.nullable(),
  }),
})
