import type { ReviewGroup } from '@evenkeel/contract/transactions.ts'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { CategorySelect } from '../../components/category-select.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconArrowBackUp, IconChecks } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatCount, formatPercent } from '../../lib/format-money.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { reviewQueries } from './review-queries.ts'
import classes from './review-queue.module.css'
import { useReviewQueue } from './use-review-queue.ts'

/** The transactions that need review, merchant by merchant, with a key for each of the most likely categories. */
export function ReviewQueue({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone()
  const query = useQuery(reviewQueries.groups())
  return (
    <Modal opened onClose={onClose} title="Review" size="lg" fullScreen={isPhone}>
      {query.isPending && <CardSkeleton lines={6} />}
      {query.isError && (
        <ErrorPanel
          title="Couldn’t load the transactions to review"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && (
        <Queue
          key={query.dataUpdatedAt}
          review={query.data}
          onLoadMore={() => void query.refetch()}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

type QueueProps = {
  review: { results: readonly ReviewGroup[]; merchants: number }
  /** Loads the next merchants, if more need review than were loaded. */
  onLoadMore: () => void
  onClose: () => void
}

function Queue({ review, onLoadMore, onClose }: QueueProps) {
  const queue = useReviewQueue(review)
  const { current } = queue
  const suggestions = current?.likely ?? []
  const card = useRef<HTMLDivElement>(null)

  // Focus moves to each new card, so screen readers announce it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new card
  useEffect(() => {
    card.current?.focus()
  }, [current])

  const latest = useRef({ queue, suggestions })
  latest.current = { queue, suggestions }
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { queue, suggestions } = latest.current
      const pressed = event.key.toLowerCase()
      const isButton = event.target instanceof HTMLButtonElement
      if (pressed === 'enter' && !isButton && queue.current?.category) queue.decide(queue.current.category)
      else if (pressed === 's') queue.skip()
      else if (pressed === 'z') queue.goBack()
      else if (/^[1-9]$/.test(pressed)) {
        const category = suggestions[Number(pressed) - 1]
        if (category === undefined) return
        queue.decide(category)
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  const { done } = queue
  return (
    <div className={classes.queue}>
      {queue.total > 0 && (
        <div className={classes.progressLine}>
          <progress
            className={classes.meter}
            value={done}
            max={Math.max(1, queue.total)}
            aria-label="Merchants reviewed"
          />
          <span className={classes.quiet}>
            {formatCount(done)} of {formatCount(queue.total)}
          </span>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            disabled={queue.steps.length === 0}
            onClick={queue.goBack}
          >
            Back <kbd className={classes.key}>Z</kbd>
          </Button>
        </div>
      )}
      {current ? (
        <div ref={card} tabIndex={-1} className={classes.card}>
          <GroupCard group={current} />
          {current.category === null && <p className={classes.question}>What was this for?</p>}
          <div className={classes.choices}>
            {current.category && (
              <button
                type="button"
                className={classes.choice}
                data-first
                onClick={() => queue.decide(current.category)}
              >
                <CategoryLabel name={current.category} />
                <kbd>Enter</kbd>
              </button>
            )}
            {suggestions.map((name, i) => (
              <button key={name} type="button" className={classes.choice} onClick={() => queue.decide(name)}>
                <CategoryLabel name={name} />
                <kbd>{i + 1}</kbd>
              </button>
            ))}
          </div>
          <div className={classes.other}>
            <CategorySelect
              key={`${current.direction} ${current.name}`}
              aria-label="Other category"
              placeholder="Other category"
              value={null}
              newKind={current.direction === 'in' ? 'income' : 'expense'}
              onChange={(name) => name && queue.decide(name)}
            />
            <Button variant="default" onClick={queue.skip}>
              Skip <kbd className={classes.key}>S</kbd>
            </Button>
          </div>
        </div>
      ) : (
        <Finished queue={queue} onLoadMore={onLoadMore} onClose={onClose} />
      )}
    </div>
  )
}

type FinishedProps = { queue: ReturnType<typeof useReviewQueue>; onLoadMore: () => void; onClose: () => void }

function Finished({ queue, onLoadMore, onClose }: FinishedProps) {
  const { total, remaining, isSaving, steps } = queue
  const remainingMerchants = remaining === 1 ? '1 more merchant' : `${formatCount(remaining)} more merchants`
  return (
    <div className={classes.finished} role="status">
      <IconChecks size={30} stroke={1.6} aria-hidden />
      <p className={classes.title}>
        {total === 0 ? 'Nothing needs your review.' : remaining > 0 ? `${remainingMerchants} to review.` : 'All done.'}
      </p>
      <p className={classes.quiet}>
        {total === 0
          ? 'Transactions we’re not sure about will appear here.'
          : isSaving
            ? 'Saving your choices…'
            : steps.some(({ saved }) => saved !== null)
              ? 'We’ll remember your choices for these merchants.'
              : 'You skipped everything, so nothing has changed.'}
      </p>
      {remaining > 0 && (
        <Button loading={isSaving} onClick={onLoadMore}>
          Continue
        </Button>
      )}
      <Button variant={remaining > 0 ? 'default' : 'filled'} onClick={onClose}>
        Back to transactions
      </Button>
    </div>
  )
}

function GroupCard({ group }: { group: ReviewGroup }) {
  const [first] = group.rows
  const rest = group.count - group.rows.length
  return (
    <>
      <div>
        <h3 className={classes.name}>{group.name}</h3>
        <p className={classes.quiet}>
          {group.count === 1 ? '1 transaction' : `${formatCount(group.count)} transactions`}
          {first?.reason && ` · ${first.reason.text}`}
          {first &&
            first.category !== null &&
            first.confidence !== null &&
            ` · ${formatPercent(first.confidence, { digits: 0 })} sure`}
        </p>
      </div>
      <ul className={classes.rows}>
        {group.rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.quiet}>{formatDay(row.transaction_date)}</span>
            <span className={classes.bankText}>{row.transaction_name}</span>
            <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
          </li>
        ))}
        {rest > 0 && <li className={classes.quiet}>and {formatCount(rest)} more</li>}
      </ul>
    </>
  )
}
