import type { Evidence } from './evidence.ts'

/** At or above this an answer is sure enough not to be asked about. */
export const SURE = 0.85

/** The chance of being right behind a share of the evidence. */
export function calibrate(evidence: Evidence): number {
  return Math.max(0.05, Math.min(0.995, evidence.share))
}
