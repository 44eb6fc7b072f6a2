import { readFileSync, writeFileSync } from 'node:fs'
import { readBankOperation } from '../engine/src/categoriser/bank-operations.ts'
import { type BrandIndex, createBrandIndex, type MerchantEntry } from '../engine/src/categoriser/brand-index.ts'
import { type CalibrationData, calibrate, toLogOdds } from '../engine/src/categoriser/calibration.ts'
import { readDescriptor } from '../engine/src/categoriser/descriptor.ts'
import { combineEvidence, type Evidence, type EvidenceKind } from '../engine/src/categoriser/evidence.ts'
import { buildKeywordIndex, type KeywordIndex, type WordReliability } from '../engine/src/categoriser/keywords.ts'
import { type ModelData, readLinearModel } from '../engine/src/categoriser/linear-model.ts'
import type { Random } from '../engine/src/core/random.ts'
import { isAcceptable } from './close-calls.ts'
import { distillBrands, findMainBusinesses, type NsiBrand, readNsiBrands } from './distill-brands.ts'
import { type Example, makeBrandExamples, makeFirmExamples, SHARES } from './examples.ts'
import { getBrandPart } from './independents.ts'
import { readMerchantLists } from './merchant-lists.ts'

const MODEL_FILE = new URL('../engine/src/categoriser/model/model.generated.json', import.meta.url)
const OUT_FILE = new URL('../engine/src/categoriser/model/calibration.generated.json', import.meta.url)

type Scored = { odds: number; isRight: boolean; weight: number }

/** The most that each kind of evidence is trusted: real names differ from our lists. Set by hand; see the report. */
const CEILINGS: Record<EvidenceKind, number> = {
  operation: 0.99,
  'weak-operation': 0.95,
  'curated-brand': 0.995,
  brand: 0.99,
  keyword: 0.985,
  mcc: 0.95,
  model: 0.88,
  prior: 0.7,
  lean: 0.88,
  firm: 0.6,
  nothing: 0.5,
  person: 0.5,
}
const MAX_POINTS = 40

// Rough shares of a household's rows with a merchant: names in our lists, chains that aren't, independents with
// informative names, and uninformative names.
const KNOWN = 0.55
const UNKNOWN = 0.06
const INDEPENDENT = 0.22
const BARE = 0.14
const FIRM = 0.03
const FIRM_ROWS = 4000

// Generated names use the common words of brands, so real ones are less often namesakes.
const NAMESAKES = 0.25

function isNamesake(evidence: Evidence, example: Example): boolean {
  return example.kind !== 'brand' && (evidence.kind === 'brand' || evidence.kind === 'curated-brand')
}

/** The weight of a row in each category, to give generated rows the mix of a real statement. All rows add up to 1. */
function getShareWeights(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of examples) counts.set(code, (counts.get(code) ?? 0) + 1)
  const isBare = examples[0]?.kind === 'bare' || examples[0]?.kind === 'firm'
  const total = isBare ? examples.length : [...counts.keys()].reduce((sum, code) => sum + getShare(code), 0)
  return new Map([...counts].map(([code, count]) => [code, isBare ? 1 / total : getShare(code) / total / count]))
}

function getShare(code: string): number {
  return (SHARES as Record<string, number | undefined>)[code] ?? 0
}

/**
 * Fits the probability of being right to the share of the evidence, one curve per kind: on generated rows that nothing
 * was learned from, and on noisy spellings of the names in our lists.
 */
export function fitCalibration(
  heldOut: readonly Example[],
  random: Random,
  reliability: WordReliability,
): CalibrationData {
  const scored = new Map<EvidenceKind, Scored[]>()
  const noteAll = (examples: readonly Example[], judge: Judge, weight: number) => {
    const weights = getShareWeights(examples)
    for (const [i, example] of examples.entries()) {
      // Half of the users have given their country.
      const evidence = judge(example.text, i % 2 === 0 ? example.country : undefined)
      const rows = scored.get(evidence.kind) ?? []
      rows.push({
        odds: toLogOdds(evidence.share),
        isRight: isAcceptable(evidence.code, example.code),
        weight: weight * (weights.get(example.code) ?? 0) * (isNamesake(evidence, example) ? NAMESAKES : 1),
      })
      scored.set(evidence.kind, rows)
    }
  }
  const isUnseen = ({ name }: { name: string }) => getBrandPart(name) !== 'train'
  const curated = readMerchantLists()
  const nsi = readNsiBrands().filter((brand) => brand.path !== 'amenity/school' && brand.path !== 'power/substation')
  const dropUnseen = <Item extends MerchantEntry | NsiBrand>(items: readonly Item[]) =>
    items.filter((item) => !isUnseen(item))

  // Held-out names, with an index that doesn't have them: what keywords, model and namesakes say about unknown names.
  const judgeUnlisted = createJudge(dropUnseen(curated), dropUnseen(nsi), reliability)
  noteAll(
    heldOut.filter((example) => example.kind === 'brand'),
    judgeUnlisted,
    UNKNOWN,
  )
  noteAll(
    heldOut.filter((example) => example.kind === 'independent' || example.kind === 'misleading'),
    judgeUnlisted,
    INDEPENDENT,
  )
  noteAll(
    heldOut.filter((example) => example.kind === 'bare'),
    judgeUnlisted,
    BARE,
  )
  noteAll(makeFirmExamples(FIRM_ROWS, random), judgeUnlisted, FIRM)
  // Names in the lists, with the noise of a statement.
  const judgeListed = createJudge(curated, nsi, reliability)
  noteAll(makeBrandExamples(curated, random, 2), judgeListed, KNOWN / 2)
  noteAll(makeBrandExamples(findMainBusinesses(curated, nsi), random, 1), judgeListed, KNOWN / 2)
  // Generated names say nothing about bank operations, and without a name the share is already the probability.
  for (const kind of ['operation', 'weak-operation', 'nothing'] as const) scored.delete(kind)
  // On generated names, whether the model agrees with the usual category says little, so both are judged together.
  const guesses = [...(scored.get('model') ?? []), ...(scored.get('prior') ?? [])]
  scored.set('model', guesses).set('prior', guesses)
  const curves = Object.fromEntries([...scored].map(([kind, rows]) => [kind, fitCurve(rows, CEILINGS[kind])]))
  return { curves, ceilings: CEILINGS }
}

