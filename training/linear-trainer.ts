import { FEATURE_BUCKETS } from '../engine/src/categoriser/model-features.ts'
import type { Random } from '../engine/src/core/random.ts'

/** A row ready to learn from: its feature buckets and the index of its category. */
export type TrainingRow = { features: Int32Array; label: number }

type LinearWeights = { weights: Float32Array; width: number }

/**
 * Softmax regression on hashed features, with AdaGrad; rows are shuffled with the given random generator, so runs
 * repeat exactly.
 */
export function trainLinear(
  rows: readonly TrainingRow[],
  width: number,
  random: Random,
  { epochs = 5, rate = 0.35, decay = 1e-6 } = {},
): LinearWeights {
  const weights = new Float32Array(FEATURE_BUCKETS * width)
  const squares = new Float32Array(FEATURE_BUCKETS * width).fill(0.05)
  const order = Int32Array.from(rows, (_, i) => i)
  const scores = new Float64Array(width)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, label } = rows[index]!
      const value = 1 / Math.sqrt(features.length)
      scoreRow(weights, width, features, value, scores)
      for (let c = 0; c < width; c++) {
        const slope = (scores[c]! - (c === label ? 1 : 0)) * value
        if (Math.abs(slope) < 1e-4) continue
        for (const feature of features) {
          const at = feature * width + c
          const gradient = slope + decay * weights[at]!
          squares[at] = squares[at]! + gradient * gradient
          weights[at] = weights[at]! - (rate * gradient) / Math.sqrt(squares[at]!)
        }
      }
    }
  }
  return { weights, width }
}

/** Fills `scores` with the probabilities of a row. */
export function scoreRow(
  weights: Float32Array,
  width: number,
  features: Int32Array,
  value: number,
  scores: Float64Array,
): void {
  scores.fill(0)
  for (const feature of features) {
    const from = feature * width
    for (let c = 0; c < width; c++) scores[c] = scores[c]! + weights[from + c]!
  }
  let most = Number.NEGATIVE_INFINITY
  for (let c = 0; c < width; c++) most = Math.max(most, scores[c]! * value)
  let total = 0
  for (let c = 0; c < width; c++) {
    scores[c] = Math.exp(scores[c]! * value - most)
    total += scores[c]!
  }
  for (let c = 0; c < width; c++) scores[c] = scores[c]! / total
}

/**
 * Signed bytes and their scale; the few weights beyond six deviations are clipped so that the rest keep their
 * precision.
 */
export function quantize({ weights }: LinearWeights): { bytes: Int8Array; scale: number } {
  let sum = 0
  let used = 0
  for (const weight of weights) {
    if (weight !== 0) {
      sum += weight * weight
      used++
    }
  }
  const limit = 6 * Math.sqrt(sum / Math.max(used, 1))
  const scale = limit / 127
  return {
    bytes: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
    scale,
  }
}

export function shuffle(order: Int32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(0, i)
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
}
