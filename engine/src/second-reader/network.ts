import { KERNEL } from './kernel.ts'

/** One row of numbers per input, stored consecutively. */
export type Rows = Float32Array

/** Queries, keys and values. */
export type Attention = [Rows, Rows, Rows]

/** Where a tensor is in the weights file; a matrix is stored as bytes with one scale per row. */
export type TensorPlace = { name: string; shape: number[]; at: number; kind: 'int8' | 'float' }

/** The widest row times the most rows: how many numbers a product's input or output may have. */
const ROOM = 512 * 1536
const PAGE = 65_536
const ZEROS = 4_096
/** How many numbers of a row one head of attention sees. */
export const HEAD_WIDTH = 32
const SCALE = 1 / Math.sqrt(HEAD_WIDTH)
/** Memory below this is reserved for the compiled code. */
const FIRST = PAGE * 2

/** The part of WebAssembly that we use. Browsers and Node have it, and it only calculates, so the engine stays pure. */
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory
  Module: new (code: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: Memory } }) => { readonly exports: Record<string, unknown> }
}

type Kernel = (x: number, w: number, b: number, y: number, rows: number, inputs: number, outputs: number) => void
type Matrix = { at: number; bias: number; inputs: number; outputs: number; padded: number }

/** A network's weights, and the matrix products that take most of the time. */
export class Network {
  readonly #places: ReadonlyMap<string, TensorPlace>
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #view: DataView
  readonly #vectors = new Map<string, Float32Array>()
  readonly #matrices = new Map<string, Matrix>()
  readonly #memory: Memory
  readonly #linear: Kernel
  readonly #room: number
  #zeros: number | undefined
  #free: number

