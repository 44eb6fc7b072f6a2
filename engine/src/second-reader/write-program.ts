import {
  type Attention,
  add,
  applyGelu,
  applySoftmax,
  attendAlone,
  Network,
  type Rows,
  splitParts,
  type TensorPlace,
} from './network.ts'
import { getChance, type Program, type Step, type StepGrammar, type Variant } from './program.ts'
import { type TextUnit, UNIT_SHAPES } from './text-units.ts'
import { splitWordPieces } from './word-pieces.ts'

/** The file that training writes next to the weights. */
export type ModelPlan = {
  /** The steps that aren't pointers. */
  readonly words: readonly string[]
  /** The word pieces. */
  readonly names: readonly string[]
  readonly layers: number
  readonly decoder_layers: number
  readonly tensors: readonly TensorPlace[]
}

const WIDTH = 384
const NARROW = 256
const SIZES = 48
/** A text read as a whole must have fewer pieces: the network knows 512 positions, and the first is the start. */
const PIECE_LIMIT = 511
/** How many more pieces may follow until a sentence or line ends. */
const MORE_PIECES = 120
const ENDS = new Set(['.', '!', '?', ';', '\n'])
const MAX_PIECES_PER_WORD = 8
const MAX_STEPS = 180
/** Second choices below this chance aren't followed, and of the others, at most `MAX_VARIANTS` are. */
const MIN_SECOND_CHANCE = 0.02
const MAX_VARIANTS = 6

/**
 * Loads a network that was trained on labeled texts. The function it returns turns a text into a program, or returns
 * null if the network can't read the text.
 */
export function createProgramWriter(
  plan: ModelPlan,
  bytes: Uint8Array<ArrayBuffer>,
): (text: string, grammar: StepGrammar) => Program | null {
  const network = new Network(plan.tensors, bytes)
  const index = new Map(plan.names.map((name, i) => [name, i]))
  const start = index.get('[START]')!
  return (text, grammar) => {
    const units = grammar.splitUnits(text)
    if (!units || units.length === 0) return null
    const pieces = units.map((unit) => splitWordPieces(unit, index).slice(0, MAX_PIECES_PER_WORD))
    if (grammar.sectionPieces === null && pieces.flat().length >= PIECE_LIMIT) return null
    const sections: [number, number][] =
      grammar.sectionPieces === null ? [[0, units.length]] : splitSections(units, pieces, grammar.sectionPieces)
    const parts = sections.map(([from, to]) => {
      const own = units.slice(from, to)
      const memory = encode(network, plan, own, pieces.slice(from, to), start)
      const { steps, chances, variants } = decode(network, plan, memory, own, grammar)
      const isDone = steps.at(-1) === 'end'
      return {
        variants,
        steps: (isDone ? steps.slice(0, -1) : steps).map((step) => (typeof step === 'number' ? step + from : step)),
        chances: isDone ? chances.slice(0, -1) : chances,
        endChance: isDone ? chances.at(-1)! : 0,
      }
    })
    // A list that the network couldn't finish would lack its last rows.
    if (grammar.sectionPieces === null && parts.some(({ endChance }) => endChance === 0)) return null
    const [only, ...more] = parts
    return {
      units,
      steps: [...parts.flatMap(({ steps }) => steps), 'end'],
      chances: [...parts.flatMap(({ chances }) => chances), parts.reduce((all, { endChance }) => all * endChance, 1)],
      ...(only && only.variants.length > 0 && more.length === 0 ? { variants: only.variants } : {}),
    }
  }
}

/** A long text is read in sections. Each ends with a sentence or a line, or where there is no more room. */
function splitSections(
  units: readonly TextUnit[],
  pieces: readonly (readonly number[])[],
  minPieces: number,
): [number, number][] {
  const cuts: [number, number][] = []
  let from = 0
  let length = 1
  for (const [i, { word }] of units.entries()) {
    const next = pieces[i + 1]?.length ?? 0
    length += pieces[i]!.length
    if ((length > minPieces && ENDS.has(word)) || length + next > minPieces + MORE_PIECES) {
      cuts.push([from, i + 1])
      from = i + 1
      length = 1
    }
  }
  return from < units.length ? [...cuts, [from, units.length]] : cuts
}

