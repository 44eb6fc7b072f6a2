import { createSearchReader, readOneOf, readText } from '../../lib/read-search.ts'

/** The search parameters of the page. Defaults are left out. */
export type ComparisonSearch = ReturnType<typeof readComparisonSearch>
export type RankedMeasure = 'net-worth' | NonNullable<ComparisonSearch['measure']>

/** Reads the address; unknown values are ignored. */
export const readComparisonSearch = createSearchReader({
  by: readOneOf('income', 'household'),
  group: readText(/^(?=.*[a-z]).{1,100}$/i),
  measure: readOneOf('income', 'financial-assets', 'liquid-assets', 'debt'),
})
