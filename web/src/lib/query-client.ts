import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-errors.ts'

type LostAccess = { onLoggedOut: () => void; onSubscriptionEnded: () => void }

/** Reports an ended session or subscription, and retries queries twice unless the server refused them. */
export function createQueryClient(lost: LostAccess): QueryClient {
  const noticeLostAccess = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 401) lost.onLoggedOut()
    if (error.status === 402) lost.onSubscriptionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeLostAccess }),
    mutationCache: new MutationCache({ onError: noticeLostAccess }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 2,
      },
    },
  })
}
