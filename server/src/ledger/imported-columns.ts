/** What an imported transaction has in `txn_row`, in the order in which its values are written. */
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

/** What any transaction has, as the view `txn` shows it. */
export const TXN_COLUMNS = [...IMPORTED_COLUMNS, 'split_of'] as const
