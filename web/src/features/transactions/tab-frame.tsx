import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { TableSkeleton } from '../../components/skeletons.tsx'

type Props<Item> = {
  query: UseQueryResult<readonly Item[]>
  columns: number
  /** The title if loading fails: "Couldn’t load recurring payments". */
  failure: string
  /** The text and action when there is nothing to show. */
  empty: { sentence: string; action: { label: string; onClick: () => void } }
  children: (items: readonly Item[]) => ReactNode
}

/** A tab of the transactions page, with its loading, error and empty states. */
export function TabFrame<Item>({ query, columns, failure, empty, children }: Props<Item>) {
  if (query.isPending) return <TableSkeleton rows={9} columns={columns} />
  if (query.isLoadingError) {
    return (
      <ErrorPanel
        title={failure}
        error={query.error}
        reassurance="Your transactions are safe."
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.length > 0) return children(query.data)
  return <EmptyState {...empty} ghost={<GhostTable columns={columns} />} />
}
