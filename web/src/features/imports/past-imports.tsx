import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { formatInstant } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { importQueries } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'
import runClasses from './import-run.module.css'
import { getNameInSentence } from './import-words.ts'
import classes from './past-imports.module.css'
import { wasImportedAgain } from './was-imported-again.ts'

/** All imports with their results, newest first. Those that added something can be undone at any time. */
export function PastImports({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(importQueries.list())
  const imports = query.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <SideSheet opened onClose={onClose} title="Past imports" size={620}>
      {query.isPending && <CardSkeleton lines={5} />}
      {query.isError && (
        <ErrorPanel title="Couldn’t load your imports" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && imports.length === 0 && (
        <p className={runClasses.quiet}>No imports yet. They’ll be listed here, and you can undo them at any time.</p>
      )}
      <ol className={classes.past}>
        {imports.map((run) => (
          <PastImport key={run.id} run={run} isImportedAgain={wasImportedAgain(run, run.counts.added, imports)} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older imports
        </Button>
      )}
    </SideSheet>
  )
}

function PastImport({ run: fetched, isImportedAgain }: { run: ImportBody; isImportedAgain: boolean }) {
  const [changed, setChanged] = useState<ImportBody | null>(null)
  // An import that was undone or restored here shows its new status before the list reloads.
  const run = changed && changed.status === fetched.status ? fetched : (changed ?? fetched)
  return (
    <li className={classes.pastItem}>
      <p className={classes.pastHead}>
        <time dateTime={run.created_at}>{formatInstant(run.created_at)}</time>
        {run.note && <span className={classes.note}>“{run.note}”</span>}
      </p>
      {run.status === 'queued' || run.status === 'running' ? (
        <p>
          Reading {getNameInSentence(run)}: {formatCount(run.progress.done)} of {formatCount(run.progress.total)} rows
        </p>
      ) : (
        <ImportResult run={run} onChange={setChanged} isPast isImportedAgain={isImportedAgain} />
      )}
    </li>
  )
}
