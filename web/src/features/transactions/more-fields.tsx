import { PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { IconSelector } from '../../components/icons.ts'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import classes from './editor-drawer.module.css'
import type { Direction, Draft, DraftErrors } from './transaction-draft.ts'

type Props = { draft: Draft; errors: DraftErrors; onChange: (fields: Partial<Draft>) => void }

/** Fields people rarely edit: date, bank description, money in or out, amount, currency and note. */
export function MoreFields({ draft, errors, onChange }: Props) {
  return (
    <>
      <TextInput
        type="date"
        label="Transaction Date"
        value={draft.transaction_date}
        error={errors.transaction_date}
        onChange={(event) => onChange({ transaction_date: event.currentTarget.value })}
      />
      <TextInput
        label="Transaction Name"
        description="As it appears on your statement"
        maxLength={500}
        value={draft.transaction_name}
        error={errors.transaction_name}
        onChange={(event) => onChange({ transaction_name: event.currentTarget.value })}
      />
      <DirectionChoice value={draft.direction} onChange={(direction) => onChange({ direction })} />
      <AmountFields draft={draft} errors={errors} onChange={onChange} />
      <Textarea
        label="Note"
        rows={3}
        resize="vertical"
        maxLength={2000}
        value={draft.note}
        error={errors.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}

const DIRECTIONS = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const

type DirectionProps = { value: Direction; onChange: (direction: Direction) => void }

/** Money in or money out: amounts are typed without a sign. */
export function DirectionChoice({ value, onChange }: DirectionProps) {
  return <SegmentedControl label="Direction" options={DIRECTIONS} value={value} onChange={onChange} isWide />
}

export function AmountFields({ draft, errors, onChange }: Props) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={errors.amount}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <CurrencyInput value={draft.currency} error={errors.currency} onChange={(currency) => onChange({ currency })} />
    </div>
  )
}

type CurrencyProps = {
  value: string
  onChange: (currency: string) => void
  description?: string
  placeholder?: string
  error?: string | undefined
}

/** A currency code, with common ones as suggestions. */
export function CurrencyInput({ onChange, ...props }: CurrencyProps) {
  const list = useId()
  return (
    <>
      <TextInput
        label="Currency"
        list={list}
        rightSection={<IconSelector size={16} aria-hidden />}
        rightSectionPointerEvents="none"
        maxLength={3}
        autoComplete="off"
        {...props}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
      <datalist id={list}>
        {PREFERRED_CURRENCIES.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </>
  )
}
