import { add, gelu, Network, partsOf, type Rows, type TensorPlace, toChances } from '../../second-reader/network.ts'
import { numbersOf } from './word-numbers.ts'
import { bucket, MARKS, type PlacedWord } from './word-places.ts'

export const KINDS = ['other', 'date', 'name', 'in', 'out', 'balance', 'opening', 'closing'] as const
export type Kind = (typeof KINDS)[number]

/** `of`: the word of the amount that a name or a balance belongs to; `day`: the word of the day of an amount. */
export type LabelledWord = PlacedWord & { kind: Kind; chance: number; of: number; day: number }
export type LabelWords = (words: readonly PlacedWord[]) => LabelledWord[]
export type LayoutPlan = { width: number; layers: number; tensors: TensorPlace[] }

const MOST_WORDS = 768
/** Of the words above the first row that later windows see, too. */
const HEAD_WORDS = 80
const POINTER = 64
const HEAD = 32
const LINES_APART = [-25.5, -12.5, -6.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 6.5, 12.5, 25.5]
const LETTERS_APART = [-20, -8, -3, -0.75, 0.75, 3, 8, 20]
const OFFSETS = MARKS.map((_, at) => MARKS.slice(0, at).reduce((sum, size) => sum + size, 0))

/** A network that tells what each word of a statement is, from its text and its place. Trained by training/layout-reader. */
export function createLayoutReader(plan: LayoutPlan, bytes: Uint8Array<ArrayBuffer>): LabelWords {
  const network = new Network(plan.tensors, bytes, MOST_WORDS * Math.max(MOST_WORDS, plan.width * 3))
  return (words) => labelInWindows(words, (some) => label(network, plan, some))
}

/** Long documents in windows that overlap by half; each window after the first also gets the words above the first row. */
function labelInWindows(
  words: readonly PlacedWord[],
  read: (words: readonly PlacedWord[]) => LabelledWord[],
): LabelledWord[] {
  if (words.length <= MOST_WORDS) return read(words)
  const labelled: LabelledWord[] = read(words.slice(0, MOST_WORDS))
  const first = labelled.findIndex(({ kind }) => kind === 'in' || kind === 'out')
  const head = words.slice(Math.max(0, first - HEAD_WORDS), Math.max(0, first))
  const step = MOST_WORDS - head.length
  while (labelled.length < words.length) {
    let from = Math.max(0, labelled.length - Math.floor(step / 2))
    while (from > 0 && words[from - 1]?.line === words[from]?.line) from--
    const keep = Math.floor((labelled.length - from) / 2) + from
    const window = words.slice(from, from + step)
    const shift = (window[0]?.y ?? 0) - 2 - (head.at(-1)?.y ?? 0)
    const found = read([...head.map((word) => ({ ...word, y: word.y + shift })), ...window]).slice(head.length)
    const at = (target: number) => (target < head.length ? -1 : target - head.length + from)
    labelled.length = keep
    labelled.push(...found.slice(keep - from).map((word) => ({ ...word, of: at(word.of), day: at(word.day) })))
  }
  return labelled
}

function label(network: Network, { width, layers }: LayoutPlan, words: readonly PlacedWord[]): LabelledWord[] {
  const count = Math.ceil(words.length / 4) * 4
  let x: Rows = new Float32Array(count * width)
  for (const [at, word] of words.entries()) x.set(embed(network, width, word), at * width)
  x = network.normalise('first', x, 1e-5)
  const places = compare(words, count)
  for (let layer = 0; layer < layers; layer++) {
    const name = `layers.${layer}`
    const parts = partsOf(network.linear(`${name}.qkv`, network.normalise(`${name}.n1`, x, 1e-5)), 3, width)
    x = add(x, network.linear(`${name}.o`, attendByPlace(network, name, parts as [Rows, Rows, Rows], width, places)))
    const up = gelu(network.linear(`${name}.up`, network.normalise(`${name}.n2`, x, 1e-5)))
    x = add(x, network.linear(`${name}.down`, up))
  }
  x = network.normalise('last', x, 1e-5)
  const kinds = network.linear('kind', x)
  const found = words.map((word, at) => {
    const chances = kinds.slice(at * KINDS.length, (at + 1) * KINDS.length)
    toChances(chances)
    const best = chances.indexOf(Math.max(...chances))
    return { ...word, kind: KINDS[best]!, chance: chances[best]! }
  })
  const [asks, answers] = [network.linear('asks', x), network.linear('answers', x)]
  const pointTo = (from: number, part: number, isTarget: (kind: Kind, at: number) => boolean) => {
    let [best, most] = [-1, Number.NEGATIVE_INFINITY]
    found.forEach(({ kind }, to) => {
      if (!isTarget(kind, to)) return
      let sum = 0
      for (let i = part * POINTER; i < (part + 1) * POINTER; i++)
        sum += asks[from * 2 * POINTER + i]! * answers[to * 2 * POINTER + i]!
      if (sum > most) [best, most] = [to, sum]
    })
    return best
  }
  const isMoney = (kind: Kind) => kind === 'in' || kind === 'out'
  return found.map((word, at) => ({
    ...word,
    of: word.kind === 'name' || word.kind === 'balance' ? pointTo(at, 0, isMoney) : -1,
    day: isMoney(word.kind) ? pointTo(at, 1, (kind) => kind === 'date') : -1,
  }))
}

