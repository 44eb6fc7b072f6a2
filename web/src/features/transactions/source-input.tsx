import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { IconSelector } from '../../components/icons.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'

type Props = {
  value: string
  onChange: (source: string) => void
  label?: string
  placeholder?: string
  error?: string | undefined
}

/** A field for the account or card, with existing ones as suggestions. */
export function SourceInput({
  value,
  onChange,
  label = 'Source',
  placeholder = 'Account or card (optional)',
  error,
}: Props) {
  const list = useId()
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const names = [...new Set(sources.map((entry) => entry.source))]
  return (
    <>
      <TextInput
        label={label}
        placeholder={placeholder}
        list={list}
        rightSection={<IconSelector size={16} aria-hidden />}
        rightSectionPointerEvents="none"
        maxLength={120}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
