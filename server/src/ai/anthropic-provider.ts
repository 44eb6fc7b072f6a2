import { type AiProvider, addVersion, type ProviderOptions } from './ai-provider.ts'
import { askModel } from './ask-model.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

export function createAnthropicProvider({ host, model, baseUrl, apiKey }: ProviderOptions): AiProvider {
  return {
    host,
    model,
    async ask(question, signal, onSend) {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const vendor = createAnthropic({
        apiKey: apiKey ?? '',
        fetch: createGuardedFetch(onSend),
        ...(baseUrl === undefined ? {} : { baseURL: addVersion(baseUrl) }),
      })
      // Required by this vendor; thinking tokens count too.
      return askModel(vendor(model), question, signal, { maxOutputTokens: 8_192 })
    },
  }
}