function embed(network: Network, width: number, { text, marks }: PlacedWord): Rows {
  const { word, shape, grams } = numbersOf(text)
  const sum = new Float32Array(width)
  const take = (row: Float32Array, share = 1) =>
    row.forEach((value, i) => {
      sum[i]! += value * share
    })
  take(network.row('word.weight', word))
  take(network.row('shape.weight', shape))
  for (const gram of grams) take(network.row('gram.weight', gram), 1 / grams.length)
  for (const [at, mark] of marks.entries()) take(network.row('marks.weight', OFFSETS[at]! + mark))
  return sum
}

/** For every pair of words how their places compare. */
type Places = { count: number; words: number; left: Uint8Array; right: Uint8Array; near: Uint8Array }

function compare(words: readonly PlacedWord[], count: number): Places {
  const [left, right, near] = [0, 1, 2].map(() => new Uint8Array(count * count)) as [Uint8Array, Uint8Array, Uint8Array]
  words.forEach((one, row) => {
    words.forEach((other, column) => {
      const at = row * count + column
      const lines = bucket(Math.round(one.y - other.y), LINES_APART) * (LETTERS_APART.length + 1)
      left[at] = lines + bucketOf(one.x - other.x)
      right[at] = lines + bucketOf(one.end - other.end)
      near[at] = one.line === other.line ? Math.max(-3, Math.min(3, row - column)) + 3 : 7
    })
  })
  return { count, words: words.length, left, right, near }
}

/** As torch.bucketize does: a value on a limit is below it. */
function bucketOf(value: number): number {
  let at = 0
  while (at < LETTERS_APART.length && value > LETTERS_APART[at]!) at++
  return at
}

function attendByPlace(
  network: Network,
  name: string,
  [queries, keys, values]: [Rows, Rows, Rows],
  width: number,
  { count, words, left, right, near }: Places,
): Rows {
  const heads = width / HEAD
  const [byLeft, byRight, byNear] = ['left', 'right', 'near'].map((part) => network.vector(`${name}.${part}`)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const out = new Float32Array(queries.length)
  const scale = 1 / Math.sqrt(HEAD)
  for (let head = 0; head < heads; head++) {
    const scores = network.product(partOf(queries, head, width), partOf(keys, head, width), HEAD)
    for (let row = 0; row < count; row++) {
      const some = scores.subarray(row * count, (row + 1) * count)
      for (let column = 0; column < words; column++) {
        const at = row * count + column
        some[column] =
          some[column]! * scale +
          byLeft[left[at]! * heads + head]! +
          byRight[right[at]! * heads + head]! +
          byNear[near[at]! * heads + head]!
      }
      some.fill(-1e4, words)
      toChances(some)
    }
    const mixed = network.product(scores, turned(partOf(values, head, width), HEAD), count)
    for (let row = 0; row < count; row++)
      out.set(mixed.subarray(row * HEAD, (row + 1) * HEAD), row * width + head * HEAD)
  }
  return out
}

function partOf(rows: Rows, head: number, width: number): Rows {
  const count = rows.length / width
  const part = new Float32Array(count * HEAD)
  for (let row = 0; row < count; row++)
    part.set(rows.subarray(row * width + head * HEAD, row * width + (head + 1) * HEAD), row * HEAD)
  return part
}

function turned(rows: Rows, width: number): Rows {
  const count = rows.length / width
  const out = new Float32Array(rows.length)
  for (let row = 0; row < count; row++) for (let i = 0; i < width; i++) out[i * count + row] = rows[row * width + i]!
  return out
}
