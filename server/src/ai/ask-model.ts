import type { LanguageModel } from 'ai'
import { type AiAnswer, AiFailure, type AiQuestion } from './ai-provider.ts'

/**
 * Asks once, through the SDK; throws `AiFailure` if there is no answer. With `asText`, the schema is only in the
 * instructions: not all servers accept it as a parameter.
 */
export async function askModel(
  model: LanguageModel,
  question: AiQuestion,
  signal: AbortSignal,
  { asText = false, maxOutputTokens }: { asText?: boolean; maxOutputTokens?: number } = {},
): Promise<AiAnswer> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false // it would write to the console instead of our log
  const instructions = `${question.instructions}\n\nAnswer with JSON of this schema and nothing else:\n${JSON.stringify(question.answerSchema)}`
  try {
    const result = await generateText({
      model,
      instructions,
      prompt: question.data,
      maxRetries: 0, // we decide when to retry
      abortSignal: signal,
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      // Only a hint for the vendor: we parse the response ourselves, row by row.
      ...(asText ? {} : { output: Output.object({ schema: jsonSchema(question.answerSchema) }) }),
    })
    return { text: asText ? result.text : JSON.stringify(result.output), tokens: result.usage.totalTokens ?? null }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text) {
      return { text: error.text, tokens: error.usage?.totalTokens ?? null }
    }
    throw toFailure(error, signal)
  }
}

type CallError = { statusCode?: number; responseHeaders?: Record<string, string>; message: string }

function toFailure(error: unknown, signal: AbortSignal): AiFailure {
  if (signal.aborted) return new AiFailure('timeout', 'The AI didn’t answer in time.', null, { cause: error })
  const { statusCode: status, responseHeaders: headers } = error as CallError
  if (status === undefined) {
    return isNetworkError(error)
      ? new AiFailure('unreachable', 'We couldn’t reach the AI.', null, { cause: error })
      : new AiFailure('unreadable', 'We couldn’t read the AI’s answer.', null, { cause: error })
  }
  if (status === 429) return new AiFailure('busy', 'The AI is busy (429).', readRetryAfter(headers), { cause: error })
  if (status >= 500 || status === 408 || status === 409) {
    return new AiFailure('broken', `The AI isn’t working right now (${status}).`, readRetryAfter(headers), {
      cause: error,
    })
  }
  // Not an error status, but the body is cut short or can't be parsed.
  if (status < 400) return new AiFailure('unreadable', 'We couldn’t read the AI’s answer.', null, { cause: error })
  if (status === 401 || status === 403)
    return new AiFailure('refused', `The AI rejected this server’s key (${status}).`)
  return new AiFailure('refused', `The AI rejected the request (${status}).`, null, { cause: error })
}

function isNetworkError(error: unknown): boolean {
  const chain = [error, (error as { cause?: unknown })?.cause]
  return chain.some(
    (link) =>
      link instanceof TypeError ||
      /fetch failed|cannot connect|ECONN|ENOTFOUND/i.test(String((link as Error)?.message)),
  )
}

function readRetryAfter(headers: Record<string, string> | undefined): number | null {
  const ms = Number(headers?.['retry-after-ms'])
  if (Number.isFinite(ms) && ms >= 0 && headers?.['retry-after-ms']) return ms
  const text = headers?.['retry-after']
  if (!text) return null
  const seconds = Number(text)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const at = Date.parse(text)
  const sent = Date.parse(headers?.date ?? '')
  return Number.isNaN(at) || Number.isNaN(sent) ? null : Math.max(0, at - sent)
}
