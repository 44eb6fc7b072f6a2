import type { Deps } from '../platform/deps.ts'
import { AiFailure } from './ai-provider.ts'
import { AiNotAllowed, askRecorded } from './ask-recorded.ts'
import { createAiProvider } from './configured-provider.ts'
import { maskText, unmaskText } from './mask-text.ts'
import { type Asked, type RewritePurpose, readRewritten, rewriteQuestion } from './prompts/rewrite-sentences.ts'

type Rewritten = {
  /** The reworded sentence for each, or null. They go through the same parser as anything a person types. */
  texts: (string | null)[]
  /** Why there are none, as text for the user. */
  detail: string | null
}

const TRIES_WHILE_SOMEBODY_WAITS = 2

/**
 * Asks the provider to put sentences that our own parsers do not understand into words that they do, or to choose one of
 * the readings of a sentence, which come back as they were sent. It never throws
 * for a provider that fails or is not to be asked: then there is nothing but the reason. Numbers that were not in a
 * sentence are not accepted, so amounts and days stay the person's own.
 * `purpose` chooses the words that are asked for: 'instructions' (with the person's `categories`), 'budget', or 'paste'
 * ("DAY; NAME; AMOUNT"). The answer has one entry for each sentence, in their order. It needs no check beforehand that a
 * provider is there or switched on: without either nothing is sent.
 */
export async function rewriteSentences(
  deps: Deps,
  userId: string,
  purpose: RewritePurpose,
  sentences: readonly (string | Asked)[],
  { categories = [], signal }: { categories?: readonly string[]; signal: AbortSignal },
): Promise<Rewritten> {
  const none = (detail: string): Rewritten => ({ texts: sentences.map(() => null), detail })
  const provider = createAiProvider(deps.config)
  if (!provider) return none('No AI provider is configured on this server.')
  if (sentences.length === 0) return none('There’s nothing to ask about.')
  // A sentence and its readings are masked together, so a name gets the same placeholder.
  const masked = sentences.map((one) =>
    maskText(typeof one === 'string' ? one : [one.text, ...(one.readings ?? [])].join('\n')),
  )
  const asked = new Map(
    masked.map(({ text }, i): [string, Asked] => {
      const one = sentences[i]!
      if (typeof one === 'string' || !one.readings) return [`s${i + 1}`, { text }]
      const [first = '', ...readings] = text.split('\n')
      return [`s${i + 1}`, { text: first, readings }]
    }),
  )
  const question = rewriteQuestion(
    purpose,
    [...asked].map(([id, one]) => ({ id, ...one })),
    categories,
  )
  try {
    const errand = { userId, purpose, items: sentences.length }
    const { text } = await askRecorded(deps, provider, errand, question, signal, { tries: TRIES_WHILE_SOMEBODY_WAITS })
    const rewritten = readRewritten(text, asked)
    const texts = masked.map(({ hidden }, i) => {
      const plain = rewritten.get(`s${i + 1}`)
      return plain === undefined ? null : unmaskText(plain, hidden)
    })
    return { texts, detail: texts.every((one) => one === null) ? `${provider.host} had no suggestion.` : null }
  } catch (error) {
    if (error instanceof AiNotAllowed) return none(error.message)
    if (error instanceof AiFailure) return none(`${provider.host} couldn’t help. ${error.message}`)
    throw error
  }
}
