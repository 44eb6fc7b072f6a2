import type { Config } from '../platform/config.ts'
import type { AiProvider } from './ai-provider.ts'
import { createAnthropicProvider } from './anthropic-provider.ts'
import { createOpenAiCompatibleProvider } from './openai-compatible-provider.ts'

/** What we know about the configured provider without asking it; null if none is configured. */
export function describeProvider({ ai }: Config): { host: string; model: string; isLocal: boolean } | null {
  if (ai.provider === undefined || ai.model === undefined) return null
  const url = new URL(ai.baseUrl ?? 'https://api.anthropic.com')
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return { host: url.host, model: ai.model, isLocal }
}

/** The configured provider, or null. Nothing is loaded or sent before the first question. */
export function createAiProvider(config: Config): AiProvider | null {
  const described = describeProvider(config)
  if (!described) return null
  const { provider, baseUrl, apiKey } = config.ai
  const options = { ...described, baseUrl, apiKey }
  return provider === 'anthropic' ? createAnthropicProvider(options) : createOpenAiCompatibleProvider(options)
}
