import { setTimeout as wait } from 'node:timers/promises'
import { type AiAnswer, AiFailure, type AiProvider, type AiQuestion } from './ai-provider.ts'

export type Patience = {
  /** The longest a call may take. */
  callMs: number
  tries: number
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

export const PATIENCE: Omit<Patience, 'callMs'> = {
  tries: 5,
  pause: async (ms, signal) => void (await wait(ms, undefined, { signal })),
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Asks, and retries if that may help: after the time the vendor requested plus some jitter, so that requests don't
 * all come back at once. Throws the last `AiFailure`, or the signal's reason if aborted.
 */
export async function askWithPatience(
  provider: AiProvider,
  question: AiQuestion,
  signal: AbortSignal,
  onSend: (body: string) => Promise<void>,
  patience: Patience,
): Promise<AiAnswer> {
  for (let tried = 1; ; tried += 1) {
    signal.throwIfAborted()
    // A timer we can clear: AbortSignal.timeout would outlive a finished call.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), patience.callMs)
    try {
      return await provider.ask(question, AbortSignal.any([signal, late.signal]), onSend)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AiFailure) || !error.mayPass || tried >= patience.tries) throw error
      const pause = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tried - 1)
      if (pause > LONGEST_PAUSE_MS) throw error // too long to wait: postpone the whole job
      await patience.pause(pause * (1 + Math.random() * 0.2), signal)
    } finally {
      clearTimeout(timer)
    }
  }
}
