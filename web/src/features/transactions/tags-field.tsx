import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { MAX_TAG_LENGTH, MAX_TAGS } from '@evenkeel/engine/core/tags.ts'
import { TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ledgerQueries } from '../../lib/ledger-queries.ts'

type Props = {
  value: string[]
  onChange: (tags: string[]) => void
  label?: string
  placeholder?: string
  error?: string | undefined
}

/** A field for tags. Enter or a comma ends a tag, and tags used before are suggested. */
export function TagsField({ value, onChange, label = 'Tags', placeholder = 'Add a tag', error }: Props) {
  const { data: existing = [] } = useQuery(ledgerQueries.tags())
  return (
    <TagsInput
      label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      data={existing.map(({ tag }) => tag)}
      limit={20}
      maxTags={MAX_TAGS}
      maxLength={MAX_TAG_LENGTH}
      splitChars={[',']}
      acceptValueOnBlur
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
