import type { Deps } from '../platform/deps.ts'
import { AiFailure } from './ai-provider.ts'
import { AiNotAllowed, askRecorded } from './ask-recorded.ts'
import { createAiProvider } from './configured-provider.ts'
import { maskText, unmaskText } from './mask-text.ts'
import {
  makeRewritingQuestion,
  type RewriteInput,
  type RewritePurpose,
  readRewritten,
} from './prompts/rewrite-sentences.ts'

type Rewritten = {
  /** Each sentence's new wording or chosen reading, or null. A new wording is parsed like anything a person types. */
  texts: (string | null)[]
  /** If all are null: why, as text for the user. */
  detail: string | null
}

const MAX_ATTEMPTS = 2

/**
 * Asks the provider to rephrase sentences that our own parsers don't understand, or to choose one of a sentence's
 * readings, which comes back as sent. Doesn't throw if the provider fails or can't be asked: the result then only has
 * the reason. A wording with a number that wasn't in its sentence is rejected, so amounts and dates stay the user's
 * own. `purpose` selects the wording to ask for: 'instructions' (with the user's `categories`), 'budget', or 'paste'
 * ("DAY; NAME; AMOUNT"). Callers don't need to check that a provider is configured and AI is on: otherwise nothing is
 * sent.
 */
export async function rewriteSentences(
  deps: Deps,
  userId: string,
  purpose: RewritePurpose,
  sentences: readonly (string | RewriteInput)[],
  { categories = [], signal }: { categories?: readonly string[]; signal: AbortSignal },
): Promise<Rewritten> {
  const giveUp = (detail: string): Rewritten => ({ texts: sentences.map(() => null), detail })
  const provider = createAiProvider(deps.config)
  if (!provider) return giveUp('No AI provider is configured on this server.')
  if (sentences.length === 0) return giveUp('There’s nothing to ask about.')
  // A sentence and its readings are masked together, so a name gets the same placeholder.
  const masked = sentences.map((sentence) =>
    maskText(typeof sentence === 'string' ? sentence : [sentence.text, ...(sentence.readings ?? [])].join('\n')),
  )
  const inputs = new Map(
    masked.map(({ text }, i): [string, RewriteInput] => {
      const sentence = sentences[i]!
      if (typeof sentence === 'string' || !sentence.readings) return [`s${i + 1}`, { text }]
      const [first = '', ...readings] = text.split('\n')
      return [`s${i + 1}`, { text: first, readings }]
    }),
  )
  const question = makeRewritingQuestion(
    purpose,
    [...inputs].map(([id, sentence]) => ({ id, ...sentence })),
    categories,
  )
  try {
    const call = { userId, purpose, items: sentences.length }
    const { text } = await askRecorded(deps, provider, call, question, signal, { maxAttempts: MAX_ATTEMPTS })
    const rewritten = readRewritten(text, inputs)
    const texts = masked.map(({ hidden }, i) => {
      const plain = rewritten.get(`s${i + 1}`)
      return plain === undefined ? null : unmaskText(plain, hidden)
    })
    return {
      texts,
      detail: texts.every((suggestion) => suggestion === null) ? `${provider.host} had no suggestion.` : null,
    }
  } catch (error) {
    if (error instanceof AiNotAllowed) return giveUp(error.message)
    if (error instanceof AiFailure) return giveUp(`${provider.host} couldn’t help. ${error.message}`)
    throw error
  }
}
