// node evals/held-out-words.ts FILE…: reads each author's instructions without the words that only this author uses, to
// simulate a new author.
import { readFile } from 'node:fs/promises'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { applyInstructions } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import { forgetPhrases } from '@evenkeel/engine/instructions/sheet.ts'
import { english } from '@evenkeel/engine/instructions/tables/english.ts'
import type { InstructionClass } from '@evenkeel/engine/instructions/tables/instruction-table.ts'
import { expand } from '@evenkeel/engine/language/readings/phrase-index.ts'
import { normalizeSigns, readTokens } from '@evenkeel/engine/language/readings/tokens.ts'
import { type InstructionCase, isRight } from './instructions.ts'

type HeldOutFigures = {
  texts: number
  right: number
  silent: number
  wrongAsked: number
  askedNeedlessly: number
}

/**
 * For each author, removes the phrases of our tables that only this author uses, and reads their texts: roughly the
 * result for a new author. Don't run it next to other readers in one process: it changes the shared tables.
 */
async function evaluateHeldOutWords(files: readonly string[]): Promise<HeldOutFigures> {
  const texts = (await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))))).flat()
  const authors = Map.groupBy(texts as InstructionCase[], ({ id }) => id.split('-')[0]!)
  const getWords = (own: readonly InstructionCase[]) =>
    ` ${own
      .map(({ text }) =>
        readTokens(normalizeSigns(text))
          .map(({ word }) => word)
          .join(' '),
      )
      .join(' | ')} `
  const words = new Map([...authors].map(([author, own]) => [author, getWords(own)]))
  const original = { ...english }
  const figures: HeldOutFigures = { texts: texts.length, right: 0, silent: 0, wrongAsked: 0, askedNeedlessly: 0 }
  for (const [author, own] of authors) {
    const isOnlyTheirs = (phrase: string) =>
      [...words].every(([other, vocabulary]) => vocabulary.includes(` ${phrase} `) === (other === author))
    for (const [name, list] of Object.entries(original) as [InstructionClass, string][])
      (english as Record<string, string>)[name] = list
        .split(/,\s+|,$/)
        .flatMap(expand)
        .filter((phrase) => phrase !== '' && !isOnlyTheirs(phrase))
        .join(', ')
    forgetPhrases()
    for (const one of own) {
      const { isWhole, isAsked } = read(one)
      if (isWhole && !isAsked) figures.right += 1
      else if (isWhole) figures.askedNeedlessly += 1
      else if (isAsked) figures.wrongAsked += 1
      else figures.silent += 1
    }
  }
  Object.assign(english, original)
  forgetPhrases()
  return figures
}

function read({ text, cases }: InstructionCase): { isWhole: boolean; isAsked: boolean } {
  const lines = cases.map((row) => row.transaction_name)
  const sources = [...new Set(cases.flatMap(({ source }) => source ?? []))]
  const compiled = compileInstructions(text, { categories: DEFAULT_CATEGORIES, sources, lines })
  const isWhole = cases.every((row) =>
    isRight(
      row.expect,
      applyInstructions(compiled.rules, {
        text: row.transaction_name,
        minor: parseMinor(row.amount, row.currency) ?? 0,
        currency: row.currency,
        day: plainDate(row.transaction_date),
        ...(row.source ? { source: row.source } : {}),
      }),
    ),
  )
  return { isWhole, isAsked: compiled.questions.length + compiled.notUnderstood.length > 0 }
}

if (import.meta.main) {
  const { texts, right, silent, wrongAsked, askedNeedlessly } = await evaluateHeldOutWords(process.argv.slice(2))
  console.log(
    `held-out words: ${texts} texts, ${right} right, ${askedNeedlessly} asked needlessly, ${wrongAsked} wrong but asked, ${silent} wrong and silent`,
  )
}
