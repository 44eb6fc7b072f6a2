import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEFAULT_CATEGORIES } from '../engine/src/categoriser/default-categories.ts'
import { readDescriptor } from '../engine/src/categoriser/descriptor.ts'
import { getFeatures } from '../engine/src/categoriser/model-features.ts'
import { createRandom } from '../engine/src/core/random.ts'
import { findMainBusinesses, readNsiBrands, writeBrands } from './distill-brands.ts'
import {
  type Example,
  LEARNED_WORDS,
  makeBareExamples,
  makeBrandExamples,
  makeKeywordExamples,
  UNSEEN_WORDS,
} from './examples.ts'
import { fitCalibration, measureUnseen, writeCalibration } from './fit-calibration.ts'
import { getBrandPart, makeIndependentExamples, type Part } from './independents.ts'
import { quantize, scoreRow, type TrainingRow, trainLinear } from './linear-trainer.ts'
import { readMerchantLists } from './merchant-lists.ts'
import { createPass, trainNetwork } from './network-trainer.ts'
import { getLearnedBrands, measureWordReliability, writeReliability } from './word-reliability.ts'

const SEED = 20_261_115
const MODEL_FILE = new URL('../engine/src/categoriser/model/model.generated.json', import.meta.url)
const CODES: readonly string[] = DEFAULT_CATEGORIES.map((category) => category.code)

type Scorer = (features: Int32Array) => Float64Array

/** Rows to learn from, to calibrate on and to measure once: all rows with one name are in one part. */
function makeExamples(seed: number): Record<Part, Example[]> {
  const random = createRandom(seed)
  const curated = readMerchantLists()
  const nsi = readNsiBrands().filter((brand) => brand.path !== 'amenity/school' && brand.path !== 'power/substation')
  const made: Record<Part, Example[]> = {
    train: [
      ...makeKeywordExamples(45_000, random),
      ...makeBareExamples(30_000, random, LEARNED_WORDS),
      ...makeIndependentExamples(50_000, random, 'train'),
    ],
    calibration: [
      ...makeBareExamples(5000, random, UNSEEN_WORDS),
      ...makeIndependentExamples(12_000, random, 'calibration'),
    ],
    test: makeIndependentExamples(6000, random, 'test'),
  }
  const brands = [
    ...makeBrandExamples(curated, random, 5),
    ...makeBrandExamples(findMainBusinesses(curated, nsi), random, 2),
  ]
  for (const example of brands) made[getBrandPart(example.group)].push(example)
  return made
}

export function toRow(example: Pick<Example, 'text' | 'code'>): TrainingRow {
  return { features: Int32Array.from(getFeatures(readDescriptor(example.text))), label: CODES.indexOf(example.code) }
}

function measureAccuracy(rows: readonly TrainingRow[], score: Scorer): number {
  const right = rows.filter((row) => findBest(score(row.features)) === row.label).length
  return right / Math.max(rows.length, 1)
}

function findBest(scores: Float64Array): number {
  let at = 0
  for (const [i, score] of scores.entries()) if (score > (scores[at] ?? 0)) at = i
  return at
}

type Measured = { name: string; heldOut: number; brands: number; outside: string; seconds: number; megabytes: number }

