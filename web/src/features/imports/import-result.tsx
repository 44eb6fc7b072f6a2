import { acceptImportRow, getImport, type ImportBody, type ImportRow, listImports } from '@evenkeel/contract/imports.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
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
import { ImportCategories } from './import-categories.tsx'
import { importQueries, type RowChoice } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import classes from './import-run.module.css'
import {
  COUNTS,
  describeCount,
  describeExtras,
  describeGuess,
  getImportName,
  hasOtherResults,
  mayBeReversed,
} from './import-words.ts'
import { LinkOffer } from './link-offer.tsx'
import {
  CheckAgain,
  ImportAgain,
  RestoredNote,
  type RestoredRows,
  RestoreOffers,
  type SharedRows,
  useImportAgain,
} from './restore-rows.tsx'
import { hasNoLayout, SourceQuestion } from './source-question.tsx'
import { SwapSignsButton } from './swap-signs-button.tsx'
import { useUndoImport } from './use-undo-import.ts'
import { wasImportedAgain } from './was-imported-again.ts'

// Rows of our own export keep the account they had, if any.
const OWN_EXPORT = 'evenkeel-csv'

// "Coffee 4.50 yesterday" isn't an account statement: an account can be set, but we don't ask.
const MAX_NOTE_ROWS = 3
const isNote = (run: ImportBody) => hasNoLayout(run) && run.progress.total <= MAX_NOTE_ROWS

type ResultProps = {
  run: ImportBody
  onChange: (run: ImportBody) => void
  /** For an older import we don't ask anything; we only offer changes. */
  isPast?: boolean
  /** For an undone import: its file has been imported again since. */
  isImportedAgain?: boolean
}

