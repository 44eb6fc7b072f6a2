import { writeRule } from '@evenkeel/engine/instructions/write-rule.ts'
import { rewriteSentences } from '../../ai/rewrite-sentences.ts'
import type { Deps } from '../../platform/deps.ts'
import { toRuleBody } from './instruction-body.ts'
import { compileFor } from './instruction-queries.ts'

/**
 * Asks the AI to rephrase sentences that we didn't understand or have a question about. If there are several readings,
 * it can only choose one. Each suggestion is read by the same compiler as the user's own text, returned with its rules,
 * and dropped if it makes none. It only counts once the user adds it to the text.
 */
export async function suggestInstructions(deps: Deps, userId: string, text: string, signal: AbortSignal) {
  const { notUnderstood, questions, categories } = await compileFor(deps, userId, text)
  const unclear = questions.map(({ text: sentence, readings }) => ({
    text: sentence,
    readings: readings.map((rules) => rules.map(writeRule).join(' ')),
  }))
  const sentences = [
    ...notUnderstood.map((sentence) => ({ text: sentence.text })),
    ...unclear.map((question) => (question.readings.length > 1 ? question : { text: question.text })),
  ]
  const names = categories.map(({ name }) => name)
  const options = { categories: names, signal }
  const { texts, detail } = await rewriteSentences(deps, userId, 'instructions', sentences, options)
  const userCategories = categories.map(({ name, kind }) => ({ name, kind }))
  const suggestions: { sentence: string; suggestion: string; rules: ReturnType<typeof toRuleBody>[] }[] = []
  for (const [i, { text: sentence }] of sentences.entries()) {
    const suggestion = texts[i]
    if (!suggestion) continue
    const read = await deps.textReader.compile(suggestion, { categories: userCategories }, userId)
    if (read.rules.length === 0 || read.notUnderstood.length > 0) continue
    suggestions.push({ sentence, suggestion, rules: read.rules.map(toRuleBody) })
  }
  const isEmpty = suggestions.length === 0 && detail === null
  return { suggestions, detail: isEmpty ? 'The AI had no suggestions that work as rules.' : detail }
}