/** The meaning of the text at each unit. */
function encode(
  network: Network,
  { layers }: ModelPlan,
  units: readonly TextUnit[],
  pieces: readonly (readonly number[])[],
  start: number,
): Rows {
  const rows: Float32Array[] = []
  const place = (id: number, unit: TextUnit | null) => {
    const row = network.readRow('word.weight', id)
    const extra = [network.readRow('pos.weight', rows.length)]
    extra.push(network.readRow('size.weight', unit && unit.value !== null ? getSize(unit.value) : 0))
    extra.push(network.readRow('shape.weight', unit ? UNIT_SHAPES.indexOf(unit.shape) : 0))
    for (const one of extra) for (let i = 0; i < WIDTH; i++) row[i]! += one[i]!
    rows.push(row)
  }
  place(start, null)
  const firsts = units.map((unit, i) => {
    const first = rows.length
    for (const id of pieces[i]!) place(id, unit)
    return first
  })
  let x = network.normalize('norm', stack(rows, WIDTH), 1e-12)
  for (let layer = 0; layer < layers; layer++) {
    const at = `enc.${layer}`
    const parts = splitParts(network.applyLinear(`${at}.qkv`, x), 3, WIDTH) as Attention
    const mixed = network.applyLinear(`${at}.o`, network.attend(parts, WIDTH))
    x = network.normalize(`${at}.n1`, add(x, mixed), 1e-12)
    x = network.normalize(
      `${at}.n2`,
      add(x, network.applyLinear(`${at}.down`, applyGelu(network.applyLinear(`${at}.up`, x)))),
      1e-12,
    )
  }
  const own = firsts.map((first) => x.subarray(first * WIDTH, (first + 1) * WIDTH))
  return network.applyLinear('mem', stack(own, WIDTH))
}

/** The bucket for the size of a number: two buckets for every doubling. */
function getSize(value: number): number {
  if (value <= 0) return 0
  return Math.trunc(Math.min(SIZES - 1, Math.max(1, 8 + (3 * Math.log2(value)) / 1.5)))
}

function stack(rows: readonly Float32Array[], width: number): Rows {
  const all = new Float32Array(rows.length * width)
  for (const [i, row] of rows.entries()) all.set(row, i * width)
  return all
}

/** Writes step after step, always the likeliest that the grammar allows, and then the variants. */
function decode(
  network: Network,
  plan: ModelPlan,
  memory: Rows,
  units: readonly TextUnit[],
  { start, findAllowedSteps, isComplete }: StepGrammar,
) {
  const readNext = createStepReader(network, plan, memory, units.length)
  const choose = (steps: readonly Step[], past: Past) =>
    findLikeliest(readNext(steps.at(-1) ?? start, past), plan.words, findAllowedSteps(steps, units))
  const steps: Step[] = []
  const chances: number[] = []
  const seconds: (Choice | null)[] = []
  const past: Past = Array.from({ length: plan.decoder_layers }, () => ({ keys: [], values: [] }))
  while (steps.length < MAX_STEPS && steps.at(-1) !== 'end') {
    const [best, second] = choose(steps, past)
    if (!best) break
    steps.push(best.step)
    chances.push(best.chance)
    seconds.push(second)
  }
  if (!isComplete || steps.at(-1) !== 'end') return { steps, chances, variants: [] }

  /** Takes the second choice of a step and goes on until a row is complete and the program continues as before. */
  const writeVariant = (from: number, second: Choice): Variant | null => {
    const own = past.map(({ keys, values }) => ({ keys: keys.slice(0, from + 1), values: values.slice(0, from + 1) }))
    const before = steps.slice(0, from)
    const written: Choice[] = []
    for (let next: Choice | null = second; next && from + written.length < MAX_STEPS; ) {
      const whole = [...before, ...written.map(({ step }) => step)]
      const until = isComplete(whole) ? findSameStep(next.step, from) : -1
      if (until >= 0) {
        const newChances = written.map(({ chance }) => chance)
        const ratio = getChance([...newChances, next.chance]) / getChance(chances.slice(from, until + 1))
        return { from, until, steps: whole.slice(from), chances: newChances, ratio }
      }
      written.push(next)
      next = choose([...whole, next.step], own)[0]
    }
    return null
  }
  const findSameStep = (step: Step, from: number) =>
    steps.findIndex((one, at) => at >= from && one === step && isComplete(steps.slice(0, at)))
  const open = seconds
    .flatMap((second, from) => (second && second.chance >= MIN_SECOND_CHANCE ? [{ from, second }] : []))
    .sort((a, b) => b.second.chance - a.second.chance)
  const variants = open.slice(0, MAX_VARIANTS).map(({ from, second }) => writeVariant(from, second))
  return { steps, chances, variants: variants.filter((variant) => variant !== null) }
}

