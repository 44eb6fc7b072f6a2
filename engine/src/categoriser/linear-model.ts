import { decodeBase64 } from './base64.ts'
import type { Descriptor } from './descriptor.ts'
import { getFeatures } from './model-features.ts'

/** The built-in weights: one signed byte per bucket and category, times `scale`. */
export type ModelData = { readonly codes: readonly string[]; readonly scale: number; readonly weights: string }

export type LinearModel = {
  readonly codes: readonly string[]
  /** The probability of each category, in the order of `codes`. */
  computeProbabilities(descriptor: Pick<Descriptor, 'words' | 'processor' | 'method'>): Float64Array
}

const READ = new WeakMap<ModelData, LinearModel>()

/** Reads the weights once per process. */
export function readLinearModel(data: ModelData): LinearModel {
  const cached = READ.get(data)
  if (cached) return cached
  const weights = new Int8Array(decodeBase64(data.weights).buffer)
  const width = data.codes.length
  const sums = new Int32Array(width)
  const model: LinearModel = {
    codes: data.codes,
    computeProbabilities: (descriptor) => {
      const features = getFeatures(descriptor)
      // Integers until the end: four thousand sums per row are most of the cost.
      sums.fill(0)
      for (let i = 0; i < features.length; i++) {
        const from = (features[i] as number) * width
        for (let c = 0; c < width; c++) sums[c] = (sums[c] as number) + (weights[from + c] as number)
      }
      return softmax(Float64Array.from(sums), data.scale / Math.sqrt(features.length))
    },
  }
  READ.set(data, model)
  return model
}

function softmax(sums: Float64Array, factor: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < sums.length; i++) most = Math.max(most, sums[i] ?? 0)
  let total = 0
  for (let i = 0; i < sums.length; i++) {
    const power = Math.exp(((sums[i] ?? 0) - most) * factor)
    sums[i] = power
    total += power
  }
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) / total
  return sums
}
