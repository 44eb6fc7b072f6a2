import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Categorised, type Categoriser, createCategoriser } from '../engine/src/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '../engine/src/categoriser/default-categories.ts'

/** A row with the right answer; `category` is null if nobody could know it. */
export type Case = {
  id: string
  transaction_name: string
  direction: 'in' | 'out'
  category: string | null
  also_right: string[]
  simple_name?: string | null
  country?: string
}
type Judged = { row: Case; got: Categorised; isExact: boolean; isClose: boolean }

export type CategoriserFigures = {
  file: string
  rows: number
  exact: number
  close: number
  sureShare: number
  sureRight: number
  /** Left uncategorized: the user is asked. */
  uncategorizedShare: number
  calibrationError: number
  exactCalibrationError: number
  names: number | null
  microsecondsPerRow: number
}

/** Measures every transactions*.json and merchants*.json in a folder and prints the figures of each. */
export async function evaluateCategoriser(
  folder: string,
  { list = false, categories = false } = {},
): Promise<CategoriserFigures[]> {
  const files = readdirSync(folder)
    .filter((name) => /^(?:transactions|merchants).*\.json$/.test(name))
    .sort()
  return files.map((file) => measure(file, JSON.parse(readFileSync(join(folder, file), 'utf8')), { list, categories }))
}

/** Measures rows and prints their figures and regions, and on request a table of categories and the mistakes. */
export function measure(
  file: string,
  rows: readonly Case[],
  { list = false, categories = false } = {},
): CategoriserFigures {
  const { judged, microsecondsPerRow } = judgeAll(rows)
  const figures = { file, ...getFigures(judged), microsecondsPerRow }
  print(figures)
  for (const line of makeRegionTable(judged)) console.log(line)
  if (categories) for (const line of makeCategoryTable(judged)) console.log(line)
  if (list) for (const line of getMistakes(judged)) console.log(line)
  return figures
}

type CreateForCountry = (country: string | undefined) => Categoriser

const createPlainCategoriser: CreateForCountry = (country) =>
  createCategoriser({ categories: DEFAULT_CATEGORIES, country })

/** Categorizes rows, each with the categorizer of its country, and compares the answers. */
export function judgeAll(
  rows: readonly Case[],
  createForCountry: CreateForCountry = createPlainCategoriser,
): { judged: Judged[]; microsecondsPerRow: number } {
  const countries = new Set(rows.map((row) => row.country))
  const byCountry = new Map([...countries].map((country) => [country, createForCountry(country)]))
  const run = (row: Case) =>
    byCountry.get(row.country)!.categorise({
      text: row.transaction_name,
      minor: row.direction === 'in' ? 2500 : -2500,
      currency: 'USD',
      direction: row.direction,
    })
  for (const row of rows) run(row) // The first pass reads the data and warms up the compiler.
  const started = performance.now()
  const got = rows.map(run)
  const microsecondsPerRow = ((performance.now() - started) * 1000) / rows.length
  const judged = rows.map((row, i): Judged => {
    const answer = got[i]!
    if (row.category === null) return { row, got: answer, isExact: answer.needsReview, isClose: answer.needsReview }
    // Uncategorized rows are judged by their best guess: the user is asked in any case.
    const given = answer.category ?? answer.suggested
    const isExact = given === row.category
    return { row, got: answer, isExact, isClose: isExact || row.also_right.includes(given ?? '') }
  })
  return { judged, microsecondsPerRow }
}

function getFigures(judged: readonly Judged[]) {
  const sure = judged.filter(({ got }) => !got.needsReview)
  const named = judged.filter(({ row }) => row.simple_name)
  const getShare = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    rows: judged.length,
    exact: getShare(judged.filter((one) => one.isExact).length, judged.length),
    close: getShare(judged.filter((one) => one.isClose).length, judged.length),
    sureShare: getShare(sure.length, judged.length),
    // Being sure of a row whose category nobody could know is always wrong.
    sureRight: getShare(sure.filter((one) => one.row.category !== null && one.isClose).length, sure.length),
    uncategorizedShare: getShare(judged.filter(({ got }) => got.category === null).length, judged.length),
    calibrationError: getCalibrationError(judged, (one) => one.isClose),
    exactCalibrationError: getCalibrationError(judged, (one) => one.isExact),
    names: named.length === 0 ? null : getShare(named.filter(isNameRight).length, named.length),
  }
}

/** Expected calibration error over ten bins of confidence. A row whose category nobody could know counts as wrong. */
function getCalibrationError(judged: readonly Judged[], isRight: (one: Judged) => boolean): number {
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const inside = judged.filter(({ got }) => Math.min(9, Math.floor(got.confidence * 10)) === bin)
    if (inside.length === 0) continue
    const right = inside.filter((one) => one.row.category !== null && isRight(one)).length / inside.length
    const claimed = inside.reduce((sum, one) => sum + one.got.confidence, 0) / inside.length
    error += (inside.length / judged.length) * Math.abs(right - claimed)
  }
  return error
}

