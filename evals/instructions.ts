import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyInstructions, type InstructionResult } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'

type Expectation = { category?: string; simple_name?: string; source?: string; skipped?: boolean; unchanged?: boolean }
type Row = {
  transaction_name: string
  amount: string
  currency: string
  transaction_date: string
  source?: string
  expect: Expectation
}
export type InstructionCase = { id: string; text: string; cases: Row[] }

type InstructionFigures = {
  cases: number
  right: number
  texts: number
  textsWhole: number
  /** Texts with a wrong case and neither a question nor a sentence reported as not understood. */
  textsSilent: number
  /** Texts with a wrong case, and a question or a sentence reported as not understood. */
  textsWrongAsked: number
  /** Texts with a question or a sentence reported as not understood, although every case is right. */
  textsAskedNeedlessly: number
  failures: { id: string; text: string; row: string; amount: string; expected: Expectation; got: string }[]
}

/**
 * Compiles each text in a file or folder and applies it to its rows. Only the fields that an expectation names are
 * checked.
 */
export async function evaluateInstructions(
  path: string,
  readAgain?: (text: string) => Program | null,
): Promise<InstructionFigures> {
  const texts = JSON.parse(await readFile(findFile(path), 'utf8')) as InstructionCase[]
  const figures: InstructionFigures = {
    cases: 0,
    right: 0,
    texts: texts.length,
    textsWhole: 0,
    textsSilent: 0,
    textsWrongAsked: 0,
    textsAskedNeedlessly: 0,
    failures: [],
  }
  for (const { id, text, cases } of texts) {
    // As in the product, the user's rows and accounts are known.
    const lines = cases.map((row) => row.transaction_name)
    const sources = [...new Set(cases.flatMap(({ source }) => source ?? []))]
    const { rules, questions, notUnderstood } = compileInstructions(text, {
      categories: DEFAULT_CATEGORIES,
      sources,
      lines,
      hasRows: true,
      program: readAgain?.(text) ?? null,
    })
    let isWhole = true
    for (const row of cases) {
      figures.cases++
      const result = applyInstructions(rules, {
        text: row.transaction_name,
        minor: parseMinor(row.amount, row.currency) ?? 0,
        currency: row.currency,
        day: plainDate(row.transaction_date),
        ...(row.source ? { source: row.source } : {}),
      })
      if (isRight(row.expect, result)) figures.right++
      else {
        isWhole = false
        figures.failures.push({
          id,
          text,
          row: row.transaction_name,
          amount: row.amount,
          expected: row.expect,
          got: describe(result),
        })
      }
    }
    const isAsked = questions.length + notUnderstood.length > 0
    if (isWhole) figures.textsWhole++
    if (!isWhole && !isAsked) figures.textsSilent++
    if (!isWhole && isAsked) figures.textsWrongAsked++
    if (isWhole && isAsked) figures.textsAskedNeedlessly++
  }
  return figures
}

export function isRight(expect: Expectation, result: InstructionResult | null): boolean {
  if (expect.unchanged) return result === null
  if (expect.skipped) return result?.skip === true
  if (!result || result.skip) return false
  if (expect.category !== undefined && result.category !== expect.category) return false
  if (expect.source !== undefined && result.source !== expect.source) return false
  return expect.simple_name === undefined || result.simpleName === expect.simple_name
}

function describe(result: InstructionResult | null): string {
  if (!result) return 'unchanged'
  const { rule, ...rest } = result
  return `${JSON.stringify(rest)} by ${JSON.stringify(rule.when)}`
}

/** The path itself if it's a file; in a folder, the path of the development half. */
function findFile(path: string): string {
  return path.endsWith('.json') ? path : join(path, 'instructions.dev.json')
}

if (import.meta.main) {
  const directory = process.argv[2]
  if (!directory) throw new Error('usage: node evals/instructions.ts DIR')
  const figures = await evaluateInstructions(directory)
  for (const failure of figures.failures) console.log(JSON.stringify(failure))
  console.log(
    `instructions: ${figures.right}/${figures.cases} cases, ${figures.textsWhole}/${figures.texts} texts whole, ${figures.textsWrongAsked} wrong but asked, ${figures.textsSilent} wrong and silent, ${figures.textsAskedNeedlessly} asked needlessly`,
  )
}
