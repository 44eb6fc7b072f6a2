import { acceptImportRow, getImport, type ImportBody, type ImportRow, listImports } from '@evenkeel/contract/imports.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheck,
  IconInfoCircle,
} from '../../components/icons.ts'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import {
  BringBack,
  type Brought,
  CameIn,
  ImportAgain,
  LookAgain,
  type SharedRows,
  useImportAgain,
} from './bring-back.tsx'
import { cameAgain } from './came-again.ts'
import { ImportCategories } from './import-categories.tsx'
import { importQueries, type RowChoice } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import classes from './import-run.module.css'
import { bringsOtherThings, COUNTS, countWordsOf, guessOf, mayBeReversed, moreToSay, nameOf } from './import-words.ts'
import { LinkOffer } from './link-offer.tsx'
import { hasNoLayout, SourceQuestion } from './source-question.tsx'
import { SwapSignsButton } from './swap-signs-button.tsx'
import { useUndoImport } from './use-undo-import.ts'

// Rows of our own export have the account that they had, or none.
const OWN_EXPORT = 'evenkeel-csv'

// "Coffee 4.50 yesterday" is no statement of an account: it can be named, but is not asked for.
const ROWS_OF_A_NOTE = 3
const isNote = (run: ImportBody) => hasNoLayout(run) && run.progress.total <= ROWS_OF_A_NOTE

type ResultProps = {
  run: ImportBody
  onChange: (run: ImportBody) => void
  /** Of an older import nothing is asked; it is only offered. */
  isPast?: boolean
  /** Of one that was taken back: its file came again since. */
  isInAgain?: boolean
}

