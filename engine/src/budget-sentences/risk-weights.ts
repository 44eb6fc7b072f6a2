import type { RiskKind } from './reading-risks.ts'

/** How many errors to expect for each. Written by evals/sentence-risks.ts: run it, don’t edit this. */
export const RISK_WEIGHTS: Record<RiskKind, number> = {
  unused: 1.42,
  guessedCategory: 1.77,
  broadCategory: 1.57,
  twoCategories: 1.25,
  setAside: 0.16,
  count: 0.55,
  season: 0.29,
}
