import type { RiskKind } from './reading-risks.ts'

/** How many errors to expect for each. Written by evals/sentence-risks.ts: run it, don’t edit this. */
export const RISK_WEIGHTS: Record<RiskKind, number> = {
  unused: 1.42,
  unitAfterAmount: 0.87,
  guessedCategory: 1.77,
  broadCategory: 1.57,
  twoCategories: 1.25,
  nameFromAfar: 1.26,
  unknownWord: 0.02,
  correction: 0.03,
  payer: 0.06,
  share: 0.04,
  setAside: 0.16,
  reference: 0.04,
  count: 0.55,
  season: 0.29,
  closeReading: 0.07,
}
