/**
 * Differentially private counts: figures about people who share theirs that reveal very little about any one of them.
 *
 * Each person is in one group and, for each measure, in at most one bin. Every published count has two-sided geometric
 * noise, so a release changes by at most a factor of e^EPSILON in likelihood when one person joins or leaves, except
 * with probability DELTA. The size of a group is also private: a group is published only if a noisy count that never
 * exceeds the true one reaches SMALLEST_GROUP, so a published group always has at least that many people.
 */
const EPSILON_OF_SIZE = 0.5
export const EPSILON_OF_MEASURE = 0.5
export const SMALLEST_GROUP = 20
/** The largest noise on a group's size; at most DELTA of the distribution lies beyond it on either side. */
const MAX_NOISE = 18
export const DELTA = Math.exp(-EPSILON_OF_SIZE * MAX_NOISE)

/** Savings rate as a ratio; money in euros, spending per month. Each list has the inner limits of its bins. */
const SHARED_MEASURES = {
  'savings-rate': [-0.1, 0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5],
  spending: [500, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000],
  'net-worth': [0, 10_000, 25_000, 50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000],
} as const satisfies Record<string, readonly number[]>
export type SharedMeasure = keyof typeof SHARED_MEASURES
export const EPSILON = EPSILON_OF_SIZE + EPSILON_OF_MEASURE * Object.keys(SHARED_MEASURES).length

export const AGE_GROUPS = ['under 40', '40–59', '60 and over'] as const
type AgeGroup = (typeof AGE_GROUPS)[number]
export function getAgeGroup(age: number): AgeGroup {
  return age < 40 ? 'under 40' : age < 60 ? '40–59' : '60 and over'
}

/** One person's figures; unknown ones are left out of the counts. */
export type Contribution = { readonly group: AgeGroup } & Readonly<Partial<Record<SharedMeasure, number>>>
export type ReleasedGroup = {
  readonly group: AgeGroup
  /** At most the true number of people. */
  readonly size: number
  /** A noisy count for each bin, never negative. */
  readonly counts: Readonly<Record<SharedMeasure, readonly number[]>>
}

/**
 * The groups that are large enough to publish, with noisy counts. `drawUniform` returns unpredictable numbers above 0
 * and below 1.
 */
export function releaseGroups(contributions: readonly Contribution[], drawUniform: () => number): ReleasedGroup[] {
  return AGE_GROUPS.flatMap((group) => {
    const people = contributions.filter((each) => each.group === group)
    const noise = drawGeometricNoise(EPSILON_OF_SIZE, drawUniform)
    const size = people.length - MAX_NOISE + Math.max(-MAX_NOISE, Math.min(MAX_NOISE, noise))
    if (size < SMALLEST_GROUP) return []
    const getCounts = (measure: SharedMeasure) => {
      const values = people.flatMap((each) => each[measure] ?? [])
      return getBins(measure).map(([from, to]) => {
        const count = values.filter((value) => value >= from && value < to).length
        return Math.max(0, count + drawGeometricNoise(EPSILON_OF_MEASURE, drawUniform))
      })
    }
    const counts = {
      'savings-rate': getCounts('savings-rate'),
      spending: getCounts('spending'),
      'net-worth': getCounts('net-worth'),
    }
    return [{ group, size, counts }]
  })
}

/** The bins of a measure, from its limits; open at both ends. */
export function getBins(measure: SharedMeasure): [from: number, to: number][] {
  const limits = SHARED_MEASURES[measure]
  return [-Infinity, ...limits].map((from, i) => [from, limits[i] ?? Infinity])
}

/** A whole number with P(k) proportional to e^(−ε|k|): the difference of two geometric draws. */
export function drawGeometricNoise(epsilon: number, drawUniform: () => number): number {
  const drawGeometric = () => Math.floor(Math.log(drawUniform()) / -epsilon)
  return drawGeometric() - drawGeometric()
}

/** The share of a group in lower bins, in the bin of `value`, and in higher ones; null if all counts are zero. */
export function placeAmong(
  counts: readonly number[],
  measure: SharedMeasure,
  value: number,
): { lower: number; same: number; higher: number } | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const own = getBins(measure).findIndex(([from, to]) => value >= from && value < to)
  const getShare = (from: number, to: number) => counts.slice(from, to).reduce((sum, count) => sum + count, 0) / total
  return { lower: getShare(0, own), same: getShare(own, own + 1), higher: getShare(own + 1, counts.length) }
}
