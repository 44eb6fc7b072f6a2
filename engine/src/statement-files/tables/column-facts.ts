import type { DecimalMark } from '../values/amounts.ts'
import type { Figures, Sequence } from './balance-proof.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import type { ColumnRole } from './heading-role.ts'

/** What is known about a table's columns before its amounts are found. */
export type ColumnFacts = {
  profiles: ColumnProfile[]
  roles: (ColumnRole | null)[]
  exact: boolean[]
  headings: string[]
  records: CellRecord[]
  mark: DecimalMark
  taken: Set<number>
  sequence: Sequence
  /** Whether the words of the rows suggest that the first of two columns is money out; true if they say nothing. */
  isOutgoing: (first: number, second: number) => boolean
  /** How many rows with an amount in this column are card bill payments, by their words. */
  countPayments: (column: number) => number
  /** The column's amounts, row by row. */
  getFigures: (column: number) => Figures
}
