export type RankedMeasure = 'net-worth' | 'income' | 'financial-assets' | 'liquid-assets' | 'debt'

/** The search parameters of the page. Defaults are left out. */
export type ComparisonSearch = {
  by?: 'income' | 'household'
  group?: string
  measure?: Exclude<RankedMeasure, 'net-worth'>
}

const MEASURES = ['income', 'financial-assets', 'liquid-assets', 'debt'] as const

/** Reads the address; unknown values are ignored. */
export function readComparisonSearch({ by, group, measure }: Record<string, unknown>): ComparisonSearch {
  const validMeasure = MEASURES.find((candidate) => candidate === measure)
  return {
    ...(by === 'income' || by === 'household' ? { by } : {}),
    ...(typeof group === 'string' && group !== '' && group.length <= 100 ? { group } : {}),
    ...(validMeasure ? { measure: validMeasure } : {}),
  }
}
