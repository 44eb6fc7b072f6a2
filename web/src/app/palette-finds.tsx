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
import { formatDay, todayOf } from '../lib/format-date.ts'
import { formatMoney } from '../lib/format-money.ts'
import { wealthQueries } from '../lib/wealth-queries.ts'

const FEW = 5
const SHORTEST = 2
const TYPING_MS = 180

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const

/** Search results from the user's own data, and the last action to undo. */
export function usePaletteFinds(typed: string, isOpen: boolean): SpotlightActionGroupData[] {
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS)
  const isAsked = isOpen && search.length >= SHORTEST
  const asked = { enabled: isAsked, placeholderData: keepPreviousData }
  const today = todayOf(new Date())
  const rows = useQuery({
    queryKey: ['transactions', 'palette', search],
    queryFn: ({ signal }) => callApi(listTransactions, { query: { search, limit: FEW }, signal }),
    ...asked,
  })
  const items = useQuery({
    queryKey: ['budget', 'palette', search],
    queryFn: ({ signal }) => callApi(listBudgetItems, { query: { search, today, limit: FEW }, signal }),
    ...asked,
  })
  const accounts = useQuery({ ...wealthQueries.accounts(), enabled: isAsked })
  const undo = useUndoAction(isOpen)
  const navigate = useNavigate()

  // The server found these, so the palette's own filter must not drop them.
  const found = { keywords: typed }
  const wanted = search.toLowerCase()
  const groups: SpotlightActionGroupData[] = isAsked
    ? [
        {
          group: 'Transactions',
          actions: (rows.data?.results ?? []).map((row) => ({
            id: row.id,
            label: `${row.simple_name}, ${formatMoney(row.amount, row.currency)}`,
            description: `${formatDay(row.transaction_date)} · ${row.category ?? 'Uncategorized'}`,
            leftSection: <IconReceipt {...icon} />,
            onClick: () => void navigate({ to: '/actual', search: { search, row: row.id } }),
            ...found,
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
            ...found,
          })),
        },
        {
          group: 'Accounts',
          actions: (accounts.data?.results ?? [])
            .filter((account) => account.name.toLowerCase().includes(wanted))
            .slice(0, FEW)
            .map((account) => ({
              id: account.id,
              label: account.name,
              leftSection: <IconWallet {...icon} />,
              onClick: () => void navigate({ to: '/investment-accounts', search: { account: account.id } }),
              ...found,
            })),
        },
      ]
    : []
  return [...groups.filter(({ actions }) => actions.length > 0), ...(undo ? [{ group: 'Undo', actions: [undo] }] : [])]
}

function useUndoAction(isOpen: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['history', 'latest'],
    queryFn: ({ signal }) => callApi(listHistory, { query: { limit: FEW }, signal }),
    enabled: isOpen,
  })
  const entry = data?.results.find((each) => each.can_undo && !each.is_undone && each.undoes === null)
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
