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
  /** Whether applying saves the text first: it has unsaved changes, or asks for categories that don't exist. */
  willSave: boolean
  canApply: boolean
  isApplying: boolean
  onApply: () => void
}

const MAX_COLLAPSED = 12

/** A dry run: which past transactions would change, how and by which rule, and which wouldn't although a rule matches. */
export function PastChangesCard({ preview, willSave, canApply, isApplying, onApply }: Props) {
  const { changes, change_count, skip_count, decided_count, rules, row_count } = preview
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? changes : changes.slice(0, MAX_COLLAPSED)
  if (rules.length === 0) return null
  return (
    <Card
      title="Changes to past transactions"
      description={describeChanges(change_count, row_count)}
      actions={
        change_count > 0 && (
          <Button variant="default" loading={isApplying} disabled={!canApply} onClick={onApply}>
            {willSave ? 'Save and apply' : 'Apply'} to{' '}
            {change_count === 1 ? '1 transaction' : `${formatCount(change_count)} transactions`}
          </Button>
        )
      }
    >
      {changes.length > 0 && (
        <table className={classes.table} aria-label="Transactions that would change">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Transaction</th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
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
      {changes.length > MAX_COLLAPSED && !isExpanded && (
        <Button variant="subtle" onClick={() => setIsExpanded(true)}>
          Show{' '}
          {changes.length < change_count ? `the newest ${MAX_SHOWN_CHANGES}` : `all ${formatCount(changes.length)}`}
        </Button>
      )}
      {isExpanded && changes.length < change_count && (
        <p className={classes.quiet}>and {formatCount(change_count - changes.length)} older</p>
      )}
      {decided_count > 0 && (
        <p className={classes.quiet}>
          {decided_count === 1
            ? 'We won’t change 1 transaction because you chose its category yourself.'
            : `We won’t change ${formatCount(decided_count)} transactions because you chose their categories yourself.`}
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
      <td data-label="After">
        <Fields fields={after} other={before} isNew />
      </td>
      <td className={classes.figure}>
        <MoneyText amount={change.amount} currency={change.currency} tone="flow" />
      </td>
    </tr>
  )
}

type ChangedFields = InstructionChange['before']

/** Only the fields that differ. */
function Fields({ fields, other, isNew = false }: { fields: ChangedFields; other: ChangedFields; isNew?: boolean }) {
  const parts = (['category', 'simple_name', 'source'] as const).filter((field) => fields[field] !== other[field])
  const words = parts.map((field) => (field === 'simple_name' ? `“${fields[field]}”` : (fields[field] ?? 'none')))
  if (fields.tags.join() !== other.tags.join())
    words.push(fields.tags.length === 0 ? 'no tags' : fields.tags.map((tag) => `#${tag}`).join(' '))
  return isNew ? <strong>{words.join(', ')}</strong> : <span className={classes.old}>{words.join(', ')}</span>
}

function Skipped({ preview }: { preview: InstructionsPreview }) {
  const { skips, skip_count } = preview
  const matches = skip_count === 1 ? '1 past transaction matches' : `${formatCount(skip_count)} past transactions match`
  return (
    <details className={classes.skipped}>
      <summary>
        {matches} a rule that skips transactions. We won’t delete {skip_count === 1 ? 'it' : 'them'}.
      </summary>
      <ul>
        {skips.slice(0, MAX_COLLAPSED).map((row) => (
          <li key={row.id}>
            {formatDay(row.transaction_date)} · {row.transaction_name} ·{' '}
            <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
          </li>
        ))}
      </ul>
      {skip_count > MAX_COLLAPSED && (
        <p className={classes.quiet}>and {formatCount(skip_count - MAX_COLLAPSED)} more</p>
      )}
    </details>
  )
}

function describeChanges(changes: number, transactions: number): string {
  if (transactions === 0) return 'You have no transactions yet. These rules will apply to your first import.'
  const checked = transactions === 1 ? 'your one transaction' : `your ${formatCount(transactions)} transactions`
  if (changes === 0) return `We checked ${checked}. None would change.`
  return `We checked ${checked}. ${formatCount(changes)} would change. Nothing changes until you apply this, and you can undo it.`
}