/** What each layer of the decoder knows of the steps so far. */
type Past = { readonly keys: Float32Array[]; readonly values: Float32Array[] }[]

/** How likely each step is to follow the last one, which is added to `past`. */
function createStepReader(
  network: Network,
  { words, decoder_layers }: ModelPlan,
  memory: Rows,
  unitCount: number,
): (last: Step, past: Past) => Float32Array {
  const layers = Array.from({ length: decoder_layers }, (_, layer) => {
    const [keys, values] = splitParts(network.applyLinear(`dec.${layer}.kv`, memory), 2, NARROW) as [Rows, Rows]
    return { at: `dec.${layer}`, keys, values }
  })
  const pointers = network.applyLinear('pk', memory)
  return (last, past) => {
    let x: Rows =
      typeof last === 'number'
        ? network.applyLinear('point', memory.subarray(last * NARROW, (last + 1) * NARROW))
        : network.readRow('step.weight', words.indexOf(last))
    x = add(x, network.readRow('tpos.weight', past[0]!.keys.length))
    for (const [layer, { at, keys, values }] of layers.entries()) {
      const own = past[layer]!
      const [q, k, v] = splitParts(
        network.applyLinear(`${at}.qkv`, network.normalize(`${at}.n1`, x, 1e-5)),
        3,
        NARROW,
      ) as Attention
      own.keys.push(k)
      own.values.push(v)
      const before = attendAlone(q, stack(own.keys, NARROW), stack(own.values, NARROW))
      x = add(x, network.applyLinear(`${at}.o`, before))
      const query = network.applyLinear(`${at}.q`, network.normalize(`${at}.n2`, x, 1e-5))
      x = add(x, network.applyLinear(`${at}.o2`, attendAlone(query, keys, values)))
      const up = applyGelu(network.applyLinear(`${at}.up`, network.normalize(`${at}.n3`, x, 1e-5)))
      x = add(x, network.applyLinear(`${at}.down`, up))
    }
    x = network.normalize('last', x, 1e-5)
    const scores = new Float32Array(words.length + unitCount)
    scores.set(network.applyLinear('out', x))
    const pointing = network.applyLinear('pq', x)
    for (let unit = 0; unit < unitCount; unit++) {
      let sum = 0
      for (let i = 0; i < NARROW; i++) sum += pointing[i]! * pointers[unit * NARROW + i]!
      scores[words.length + unit] = sum / Math.sqrt(NARROW)
    }
    applySoftmax(scores)
    return scores
  }
}

type Choice = { readonly step: Step; readonly chance: number }

/** The likeliest and the second likeliest step of those allowed; null if there is none. */
function findLikeliest(
  chances: Float32Array,
  words: readonly string[],
  isAllowed: (step: Step) => boolean,
): [Choice | null, Choice | null] {
  let best: Choice | null = null
  let second: Choice | null = null
  for (const [i, chance] of chances.entries()) {
    if (second !== null && chance <= second.chance) continue
    const step = words[i] ?? i - words.length
    if (!isAllowed(step)) continue
    if (best === null || chance > best.chance) [best, second] = [{ step, chance }, best]
    else second = { step, chance }
  }
  return [best, second]
}
