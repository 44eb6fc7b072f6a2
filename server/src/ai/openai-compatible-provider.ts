import { AiFailure, type AiProvider, addVersion, type ProviderOptions } from './ai-provider.ts'
import { askModel } from './ask-model.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

/** OpenAI and compatible servers such as Ollama, LM Studio, vLLM and OpenRouter. */
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
        // Some servers refuse a schema as a parameter. Then it's only in the instructions, and the answer is checked
        // just as strictly.
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
