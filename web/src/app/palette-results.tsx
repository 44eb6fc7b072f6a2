import { listBudgetItems } from '@evenkeel/contract/budget.ts'
import { listHistory, undoHistoryEntry } from '@evenkeel/contract/history.ts'
import { listTransactions } from '@evenkeel/contract/transactions.ts'
import { useDebouncedValue } from '@mantine/hooks'
import type { SpotlightActionGroupData } from '@mantine/spotlight'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconArrowBackUp, IconReceipt, IconTarget, IconWallet } from '../components/icons.ts'
import { showErrorToast, showToast } from '../components/undo-toast.tsx'
import { callApi } from '../lib/api.ts'
import { formatDay, toLocalDate } from '../lib/format-date.ts'
import { formatMoney } from '../lib/format-money.ts'
import { wealthQueries } from '../lib/wealth-queries.ts'

const MAX_RESULTS = 5
const MIN_LENGTH = 2
const DEBOUNCE_MS = 180

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const

/** Search results from the user's own data, and the latest action that can be undone, if it's among the last few. */
export function usePaletteResults(typed: string, isOpen: boolean) {
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const isSearching = isOpen && search.length >= MIN_LENGTH
  const sharedOptions = { enabled: isSearching, placeholderData: keepPreviousData }
  const today = toLocalDate(new Date())
  const transactions = useQuery({
    queryKey: ['transactions', 'palette', search],
    queryFn: ({ signal }) => callApi(listTransactions, { query: { search, limit: MAX_RESULTS }, signal }),
    ...sharedOptions,
  })
  const items = useQuery({
    queryKey: ['budget', 'palette', search],
    queryFn: ({ signal }) => callApi(listBudgetItems, { query: { search, today, limit: MAX_RESULTS }, signal }),
    ...sharedOptions,
  })
  const accounts = useQuery({ ...wealthQueries.accounts(), enabled: isSearching })
  const undo = useUndoAction(isOpen)
  const navigate = useNavigate()

  // These already match, so the palette's own filter must not drop them.
  const alwaysMatches = { keywords: typed }
  const needle = search.toLowerCase()
  const groups: SpotlightActionGroupData[] = isSearching
    ? [
        {
          group: 'Transactions',
          actions: (transactions.data?.results ?? []).map((transaction) => ({
            id: transaction.id,
            label: `${transaction.simple_name}, ${formatMoney(transaction.amount, transaction.currency)}`,
            description: `${formatDay(transaction.transaction_date)} · ${transaction.category ?? 'Uncategorized'}`,
            leftSection: <IconReceipt {...icon} />,
            onClick: () => void navigate({ to: '/actual', search: { search, row: transaction.id } }),
            ...alwaysMatches,
          })),
        },
        {
          group: 'Budget items',
          actions: (items.data?.results ?? []).map((item) => ({
            id: item.id,
            label: `${item.simple_name}, ${formatMoney(item.amount, item.currency)}`,
            description: 'In your budget',
            leftSection: <IconTarget {...icon} />,
            onClick: () => void navigate({ to: '/budget', search: { item: item.id } }),
            ...alwaysMatches,
          })),
        },
        {
          group: 'Accounts',
          actions: (accounts.data?.results ?? [])
            .filter((account) => account.name.toLowerCase().includes(needle))
            .slice(0, MAX_RESULTS)
            .map((account) => ({
              id: account.id,
              label: account.name,
              leftSection: <IconWallet {...icon} />,
              onClick: () => void navigate({ to: '/investment-accounts', search: { account: account.id } }),
              ...alwaysMatches,
            })),
        },
      ]
    : []
  const found = groups.filter(({ actions }) => actions.length > 0)
  return {
    groups: undo ? [...found, { group: 'Undo', actions: [undo] }] : found,
    hasFailed: isSearching && [transactions, items, accounts].some(({ isError }) => isError),
  }
}

function useUndoAction(isOpen: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['history', 'latest'],
    queryFn: ({ signal }) => callApi(listHistory, { query: { limit: MAX_RESULTS }, signal }),
    enabled: isOpen,
  })
  const entry = data?.results.find(
    (historyEntry) => historyEntry.can_undo && !historyEntry.is_undone && historyEntry.undoes === null,
  )
  if (!entry) return null
  return {
    id: 'undo',
    label: `Undo: ${entry.summary}`,
    keywords: 'undo revert back last',
    leftSection: <IconArrowBackUp {...icon} />,
    onClick: async () => {
      try {
        await callApi(undoHistoryEntry, { params: { id: entry.id } })
        showToast(`Undone: ${entry.summary}`)
      } catch (error) {
        showErrorToast('Couldn’t undo that', error)
      }
      void queryClient.invalidateQueries()
    },
  }
}
