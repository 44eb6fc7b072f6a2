import { type HistoryEntry, undoHistoryEntry } from '@evenkeel/contract/history.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BreakableText } from '../../components/breakable-text.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconArrowBackUp } from '../../components/icons.ts'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { callApi } from '../../lib/api.ts'
import { useAppState } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatInstant, formatRelative } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './activity-list.module.css'
import { historyQueries } from './history-queries.ts'

/** All activity, newest first, with undo where possible. */
export function ActivityList() {
  const isSubscribed = useAppState((state) => state.isSubscribed)
  const query = useInfiniteQuery({ ...historyQueries.list(), enabled: isSubscribed })
  if (!isSubscribed) return <p className={classes.note}>Choose a plan to see your history.</p>
  if (query.isPending) return <CardSkeleton lines={5} />
  if (query.isLoadingError) {
    return (
      <ErrorPanel
        title="Couldn’t load your history"
        error={query.error}
        reassurance="Nothing was lost."
        onRetry={() => void query.refetch()}
      />
    )
  }
  const entries = query.data.pages.flatMap((page) => page.results)
  if (entries.length === 0)
    return <p className={classes.note}>Nothing yet. Everything you add or change is listed here.</p>
  return (
    <>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older activity
        </Button>
      )}
    </>
  )
}

function ActivityItem({ entry }: { entry: HistoryEntry }) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const undo = useMutation({
    mutationFn: () => callApi(undoHistoryEntry, { params: { id: entry.id } }),
    onMutate: () => setProblem(null),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => setProblem(explainError(error)),
  })
  return (
    <li className={classes.entry} data-undone={entry.is_undone || undefined}>
      <div className={classes.words}>
        <p className={classes.summary}>
          <BreakableText text={entry.summary} />
        </p>
        <p className={classes.note}>
          <time dateTime={entry.at} title={formatInstant(entry.at)}>
            {formatRelative(entry.at, new Date())}
          </time>
          {/* The summary of an import already has its count. */}
          {entry.row_count > 1 && entry.action !== 'import' && ` · ${formatCount(entry.row_count)} changes`}
          {entry.is_undone && ' · undone'}
        </p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
      {entry.can_undo && !entry.is_undone && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={`Undo: ${entry.summary}`}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo
        </Button>
      )}
    </li>
  )
}
