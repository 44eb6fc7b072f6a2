import {
  type Attention,
  add,
  applyGelu,
  applySoftmax,
  HEAD_WIDTH,
  Network,
  type Rows,
  splitParts,
  type TensorPlace,
} from '../../second-reader/network.ts'
import { getNumbers } from './word-numbers.ts'
import { findBucket, MARKS, type PlacedWord } from './word-places.ts'

export const KINDS = ['other', 'date', 'name', 'in', 'out', 'balance', 'opening', 'closing'] as const
export type Kind = (typeof KINDS)[number]

/** `of`: index of the amount that a name or balance belongs to; `day`: index of an amount's date; -1 for none. */
export type LabeledWord = PlacedWord & { kind: Kind; chance: number; of: number; day: number }
export type LabelWords = (words: readonly PlacedWord[]) => LabeledWord[]
export type LayoutPlan = { width: number; layers: number; tensors: TensorPlace[] }

const WINDOW_WORDS = 768
/** How many words from above the first row are added to every later window. */
const TOP_WORDS = 80
const POINTER_WIDTH = 64
const LINES_APART = [-25.5, -12.5, -6.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 6.5, 12.5, 25.5]
const LETTERS_APART = [-20, -8, -3, -0.75, 0.75, 3, 8, 20]
const OFFSETS = MARKS.map((_, at) => MARKS.slice(0, at).reduce((sum, size) => sum + size, 0))

/** A network that labels each word of a statement by its text and position. Trained by training/layout-reader. */
export function createLayoutReader(plan: LayoutPlan, bytes: Uint8Array<ArrayBuffer>): LabelWords {
  const network = new Network(plan.tensors, bytes, WINDOW_WORDS * Math.max(WINDOW_WORDS, plan.width * 3))
  return (words) => labelInWindows(words, (some) => labelWindow(network, plan, some))
}

/**
 * Reads long documents in windows that overlap by a third. Every window after the first also gets the words above the
 * first row.
 */
function labelInWindows(
  words: readonly PlacedWord[],
  read: (words: readonly PlacedWord[]) => LabeledWord[],
): LabeledWord[] {
  const labeled = read(words.slice(0, WINDOW_WORDS))
  const first = labeled.find(({ kind }) => isMoney(kind))
  const top = first ? words.findIndex(({ line }) => line === first.line) : 0
  while (labeled.length < words.length) {
    const step = WINDOW_WORDS - TOP_WORDS
    let from = labeled.length - Math.floor(step / 3)
    const earliest = labeled.length - Math.floor(step / 2) // A line may be longer than a window.
    while (from > earliest && words[from - 1]?.line === words[from]?.line) from--
    const end = Math.min(top, from)
    const start = Math.max(0, end - TOP_WORDS)
    const above = words.slice(start, end)
    const shift = words[from]!.y - 2 - (above.at(-1)?.y ?? 0)
    const window = [...above.map((word) => ({ ...word, y: word.y + shift })), ...words.slice(from, from + step)]
    const getPlace = (at: number) => {
      if (at < 0) return -1
      return at < above.length ? start + at : from + at - above.length
    }
    const keep = Math.floor((from + labeled.length) / 2)
    const found = read(window).map((word) => ({ ...word, of: getPlace(word.of), day: getPlace(word.day) }))
    labeled.length = keep
    labeled.push(...found.slice(above.length + keep - from))
  }
  return words.length > WINDOW_WORDS ? repairPointers(labeled) : labeled
}

/**
 * Repairs words that point to an amount or date that another window read differently: they now point to the amount on
 * their line, or to the date above.
 */
function repairPointers(words: readonly LabeledWord[]): LabeledWord[] {
  const amounts = new Map(words.flatMap(({ kind, line }, at) => (isMoney(kind) ? [[line, at] as const] : [])))
  let date = -1
  return words.map((word, at) => {
    if (word.kind === 'date' && (words[at - 1]?.kind !== 'date' || words[at - 1]?.line !== word.line)) date = at
    if (isMoney(word.kind)) return words[word.day]?.kind === 'date' ? word : { ...word, day: date }
    if (word.kind !== 'name' && word.kind !== 'balance') return word
    const isKnown = word.of >= 0 && words[word.of] !== undefined && isMoney(words[word.of]!.kind)
    return isKnown ? word : { ...word, of: amounts.get(word.line) ?? -1 }
  })
}

function isMoney(kind: Kind): boolean {
  return kind === 'in' || kind === 'out'
}

