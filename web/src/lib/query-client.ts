import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-errors.ts'

type LostAccessHandlers = { onLoggedOut: () => void; onSubscriptionEnded: () => void }

/** Reports an ended session or subscription, and retries queries twice unless the server refused them. */
export function createQueryClient(handlers: LostAccessHandlers): QueryClient {
  const reportLostAccess = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 401) handlers.onLoggedOut()
    if (error.status === 402) handlers.onSubscriptionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLostAccess }),
    mutationCache: new MutationCache({ onError: reportLostAccess }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 2,
      },
    },
  })
}
