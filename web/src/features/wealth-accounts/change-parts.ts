/** What changes net worth, in display order. */
export const CHANGE_PARTS = [
  ['saved', 'Saved'],
  ['market', 'Market'],
  ['fx', 'Exchange rates'],
  ['joined', 'New accounts'],
] as const
