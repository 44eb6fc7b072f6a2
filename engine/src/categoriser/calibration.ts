import type { Evidence, EvidenceKind } from './evidence.ts'
import calibrationData from './model/calibration.generated.json' with { type: 'json' }

/**
 * Points of a rising curve from the log-odds of the evidence to the probability of being right, one curve per kind. For
 * a kind without a curve, the share of the evidence is the probability, up to the kind's ceiling.
 */
export type CalibrationData = {
  readonly curves: Partial<Record<EvidenceKind, readonly (readonly number[])[]>>
  readonly ceilings: Readonly<Record<EvidenceKind, number>>
}

/** An answer this probable needs no review: fewer than 3% of them were wrong, for every author left out of the fit. */
export const SURE = 0.92

const CALIBRATION = calibrationData as unknown as CalibrationData
const MAX_ODDS = 14
const GUESS: readonly [odds: number, chance: number] = [-3, 0.12]

/** A share as log-odds, so differences near 0 and 1, where most answers are, stay visible. */
export function toLogOdds(share: number): number {
  const odds = Math.log(share / Math.max(1 - share, 1e-12))
  return Math.max(-MAX_ODDS, Math.min(MAX_ODDS, odds))
}

/** The probability that an answer with this share of the evidence is right, from `CalibrationData`. */
export function calibrate(
  { kind, share }: Pick<Evidence, 'kind' | 'share'>,
  data: CalibrationData = CALIBRATION,
): number {
  const points = data.curves[kind]
  if (!points || points.length === 0) return Math.min(share, data.ceilings[kind])
  const odds = toLogOdds(share)
  // Below the first point, the curve falls to a guess, or stays level if the first point is no better than a guess.
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

/** How well a kind of evidence did on rows by independent authors, as a shift and a slope of the log-odds. */
export type Trust = readonly [shift: number, slope: number]

// Fitted by training/fit-to-authors.ts. Our own lists can't show how often the world differs from them.
const TRUSTED: Readonly<Record<TrustGroup, Trust>> = {
  operation: [0.4, 1.2],
  'weak-operation': [0.71, 1.06],
  'curated-brand': [1.36, 0.99],
  brand: [-0.24, 0.91],
  keyword: [1.45, 1.18],
  guess: [0.2, 0.84],
  unknown: [-1.15, 1.15],
}

/** Groups of kinds that are fitted together. Some have several kinds, because authors wrote too few rows of each. */
export type TrustGroup = 'operation' | 'weak-operation' | 'curated-brand' | 'brand' | 'keyword' | 'guess' | 'unknown'

/** The group of a kind, or null if its probability isn't corrected. */
export function getTrustGroup(kind: EvidenceKind): TrustGroup | null {
  if (kind === 'lean' || kind === 'model' || kind === 'prior') return 'guess'
  if (kind === 'firm' || kind === 'nothing' || kind === 'person') return 'unknown'
  return kind === 'mcc' ? null : kind
}

const MEASURED_RANGE = [0.02, 0.995] as const

/** The log-odds that trust is applied to, without the extremes that nobody has measured. */
export function limitOdds(chance: number): number {
  return toLogOdds(Math.max(MEASURED_RANGE[0], Math.min(MEASURED_RANGE[1], chance)))
}

/** The probability, corrected by what independent authors' rows showed about this kind of evidence. */
export function applyTrust(kind: EvidenceKind, chance: number): number {
  const group = getTrustGroup(kind)
  if (group === null) return chance
  const [shift, slope] = TRUSTED[group]
  return 1 / (1 + Math.exp(-(shift + slope * limitOdds(chance))))
}
