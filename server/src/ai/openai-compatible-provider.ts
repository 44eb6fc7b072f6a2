import { AiFailure, type AiProvider, addVersion, type ProviderOptions } from './ai-provider.ts'
import { askModel } from './ask-model.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

/** OpenAI and compatible servers: Ollama, LM Studio, vLLM, OpenRouter. */
export function createOpenAiCompatibleProvider({ host, model, baseUrl, apiKey }: ProviderOptions): AiProvider {
  let supportsSchemas = true
  return {
    host,
    model,
    async ask(question, signal, onSend) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const vendor = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: addVersion(baseUrl ?? ''),
        supportsStructuredOutputs: true,
        fetch: createGuardedFetch(onSend),
        ...(apiKey === undefined ? {} : { apiKey }),
      })
      if (!supportsSchemas) return askModel(vendor(model), question, signal, { asText: true })
      try {
        return await askModel(vendor(model), question, signal)
      } catch (error) {
        // Some servers don't support schemas: we ask in words and parse the answer with the same care.
        const isBadRequest =
          error instanceof AiFailure && error.kind === 'refused' && /\b(400|422)\b/.test(error.message)
        if (!isBadRequest) throw error
        const answer = await askModel(vendor(model), question, signal, { asText: true })
        supportsSchemas = false
        return answer
      }
    },
  }
}
