import { cancelImport, type ImportBody, type ImportRow } from '@evenkeel/contract/imports.ts'
import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { IconChevronRight } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatDayShort } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ImportResult } from './import-result.tsx'
import classes from './import-run.module.css'
import { describeCounts, describeEnd, getImportName, getNameInSentence } from './import-words.ts'
import { type PollProblem, useImportRun } from './use-import-run.ts'

type Props = {
  first: ImportBody
  /** Older results collapse to one line, so that the table below stays in view. */
  isLatest: boolean
  isHidden: boolean
  onDismiss: () => void
  /** Called when the import has ended and the page's data is up to date. */
  onSettled: () => void
}

/** One import: its progress, then its result, which can be undone. */
export function ImportRun({ first, isLatest, isHidden, onDismiss, onSettled }: Props) {
  const { run, setRun, newestRows, problem, isRunning } = useImportRun(first, onSettled)
  // The newest result is open. It collapses when another import starts.
  const [opened, setOpened] = useState<{ isLatest: boolean; isOpen: boolean }>({ isLatest, isOpen: isLatest })
  const isOpen = isRunning || (opened.isLatest === isLatest ? opened.isOpen : isLatest)
  return (
    <section
      className={classes.run}
      hidden={isHidden}
      data-folded={!isOpen || undefined}
      aria-label={`Import of ${getNameInSentence(run)}`}
    >
      {/* Present from the start, so that screen readers also announce the end; the meter announces progress. */}
      <p role="status" className="visually-hidden">
        {isRunning ? `Importing ${getNameInSentence(run)}` : describeEnd(run)}
      </p>
      <CloseButton className={classes.dismiss} size={32} aria-label="Hide this result" onClick={onDismiss} />
      {isRunning ? (
        <Progress run={run} newestRows={newestRows} problem={problem} onCanceled={setRun} />
      ) : (
        <>
          {!isLatest && (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              onClick={() => setOpened({ isLatest, isOpen: !isOpen })}
            >
              <IconChevronRight size={16} aria-hidden />
              <span className={classes.foldName}>{getImportName(run)}</span>
              <span className={classes.quiet}>{describeCounts(run)}</span>
            </button>
          )}
          {isOpen && (
            <ImportResult key={isLatest ? 'latest' : 'older'} run={run} onChange={setRun} isPast={!isLatest} />
          )}
        </>
      )}
    </section>
  )
}

function Progress(props: {
  run: ImportBody
  newestRows: readonly ImportRow[]
  problem: PollProblem | null
  onCanceled: (run: ImportBody) => void
}) {
  const { run, newestRows, problem } = props
  const { done, total } = run.progress
  // All rows are staged; now they become visible together, which takes seconds if there are many.
  const isSaving = total > 0 && done >= total
  async function cancel() {
    try {
      props.onCanceled(await callApi(cancelImport, { params: { id: run.id } }))
    } catch (error) {
      showErrorToast('Couldn’t stop the import', error)
    }
  }
  return (
    <div className={classes.progress}>
      <div className={classes.progressLine}>
        <p>
          <strong>
            {isSaving ? 'Importing' : 'Reading'} {run.file_name ?? 'what you pasted'}
          </strong>{' '}
          <span className={classes.quiet}>
            {isSaving
              ? `Saving ${total === 1 ? '1 row' : `${formatCount(total)} rows`}`
              : total > 0
                ? `${formatCount(done)} of ${formatCount(total)} rows`
                : 'Checking it'}
          </span>
        </p>
        <Button variant="default" size="compact-md" onClick={() => void cancel()}>
          Stop
        </Button>
      </div>
      <progress
        className={classes.meter}
        aria-label={isSaving ? 'Saving rows' : 'Rows read'}
        {...(total > 0 && !isSaving ? { value: done, max: total } : {})}
      />
      {run.detail && <p className={classes.quiet}>{run.detail}</p>}
      {problem && (
        <p className={classes.quiet}>
          {explainError(problem.error)}
          {problem.willRetry && ' We’ll keep trying.'}
        </p>
      )}
      {newestRows.length > 0 && (
        <ul className={classes.landed} aria-hidden>
          {newestRows.map((row) => (
            <li key={row.seq} className={classes.landedRow} data-quiet={row.verdict !== 'added' || undefined}>
              <span className={classes.quiet}>{row.transaction_date && formatDayShort(row.transaction_date)}</span>
              <span className={classes.landedName}>{row.simple_name ?? row.transaction_name}</span>
              {row.verdict === 'added' ? (
                <CategoryLabel name={row.category} />
              ) : (
                <span className={classes.quiet}>{VERDICT_WORDS[row.verdict]}</span>
              )}
              {row.amount && row.currency && <MoneyText amount={row.amount} currency={row.currency} tone="flow" />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const VERDICT_WORDS = {
  added: 'added',
  duplicate: 'duplicate',
  unreadable: 'unreadable',
  skipped: 'skipped',
} as const
