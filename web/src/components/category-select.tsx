import '@mantine/core/styles/Combobox.css'
import { type CategoryKind, createCategory } from '@evenkeel/contract/categories.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../lib/api.ts'
import { ledgerQueries } from '../lib/ledger-queries.ts'
import { isPhone } from '../lib/use-is-phone.ts'
import { getCategoryColor } from './category-color.ts'
import { CategoryLabel } from './category-label.tsx'
import classes from './category-select.module.css'
import { IconPlus, IconSelector, IconTags } from './icons.ts'
import { showErrorToast } from './undo-toast.tsx'

type Props = {
  value: string | null
  onChange: (name: string | null) => void
  label?: string
  'aria-label'?: string
  placeholder?: string
  description?: string
  error?: string | undefined
  /** The kind of a category created here. */
  newKind?: CategoryKind
  /** Offers "Uncategorized", which is null. */
  canClear?: boolean
  /** Opens the list of categories, to rename or merge them. */
  onManage?: () => void
  autoFocus?: boolean
}

const KIND_NAMES: Record<CategoryKind, string> = { expense: 'Spending', income: 'Income', transfer: 'Transfers' }
const KINDS: readonly CategoryKind[] = ['expense', 'income', 'transfer']
const NONE = ' none'
const CREATE = ' create'
const MANAGE = ' manage'

/** Finds a category by typing, and offers to create it if it doesn't exist. */
export function CategorySelect(props: Props) {
  const { value, onChange, newKind = 'expense' } = props
  const queryClient = useQueryClient()
  const { data: categories = [] } = useQuery(ledgerQueries.categories())
  const [search, setSearch] = useState<string | null>(null)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch(null)
    },
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  })

  // Selects the first match after each change, so that Enter chooses it.
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (search !== null && search !== '') selectFirstOption()
  }, [search, selectFirstOption])

  const needle = (search ?? '').trim().toLowerCase()
  const matching = categories.filter((category) => category.name.toLowerCase().includes(needle))
  const isNew = needle !== '' && !categories.some((category) => category.name.toLowerCase() === needle)

  /** For Enter right after a name is pasted, before the list has rendered: chooses what will be the first match. */
  function onEnter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || needle === '' || combobox.getSelectedOptionIndex() >= 0) return
    const first = KINDS.flatMap((kind) => matching.filter((category) => category.kind === kind))[0]
    event.preventDefault()
    event.stopPropagation()
    void choose(first?.name ?? CREATE)
  }

  async function choose(option: string) {
    combobox.closeDropdown()
    if (option === MANAGE) return props.onManage?.()
    if (option === NONE) return onChange(null)
    if (option !== CREATE) return onChange(option)
    try {
      const created = await callApi(createCategory, { body: { name: (search ?? '').trim(), kind: newKind } })
      await queryClient.invalidateQueries({ queryKey: ledgerQueries.categories().queryKey })
      onChange(created.name)
    } catch (error) {
      showErrorToast('Couldn’t add the category', error)
    }
  }

  return (
    <Combobox store={combobox} onOptionSubmit={(option) => void choose(option)} position="bottom-start">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={props.label}
          aria-label={props['aria-label']}
          description={props.description}
          error={props.error}
          role="combobox"
          autoComplete="off"
          // On phones, the keyboard would cover half of the sheet before anyone reads it.
          data-autofocus={(props.autoFocus && !isPhone()) || undefined}
          placeholder={props.placeholder ?? 'Uncategorized'}
          value={search ?? value ?? ''}
          leftSection={<span className={classes.dot} style={{ background: getCategoryColor(value) }} aria-hidden />}
          leftSectionWidth={30}
          rightSection={<IconSelector size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onKeyDownCapture={onEnter}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options mah={260} className={classes.options} aria-label="Categories">
          {KINDS.map((kind) => {
            const ofKind = matching.filter((category) => category.kind === kind)
            if (ofKind.length === 0) return null
            return (
              <Combobox.Group key={kind} label={KIND_NAMES[kind]}>
                {ofKind.map((category) => (
                  <Combobox.Option key={category.id} value={category.name} active={category.name === value}>
                    <CategoryLabel name={category.name} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )
          })}
          {isNew && (
            <Combobox.Option value={CREATE} className={classes.action}>
              <IconPlus size={15} aria-hidden /> Add “{search?.trim()}” ({KIND_NAMES[newKind].toLowerCase()})
            </Combobox.Option>
          )}
          {props.canClear && needle === '' && (
            <Combobox.Option value={NONE} active={value === null}>
              <CategoryLabel name={null} />
            </Combobox.Option>
          )}
          {props.onManage && needle === '' && (
            <Combobox.Option value={MANAGE} className={classes.action}>
              <IconTags size={15} aria-hidden /> Manage categories
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