// Case, accents, apostrophes and spelled-out umlauts don't matter. If the bank cut off the name, the start is enough.
function isNameRight({ row, got }: Judged): boolean {
  const wanted = foldName(row.simple_name ?? '')
  const given = foldName(got.simpleName)
  if (given === wanted) return true
  return given.length >= 4 && wanted.startsWith(given) && isCutOff(row.transaction_name, wanted)
}

function isCutOff(text: string, wanted: string): boolean {
  return !foldName(text).includes(wanted)
}

function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .replace(/['’`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function print(figures: CategoriserFigures): void {
  const formatShare = (share: number) => `${(100 * share).toFixed(1)}%`
  const names = figures.names === null ? '' : `, names ${formatShare(figures.names)}`
  console.log(
    `${figures.file}: ${figures.rows} rows, exact ${formatShare(figures.exact)}, close ${formatShare(figures.close)}, sure of ${formatShare(figures.sureShare)} with ${formatShare(1 - figures.sureRight)} of them wrong, uncategorized ${formatShare(figures.uncategorizedShare)}, calibration error ${figures.calibrationError.toFixed(3)} (${figures.exactCalibrationError.toFixed(3)} counting only exact)${names}, ${figures.microsecondsPerRow.toFixed(0)} µs per row`,
  )
}

const REGIONS: Readonly<Record<string, string>> = {
  'North America': 'US CA',
  'Britain and Ireland': 'GB UK IE',
  Europe: 'DE AT CH FR BE LU NL ES PT IT GR FI EE LV LT SK SI HR MT CY DK SE NO IS PL CZ HU RO BG RS BA ME MK AL UA',
  'Australia and New Zealand': 'AU NZ',
  'Latin America': 'MX BR AR CL CO PE EC UY BO PY VE CR PA GT SV HN DO PR',
  Africa: 'ZA NA BW SZ LS ZM ZW MZ KE UG TZ RW NG GH CI SN CM MA TN DZ EG ET MU AO',
  India: 'IN PK BD LK NP',
  Korea: 'KR',
  Japan: 'JP',
  'Other Asia': 'SG HK TW TH PH ID MY VN MM KH CN MO AE SA QA KW BH OM JO LB IL TR',
}

/** One line per region, if the rows are from several. */
function makeRegionTable(judged: readonly Judged[]): string[] {
  const getRegion = (country: string) =>
    Object.entries(REGIONS).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'elsewhere'
  const regions = Map.groupBy(
    judged.filter(({ row }) => row.country),
    ({ row }) => getRegion(row.country ?? ''),
  )
  if (regions.size < 2) return []
  return [...regions].map(([region, own]) => {
    const right = own.filter((one) => one.isClose).length
    return `  ${region}: ${right} of ${own.length} (${((100 * right) / own.length).toFixed(1)}%)`
  })
}

/** One line per category: the number of rows, exact and close. */
function makeCategoryTable(judged: readonly Judged[]): string[] {
  const names = [...new Set(judged.map(({ row }) => row.category))].sort((a, b) => (a ?? '~').localeCompare(b ?? '~'))
  return names.map((name) => {
    const own = judged.filter(({ row }) => row.category === name)
    return `  ${name ?? 'nobody could know'}: ${own.length} rows, ${own.filter((one) => one.isExact).length} exact, ${own.filter((one) => one.isClose).length} close`
  })
}

function getMistakes(judged: readonly Judged[]): string[] {
  return judged.flatMap((one) => {
    const { row, got } = one
    const lines = []
    const label =
      row.category === null
        ? got.needsReview
          ? null
          : 'NOT KNOWABLE'
        : one.isClose
          ? one.isExact
            ? null
            : 'close'
          : got.needsReview
            ? 'wrong'
            : 'WRONG AND SURE'
    if (label)
      lines.push(
        [
          `  ${label}`,
          row.transaction_name,
          row.category,
          got.category,
          got.confidence.toFixed(2),
          got.reason.level,
          got.reason.reasons.map(({ code }) => code).join(' '),
        ].join(' | '),
      )
    if (row.simple_name && !isNameRight(one))
      lines.push(['  name', row.transaction_name, row.simple_name, got.simpleName].join(' | '))
    return lines
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      list: { type: 'boolean', default: false },
      categories: { type: 'boolean', default: false },
    },
  })
  if (!values.data) throw new Error('usage: node evals/categoriser.ts --data DIR [--list] [--categories]')
  await evaluateCategoriser(values.data, { list: values.list, categories: values.categories })
}
