import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { type TransferCandidate, transferQueries } from './transfer-queries.ts'
import { TransferSide } from './transfer-side.tsx'
import classes from './transfers.module.css'
import { useTransferActions } from './use-transfer-actions.ts'

type Props = {
  row: Transaction
  onDone: () => void
  onCancel: () => void
  /** Marks it as a transfer without a match. Undefined if it has a transfer category already, or the user has none. */
  onMarkOnly: (() => void) | undefined
}

/** Lets the user choose the other side of a transfer, most likely first. Number keys choose one of the first nine. */
export function TransferForm({ row, onDone, onCancel, onMarkOnly }: Props) {
  const actions = useTransferActions()
  const query = useQuery(transferQueries.candidates(row.id))
  const [isBusy, setIsBusy] = useState(false)
  const candidates = query.data ?? []

  async function choose(candidate: TransferCandidate | undefined) {
    if (!candidate || isBusy) return
    setIsBusy(true)
    const isDone = await actions.link(row, candidate.transaction)
    setIsBusy(false)
    if (isDone) onDone()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    void choose(candidates[Number(event.key) - 1])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: number keys press the buttons inside
    <div className={classes.form} onKeyDown={onKeyDown}>
      <div className={classes.card}>
        <TransferSide row={row} />
      </div>
      {query.isPending && <CardSkeleton lines={3} />}
      {query.isError && (
        <ErrorPanel
          title="Couldn’t load the possible matches"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && candidates.length === 0 && (
        <p className={classes.none}>
          {row.source === null
            ? 'Set a source for this transaction first. Then we can find the other side.'
            : 'We found no match in another account within five days. Import the other account first if you haven’t yet.'}
        </p>
      )}
      {candidates.length > 0 && (
        <>
          <h3 className={classes.question}>
            {row.amount.startsWith('-') ? 'Where did it go?' : 'Where did it come from?'}
          </h3>
          <ol className={classes.candidates}>
            {candidates.map((candidate, i) => (
              <li key={candidate.transaction.id}>
                <button
                  type="button"
                  className={classes.other}
                  disabled={isBusy}
                  data-autofocus={i === 0 || undefined}
                  onClick={() => void choose(candidate)}
                >
                  <TransferSide row={candidate.transaction} />
                  <span className={classes.meta}>
                    {describeDaysApart(candidate.days_apart)}
                    {candidate.certainty === 'sure' && ' · described as a transfer'}
                    {i < 9 && <kbd aria-hidden>{i + 1}</kbd>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={classes.actions}>
        <Button variant="default" flex={1} onClick={onCancel}>
          Back
        </Button>
        {onMarkOnly && (
          <Button
            variant={candidates.length > 0 ? 'default' : 'filled'}
            flex={1}
            disabled={isBusy}
            onClick={onMarkOnly}
          >
            {candidates.length > 0 ? 'Mark without a match' : 'Mark as transfer'}
          </Button>
        )}
      </div>
    </div>
  )
}

export function describeDaysApart(days: number): string {
  if (days === 0) return 'Same day'
  return days === 1 ? '1 day apart' : `${days} days apart`
}
