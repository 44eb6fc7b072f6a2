/** What changes net worth, in the order it is told. */
export const CHANGE_PARTS = [
  ['saved', 'Saved'],
  ['market', 'Market'],
  ['fx', 'Currency'],
  ['joined', 'New accounts'],
] as const