  constructor(places: readonly TensorPlace[], bytes: Uint8Array<ArrayBuffer>, room = ROOM) {
    this.#room = Math.ceil((room * 4) / PAGE) * PAGE
    this.#free = FIRST + 3 * this.#room
    this.#places = new Map(places.map((place) => [place.name, place]))
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset)
    this.#memory = new WebAssembly.Memory({ initial: this.#free / PAGE })
    const code = Uint8Array.from(KERNEL.match(/../g)!, (byte) => Number.parseInt(byte, 16))
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory: this.#memory } })
    this.#linear = exports.linear as Kernel
  }

  /** One row of a matrix, without unpacking the others. */
  readRow(name: string, row: number): Float32Array {
    const place = this.#place(name)
    const values = new Float32Array(place.shape[1]!)
    this.#unpack(place, row, values)
    return values
  }

  #unpack({ shape, at }: TensorPlace, row: number, values: Float32Array): void {
    const [rows = 0, columns = 0] = shape
    const scale = this.#view.getFloat32(at + row * 4, true)
    const bytes = new Int8Array(this.#bytes.buffer, this.#bytes.byteOffset + at + rows * 4 + row * columns, columns)
    for (let i = 0; i < columns; i++) values[i] = bytes[i]! * scale
  }

  /** x · Wᵀ + b for every row of x. */
  applyLinear(name: string, x: Rows): Rows {
    const { at, bias, inputs, outputs, padded } = this.#readMatrix(name)
    const count = x.length / inputs
    this.#requireRoom(x.length, count * padded)
    const [from, to] = [FIRST, FIRST + this.#room]
    new Float32Array(this.#memory.buffer, from, x.length).set(x)
    this.#linear(from, at, bias, to, count, inputs, padded)
    const y = new Float32Array(this.#memory.buffer, to, count * padded)
    if (padded === outputs) return y.slice()
    const rows = new Float32Array(count * outputs)
    for (let row = 0; row < count; row++) rows.set(y.subarray(row * padded, row * padded + outputs), row * outputs)
    return rows
  }

  /** x · wᵀ for rows of `inputs` numbers; `inputs` and the number of rows in w must be multiples of 4. */
  multiply(x: Rows, w: Rows, inputs: number): Rows {
    const [rows, outputs] = [x.length / inputs, w.length / inputs]
    this.#requireRoom(x.length, w.length, rows * outputs)
    const [from, to, by] = [FIRST, FIRST + this.#room, FIRST + 2 * this.#room]
    this.#zeros ??= this.#take(ZEROS)
    new Float32Array(this.#memory.buffer, from, x.length).set(x)
    new Float32Array(this.#memory.buffer, by, w.length).set(w)
    this.#linear(from, by, this.#zeros, to, rows, inputs, outputs)
    return new Float32Array(this.#memory.buffer, to, rows * outputs).slice()
  }

  /**
   * Each query attends to the keys and gets the weighted mix of their values. `adjust` may change a query's scores
   * before they become weights.
   */
  attend(
    [queries, keys, values]: Attention,
    width: number,
    adjust?: (scores: Float32Array, row: number, head: number) => void,
  ): Rows {
    const [queryCount, keyCount] = [queries.length / width, keys.length / width]
    const padded = Math.ceil(keyCount / 4) * 4
    const out = new Float32Array(queries.length)
    for (let head = 0; head < width / HEAD_WIDTH; head++) {
      const headQueries = sliceHead(queries, head, width, queryCount)
      const scores = this.multiply(headQueries, sliceHead(keys, head, width, padded), HEAD_WIDTH)
      for (let row = 0; row < queryCount; row++) {
        const rowScores = scores.subarray(row * padded, row * padded + keyCount)
        for (let key = 0; key < keyCount; key++) rowScores[key]! *= SCALE
        adjust?.(rowScores, row, head)
        applySoftmax(rowScores)
      }
      const mixed = this.multiply(scores, transpose(sliceHead(values, head, width, padded), HEAD_WIDTH), padded)
      for (let row = 0; row < queryCount; row++)
        out.set(mixed.subarray(row * HEAD_WIDTH, (row + 1) * HEAD_WIDTH), row * width + head * HEAD_WIDTH)
    }
    return out
  }

  #requireRoom(...lengths: number[]): void {
    if (Math.max(...lengths) * 4 > this.#room) throw new Error('This product is too large for the network’s memory')
  }

  #readMatrix(name: string): Matrix {
    const cached = this.#matrices.get(name)
    if (cached) return cached
    const place = this.#place(`${name}.weight`)
    const [outputs = 0, inputs = 0] = place.shape
    const padded = Math.ceil(outputs / 4) * 4
    const at = this.#take(padded * inputs)
    for (let row = 0; row < outputs; row++)
      this.#unpack(place, row, new Float32Array(this.#memory.buffer, at + row * inputs * 4, inputs))
    const bias = this.#take(padded)
    new Float32Array(this.#memory.buffer, bias, padded).set(this.readVector(`${name}.bias`))
    const matrix = { at, bias, inputs, outputs, padded }
    this.#matrices.set(name, matrix)
    return matrix
  }

  #take(floats: number): number {
    const at = this.#free
    this.#free += Math.ceil(floats / 4) * 16
    const missing = this.#free - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
    return at
  }

  /** A tensor stored as floats. */
  readVector(name: string): Float32Array {
    const cached = this.#vectors.get(name)
    if (cached) return cached
    const { shape, at } = this.#place(name)
    const values = this.#readFloats(at, shape[0]!)
    this.#vectors.set(name, values)
    return values
  }

  #place(name: string): TensorPlace {
    const place = this.#places.get(name)
    if (!place) throw new Error(`The weights have no tensor called ${name}`)
    return place
  }

  #readFloats(at: number, count: number): Float32Array {
    return new Float32Array(this.#bytes.slice(at, at + count * 4).buffer, 0, count)
  }

  normalize(name: string, x: Rows, epsilon: number): Rows {
    const gain = this.readVector(`${name}.weight`)
    const shift = this.readVector(`${name}.bias`)
    const width = gain.length
    const y = new Float32Array(x.length)
    for (let at = 0; at < x.length; at += width) {
      let mean = 0
      for (let i = 0; i < width; i++) mean += x[at + i]! / width
      let spread = 0
      for (let i = 0; i < width; i++) spread += (x[at + i]! - mean) ** 2 / width
      const scale = 1 / Math.sqrt(spread + epsilon)
      for (let i = 0; i < width; i++) y[at + i] = (x[at + i]! - mean) * scale * gain[i]! + shift[i]!
    }
    return y
  }
}

/** One head's part of each row, followed by rows of zeros up to `count`. */
function sliceHead(rows: Rows, head: number, width: number, count: number): Rows {
  const part = new Float32Array(count * HEAD_WIDTH)
  for (let row = 0; row < rows.length / width; row++) {
    const from = row * width + head * HEAD_WIDTH
    part.set(rows.subarray(from, from + HEAD_WIDTH), row * HEAD_WIDTH)
  }
  return part
}

function transpose(rows: Rows, width: number): Rows {
  const count = rows.length / width
  const out = new Float32Array(rows.length)
  for (let row = 0; row < count; row++) for (let i = 0; i < width; i++) out[i * count + row] = rows[row * width + i]!
  return out
}

/** `Network.attend` for a single query: copying the keys to the kernel would take longer than calculating here. */
export function attendAlone(query: Rows, keys: Rows, values: Rows): Rows {
  const width = query.length
  const out = new Float32Array(width)
  const weights = new Float32Array(keys.length / width)
  for (let part = 0; part < width; part += HEAD_WIDTH) {
    for (let key = 0; key < weights.length; key++) {
      let sum = 0
      for (let i = part; i < part + HEAD_WIDTH; i++) sum += query[i]! * keys[key * width + i]!
      weights[key] = sum * SCALE
    }
    applySoftmax(weights)
    for (let key = 0; key < weights.length; key++)
      for (let i = part; i < part + HEAD_WIDTH; i++) out[i]! += weights[key]! * values[key * width + i]!
  }
  return out
}

export function applySoftmax(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < scores.length; i++) if (scores[i]! > most) most = scores[i]!
  let sum = 0
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp(scores[i]! - most)
    sum += scores[i]!
  }
  for (let i = 0; i < scores.length; i++) scores[i]! /= sum
}

export function add(x: Rows, y: Rows): Rows {
  return x.map((value, i) => value + y[i]!)
}

/** x · Φ(x), with an approximation of Φ (error below 1e-7). */
export function applyGelu(x: Rows): Rows {
  return x.map((value) => {
    const z = Math.abs(value) / Math.SQRT2
    const t = 1 / (1 + 0.3275911 * z)
    const tail =
      ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-z * z)
    return value * (value >= 0 ? 1 - tail / 2 : tail / 2)
  })
}

/** Splits rows of several equal parts: [q k v] for every row becomes q, k and v. */
export function splitParts(x: Rows, parts: number, width: number): Rows[] {
  const count = x.length / (parts * width)
  return Array.from({ length: parts }, (_, part) => {
    const out = new Float32Array(count * width)
    for (let row = 0; row < count; row++) {
      const from = (row * parts + part) * width
      out.set(x.subarray(from, from + width), row * width)
    }
    return out
  })
}
