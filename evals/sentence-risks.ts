// Fits how often each risk of a budget sentence goes wrong, from sets that were run before anyone had read them.
//   node evals/sentence-risks.ts record DIR   keeps the outcome of DIR/sentences.json with its risks; run it at first sight
//   node evals/sentence-risks.ts fit          fits the weights, prints held-out figures and writes risk-weights.ts
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseBudgetText, read, risksIn } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import { SURE } from '@evenkeel/engine/budget-sentences/questions.ts'
import { RISK_KINDS, type RiskKind } from '@evenkeel/engine/budget-sentences/reading-risks.ts'
import { sortPhrase } from './run.ts'
import { compare, type SentenceCase, TODAY } from './sentences.ts'

type Outcome = { id: string; isRight: boolean; risks: Partial<Record<RiskKind, number>> }
type Weights = Record<RiskKind, number>

const SETS = fileURLToPath(new URL('first-sight', import.meta.url))
const WEIGHTS = fileURLToPath(new URL('../engine/src/budget-sentences/risk-weights.ts', import.meta.url))
const FILE = 'sentence-risks.json'
/**
 * A risk's weight before any data, as if seen twice: words that change nothing and guessed categories indicate a
 * misreading; the kind of sentence alone says little.
 */
const EVIDENCE: readonly RiskKind[] = RISK_KINDS.slice(0, RISK_KINDS.indexOf('setAside'))
const priorOf = (kind: RiskKind) => (EVIDENCE.includes(kind) ? 1 : 0.1)
const PRIOR_COUNT = 2
const STEPS = 8000
const RATE = 0.02

function record(folder: string): void {
  const cases = JSON.parse(readFileSync(join(folder, 'sentences.json'), 'utf8')) as SentenceCase[]
  const outcomes = cases.map(({ id, text, expected }): Outcome => {
    const options = { today: TODAY, currency: 'USD', categorise: sortPhrase }
    const { missing, left } = compare(expected, parseBudgetText(text, options).items)
    const risks: Outcome['risks'] = {}
    for (const { kind } of risksIn(read(text, options), options)) risks[kind] = (risks[kind] ?? 0) + 1
    return { id, isRight: missing.length + left.length === 0, risks }
  })
  const lines = outcomes.map((one) => JSON.stringify(one)).join(',\n  ')
  writeFileSync(join(folder, FILE), `[\n  ${lines}\n]\n`)
}

/**
 * The risks are independent, so a text is right with the probability exp(−sum of weights). Maximum-likelihood weights,
 * none below 0.
 */
function weigh(outcomes: readonly Outcome[]): Weights {
  const weights = Object.fromEntries(RISK_KINDS.map((kind) => [kind, priorOf(kind)])) as Weights
  for (let step = 0; step < STEPS; step++) {
    const gradient = Object.fromEntries(
      RISK_KINDS.map((kind) => [kind, PRIOR_COUNT * (1 - priorOf(kind) / Math.max(weights[kind], 1e-3))]),
    ) as Weights
    for (const { isRight, risks } of outcomes) {
      const chance = Math.min(0.999, chanceOf(risks, weights))
      const pull = isRight ? 1 : -chance / (1 - chance)
      for (const kind of RISK_KINDS) gradient[kind] += (risks[kind] ?? 0) * pull
    }
    for (const kind of RISK_KINDS)
      weights[kind] = Math.min(4, Math.max(0.01, weights[kind] - (RATE * gradient[kind]) / Math.sqrt(step + 1)))
  }
  return weights
}

function chanceOf(risks: Outcome['risks'], weights: Weights): number {
  return Math.exp(-RISK_KINDS.reduce((sum, kind) => sum + (risks[kind] ?? 0) * weights[kind], 0))
}

/** What the weights fitted on the other authors predict for each author's sentences, for several limits. */
function heldOut(outcomes: readonly Outcome[]): void {
  const author = ({ id }: Outcome) => id.split('-')[0]!
  const judged = [...new Set(outcomes.map(author))].flatMap((own) => {
    const weights = weigh(outcomes.filter((one) => author(one) !== own))
    const held = outcomes.filter((one) => author(one) === own)
    return held.map(({ isRight, risks }) => ({ isRight, chance: chanceOf(risks, weights) }))
  })
  const right = judged.filter(({ isRight }) => isRight)
  for (const limit of [0.3, SURE, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const silent = judged.filter(({ isRight, chance }) => !isRight && chance >= limit).length
    const vain = right.filter(({ chance }) => chance < limit).length
    const used = limit === SURE ? ' (in use)' : ''
    console.log(
      `asked below ${limit}: ${silent} of ${judged.length} wrong and silent, ${vain} of ${right.length} right ones asked${used}`,
    )
  }
}

function write(weights: Weights): void {
  const lines = RISK_KINDS.map((kind) => `  ${kind}: ${Math.round(weights[kind] * 100) / 100},\n`).join('')
  const type = "import type { RiskKind } from './reading-risks.ts'"
  const note = '/** How many errors to expect for each. Written by evals/sentence-risks.ts: run it, don’t edit this. */'
  writeFileSync(WEIGHTS, `${type}\n\n${note}\nexport const RISK_WEIGHTS: Record<RiskKind, number> = {\n${lines}}\n`)
}

const [command, folder] = process.argv.slice(2)
if (command === 'record' && folder) record(folder)
else if (command === 'fit') {
  const outcomes = readdirSync(SETS)
    .map((set) => join(SETS, set, FILE))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Outcome[])
  heldOut(outcomes)
  write(weigh(outcomes))
} else console.log('usage: node evals/sentence-risks.ts record DIR | fit')
