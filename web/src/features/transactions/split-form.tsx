import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import { IconPlus, IconX } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { showErrorToast } from '../../components/undo-toast.tsx'
import classes from './editor-drawer.module.css'
import { parseAmount } from './transaction-draft.ts'
import { useTransactionActions } from './use-transaction-actions.ts'

type Part = { key: number; amount: string; category: string | null }
type Props = {
  row: Transaction
  onDone: () => void
  onCancel: () => void
  onStale: (current: Transaction) => void
}

/** Splits a transaction into parts, each with its own category. If only one part has no amount, it gets the rest. */
export function SplitForm({ row, onDone, onCancel, onStale }: Props) {
  const actions = useTransactionActions()
  const total = parseMinor(row.amount, row.currency) ?? 0
  const sign = total < 0 ? -1 : 1
  const nextKey = useRef(2)
  const [parts, setParts] = useState<Part[]>([
    { key: 0, amount: '', category: row.category },
    { key: 1, amount: '', category: null },
  ])
  const [isBusy, setIsBusy] = useState(false)

  // Amounts are typed without a sign: in a payment of −100, 30 means −30. A minus reverses the direction.
  const minors = parts.map((part) => (part.amount.trim() === '' ? null : parseAmount(part.amount, row.currency)))
  const typed = minors.reduce<number>((sum, minor) => sum + sign * (minor ?? 0), 0)
  const emptyParts = parts.filter((part) => part.amount.trim() === '')
  const rest = total - typed
  const partWithRest = emptyParts.length === 1 && rest !== 0 ? emptyParts[0] : undefined
  const isValid = parts.every((part, i) => part.amount.trim() === '' || minors[i] !== null)
  const isComplete = isValid && (partWithRest ? true : emptyParts.length === 0 && rest === 0)
  const isTooMuch = !partWithRest && sign * rest < 0

  function change(key: number, fields: Partial<Part>) {
    setParts(parts.map((part) => (part.key === key ? { ...part, ...fields } : part)))
  }

  function describeRest(): string {
    if (partWithRest) return 'The empty part gets the rest'
    if (rest !== 0) return isTooMuch ? 'Too much' : 'Left to split'
    if (emptyParts.length === 0) return 'The parts add up'
    return emptyParts.length === 1 ? 'One part has no amount' : 'Some parts have no amount'
  }

  async function save() {
    if (!isComplete) return
    setIsBusy(true)
    const outcome = await actions.split(
      row,
      parts.map((part, i) => ({
        amount: formatMinor(part === partWithRest ? rest : sign * minors[i]!, row.currency),
        category: part.category,
      })),
    )
    setIsBusy(false)
    if (outcome.kind === 'split') onDone()
    else if (outcome.kind === 'stale') onStale(outcome.current)
    else if (outcome.kind === 'failed') showErrorToast('Couldn’t split the transaction', outcome.error)
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={classes.card}>
        <p className={classes.bankText}>{row.simple_name}</p>
        <p className={classes.figure}>
          <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
        </p>
      </div>
      <ol className={classes.parts}>
        {parts.map((part, i) => (
          <li key={part.key}>
            <fieldset className={classes.part}>
              <legend className="visually-hidden">Part {i + 1}</legend>
              <TextInput
                label="Amount"
                inputMode="decimal"
                autoComplete="off"
                data-autofocus={i === 0 || undefined}
                placeholder={part === partWithRest ? formatMinor(sign * rest, row.currency) : '0.00'}
                value={part.amount}
                error={part.amount.trim() !== '' && minors[i] === null}
                onChange={(event) => change(part.key, { amount: event.currentTarget.value })}
              />
              <CategorySelect
                label="Category"
                value={part.category}
                newKind={sign < 0 ? 'expense' : 'income'}
                onChange={(category) => change(part.key, { category })}
              />
              <ActionIcon
                aria-label={`Remove part ${i + 1}`}
                disabled={parts.length <= 2}
                onClick={() => setParts(parts.filter((other) => other.key !== part.key))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            setParts([...parts, { key: nextKey.current, amount: '', category: null }])
            nextKey.current += 1
          }}
        >
          Add a part
        </Button>
      </div>
      <p className={classes.rest} data-off={(!partWithRest && rest !== 0) || undefined} aria-live="polite">
        <span>{describeRest()}</span>
        <MoneyText amount={formatMinor(isTooMuch ? Math.abs(rest) : rest, row.currency)} currency={row.currency} />
      </p>
      <div className={classes.actions}>
        <Button variant="default" flex={1} onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" flex={1} disabled={!isComplete} loading={isBusy}>
          Split into {parts.length}
        </Button>
      </div>
    </form>
  )
}
