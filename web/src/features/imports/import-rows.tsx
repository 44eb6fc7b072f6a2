import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { AlwaysButton } from './always-button.tsx'
import { FixRow, isIncomplete } from './fix-row.tsx'
import { importQueries, type RowChoice } from './import-queries.ts'
import classes from './import-rows.module.css'
import runClasses from './import-run.module.css'

type Props = {
  run: ImportBody
  choice: RowChoice
  onAccept: (row: ImportRow) => Promise<void>
  /** Called when a line is fixed and added, and again if that's undone. */
  onFixed: () => void
}

/** The rows behind one count, each with its line in the file, the reason for its verdict, and buttons to change it. */
export function ImportRows({ run, choice, onAccept, onFixed }: Props) {
  const query = useInfiniteQuery(importQueries.rows(run.id, choice))
  if (query.isPending) return <CardSkeleton lines={3} />
  if (query.isLoadingError) {
    return <ErrorPanel title="Couldn’t load the rows" error={query.error} onRetry={() => void query.refetch()} />
  }
  const rows = query.data.pages.flat()
  if (rows.length === 0) return <p className={runClasses.quiet}>These rows no longer exist.</p>
  const canAdd = (choice === 'duplicate' || choice === 'skipped' || choice === 'unreadable') && run.status === 'done'
  return (
    <div className={classes.rows}>
      <ul className={classes.rowList}>
        {rows.map((row) => (
          <Row
            key={row.seq}
            row={row}
            // Undoing an import removes what it added. The transaction of a duplicate came from elsewhere.
            isInLedger={run.status !== 'undone' || row.verdict === 'duplicate'}
            onAccept={canAdd && !isIncomplete(row) ? onAccept : undefined}
          >
            {canAdd && isIncomplete(row) && <FixRow run={run} row={row} onFixed={onFixed} />}
          </Row>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  row: ImportRow
  isInLedger: boolean
  onAccept: ((row: ImportRow) => Promise<void>) | undefined
  children?: React.ReactNode
}

function Row({ row, isInLedger, onAccept, children }: RowProps) {
  const [isBusy, setIsBusy] = useState(false)
  const name = row.simple_name ?? row.transaction_name
  return (
    <li className={classes.row}>
      <span className={classes.lineNumber}>Line {formatCount(row.line)}</span>
      <div className={classes.rowWords}>
        <p className={classes.rowName}>
          {row.transaction_id && isInLedger ? (
            // For a duplicate, this is the transaction the user already has.
            <Link to="/actual" search={(before) => ({ ...before, row: row.transaction_id! })}>
              {name}
            </Link>
          ) : (
            name
          )}
          {row.category && row.verdict === 'added' && <CategoryLabel name={row.category} />}
        </p>
        <p className={classes.reason}>
          {row.transaction_date && `${formatDay(row.transaction_date)} · `}
          {row.reason}
        </p>
      </div>
      {row.amount && row.currency && (
        <span className={classes.rowAmount}>
          <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
        </span>
      )}
      {row.needs_review && row.verdict === 'added' && row.category && row.transaction_id && isInLedger && (
        <AlwaysButton id={row.transaction_id} name={name} category={row.category} />
      )}
      {onAccept && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          aria-label={`Add anyway: ${name}`}
          onClick={() => {
            setIsBusy(true)
            void onAccept(row).finally(() => setIsBusy(false))
          }}
        >
          Add anyway
        </Button>
      )}
      {children}
    </li>
  )
}
