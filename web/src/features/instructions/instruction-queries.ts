import { getAiSettings } from '@evenkeel/contract/ai.ts'
import { getInstructions, previewInstructions } from '@evenkeel/contract/instructions.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const instructionQueries = {
  all: ['instructions'] as const,
  saved: () => queryOptions({ queryKey: ['instructions', 'saved'], queryFn: () => callApi(getInstructions) }),
  /** The preview of a text. Until it arrives, the previous one stays. */
  preview: (text: string) =>
    queryOptions({
      queryKey: ['instructions', 'preview', text],
      queryFn: ({ signal }) => callApi(previewInstructions, { body: { text }, signal }),
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),
  /** Whether there is an AI, which can be asked about unclear sentences, and whether the user has turned it on. */
  ai: () => queryOptions({ queryKey: ['ai', 'settings'], queryFn: () => callApi(getAiSettings), staleTime: 300_000 }),
}
