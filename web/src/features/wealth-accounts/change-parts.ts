/** What changes net worth, in display order. */
export const CHANGE_PARTS = [
  ['saved', 'Saved'],
  ['market', 'Market'],
  ['fx', 'Currency'],
  ['joined', 'New accounts'],
] as const
