import type { Evidence, EvidenceKind } from './evidence.ts'
import calibrationData from './model/calibration.generated.json' with { type: 'json' }

/** Points of a rising curve from the log-odds of the evidence to the probability of being right, one curve per kind. */
export type CalibrationData = {
  readonly curves: Partial<Record<EvidenceKind, readonly (readonly number[])[]>>
  readonly ceilings: Readonly<Record<EvidenceKind, number>>
}

/** From this probability on, an answer needs no review. */
export const SURE = 0.8

const CALIBRATION = calibrationData as unknown as CalibrationData
const MOST_ODDS = 14
const GUESS: readonly [odds: number, chance: number] = [-3, 0.12]

/** A share as log-odds, so differences near 0 and 1, where most answers are, stay visible. */
export function oddsOf(share: number): number {
  const odds = Math.log(share / Math.max(1 - share, 1e-12))
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))
}

/** The probability that an answer with this share of the evidence is right: linear between the fitted points. */
export function calibrate(
  { kind, share }: Pick<Evidence, 'kind' | 'share'>,
  data: CalibrationData = CALIBRATION,
): number {
  const points = data.curves[kind]
  if (!points || points.length === 0) return Math.min(share, data.ceilings[kind])
  const odds = oddsOf(share)
  // Below the first point the curve falls to a guess, or stays level if a guess would be better.
  let beforeOdds = GUESS[0]
  let beforeChance = Math.min(GUESS[1], points[0]?.[1] ?? GUESS[1])
  if (odds <= beforeOdds) return beforeChance
  for (const [pointOdds = 0, pointChance = 1] of points) {
    if (odds <= pointOdds) {
      const part = (odds - beforeOdds) / Math.max(pointOdds - beforeOdds, 1e-9)
      return beforeChance + part * (pointChance - beforeChance)
    }
    beforeOdds = pointOdds
    beforeChance = pointChance
  }
  return beforeChance
}