/** An import's result. Every count above zero opens its rows with the reason for each. */
export function ImportResult({ run, onChange, isPast = false, isImportedAgain = false }: ResultProps) {
  const queryClient = useQueryClient()
  const undo = useUndoImport(() => void reload())
  const offerUndo = useUndoToast()
  const [open, setOpen] = useState<RowChoice | null>(null)
  const asksFirst = !isPast && run.source === null && run.product === null && !isNote(run)
  const [asking, setAsking] = useState<'we-asked' | 'user-opened' | null>(asksFirst ? 'we-asked' : null)
  const isAsking = asking !== null
  /** How many duplicates there were when the user moved the import to another account; 0 if they didn't. */
  const [duplicatesBefore, setDuplicatesBefore] = useState(0)
  const reimport = useImportAgain(run)
  const [restored, setRestored] = useState<RestoredRows>({})
  const isAllRestored = Object.values(restored).some((rows) => rows >= run.counts.added)
  const [shared, setShared] = useState<readonly SharedRows[]>([])
  const { counts } = run

  /** Loads the current counts: more rows may have been added since. */
  async function reload() {
    const { rows: _, ...now } = await callApi(getImport, { params: { id: run.id }, query: { rows: 0 } })
    onChange(now)
  }

  async function accept(row: ImportRow) {
    try {
      const { history_id } = await callApi(acceptImportRow, {
        params: { id: run.id, line: row.line },
        query: { seq: row.seq },
      })
      const message = `Added ${row.simple_name ?? row.transaction_name ?? `line ${row.line}`}.`
      if (history_id) offerUndo({ message, historyId: history_id, onUndone: () => void reload() })
      await reload().catch(() => {})
      void queryClient.invalidateQueries()
    } catch (error) {
      showErrorToast('Couldn’t add the row', error)
    }
  }

  function onSourceAnswered(answered: ImportBody) {
    const hasMoved = answered.source !== run.source
    setDuplicatesBefore(hasMoved ? counts.duplicate : 0)
    onChange(answered)
    // Rows skipped as duplicates in the old account are checked again immediately.
    if (hasMoved && counts.duplicate > 0 && answered.counts.added === counts.added) void reimport.importRows()
  }

  async function showUndone(answer: { import: ImportBody; also_in: SharedRows[] }) {
    setShared([])
    setRestored({})
    onChange(answer.import)
    const missing = await findStillMissing(answer.also_in)
    // Rows restored before this undo may be missing again.
    for (const { id } of [run, ...missing]) queryClient.setQueryData(importQueries.again(id).queryKey, null)
    setShared(missing)
  }

  const rows = open && counts[open] > 0 && (
    <ImportRows run={run} choice={open} onAccept={accept} onFixed={() => void reload().catch(() => {})} />
  )
  if (hasNoRows(run))
    return (
      <NothingImported run={run} isOpen={open === 'unreadable'} onOpen={() => setOpen(open ? null : 'unreadable')}>
        {rows}
      </NothingImported>
    )
  const isUndone = run.status === 'undone'
  const isRemoved = isUndone && !reimport.outcome
  const isSourceEditable = canChangeSource(run)
  const hasNoSource = isSourceEditable && run.source === null && counts.added > 0
  return (
    <div className={classes.result}>
      <div className={classes.message}>
        {isUndone ? (
          <IconArrowBackUp size={20} stroke={1.7} aria-hidden />
        ) : (
          <IconCircleCheck size={20} stroke={1.7} className={classes.good} aria-hidden />
        )}
        <ResultText
          run={run}
          isSourceEditable={isSourceEditable}
          isAsking={isAsking}
          onToggleQuestion={() => setAsking(isAsking ? null : 'user-opened')}
          isRepeated={reimport.outcome !== null}
          counts={<Counts run={run} open={open} onOpen={setOpen} />}
        />
        {isRemoved && counts.added > 0 && !isImportedAgain && !isAllRestored && (
          <div className={classes.actions}>
            <ImportAgain reimport={reimport} />
          </div>
        )}
        {!isUndone && (
          <ResultActions
            run={run}
            isUndoing={undo.isPending}
            onNameAccount={hasNoSource && !isAsking ? () => setAsking('user-opened') : undefined}
            onUndo={() => undo.mutate(run, { onSuccess: (answer) => void showUndone(answer) })}
          />
        )}
      </div>
      {isSourceEditable && !isPast && run.source !== null && <LinkOffer source={run.source} />}
      {run.product !== null && run.status === 'done' && (
        <ImportCategories run={run} startsOpen={!isPast} onMapped={() => void reload().catch(() => {})} />
      )}
      {reimport.outcome && <RestoredNote reimport={reimport} />}
      {isRemoved && isImportedAgain && <p className={classes.quiet}>This file was imported again later.</p>}
      {isRemoved && !isImportedAgain && shared.length > 0 && (
        <RestoreOffers shared={shared} restored={restored} isAllRestored={isAllRestored} onRestored={setRestored} />
      )}
      {isAsking && (hasNoSource || (isSourceEditable && run.source !== null)) && (
        <SourceQuestion
          run={run}
          takesFocus={asking === 'user-opened'}
          onAnswered={onSourceAnswered}
          onClose={() => setAsking(null)}
        />
      )}
      {!isUndone && duplicatesBefore > 0 && duplicatesBefore === counts.duplicate && !reimport.outcome && (
        <CheckAgain run={run} reimport={reimport} />
      )}
      {rows}
    </div>
  )
}

function hasNoRows(run: ImportBody): boolean {
  const { added, duplicate, skipped } = run.counts
  if (run.status === 'done') return added + duplicate + skipped === 0 && !hasOtherResults(run)
  return run.status === 'failed'
}

function canChangeSource({ status, format, product, source, counts }: ImportBody): boolean {
  // A product's file names the account of every row.
  const hasOwnSources = format === OWN_EXPORT || (product !== null && source === null)
  return status !== 'undone' && !hasOwnSources && (counts.added > 0 || counts.duplicate > 0)
}

type TextProps = {
  run: ImportBody
  isSourceEditable: boolean
  isAsking: boolean
  onToggleQuestion: () => void
  /** It has been imported again since, on this page. */
  isRepeated: boolean
  counts: ReactNode
}

