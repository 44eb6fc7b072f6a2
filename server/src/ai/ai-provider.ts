/** A question to a language model. Never trust the answer's format or content. */
export type AiQuestion = {
  /** The instructions: written by us, the same for everyone. */
  instructions: string
  /** The data, as JSON. */
  data: string
  /** The answer's format as JSON Schema; a hint for the model, not a guarantee. */
  answerSchema: Record<string, unknown>
}

export type AiAnswer = { text: string; tokens: number | null }

/** One vendor's model. `onSend` gets every request body before it's sent, and can throw to stop it. */
export type AiProvider = {
  readonly host: string
  readonly model: string
  ask(question: AiQuestion, signal: AbortSignal, onSend: (body: string) => Promise<void>): Promise<AiAnswer>
}

/** Why there is no answer, and whether a retry may help. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly kind: 'unreachable' | 'refused' | 'busy' | 'broken' | 'timeout' | 'unreadable'
  readonly retryAfterMs: number | null
  constructor(kind: AiFailure['kind'], message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
  /** Retrying helps neither after a refusal (a wrong key, an unknown model) nor after an unreadable answer. */
  get isTemporary(): boolean {
    return this.kind !== 'refused' && this.kind !== 'unreadable'
  }
}

export type ProviderOptions = { host: string; model: string; baseUrl: string | undefined; apiKey: string | undefined }

/** Adds /v1, where vendors serve their API, to an address without a path. */
export function addVersion(baseUrl: string): string {
  return new URL(baseUrl).pathname === '/' ? `${baseUrl.replace(/\/$/, '')}/v1` : baseUrl
}
