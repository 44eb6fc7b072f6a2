// node training/fit-to-authors.ts FILE...: fits how far each kind of evidence is trusted to rows by independent
// authors. Each author has one file, and all files weigh the same. Prints the table TRUSTED of calibration.ts, and how
// each author's rows do with the table fitted to the others.
import { readFileSync } from 'node:fs'
import { getTrustGroup, limitOdds, SURE, type Trust, type TrustGroup } from '../engine/src/categoriser/calibration.ts'
import { createCategoriser } from '../engine/src/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '../engine/src/categoriser/default-categories.ts'
import { type Case, judgeAll } from '../evals/categoriser.ts'

type Scored = { author: string; group: TrustGroup; odds: number; right: number }

// Rows per author, and how strongly a table without effect (shift 0, slope 1) is preferred.
const WEIGHT = 300
const SHIFT_RIDGE = 2
const SLOPE_RIDGE = 16
const ROUNDS = 50

function readAuthor(file: string): Scored[] {
  const rows: Case[] = JSON.parse(readFileSync(file, 'utf8'))
  return rows.flatMap((row) => {
    const evidence: Omit<Scored, 'author' | 'right'>[] = []
    const { categorise } = createCategoriser({
      categories: DEFAULT_CATEGORIES,
      country: row.country,
      // Doubtful evidence is never sure, so it says nothing about what sure means.
      onEvidence: ({ kind, isDoubtful }, claimed) => {
        const group = isDoubtful ? null : getTrustGroup(kind)
        if (group) evidence.push({ group, odds: limitOdds(claimed) })
      },
    })
    const [judged] = judgeAll([row], () => ({ categorise })).judged
    const right = judged && row.category !== null && judged.isClose ? 1 : 0
    return evidence.slice(0, 1).map((one) => ({ ...one, author: file, right }))
  })
}

const getChance = ([shift, slope]: Trust, odds: number) => 1 / (1 + Math.exp(-(shift + slope * odds)))

/** Logistic regression with two parameters, by Newton's method. */
function fitTrust(rows: readonly Scored[], weigh: (row: Scored) => number): Trust {
  let shift = 0
  let slope = 1
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1] = [SHIFT_RIDGE * shift, SLOPE_RIDGE * (slope - 1)]
    let [h00, h01, h11] = [SHIFT_RIDGE, 0, SLOPE_RIDGE]
    for (const row of rows) {
      const chance = getChance([shift, slope], row.odds)
      const weight = weigh(row)
      g0 += weight * (chance - row.right)
      g1 += weight * (chance - row.right) * row.odds
      const curve = weight * chance * (1 - chance)
      h00 += curve
      h01 += curve * row.odds
      h11 += curve * row.odds * row.odds
    }
    const size = h00 * h11 - h01 * h01
    shift -= (h11 * g0 - h01 * g1) / size
    slope -= (h00 * g1 - h01 * g0) / size
  }
  return [Math.round(shift * 100) / 100, Math.round(slope * 100) / 100]
}

function fitAll(rows: readonly Scored[]): Map<TrustGroup, Trust> {
  const sizes = new Map<string, number>()
  for (const { author } of rows) sizes.set(author, (sizes.get(author) ?? 0) + 1)
  const getWeight = ({ author }: Scored) => WEIGHT / (sizes.get(author) ?? 1)
  return new Map([...Map.groupBy(rows, ({ group }) => group)].map(([group, own]) => [group, fitTrust(own, getWeight)]))
}

function formatLine(name: string, rows: readonly Scored[], table: ReadonlyMap<TrustGroup, Trust>): string {
  const judged = rows.map((row) => ({ ...row, chance: getChance(table.get(row.group) ?? [0, 1], row.odds) }))
  const sure = judged.filter(({ chance }) => chance >= SURE)
  const wrong = sure.filter(({ right }) => right === 0).length
  const bins = Map.groupBy(judged, ({ chance }) => Math.min(9, Math.floor(chance * 10)))
  const error = [...bins.values()].reduce(
    (sum, bin) => sum + Math.abs(bin.reduce((off, { chance, right }) => off + chance - right, 0)) / judged.length,
    0,
  )
  const formatShare = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)}%`
  return `${name}: sure of ${formatShare(sure.length, judged.length)}, ${formatShare(wrong, sure.length)} of them wrong, calibration error ${error.toFixed(3)}`
}

const authors = process.argv.slice(2).map((file) => ({ file, rows: readAuthor(file) }))
for (const { file, rows } of authors) {
  const others = authors.filter((other) => other.file !== file).flatMap((other) => other.rows)
  console.log(formatLine(`fitted to the others, ${file}`, rows, fitAll(others)))
}
for (const [group, trust] of fitAll(authors.flatMap(({ rows }) => rows))) console.log(`${group}: ${trust.join(', ')}`)