function ResultText({ run, isSourceEditable, isAsking, onToggleQuestion, isRepeated, counts }: TextProps) {
  const isUndone = run.status === 'undone'
  const guess = isUndone ? null : describeGuess(run)
  return (
    <div className={classes.words}>
      <p className={classes.title}>
        {getTitle(run)}
        {run.source && !isUndone && !guess && <span className={classes.quiet}> · {writeAccount(run.source)}</span>}
      </p>
      <p className={classes.counts}>
        {(isUndone || isRepeated) && !hasOtherResults(run) && <span className={classes.quiet}>When imported:</span>}
        {counts}
      </p>
      {isSourceEditable && run.source !== null && (
        <p className={classes.account}>
          {guess && <span>{guess}</span>}
          <button type="button" className={classes.notThis} aria-expanded={isAsking} onClick={onToggleQuestion}>
            Wrong account?
          </button>
        </p>
      )}
      {describeExtras(run) !== '' && <p className={classes.quiet}>{describeExtras(run)}</p>}
      {isSourceEditable && run.counts.added > 0 && mayBeReversed(run) && (
        <p className={classes.account}>
          <SwapSignsButton run={run} />
        </p>
      )}
      {run.balance_check && <BalanceCheck {...run.balance_check} />}
    </div>
  )
}

type CountsProps = { run: ImportBody; open: RowChoice | null; onOpen: (choice: RowChoice | null) => void }

function Counts({ run, open, onOpen }: CountsProps) {
  const { counts } = run
  const shown = COUNTS.filter(
    ({ choice, isAlwaysShown }) => counts[choice] > 0 || (isAlwaysShown && !hasOtherResults(run)),
  )
  return shown.map(({ choice }) => (
    <CountButton
      key={choice}
      words={describeCount(run, choice)}
      isOpen={open === choice}
      isEmpty={counts[choice] === 0}
      tone={choice === 'needs_review' || choice === 'unreadable' ? 'warn' : 'plain'}
      onClick={() => onOpen(open === choice ? null : choice)}
    />
  ))
}

function getTitle(run: ImportBody): string {
  if (run.status === 'undone') return `Undone: ${getImportName(run)}`
  const isNew = run.counts.added > 0 || hasOtherResults(run)
  return isNew ? getImportName(run) : `Nothing new in ${run.file_name ?? 'what you pasted'}`
}

function BalanceCheck({ ok, detail }: NonNullable<ImportBody['balance_check']>) {
  return (
    <p className={classes.balance} data-off={!ok || undefined}>
      {ok ? <IconCheck size={15} aria-hidden /> : <IconAlertTriangle size={15} aria-hidden />}
      {detail}
    </p>
  )
}

type NothingProps = { run: ImportBody; isOpen: boolean; onOpen: () => void; children: ReactNode }

function NothingImported({ run, isOpen, onOpen, children }: NothingProps) {
  return (
    <div className={classes.message}>
      <IconInfoCircle size={20} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.title}>{getImportName(run)}</p>
        <p>{run.detail ?? 'We didn’t find any transactions.'}</p>
        {run.counts.unreadable > 0 && (
          <CountButton words={`${formatCount(run.counts.unreadable)} unreadable`} isOpen={isOpen} onClick={onOpen} />
        )}
        {children}
      </div>
    </div>
  )
}

type ActionProps = { run: ImportBody; isUndoing: boolean; onNameAccount: (() => void) | undefined; onUndo: () => void }

function ResultActions({ run, isUndoing, onNameAccount, onUndo }: ActionProps) {
  const { counts } = run
  return (
    <div className={classes.actions}>
      {counts.added > 0 && (
        <Button
          variant="default"
          size="compact-md"
          renderRoot={(props) => <Link to="/actual" search={{ import_id: run.id }} {...props} />}
        >
          Show transactions
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
      {onNameAccount && (
        <Button variant="default" size="compact-md" onClick={onNameAccount}>
          Choose the account
        </Button>
      )}
      {run.history_id && (counts.added > 0 || hasOtherResults(run)) && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          loading={isUndoing}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </div>
  )
}

/** The imports that shared rows with an undone one and, as far as we know, haven't been repeated since. */
async function findStillMissing(shared: readonly SharedRows[]): Promise<readonly SharedRows[]> {
  if (shared.length === 0) return shared
  try {
    const { results } = await callApi(listImports, { query: { limit: 100 } })
    return shared.filter(({ id, rows }) => {
      const earlier = results.find((run) => run.id === id)
      return earlier === undefined || !wasImportedAgain(earlier, rows, results)
    })
  } catch {
    // Without the list, we offer all of them. If no rows are missing, the message says so.
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
