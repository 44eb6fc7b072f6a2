import { listRestores, type RestoreBody, type RestoredKind } from '@evenkeel/contract/restores.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const POLL_MS = 800

export const restoreQueries = {
  /** The latest uploaded export; null if there's none, or its import was undone. Polls while we check or import it. */
  latest: () =>
    queryOptions({
      queryKey: ['restores', 'latest'],
      queryFn: async (): Promise<RestoreBody | null> => (await callApi(listRestores)).results[0] ?? null,
      refetchInterval: ({ state }) => (isInProgress(state.data) ? POLL_MS : false),
    }),
}

export function isInProgress(restore: RestoreBody | null | undefined): boolean {
  return restore?.status === 'checking' || restore?.status === 'importing'
}

export const KIND_LABELS: Record<RestoredKind, string> = {
  transactions: 'Transactions',
  splits: 'Split transactions',
  transfers: 'Transfers',
  attachments: 'Receipts and other files',
  categories: 'Categories',
  imports: 'Imports',
  'budget-items': 'Budget items',
  'custom-instructions': 'Custom instructions',
  'wealth-accounts': 'Wealth accounts',
  statements: 'Statements',
  'account-links': 'Linked accounts',
  'simulator-scenarios': 'Simulator scenarios',
  'personal-attributes': 'Personal attributes',
  history: 'History entries',
}
