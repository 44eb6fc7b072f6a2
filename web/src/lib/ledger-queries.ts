import { listCategories } from '@evenkeel/contract/categories.ts'
import { listHistory } from '@evenkeel/contract/history.ts'
import { listSources } from '@evenkeel/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './api.ts'

/** What more than one page asks of the ledger. A write invalidates everything, so keys need no order among them. */
export const ledgerQueries = {
  categories: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: ({ signal }) => callApi(listCategories, { signal }),
      select: (list) => list.results,
    }),
  sources: () =>
    queryOptions({
      queryKey: ['sources'],
      queryFn: ({ signal }) => callApi(listSources, { signal }),
      select: (list) => list.results,
    }),
}

/**
 * The history entry of the action that was just done, for calls that do not answer it. Null when the newest entry is of
 * another kind: then somebody else was faster, and nothing is offered rather than the wrong thing.
 */
export async function newestHistoryId(action: string): Promise<string | null> {
  const { results } = await callApi(listHistory, { query: { limit: 1 } })
  const [entry] = results
  return entry && entry.action === action && entry.can_undo ? entry.id : null
}
