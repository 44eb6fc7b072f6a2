/** The columns of an imported transaction in `txn_row`, in the order its values are written. */
export const IMPORTED_COLUMNS = [
  'user_id',
  'id',
  'version',
  'last_updated',
  'day',
  'source',
  'name',
  'simple_name',
  'category_id',
  'currency',
  'minor',
  'confidence',
  'needs_review',
  'reason_level',
  'reason_text',
  'merchant_key',
  'search_key',
  'likely',
  'note',
  'tags',
  'transfer_id',
  'import_id',
  'import_line',
  'created_at',
] as const

/** The columns of any transaction, as the view `txn` shows them. */
export const TXN_COLUMNS = [...IMPORTED_COLUMNS, 'split_of'] as const
