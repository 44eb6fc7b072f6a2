import { readFileSync } from 'node:fs'
import { type Categorised, createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import type { AiProvider } from '@evenkeel/server/ai/ai-provider.ts'
import { askWithRetries, DEFAULT_RETRIES } from '@evenkeel/server/ai/ask-with-retries.ts'
import { categorizeWithAi } from '@evenkeel/server/ai/categorize-with-ai.ts'
import { maskText, unmaskText } from '@evenkeel/server/ai/mask-text.ts'
import type { AiCategorization } from '@evenkeel/server/ai/prompts/categorize-rows.ts'
import { makeRewritingQuestion, readRewritten } from '@evenkeel/server/ai/prompts/rewrite-sentences.ts'

type Row = {
  transaction_name: string
  direction: 'in' | 'out'
  category: string | null
  also_right: string[]
  country?: string
}
type Figures = { rows: number; exact: number; close: number; sure: number; sureRight: number }
export type Comparison = { builtIn: Figures; together: Figures; asked: number; calls: number }

const CALL_MS = 60_000

/**
 * Categorizes the rows of a file with the built-in categorizer alone, and again with the provider for those it's unsure
 * of, exactly like an import: masked, in the same batches, with the answers read the same way.
 */
export async function compareWithProvider(file: string, provider: AiProvider): Promise<Comparison> {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[]
  const alone = rows.map(categorizeAlone).map((one) => ({ ...one, category: one.category ?? one.suggested ?? '' }))
  const unsure = rows.map((_, i) => i).filter((i) => alone[i]!.needsReview)
  const answers = new Map<number, AiCategorization>()
  let calls = 0
  await categorizeWithAi(
    unsure.map((i) => ({ text: maskText(rows[i]!.transaction_name).text, direction: rows[i]!.direction })),
    DEFAULT_CATEGORIES,
    (question) => {
      calls += 1
      return ask(provider, question)
    },
    (some) => {
      for (const [at, answer] of some) answers.set(unsure[at]!, answer)
    },
  )
  const together = alone.map((one, i) => {
    const answer = answers.get(i)
    return answer?.isSure ? { category: answer.category, needsReview: false } : one
  })
  return { builtIn: judge(rows, alone), together: judge(rows, together), asked: unsure.length, calls }
}

/** How many sentences we don't understand, and how many of them become rules after the provider has rephrased them. */
export async function compareInstructions(file: string, provider: AiProvider) {
  const texts = (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text)
  const read = (text: string) => compileInstructions(text, { categories: DEFAULT_CATEGORIES })
  const unclear = texts.flatMap((text) => read(text).notUnderstood.map((one) => one.text))
  if (unclear.length === 0) return { unclear: 0, understood: 0 }
  const masked = unclear.map((text) => maskText(text))
  const asked = new Map(masked.map(({ text }, i) => [`s${i + 1}`, { text }]))
  const sentences = [...asked].map(([id, one]) => ({ id, ...one }))
  const names = DEFAULT_CATEGORIES.map(({ name }) => name)
  const { text } = await ask(provider, makeRewritingQuestion('instructions', sentences, names))
  const rewritten = readRewritten(text, asked)
  const understood = masked.filter(({ hidden }, i) => {
    const plain = rewritten.get(`s${i + 1}`)
    if (plain === undefined) return false
    const { rules, notUnderstood } = read(unmaskText(plain, hidden))
    return rules.length > 0 && notUnderstood.length === 0
  })
  return { unclear: unclear.length, understood: understood.length }
}

type Question = Parameters<AiProvider['ask']>[0]

function ask(provider: AiProvider, question: Question) {
  const retries = { ...DEFAULT_RETRIES, callMs: CALL_MS }
  return askWithRetries(provider, question, new AbortController().signal, async () => {}, retries)
}

const categorisers = new Map<string | undefined, ReturnType<typeof createCategoriser>>()

function categorizeAlone({ transaction_name: text, direction, country }: Row): Categorised {
  const categoriser = categorisers.get(country) ?? createCategoriser({ categories: DEFAULT_CATEGORIES, country })
  categorisers.set(country, categoriser)
  return categoriser.categorise({ text, minor: direction === 'in' ? 2500 : -2500, currency: 'USD', direction })
}

// A row whose category nobody could know is right if it's left to the user, and never if we're sure of it.
function judge(rows: readonly Row[], got: readonly { category: string; needsReview: boolean }[]): Figures {
  const figures: Figures = { rows: rows.length, exact: 0, close: 0, sure: 0, sureRight: 0 }
  for (const [i, row] of rows.entries()) {
    const { category, needsReview } = got[i]!
    const isExact = row.category === null ? needsReview : category === row.category
    const isClose = isExact || (row.category !== null && row.also_right.includes(category))
    if (isExact) figures.exact += 1
    if (isClose) figures.close += 1
    if (!needsReview) figures.sure += 1
    if (!needsReview && isClose && row.category !== null) figures.sureRight += 1
  }
  return figures
}
