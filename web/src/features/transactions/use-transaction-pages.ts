import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PAGE_SIZE, transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'

/** How long scrolling must pause before we fetch rows, so that those the user only scrolls past aren't fetched. */
const SETTLE_MS = 90
/** How many rows to fetch beyond the visible ones, so that scrolling doesn't have to wait. */
const AHEAD = 40

export type TransactionPages = ReturnType<typeof useTransactionPages>

type Loaded = { key: string; total: number; pages: ReadonlyMap<number, readonly Transaction[]> }

/**
 * The matching rows, fetched in pages as they come into view. While rows for new filters load, the old ones stay,
 * marked as stale.
 */
export function useTransactionPages(filters: TransactionFilters) {
  const key = JSON.stringify(filters)
  const [view, setView] = useState({ key, first: 0, last: 0 })
  const range = view.key === key ? view : { first: 0, last: 0 }
  const pageNumbers = useMemo(
    () => Array.from({ length: range.last - range.first + 1 }, (_, i) => range.first + i),
    [range.first, range.last],
  )
  const queries = useQueries({ queries: pageNumbers.map((page) => transactionQueries.page(filters, page)) })

  const last = useRef<Loaded | null>(null)
  const loadedQuery = queries.find((query) => query.data !== undefined)
  const stamp = queries.map((query) => query.dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp represents the queries, whose array is new on every render
  const loaded = useMemo<Loaded | null>(() => {
    if (!loadedQuery?.data) return null
    const pages = new Map<number, readonly Transaction[]>()
    for (const [i, query] of queries.entries()) {
      if (query.data) pages.set(pageNumbers[i]!, query.data.results)
    }
    return { key, total: loadedQuery.data.total, pages }
  }, [key, stamp, pageNumbers])
  if (loaded) last.current = loaded
  const shown = loaded ?? last.current

  const getRow = useCallback(
    (index: number) => shown?.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE],
    [shown],
  )

  const total = shown?.total ?? 0
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onRangeChange = useCallback(
    (firstRow: number, lastRow: number) => {
      const first = Math.floor(Math.max(0, firstRow - AHEAD) / PAGE_SIZE)
      const last = Math.floor(Math.min(Math.max(0, total - 1), lastRow + AHEAD) / PAGE_SIZE)
      const next = { key, first, last: Math.max(first, last) }
      clearTimeout(timer.current)
      const updateView = () =>
        setView((current) =>
          current.key === next.key && current.first === next.first && current.last === next.last ? current : next,
        )
      timer.current = setTimeout(updateView, SETTLE_MS)
    },
    [key, total],
  )

  const failed = queries.find((query) => query.isError && query.data === undefined)
  return {
    total,
    getRow,
    onRangeChange,
    /** Rows of the pages in view, in order. */
    loadedRows: useMemo(() => [...(shown?.pages.values() ?? [])].flat(), [shown]),
    isAllLoaded: shown !== null && shown.total <= PAGE_SIZE && shown.pages.has(0),
    isPending: shown === null,
    isStale: loaded === null && shown !== null,
    /** The filters that the shown rows belong to. */
    shownFilters: useMemo(() => (shown ? (JSON.parse(shown.key) as TransactionFilters) : {}), [shown]),
    /** Nothing is loaded or still loading: every request failed, or there is no network. */
    hasNoResponse:
      loaded === null && queries.every((query) => query.isError || (query.isPending && query.fetchStatus === 'paused')),
    /** Why a page couldn't be loaded at all, or null. */
    error: failed?.error ?? null,
    /** The latest error, even if older rows are still shown, or null. */
    latestError: queries.find((query) => query.isError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
