import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { TableSkeleton } from '../../components/skeletons.tsx'

type Props<Item> = {
  query: UseQueryResult<readonly Item[]>
  columns: number
  /** What to say when it fails: "Recurring payments could not be looked for". */
  failure: string
  /** What to say when there is nothing, and what to do about it. */
  empty: { sentence: string; action: { label: string; onClick: () => void } }
  children: (items: readonly Item[]) => ReactNode
}

/** A tab over the transactions while it loads, when it fails, when it is empty, and when there is something to show. */
export function TabFrame<Item>({ query, columns, failure, empty, children }: Props<Item>) {
  if (query.isPending) return <TableSkeleton rows={9} columns={columns} />
  if (query.isError) {
    return (
      <ErrorPanel
        title={failure}
        error={query.error}
        kept="Your transactions are safe."
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.length > 0) return children(query.data)
  return <EmptyState {...empty} ghost={<GhostTable columns={columns} />} />
}
