import type { BudgetItem, NewBudgetItem } from '@evenkeel/contract/budget.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ChoiceNote, FormProblem, StaleNote } from '../../components/form-notes.tsx'
import { IconTrash } from '../../components/icons.ts'
import { SideSheet } from '../../components/side-sheet.tsx'
import { ApiError } from '../../lib/api-errors.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { dropSign, formatMoney } from '../../lib/format-money.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import classes from './item-form.module.css'
import { ItemForm } from './item-form.tsx'
import { type ItemErrors, type ItemValues, readValues, toItemValues } from './item-form-values.ts'
import { describeScheduleInSentence } from './repeat-words.ts'
import type { SaveOutcome } from './use-budget-actions.ts'

type Props = {
  title: string
  initial: ItemValues
  /** Whether the server finds a category if none is chosen. */
  detectsCategory?: boolean
  /** The item being edited; undefined for a new one. */
  item?: BudgetItem
  saveLabel?: string
  /** `version` is the last one the user has seen. */
  onSave: (fields: Required<NewBudgetItem>, version: number) => Promise<SaveOutcome>
  /** The existing item that the new one seems to duplicate, if any. */
  findDuplicate?: (fields: Required<NewBudgetItem>) => BudgetItem | undefined
  /** Changes the duplicate instead of adding a new item. */
  onReplace?: (duplicate: BudgetItem, fields: Required<NewBudgetItem>) => Promise<SaveOutcome>
  /** Called after the drawer has closed. */
  onDelete?: () => void
  onClose: () => void
}

/**
 * Adds or edits an item. A stale edit is kept, and overwrites the newer version only if the user says so. If a new item
 * seems to duplicate an existing one, asks whether to change that one instead.
 */
export function ItemDrawer(props: Props) {
  const { title, initial, item, saveLabel = 'Save', detectsCategory = false } = props
  const { onSave, findDuplicate, onReplace, onDelete, onClose } = props
  const formId = useId()
  const [values, setValues] = useState(initial)
  const [version, setVersion] = useState(item?.version ?? 1)
  const [errors, setErrors] = useState<ItemErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [stale, setStale] = useState<BudgetItem | null>(null)
  const [duplicate, setDuplicate] = useState<BudgetItem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isDirty = (Object.keys(values) as (keyof ItemValues)[]).some((name) => values[name] !== initial[name])
  const guard = useLeaveGuard(isDirty, onClose)
  const hasToDecide = stale !== null || duplicate !== null

  async function save({ atVersion = version, choice }: { atVersion?: number; choice?: 'add' | 'change' } = {}) {
    const read = readValues(values)
    setProblem(null)
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    const existing = duplicate ?? findDuplicate?.(read.item) ?? null
    setDuplicate(existing)
    if (existing && choice === undefined) return
    setIsBusy(true)
    const outcome = await (existing && choice === 'change' && onReplace
      ? onReplace(existing, read.item)
      : onSave(read.item, atVersion))
    setIsBusy(false)
    if (outcome.kind === 'saved') return guard.close()
    if (outcome.kind === 'stale' && existing) {
      setDuplicate(outcome.current)
      return setProblem(`${outcome.current.simple_name} was changed elsewhere, so nothing was saved.`)
    }
    if (outcome.kind === 'stale') {
      setVersion(outcome.current.version)
      return setStale(outcome.current)
    }
    setErrors(getFieldErrors(outcome.error))
    setProblem(explainError(outcome.error))
  }

  return (
    <SideSheet
      opened
      onClose={guard.leave}
      title={title}
      footer={
        guard.isAsking ? (
          <div className={classes.leaving} role="alert">
            <p>Save your changes?</p>
            <Button variant="default" onClick={guard.close}>
              Discard
            </Button>
            <Button loading={isBusy} disabled={hasToDecide} onClick={() => void save()}>
              {saveLabel}
            </Button>
          </div>
        ) : (
          <>
            {onDelete && (
              <ActionIcon
                variant="default"
                size={36}
                aria-label="Delete this item"
                onClick={() => {
                  guard.close()
                  onDelete()
                }}
              >
                <IconTrash size={18} stroke={1.7} />
              </ActionIcon>
            )}
            <span className={classes.spacer} />
            <Button variant="default" onClick={guard.close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={isBusy} disabled={hasToDecide}>
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      {stale && (
        <StaleNote
          onOverwrite={() => {
            setStale(null)
            void save({ atVersion: stale.version })
          }}
          onKeepCurrent={() => {
            setValues(toItemValues(stale))
            setStale(null)
          }}
        >
          This item was changed elsewhere on {formatInstant(stale.last_updated)}: it’s now {stale.simple_name},{' '}
          {formatMoney(stale.amount, stale.currency)}, {describeScheduleInSentence(stale)}. Your changes aren’t saved
          yet.
        </StaleNote>
      )}
      {duplicate && (
        <ChoiceNote
          choices={
            <>
              <Button loading={isBusy} onClick={() => void save({ choice: 'change' })}>
                Change it
              </Button>
              <Button variant="default" loading={isBusy} onClick={() => void save({ choice: 'add' })}>
                Add as a new item
              </Button>
            </>
          }
        >
          {duplicate.simple_name} is already in your budget:{' '}
          {formatMoney(dropSign(duplicate.amount), duplicate.currency)}, {describeScheduleInSentence(duplicate)}. Change
          it, or add a new item?
        </ChoiceNote>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
      <ItemForm
        id={formId}
        detectsCategory={detectsCategory}
        values={values}
        errors={errors}
        onChange={(changed) => {
          guard.stay()
          setDuplicate(null)
          setValues(changed)
        }}
        onSubmit={() => void save()}
      />
    </SideSheet>
  )
}

/** The server's messages by field. For a list of items, the paths look like "items.0.amount". */
function getFieldErrors(error: unknown): ItemErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.errors.map(({ path, message }) => [path.replace(/^items\.\d+\./, ''), message]))
}
