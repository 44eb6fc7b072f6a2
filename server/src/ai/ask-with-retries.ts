import { setTimeout as wait } from 'node:timers/promises'
import { type AiAnswer, AiFailure, type AiProvider, type AiQuestion } from './ai-provider.ts'

export type RetryOptions = {
  /** The longest one attempt may take. */
  callMs: number
  maxAttempts: number
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

export const DEFAULT_RETRIES: Omit<RetryOptions, 'callMs'> = {
  maxAttempts: 5,
  pause: async (ms, signal) => void (await wait(ms, undefined, { signal })),
}

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/**
 * Asks, and retries if that may help: after the time the vendor asks for or, if it names none, after 1, 2, 4, …
 * seconds. Some jitter is added, so that requests don't all come back at once. Throws the last attempt's error, also if
 * the vendor asks for more than a minute. If aborted, it stops and throws.
 */
export async function askWithRetries(
  provider: AiProvider,
  question: AiQuestion,
  signal: AbortSignal,
  onSend: (body: string) => Promise<void>,
  retries: RetryOptions,
): Promise<AiAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted()
    // A timer we can clear: AbortSignal.timeout would outlive a finished call.
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), retries.callMs)
    try {
      return await provider.ask(question, AbortSignal.any([signal, timeout.signal]), onSend)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AiFailure) || !error.isTemporary || attempt >= retries.maxAttempts) throw error
      const pause = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1)
      if (pause > MAX_PAUSE_MS) throw error // too long to wait here
      await retries.pause(pause * (1 + Math.random() * 0.2), signal)
    } finally {
      clearTimeout(timer)
    }
  }
}
