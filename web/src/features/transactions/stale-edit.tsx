import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { Button } from '@mantine/core'
import classes from './editor-drawer.module.css'
import { type Draft, toDraft } from './transaction-draft.ts'

const FIELD_NAMES: Record<keyof Draft, string> = {
  category: 'Category',
  simple_name: 'Simple Name',
  source: 'Source',
  transaction_date: 'Transaction Date',
  transaction_name: 'Transaction Name',
  direction: 'Money in or out',
  amount: 'Amount',
  currency: 'Currency',
  note: 'Note',
  tags: 'Tags',
}

type Props = { current: Transaction; mine: Draft; onKeepTheirs: () => void; onSaveMine: () => void }

/** Shown if the transaction was changed elsewhere, with both versions for the user to choose from. */
export function StaleEdit({ current, mine, onKeepTheirs, onSaveMine }: Props) {
  const theirs = toDraft(current)
  const fields = (Object.keys(FIELD_NAMES) as (keyof Draft)[]).filter(
    (name) => toText(theirs[name]) !== toText(mine[name]),
  )
  return (
    <div className={classes.stale} role="alert">
      <h3>This transaction has been changed elsewhere since you opened it.</h3>
      {fields.length > 0 ? (
        <table className={classes.compare}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Current</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{FIELD_NAMES[name]}</th>
                <td>{formatField(name, theirs) || '—'}</td>
                <td>{formatField(name, mine) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>The current version is the same as yours.</p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onKeepTheirs}>
          Keep current version
        </Button>
        {fields.length > 0 && <Button onClick={onSaveMine}>Save mine</Button>}
      </div>
    </div>
  )
}

function formatField(name: keyof Draft, draft: Draft): string {
  if (name === 'direction') return draft.direction === 'in' ? 'Money in' : 'Money out'
  return toText(draft[name])
}

function toText(value: Draft[keyof Draft]): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}
