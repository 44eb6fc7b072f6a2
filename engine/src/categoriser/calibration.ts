import type { Evidence, EvidenceKind } from './evidence.ts'
import calibrationData from './model/calibration.generated.json' with { type: 'json' }

/** Points of a rising curve from the share of the evidence to the chance of being right, one curve a kind. */
export type CalibrationData = {
  readonly curves: Partial<Record<EvidenceKind, readonly (readonly number[])[]>>
  readonly ceilings: Readonly<Record<EvidenceKind, number>>
}

/** At or above this an answer is sure enough not to be asked about. */
export const SURE = 0.85

const CALIBRATION = calibrationData as CalibrationData

/** The chance of being right behind a share of the evidence: straight lines between the fitted points. */
export function calibrate({ kind, share }: Pick<Evidence, 'kind' | 'share'>, data: CalibrationData = CALIBRATION): number {
  const points = data.curves[kind]
  if (!points || points.length === 0) return Math.min(share, data.ceilings[kind])
  let [beforeShare = 0, beforeChance = 0] = points[0] ?? []
  if (share <= beforeShare) return beforeChance
  for (const [pointShare = 1, pointChance = 1] of points) {
    if (share <= pointShare) {
      const part = (share - beforeShare) / Math.max(pointShare - beforeShare, 1e-9)
      return beforeChance + part * (pointChance - beforeChance)
    }
    beforeShare = pointShare
    beforeChance = pointChance
  }
  return beforeChance
}
