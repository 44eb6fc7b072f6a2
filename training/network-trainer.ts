import { FEATURE_BUCKETS } from '../engine/src/categoriser/model-features.ts'
import type { Random } from '../engine/src/core/random.ts'
import { shuffle, type TrainingRow } from './linear-trainer.ts'

/** Averaged embeddings and one hidden layer: the small network we compared with the linear model. */
export type Network = {
  embedding: Float32Array
  hidden: Float32Array
  hiddenBias: Float32Array
  output: Float32Array
  size: number
  units: number
  width: number
}

/** Trains with AdaGrad, one row at a time, in the order of the given random generator. */
export function trainNetwork(
  rows: readonly TrainingRow[],
  width: number,
  random: Random,
  { epochs = 4, size = 24, units = 64, rate = 0.06 } = {},
): Network {
  const initialize = (count: number, deviation: number) =>
    Float32Array.from({ length: count }, () => random.normal() * deviation)
  const net: Network = {
    embedding: initialize(FEATURE_BUCKETS * size, 0.1),
    hidden: initialize(size * units, Math.sqrt(2 / size)),
    hiddenBias: new Float32Array(units),
    output: initialize((units + 1) * width, Math.sqrt(1 / units)),
    size,
    units,
    width,
  }
  const squares = {
    embedding: new Float32Array(net.embedding.length).fill(0.01),
    hidden: new Float32Array(net.hidden.length).fill(0.01),
    hiddenBias: new Float32Array(units).fill(0.01),
    output: new Float32Array(net.output.length).fill(0.01),
  }
  const updateWeight = (values: Float32Array, sums: Float32Array, at: number, gradient: number) => {
    sums[at] = sums[at]! + gradient * gradient
    values[at] = values[at]! - (rate * gradient) / Math.sqrt(sums[at]!)
  }
  const order = Int32Array.from(rows, (_, i) => i)
  const pass = createPass(net)
  const unitSlope = new Float64Array(units)
  const pooledSlope = new Float64Array(size)
  const learnOutput = ({ active, scores }: ReturnType<typeof pass>, label: number) => {
    unitSlope.fill(0)
    for (let c = 0; c < width; c++) {
      const slope = scores[c]! - (c === label ? 1 : 0)
      for (let u = 0; u < units; u++) {
        unitSlope[u] = unitSlope[u]! + slope * net.output[u * width + c]!
        if (active[u]! > 0) updateWeight(net.output, squares.output, u * width + c, slope * active[u]!)
      }
      updateWeight(net.output, squares.output, units * width + c, slope)
    }
  }
  const learnHidden = ({ pooled, active }: ReturnType<typeof pass>) => {
    pooledSlope.fill(0)
    for (let u = 0; u < units; u++) {
      if (active[u]! <= 0) continue
      const slope = unitSlope[u]!
      for (let d = 0; d < size; d++) {
        pooledSlope[d] = pooledSlope[d]! + slope * net.hidden[d * units + u]!
        updateWeight(net.hidden, squares.hidden, d * units + u, slope * pooled[d]!)
      }
      updateWeight(net.hiddenBias, squares.hiddenBias, u, slope)
    }
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, label } = rows[index]!
      const passed = pass(features)
      learnOutput(passed, label)
      learnHidden(passed)
      const value = 1 / Math.sqrt(features.length)
      for (const feature of features)
        for (let d = 0; d < size; d++)
          updateWeight(net.embedding, squares.embedding, feature * size + d, pooledSlope[d]! * value)
    }
  }
  return net
}

/** The network's forward pass, with its own buffers. */
export function createPass(
  net: Network,
): (features: Int32Array) => { pooled: Float64Array; active: Float64Array; scores: Float64Array } {
  const pooled = new Float64Array(net.size)
  const active = new Float64Array(net.units)
  const scores = new Float64Array(net.width)
  return (features) => {
    const value = 1 / Math.sqrt(features.length)
    pooled.fill(0)
    for (const feature of features)
      for (let d = 0; d < net.size; d++) pooled[d] = pooled[d]! + net.embedding[feature * net.size + d]! * value
    for (let u = 0; u < net.units; u++) {
      let sum = net.hiddenBias[u]!
      for (let d = 0; d < net.size; d++) sum += pooled[d]! * net.hidden[d * net.units + u]!
      active[u] = Math.max(0, sum)
    }
    let most = Number.NEGATIVE_INFINITY
    for (let c = 0; c < net.width; c++) {
      let sum = net.output[net.units * net.width + c]!
      for (let u = 0; u < net.units; u++) sum += active[u]! * net.output[u * net.width + c]!
      scores[c] = sum
      most = Math.max(most, sum)
    }
    let total = 0
    for (let c = 0; c < net.width; c++) {
      scores[c] = Math.exp(scores[c]! - most)
      total += scores[c]!
    }
    for (let c = 0; c < net.width; c++) scores[c] = scores[c]! / total
    return { pooled, active, scores }
  }
}