/** What an import came to. Every count opens its rows with the reason for each. */
export function ImportResult({ run, onChange, isPast = false, isInAgain = false }: ResultProps) {
  const queryClient = useQueryClient()
  const undo = useUndoImport(() => void askAgain())
  const offerUndo = useUndoToast()
  const [open, setOpen] = useState<RowChoice | null>(null)
  const [isAsking, setIsAsking] = useState(!isPast && run.source === null && run.product === null && !isNote(run))
  /** How many were taken for rows that are there when the account was said. */
  const [doubted, setDoubted] = useState(0)
  const again = useImportAgain(run)
  const [brought, setBrought] = useState<Brought>({})
  const isAllBack = Object.values(brought).some((rows) => rows >= run.counts.added)
  const [shared, setShared] = useState<readonly SharedRows[]>([])
  const { counts } = run
  const read = counts.added + counts.duplicate + counts.skipped
  const isOther = bringsOtherThings(run)
  const isNothing = run.status === 'failed' || (run.status === 'done' && read === 0 && !isOther)

  /** What the server says now: others may have been taken since. */
  async function askAgain() {
    const { rows: _, ...now } = await callApi(getImport, { params: { id: run.id }, query: { rows: 0 } })
    onChange(now)
  }

  async function take(row: ImportRow) {
    try {
      const { history_id } = await callApi(acceptImportRow, {
        params: { id: run.id, line: row.line },
        query: { seq: row.seq },
      })
      const message = `Added ${row.simple_name ?? row.transaction_name ?? `line ${row.line}`}.`
      if (history_id) offerUndo({ message, historyId: history_id, onUndone: () => void askAgain() })
      onChange({
        ...run,
        counts: {
          ...counts,
          added: counts.added + 1,
          [row.verdict]: counts[row.verdict as 'duplicate' | 'skipped'] - 1,
        },
      })
      void queryClient.invalidateQueries()
    } catch (error) {
      showErrorToast('Couldn’t add the row', error)
    }
  }

  async function showUndone(answer: { import: ImportBody; also_in: SharedRows[] }) {
    setShared([])
    setBrought({})
    onChange(answer.import)
    const missing = await withoutThoseBack(answer.also_in)
    // What was brought in before says nothing about what is missing now.
    for (const { id } of [run, ...missing]) queryClient.setQueryData(importQueries.again(id).queryKey, null)
    setShared(missing)
  }

  if (isNothing) {
    return (
      <div className={classes.message}>
        <IconInfoCircle size={20} stroke={1.7} aria-hidden />
        <div>
          <p className={classes.title}>Nothing was imported from {run.file_name ?? 'what you pasted'}</p>
          <p>{run.detail ?? 'We found no transactions in it.'}</p>
          {counts.unreadable > 0 && (
            <CountButton
              words={`${formatCount(counts.unreadable)} unreadable`}
              isOpen={open === 'unreadable'}
              onClick={() => setOpen(open ? null : 'unreadable')}
            />
          )}
          {open && <ImportRows run={run} choice={open} onTake={take} onFixed={() => void askAgain().catch(() => {})} />}
        </div>
      </div>
    )
  }
  const isUndone = run.status === 'undone'
  // A product's file names the account of every row.
  const isFiled = run.format === OWN_EXPORT || (run.product !== null && run.source === null)
  const canBeFiled = !isUndone && !isFiled && (counts.added > 0 || counts.duplicate > 0)
  const hasNoSource = canBeFiled && run.source === null && counts.added > 0
  const guess = isUndone ? null : guessOf(run)
  return (
    <div className={classes.result}>
      <div className={classes.message}>
        {isUndone ? (
          <IconArrowBackUp size={20} stroke={1.7} aria-hidden />
        ) : (
          <IconCircleCheck size={20} stroke={1.7} className={classes.good} aria-hidden />
        )}
        <div className={classes.words}>
          <p className={classes.title}>
            {isUndone
              ? `Undone: ${nameOf(run)}`
              : counts.added === 0 && !isOther
                ? `Nothing new in ${run.file_name ?? 'what you pasted'}`
                : nameOf(run)}
            {run.source && !isUndone && !guess && <span className={classes.quiet}> · {run.source}</span>}
          </p>
          <p className={classes.counts}>
            {(isUndone || again.outcome) && <span className={classes.quiet}>When imported:</span>}
            {COUNTS.filter(({ choice, isAlways }) => (isAlways && !isOther) || counts[choice] > 0).map(({ choice }) => (
              <CountButton
                key={choice}
                words={countWordsOf(run, choice)}
                isOpen={open === choice}
                isEmpty={counts[choice] === 0}
                tone={choice === 'needs_review' || choice === 'unreadable' ? 'warn' : 'plain'}
                onClick={() => setOpen(open === choice ? null : choice)}
              />
            ))}
          </p>
          {canBeFiled && run.source !== null && (
            <p className={classes.account}>
              {guess && <span>{guess}</span>}
              <button
                type="button"
                className={classes.notThis}
                aria-expanded={isAsking}
                onClick={() => setIsAsking(!isAsking)}
              >
                Wrong account?
              </button>
            </p>
          )}
          {moreToSay(run) !== '' && <p className={classes.quiet}>{moreToSay(run)}</p>}
          {canBeFiled && counts.added > 0 && mayBeReversed(run) && (
            <p className={classes.account}>
              <SwapSignsButton run={run} />
            </p>
          )}
          {run.balance_check && (
            <p className={classes.balance} data-off={!run.balance_check.ok || undefined}>
              {run.balance_check.ok ? <IconCheck size={15} aria-hidden /> : <IconAlertTriangle size={15} aria-hidden />}
              {run.balance_check.detail}
            </p>
          )}
        </div>
        {isUndone && counts.added > 0 && !again.outcome && !isInAgain && !isAllBack && (
          <div className={classes.actions}>
            <ImportAgain again={again} />
          </div>
        )}
        {!isUndone && (
          <div className={classes.actions}>
            {counts.added > 0 && (
              <Button
                variant="default"
                size="compact-md"
                renderRoot={(props) => <Link to="/actual" search={{ import_id: run.id }} {...props} />}
              >
                Show these rows
              </Button>
            )}
            {counts.needs_review > 0 && (
              <Button
                variant="default"
                size="compact-md"
                renderRoot={(props) => <Link to="/actual" search={{ panel: 'review' }} {...props} />}
              >
                Review
              </Button>
            )}
            {hasNoSource && !isAsking && (
              <Button variant="default" size="compact-md" onClick={() => setIsAsking(true)}>
                Name the account
              </Button>
            )}
            {run.history_id && (counts.added > 0 || isOther) && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconArrowBackUp size={15} aria-hidden />}
                loading={undo.isPending}
                onClick={() => undo.mutate(run, { onSuccess: (answer) => void showUndone(answer) })}
              >
                Undo
              </Button>
            )}
          </div>
        )}
      </div>
      {canBeFiled && !isPast && run.source !== null && <LinkOffer source={run.source} />}
      {run.product !== null && run.status === 'done' && counts.added > 0 && (
        <ImportCategories run={run} isOpenAtFirst={!isPast} onMapped={() => void askAgain().catch(() => {})} />
      )}
      {again.outcome && <CameIn again={again} />}
      {isUndone && isInAgain && !again.outcome && <p className={classes.quiet}>This file was imported again later.</p>}
      {isUndone && shared.length > 0 && !again.outcome && !isInAgain && (
        <BringBack shared={shared} brought={brought} isAllBack={isAllBack} onBrought={setBrought} />
      )}
      {isAsking && (hasNoSource || (canBeFiled && run.source !== null)) && (
        <SourceQuestion
          run={run}
          onAnswered={(answered) => {
            setDoubted(answered.source === run.source ? 0 : counts.duplicate)
            onChange(answered)
            // Rows that were skipped as another account's are looked at again at once.
            if (answered.source !== run.source && counts.duplicate > 0 && answered.counts.added === counts.added)
              void again.bring()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {!isUndone && doubted > 0 && doubted === counts.duplicate && !again.outcome && (
        <LookAgain run={run} again={again} />
      )}
      {open && <ImportRows run={run} choice={open} onTake={take} onFixed={() => void askAgain().catch(() => {})} />}
    </div>
  )
}

/** Of the files that had rows of one that was taken back: those whose own rows did not come in since. */
async function withoutThoseBack(shared: readonly SharedRows[]): Promise<readonly SharedRows[]> {
  if (shared.length === 0) return shared
  try {
    const { results } = await callApi(listImports, { query: { limit: 100 } })
    return shared.filter(({ id, rows }) => {
      const earlier = results.find((run) => run.id === id)
      return earlier === undefined || !cameAgain(earlier, rows, results)
    })
  } catch {
    // Then all are offered: a press on one that is complete says so.
    return shared
  }
}

type CountProps = {
  words: string
  isOpen: boolean
  isEmpty?: boolean
  tone?: 'plain' | 'warn'
  onClick: () => void
}

function CountButton({ words, isOpen, isEmpty, tone, onClick }: CountProps) {
  if (isEmpty) return <span className={classes.countEmpty}>{words}</span>
  return (
    <button type="button" className={classes.count} data-tone={tone} aria-expanded={isOpen} onClick={onClick}>
      {words}
    </button>
  )
}
