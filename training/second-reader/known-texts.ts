import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readProgramItems } from '../../engine/src/budget-sentences/second-reader/item-program.ts'
import { DEFAULT_CATEGORIES } from '../../engine/src/categoriser/default-categories.ts'
import { parseMinor } from '../../engine/src/core/money.ts'
import { plainDate } from '../../engine/src/core/plain-date.ts'
import { applyInstructions } from '../../engine/src/instructions/apply-instructions.ts'
import { makeSecondRules } from '../../engine/src/instructions/second-reader/second-rules.ts'
import type { Program } from '../../engine/src/second-reader/program.ts'
import { type InstructionCase, isRight } from '../../evals/instructions.ts'
import { getExpectedPerYear, type SentenceCase } from '../../evals/sentences.ts'
import { loadSecondReader, type ReadingTask } from '../../server/src/platform/second-reader/second-reader.ts'
import type { LabeledSentence, Step } from './examples.ts'
import type { LabeledPaste } from './paste-examples.ts'

/**
 * Writes the texts of evaluated sets as training texts. Where the network alone reads a text as its author did, its own
 * program is the label. Other sentences and pasted texts are labeled from the author's answers; the authors of pasted
 * texts gave only part of each name, which the file's name says ("gr-"). Other instructions are listed in
 * unlabeled-*.json: someone has to write their rules.
 * node training/second-reader/known-texts.ts OUT evals/first-sight/2026-11-18-a*
 */
type KnownPaste = {
  id: string
  text: string
  today: string
  currency_default: string
  expected: { transaction_date: string; amount: string; transaction_name_contains?: string; also_right?: string[] }[]
}

const read = loadSecondReader()
const [out, ...folders] = process.argv.slice(2) as [string, ...string[]]
const unlabeled: InstructionCase[] = []
for (const folder of folders) {
  const set = basename(folder).split('-').at(-1)!
  const load = <T>(name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T[]
  const instructions = load<InstructionCase>('instructions').map((one) => {
    const steps = findNetworkSteps({ kind: 'rules', text: one.text }, (program) => doesFit(one, program))
    if (!steps) unlabeled.push(one)
    return { id: one.id, text: one.text, rules: [], steps }
  })
  write(
    `set-rules-${set}`,
    instructions.filter(({ steps }) => steps),
  )
  write(`set-${set}`, load<SentenceCase>('sentences').map(toSentence))
  write(`gr-${set}`, load<KnownPaste>('pastes').map(toPaste))
}
writeFileSync(join(out, `unlabeled-${basename(folders[0]!)}.json`), JSON.stringify(unlabeled, null, 1))

function write(name: string, texts: readonly object[]): void {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${name}.json`), JSON.stringify(texts))
  console.log(
    `${name}: ${texts.length} texts, ${texts.filter((one) => 'steps' in one && one.steps).length} with network steps`,
  )
}

/** The network's steps, if they are right. */
function findNetworkSteps(task: ReadingTask, fits: (program: Program) => boolean): Step[] | undefined {
  const program = read(task)
  return program?.steps.at(-1) === 'end' && fits(program) ? [...program.steps] : undefined
}

function doesFit({ text, cases }: InstructionCase, program: Program): boolean {
  const rules = makeSecondRules(text, program, DEFAULT_CATEGORIES).map(({ when, effects, newCategory }, order) => ({
    order,
    sentence: text,
    when,
    effects: newCategory === null ? effects : { ...effects, category: newCategory },
  }))
  return cases.every((row) => {
    const result = applyInstructions(rules, {
      text: row.transaction_name,
      minor: parseMinor(row.amount, row.currency) ?? 0,
      currency: row.currency,
      day: plainDate(row.transaction_date),
      ...(row.source ? { source: row.source } : {}),
    })
    return isRight(row.expect, result)
  })
}

function toSentence({ id, text, expected }: SentenceCase): LabeledSentence {
  const describe = (perYear: number | null, amount: number, category: string, direction: string) =>
    `${Math.round(perYear ?? amount)} ${perYear === null} ${category} ${direction}`
  const wanted = expected.map((one) => describe(getExpectedPerYear(one), one.amount, one.category, one.direction))
  const steps = findNetworkSteps({ kind: 'items', text }, (program) => {
    const items = readProgramItems(program).map((item) => {
      const isDaily = item.frequency === 'weekdays'
      const perYear = getExpectedPerYear({
        ...item,
        currency: null,
        name: '',
        ...(isDaily ? { frequency: 'daily', days: 'weekdays' } : {}),
      })
      return describe(perYear, item.amount, item.category, item.direction)
    })
    return items.toSorted().join() === wanted.toSorted().join()
  })
  return { id, text, expected, ...(steps ? { steps } : {}) }
}

function toPaste({ id, text, today, currency_default: currency, expected }: KnownPaste): LabeledPaste {
  const folded = text.toLowerCase()
  const rows = expected.map(({ transaction_date, amount, transaction_name_contains = '', also_right = [] }) => {
    const names = [transaction_name_contains, ...also_right].filter((name) => name !== '')
    const name = names.find((one) => folded.includes(one.toLowerCase())) ?? ''
    return { date: transaction_date, amount, name }
  })
  return { id, text, today, currency, rows }
}