function labelWindow(network: Network, { width, layers }: LayoutPlan, words: readonly PlacedWord[]): LabeledWord[] {
  let x: Rows = new Float32Array(words.length * width)
  for (const [at, word] of words.entries()) x.set(embed(network, width, word), at * width)
  x = network.normalize('first', x, 1e-5)
  const places = comparePlaces(words)
  for (let layer = 0; layer < layers; layer++) {
    const name = `layers.${layer}`
    const parts = splitParts(network.applyLinear(`${name}.qkv`, network.normalize(`${name}.n1`, x, 1e-5)), 3, width)
    x = add(x, network.applyLinear(`${name}.o`, attendByPlace(network, name, parts as Attention, width, places)))
    const up = applyGelu(network.applyLinear(`${name}.up`, network.normalize(`${name}.n2`, x, 1e-5)))
    x = add(x, network.applyLinear(`${name}.down`, up))
  }
  x = network.normalize('last', x, 1e-5)
  const kinds = network.applyLinear('kind', x)
  const found = words.map((word, at) => {
    const chances = kinds.slice(at * KINDS.length, (at + 1) * KINDS.length)
    applySoftmax(chances)
    const best = chances.indexOf(Math.max(...chances))
    return { ...word, kind: KINDS[best]!, chance: chances[best]! }
  })
  const [asks, answers] = [network.applyLinear('asks', x), network.applyLinear('answers', x)]
  const findTarget = (from: number, part: number, isTarget: (kind: Kind, at: number) => boolean) => {
    let [best, most] = [-1, Number.NEGATIVE_INFINITY]
    found.forEach(({ kind }, to) => {
      if (!isTarget(kind, to)) return
      let sum = 0
      for (let i = part * POINTER_WIDTH; i < (part + 1) * POINTER_WIDTH; i++)
        sum += asks[from * 2 * POINTER_WIDTH + i]! * answers[to * 2 * POINTER_WIDTH + i]!
      if (sum > most) [best, most] = [to, sum]
    })
    return best
  }
  return found.map((word, at) => ({
    ...word,
    of: word.kind === 'name' || word.kind === 'balance' ? findTarget(at, 0, isMoney) : -1,
    day: isMoney(word.kind) ? findTarget(at, 1, (kind) => kind === 'date') : -1,
  }))
}

function embed(network: Network, width: number, { text, marks }: PlacedWord): Rows {
  const { word, shape, grams } = getNumbers(text)
  const sum = new Float32Array(width)
  const addRow = (row: Float32Array, share = 1) =>
    row.forEach((value, i) => {
      sum[i]! += value * share
    })
  addRow(network.readRow('word.weight', word))
  addRow(network.readRow('shape.weight', shape))
  for (const gram of grams) addRow(network.readRow('gram.weight', gram), 1 / grams.length)
  for (const [at, mark] of marks.entries()) addRow(network.readRow('marks.weight', OFFSETS[at]! + mark))
  return sum
}

/** How the two words of each pair are placed relative to each other. */
type Places = { count: number; left: Uint8Array; right: Uint8Array; near: Uint8Array }

function comparePlaces(words: readonly PlacedWord[]): Places {
  const count = words.length
  const [left, right, near] = [0, 1, 2].map(() => new Uint8Array(count * count)) as [Uint8Array, Uint8Array, Uint8Array]
  words.forEach((one, row) => {
    words.forEach((other, column) => {
      const at = row * count + column
      const lines = findBucket(Math.round(one.y - other.y), LINES_APART) * (LETTERS_APART.length + 1)
      left[at] = lines + getBucket(one.x - other.x)
      right[at] = lines + getBucket(one.end - other.end)
      near[at] = one.line === other.line ? Math.max(-3, Math.min(3, row - column)) + 3 : 7
    })
  })
  return { count, left, right, near }
}

/** Like torch.bucketize: a value on a limit is below it. */
function getBucket(value: number): number {
  let at = 0
  while (at < LETTERS_APART.length && value > LETTERS_APART[at]!) at++
  return at
}

function attendByPlace(
  network: Network,
  name: string,
  parts: Attention,
  width: number,
  { count, left, right, near }: Places,
): Rows {
  const heads = width / HEAD_WIDTH
  const [byLeft, byRight, byNear] = ['left', 'right', 'near'].map((part) => network.readVector(`${name}.${part}`)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return network.attend(parts, width, (scores, row, head) => {
    for (let column = 0; column < count; column++) {
      const at = row * count + column
      scores[column]! +=
        byLeft[left[at]! * heads + head]! + byRight[right[at]! * heads + head]! + byNear[near[at]! * heads + head]!
    }
  })
}
