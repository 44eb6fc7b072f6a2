import type { HeadingMeaning } from './heading-words/heading-words.ts'

export type ColumnRole = Exclude<HeadingMeaning, 'looseType'> | 'ignore'

export const MONEY_ROLES: ReadonlySet<ColumnRole | null> = new Set(['amount', 'debit', 'credit', 'balance'])
/** The amount moved: one column, or one for each direction. */
export const AMOUNT_ROLES: ReadonlySet<ColumnRole | null> = new Set(['amount', 'debit', 'credit'])
export const DAY_ROLES: ReadonlySet<ColumnRole | null> = new Set(['day', 'valueDay'])

export type NamedColumn = { role: ColumnRole; isExact: boolean }