/** Accuracy on a file of real rows that nothing was learned from, if there is one. */
function measureOutside(folder: string | undefined, score: Scorer): string {
  if (!folder) return ''
  const file = `${folder}/transactions.dev.json`
  if (!existsSync(file)) return ''
  const rows: { transaction_name: string; category: string; also_right: string[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const codes = new Map<string, string>(DEFAULT_CATEGORIES.map((category) => [category.name, category.code]))
  const judged = rows.map((row) => {
    const code = CODES[findBest(score(toRow({ text: row.transaction_name, code: 'DIN' }).features))]
    return {
      exact: code === codes.get(row.category),
      close: [row.category, ...row.also_right].some((name) => codes.get(name) === code),
    }
  })
  const formatShare = (count: number) => `${((100 * count) / rows.length).toFixed(1)}%`
  return `${formatShare(judged.filter((row) => row.exact).length)} / ${formatShare(judged.filter((row) => row.close).length)}`
}

function main(): void {
  const { values } = parseArgs({
    options: {
      compare: { type: 'boolean', default: false },
      /** Keeps the weights and refits the reliability of words and the calibration. */
      calibrate: { type: 'boolean', default: false },
      data: { type: 'string' },
      /** Measures the part that nothing was fitted to. Once, at the end. */
      test: { type: 'boolean', default: false },
      epochs: { type: 'string', default: '5' },
    },
  })
  const distilled = writeBrands()
  console.log(`brands: ${distilled.brands} under ${distilled.keys} keys, ${(distilled.bytes / 1e6).toFixed(2)} MB`)
  const { train, calibration: heldOut, test } = makeExamples(SEED)
  const reliability = measureWordReliability(getLearnedBrands())
  const size = writeReliability(reliability)
  console.log(`words whose reliability was learned: ${Object.keys(reliability).length}, ${(size / 1e3).toFixed(0)} KB`)
  const calibrateAndMeasure = () => {
    const calibration = fitCalibration(heldOut, createRandom(SEED + 1), reliability)
    writeCalibration(calibration)
    const parts = values.test ? { calibration: heldOut, test } : { calibration: heldOut }
    for (const [part, examples] of Object.entries(parts))
      for (const line of measureUnseen(examples, calibration, reliability)) console.log(`${part}, ${line}`)
  }
  if (values.calibrate) {
    calibrateAndMeasure()
    return
  }
  const rows = train.map(toRow)
  const heldOutRows = heldOut.map(toRow)
  const brandRows = heldOut.filter((example) => example.kind === 'brand').map(toRow)
  console.log(
    `rows: ${rows.length} to learn from, ${heldOutRows.length} held out (${brandRows.length} of brands never seen)`,
  )

  const measured: Measured[] = []
  const measure = (name: string, megabytes: number, seconds: number, score: Scorer) => {
    const result = {
      name,
      heldOut: measureAccuracy(heldOutRows, score),
      brands: measureAccuracy(brandRows, score),
      outside: measureOutside(values.data, score),
      seconds,
      megabytes,
    }
    measured.push(result)
    console.log(
      `${name}: held out ${(100 * result.heldOut).toFixed(1)}%, unseen brands ${(100 * result.brands).toFixed(1)}%, real rows ${result.outside || 'not given'}, ${seconds.toFixed(0)} s`,
    )
  }

  const width = CODES.length
  const started = performance.now()
  const linear = trainLinear(rows, width, createRandom(SEED), { epochs: Number(values.epochs) })
  const seconds = (performance.now() - started) / 1000
  const scores = new Float64Array(width)
  measure('linear, words and letter groups', 0, seconds, (features) => {
    scoreRow(linear.weights, width, features, 1 / Math.sqrt(features.length), scores)
    return scores
  })
  const { bytes, scale } = quantize(linear)
  const rounded = Float32Array.from(bytes, (byte) => byte * scale)
  measure('the same in signed bytes (shipped)', bytes.length / 1e6, seconds, (features) => {
    scoreRow(rounded, width, features, 1 / Math.sqrt(features.length), scores)
    return scores
  })
  writeFileSync(
    MODEL_FILE,
    `${JSON.stringify({ codes: CODES, scale, weights: Buffer.from(bytes.buffer).toString('base64') })}\n`,
  )

  calibrateAndMeasure()

  if (values.compare) {
    const toWordsOnly = (example: Pick<Example, 'text' | 'code'>): TrainingRow => ({
      features: Int32Array.from(getFeatures(readDescriptor(example.text), { letters: false })),
      label: CODES.indexOf(example.code),
    })
    const words = trainLinear(train.map(toWordsOnly), width, createRandom(SEED))
    const scoreWords: Scorer = (features) => {
      scoreRow(words.weights, width, features, 1 / Math.sqrt(features.length), scores)
      return scores
    }
    const unseen = heldOut.filter((example) => example.kind === 'brand').map(toWordsOnly)
    console.log(
      `linear, words alone: held out ${(100 * measureAccuracy(heldOut.map(toWordsOnly), scoreWords)).toFixed(1)}%, unseen brands ${(100 * measureAccuracy(unseen, scoreWords)).toFixed(1)}%`,
    )
    for (const [size, units] of [
      [16, 48],
      [32, 96],
    ] as const) {
      const networkStarted = performance.now()
      const net = trainNetwork(rows, width, createRandom(SEED), { size, units })
      const pass = createPass(net)
      measure(
        `network, embeddings of ${size}, ${units} hidden`,
        (net.embedding.length + net.hidden.length + net.output.length) / 1e6,
        (performance.now() - networkStarted) / 1000,
        (features) => pass(features).scores,
      )
    }
  }
}

if (import.meta.main) main()
