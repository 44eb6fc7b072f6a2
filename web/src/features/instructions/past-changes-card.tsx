import { MAX_SHOWN_CHANGES } from '@evenkeel/contract/instruction-limits.ts'
import type { InstructionChange, InstructionsPreview } from '@evenkeel/contract/instructions.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './instructions.module.css'

type Props = {
  preview: InstructionsPreview
  /** The text differs from what is saved, so applying saves it first. */
  willSave: boolean
  canApply: boolean
  isApplying: boolean
  onApply: () => void
}

const FIRST_SHOWN = 12

/** A dry run: which rows of the past would change, from what to what, and by which rule. */
export function PastChangesCard({ preview, willSave, canApply, isApplying, onApply }: Props) {
  const { changes, change_count, skip_count, decided_count, rules, row_count } = preview
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? changes : changes.slice(0, FIRST_SHOWN)
  if (rules.length === 0) return null
  return (
    <Card
      title="What it would change in the past"
      description={sentenceOn(change_count, row_count)}
      actions={
        change_count > 0 && (
          <Button variant="default" loading={isApplying} disabled={!canApply} onClick={onApply}>
            {willSave ? 'Save and apply' : 'Apply'} to{' '}
            {change_count === 1 ? 'one row' : `${formatCount(change_count)} rows`}
          </Button>
        )
      }
    >
      {changes.length > 0 && (
        <table className={classes.table} aria-label="Rows that would change">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Transaction</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
              <th scope="col" className={classes.figure}>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </tbody>
        </table>
      )}
      {changes.length > FIRST_SHOWN && !showsAll && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          Show{' '}
          {changes.length < change_count ? `the newest ${MAX_SHOWN_CHANGES}` : `all ${formatCount(changes.length)}`}
        </Button>
      )}
      {showsAll && changes.length < change_count && (
        <p className={classes.quiet}>and {formatCount(change_count - changes.length)} older ones</p>
      )}
      {decided_count > 0 && (
        <p className={classes.quiet}>
          {decided_count === 1
            ? 'One row stays as it is because you decided it'
            : `${formatCount(decided_count)} rows stay as they are because you decided them`}{' '}
          yourself.
        </p>
      )}
      {skip_count > 0 && <Skipped preview={preview} />}
    </Card>
  )
}

function ChangeRow({ change }: { change: InstructionChange }) {
  const { before, after } = change
  return (
    <tr title={change.rule}>
      <td className={classes.day}>{formatDay(change.transaction_date)}</td>
      <td className={classes.name}>
        {change.transaction_name}
        <span className={classes.byRule}>{change.rule}</span>
      </td>
      <td data-label="Now">
        <Fields fields={before} other={after} />
      </td>
      <td data-label="Then">
        <Fields fields={after} other={before} isNew />
      </td>
      <td className={classes.figure}>
        <MoneyText amount={change.amount} currency={change.currency} tone="flow" />
      </td>
    </tr>
  )
}

type Shown = InstructionChange['before']

/** Only what differs. */
function Fields({ fields, other, isNew = false }: { fields: Shown; other: Shown; isNew?: boolean }) {
  const parts = (['category', 'simple_name', 'source'] as const).filter((field) => fields[field] !== other[field])
  const words = parts.map((field) => (field === 'simple_name' ? `“${fields[field]}”` : (fields[field] ?? 'none')))
  return isNew ? <strong>{words.join(', ')}</strong> : <span className={classes.old}>{words.join(', ')}</span>
}

function Skipped({ preview }: { preview: InstructionsPreview }) {
  const { skips, skip_count } = preview
  const rows = skip_count === 1 ? 'One row of the past is' : `${formatCount(skip_count)} rows of the past are`
  return (
    <details className={classes.skipped}>
      <summary>{rows} like what would be left out of future imports. They stay where they are.</summary>
      <ul>
        {skips.slice(0, FIRST_SHOWN).map((row) => (
          <li key={row.id}>
            {formatDay(row.transaction_date)} · {row.transaction_name} ·{' '}
            <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
          </li>
        ))}
      </ul>
      {skip_count > FIRST_SHOWN && <p className={classes.quiet}>and {formatCount(skip_count - FIRST_SHOWN)} more</p>}
    </details>
  )
}

function sentenceOn(changes: number, rows: number): string {
  if (rows === 0) return 'You have no transactions yet; the rules will be there when the first ones come.'
  const looked = rows === 1 ? 'your one transaction' : `your ${formatCount(rows)} transactions`
  if (changes === 0) return `Tried on ${looked}: none would change.`
  return `Tried on ${looked}: ${changes === 1 ? 'one' : formatCount(changes)} would change. Nothing happens until you say so, and it can be undone.`
}