type Judge = (text: string, country: string | undefined) => Evidence

function createJudge(curated: readonly MerchantEntry[], nsi: readonly NsiBrand[], reliability: WordReliability): Judge {
  const data = distillBrands(curated, nsi)
  const byCountry = new Map<string | undefined, BrandIndex>()
  const keywordsBy = new Map<string | undefined, KeywordIndex>()
  const model = readLinearModel(JSON.parse(readFileSync(MODEL_FILE, 'utf8')) as ModelData)
  return (text, country) => {
    const brands = byCountry.get(country) ?? createBrandIndex(data, country)
    byCountry.set(country, brands)
    const keywords = keywordsBy.get(country) ?? buildKeywordIndex(country ?? '', reliability)
    keywordsBy.set(country, keywords)
    const descriptor = readDescriptor(text)
    return combineEvidence({
      descriptor,
      direction: 'out',
      brand: brands.find(descriptor.wide, descriptor.isCut, descriptor.words.length),
      operation: readBankOperation(text, 'out'),
      keywords,
      model,
      row: { text, minor: -1, currency: 'USD' },
      mcc: null,
    })
  }
}

/** Pool adjacent violators over bins of equal weight: the best curve that never falls. */
function fitCurve(rows: readonly Scored[], ceiling: number): [odds: number, chance: number][] {
  const sorted = [...rows].sort((a, b) => a.odds - b.odds)
  const size = sorted.reduce((sum, row) => sum + row.weight, 0) / MAX_POINTS
  const bins: { odds: number; right: number; weight: number }[] = []
  let open = { odds: 0, right: 0, weight: 0 }
  for (const row of sorted) {
    open = {
      odds: open.odds + row.odds * row.weight,
      right: open.right + (row.isRight ? row.weight : 0),
      weight: open.weight + row.weight,
    }
    if (open.weight < size) continue
    bins.push(open)
    open = { odds: 0, right: 0, weight: 0 }
  }
  if (open.weight > 0) bins.push(open)
  for (let at = 1; at < bins.length; at++) {
    for (let last = at; last > 0 && getChance(bins[last - 1]!) > getChance(bins[last]!); last--) {
      const [a, b] = [bins[last - 1]!, bins[last]!]
      bins.splice(last - 1, 2, { odds: a.odds + b.odds, right: a.right + b.right, weight: a.weight + b.weight })
      at--
    }
  }
  return bins.map((bin) => [round(bin.odds / bin.weight), round(Math.min(getChance(bin), ceiling))])
}

function getChance(bin: { right: number; weight: number }): number {
  return bin.right / bin.weight
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/**
 * Measures rows that nothing was learned from, by kind: how many answers are accepted, and for several thresholds, how
 * many are sure and how many of those are wrong.
 */
export function measureUnseen(
  rows: readonly Example[],
  calibration: CalibrationData,
  reliability: WordReliability,
): string[] {
  const isSeen = (item: { name: string }) => getBrandPart(item.name) === 'train'
  const judge = createJudge(readMerchantLists().filter(isSeen), readNsiBrands().filter(isSeen), reliability)
  const kinds = [...new Set(rows.map((row) => row.kind))]
  return kinds.flatMap((kind) => {
    const judged = rows
      .filter((row) => row.kind === kind)
      .map((row) => {
        const evidence = judge(row.text, row.country)
        return { right: isAcceptable(evidence.code, row.code), chance: calibrate(evidence, calibration) }
      })
    const formatShare = (part: readonly unknown[], whole: readonly unknown[]) =>
      `${((100 * part.length) / Math.max(whole.length, 1)).toFixed(1)}%`
    const right = judged.filter((one) => one.right)
    const lines = [0.8, 0.85, 0.9, 0.95].map((threshold) => {
      const sure = judged.filter(({ chance }) => chance >= threshold)
      return `  sure from ${threshold}: ${formatShare(sure, judged)} of rows, ${formatShare(
        sure.filter((one) => !one.right),
        sure,
      )} of them wrong`
    })
    const claimed = judged.reduce((sum, one) => sum + one.chance, 0) / Math.max(judged.length, 1)
    return [
      `${kind}: ${judged.length} rows, ${formatShare(right, judged)} right, claimed ${(100 * claimed).toFixed(1)}%`,
      ...lines,
    ]
  })
}

export function writeCalibration(data: CalibrationData): void {
  writeFileSync(OUT_FILE, `${JSON.stringify(data, null, 1)}\n`)
}
