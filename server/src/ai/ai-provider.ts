/** A question to a language model. The answer is text that has to be read with suspicion, whatever was asked for. */
export type AiQuestion = {
  /** What the model is to do: written by us, the same for everybody. */
  instructions: string
  /** The data it is to do it with, as JSON. */
  data: string
  /** The form of the answer, as JSON Schema; a hint for the model, no promise to us. */
  answerSchema: Record<string, unknown>
}

export type AiAnswer = { text: string; tokens: number | null }

/** One vendor behind one small port. `onSend` hears every request body before it leaves, and can still prevent it. */
export type AiProvider = {
  readonly host: string
  readonly model: string
  ask(question: AiQuestion, signal: AbortSignal, onSend: (body: string) => Promise<void>): Promise<AiAnswer>
}

/** Why there is no answer, and whether asking again may help. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly kind: 'unreachable' | 'refused' | 'busy' | 'broken' | 'timeout' | 'unreadable'
  readonly retryAfterMs: number | null
  constructor(kind: AiFailure['kind'], message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
  /** A refusal (a wrong key, an unknown model) stays one until somebody mends the configuration. */
  get mayPass(): boolean {
    return this.kind !== 'refused' && this.kind !== 'unreadable'
  }
}

export type ProviderOptions = { host: string; model: string; baseUrl: string | undefined; apiKey: string | undefined }

/** Vendors serve their calls under /v1; an address without a path means that. */
export function withVersion(baseUrl: string): string {
  return new URL(baseUrl).pathname === '/' ? `${baseUrl.replace(/\/$/, '')}/v1` : baseUrl
}
