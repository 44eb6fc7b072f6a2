import { fixImportRow, type ImportBody, type ImportRow } from '@evenkeel/contract/imports.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { guessRow } from '@evenkeel/engine/statement-files/texts/guess-row.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { CURRENCY_OPTIONS } from '../../lib/currency-options.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'
import classes from './import-rows.module.css'

/** `onFixed` is called when the line is added, and again if that's undone. */
type Props = { run: ImportBody; row: ImportRow; onFixed: () => void }

/** Whether a line lacks a date or an amount, so that it can only be added through the form. */
export function isIncomplete({ transaction_date, amount }: ImportRow): boolean {
  return transaction_date === null || amount === null
}

/** Opens a form to add a line without a date or an amount, filled in with what the line says. */
export function FixRow(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <FixForm {...props} onClose={() => setIsOpen(false)} />
  const action = props.row.verdict === 'skipped' ? 'Add anyway' : 'Fix and add'
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`${action}: line ${props.row.line}`}
      onClick={() => setIsOpen(true)}
    >
      {action}
    </Button>
  )
}

type Draft = { day: string; name: string; amount: string; direction: string; currency: string }
type Errors = { day?: string; name?: string; amount?: string }

function FixForm({ run, row, onFixed, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [draft, setDraft] = useState<Draft>(() => startDraft(run, row))
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), []) // the button that opened the form is gone
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields })

  async function save() {
    const { day, name, amount, direction, currency } = draft
    const size = parseMinor(readTypedAmount(amount).replace(/^-/, ''), currency)
    const newErrors: Errors = {
      ...(isPlainDate(day) ? {} : { day: 'Choose a date.' }),
      ...(name.trim() === '' ? { name: 'Enter a name.' } : {}),
      ...(size === null || size === 0 ? { amount: `Enter an amount, such as ${formatMinor(1250, currency)}.` } : {}),
    }
    setErrors(newErrors)
    if (!isPlainDate(day) || size === null || Object.keys(newErrors).length > 0) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { history_id } = await callApi(fixImportRow, {
        params: { id: run.id, line: row.line },
        query: { seq: row.seq },
        body: {
          transaction_date: day,
          transaction_name: name.trim(),
          amount: formatMinor(direction === 'in' ? size : -size, currency),
          currency,
        },
      })
      const message = `Added ${name.trim()}.`
      if (history_id) offerUndo({ message, historyId: history_id, onUndone: onFixed })
      else showToast(message)
      onFixed()
      void queryClient.invalidateQueries()
    } catch (error) {
      setProblem(explainError(error))
      setIsBusy(false)
    }
  }

  return (
    <form
      className={classes.fix}
      aria-label={`Line ${row.line}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        type="date"
        label="Date"
        ref={first}
        value={draft.day}
        error={errors.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      <TextInput
        label="Name"
        maxLength={500}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Direction"
        value={draft.direction}
        onChange={(event) => change({ direction: event.currentTarget.value })}
        data={[
          { value: 'out', label: 'Money out' },
          { value: 'in', label: 'Money in' },
        ]}
      />
      <TextInput
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={errors.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <NativeSelect
        label="Currency"
        value={draft.currency}
        onChange={(event) => change({ currency: event.currentTarget.value })}
        data={[...new Set([run.currency, ...CURRENCY_OPTIONS])]}
      />
      <div className={classes.fixAnswers}>
        <Button type="submit" loading={isBusy}>
          Add
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {problem && (
        <p role="alert" className={classes.fixProblem}>
          {problem}
        </p>
      )}
    </form>
  )
}

function startDraft(run: ImportBody, row: ImportRow): Draft {
  const importDay = toLocalDate(new Date(run.created_at))
  const { name, day, minor, currency } = guessRow(row.transaction_name, { today: importDay, currency: run.currency })
  return {
    // A note is usually about the day it's written.
    day: day ?? (run.format === 'note' ? importDay : ''),
    name: name.slice(0, 500),
    amount: minor === null ? '' : formatMinor(minor, currency),
    direction: 'out',
    currency,
  }
}
