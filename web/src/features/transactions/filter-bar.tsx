import { Button, CloseButton, TextInput } from '@mantine/core'
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Dropdown } from '../../components/dropdown.tsx'
import { IconAdjustments, IconChevronDown, IconSearch } from '../../components/icons.ts'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import classes from './filter-bar.module.css'
import {
  AmountFields,
  CategoryFields,
  DateFields,
  type FilterProps,
  ReviewField,
  SourceFields,
  TagFields,
  UpdatedFields,
} from './filter-fields.tsx'
import { splitList, type TransactionFilters } from './transaction-search.ts'
import { ViewMenu } from './view-menu.tsx'

const FilterSheet = createLazyPart(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet))

export type OpenFilter = 'dates' | 'categories' | 'sources' | 'more' | 'sheet' | 'views' | null

type Props = FilterProps & {
  onReplace: (filters: TransactionFilters) => void
  open: OpenFilter
  onOpenChange: (open: OpenFilter) => void
}

/** Search and filters above the table, all kept in the URL. Doesn't render again while scrolling. */
export const FilterBar = memo(function FilterBar(props: Props) {
  const { filters, onChange, open, onOpenChange } = props
  const isPhone = useIsPhone()
  const fields = { filters, onChange }
  const more = countActive(filters, ['min_size', 'max_size', 'direction', 'updated_since', 'needs_review', 'tag'])
  return (
    // biome-ignore lint/a11y/useSemanticElements: all screen readers know the role, but not all know the new element
    <div className={classes.bar} role="search" aria-label="Transactions">
      <SearchField
        search={filters.search ?? ''}
        onSearch={(search, isSameEntry) => onChange({ search: search || undefined }, isSameEntry)}
      />
      {isPhone ? (
        <>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={17} aria-hidden />}
            onClick={() => onOpenChange('sheet')}
          >
            Filters
          </Button>
          <Suspense>
            {open === 'sheet' && (
              <FilterSheet {...fields} onReplace={props.onReplace} onClose={() => onOpenChange(null)} />
            )}
          </Suspense>
        </>
      ) : (
        <>
          <FilterMenu name="Dates" id="dates" isActive={!!filters.from || !!filters.to} width={368} {...props}>
            <DateFields {...fields} />
          </FilterMenu>
          <FilterMenu
            name="Category"
            id="categories"
            isActive={filters.category !== undefined}
            count={splitList(filters.category).length}
            width={290}
            {...props}
          >
            <CategoryFields {...fields} />
          </FilterMenu>
          <FilterMenu
            name="Source"
            id="sources"
            isActive={filters.source !== undefined}
            count={splitList(filters.source).length}
            width={290}
            {...props}
          >
            <SourceFields {...fields} />
          </FilterMenu>
          <FilterMenu name="More" id="more" isActive={more > 0} count={more} width={320} {...props}>
            <div className={classes.more}>
              <section>
                <h3>Last Updated</h3>
                <UpdatedFields {...fields} />
              </section>
              <section>
                <h3>Amount</h3>
                <AmountFields {...fields} />
              </section>
              <TagFields {...fields} />
              <ReviewField {...fields} />
            </div>
          </FilterMenu>
          <ViewMenu
            filters={filters}
            onReplace={props.onReplace}
            opened={open === 'views'}
            onOpenedChange={(opened) => onOpenChange(opened ? 'views' : null)}
          />
        </>
      )}
    </div>
  )
})

function countActive(filters: TransactionFilters, names: (keyof TransactionFilters)[]): number {
  return names.filter((name) => filters[name] !== undefined).length
}

type MenuProps = {
  name: string
  id: Exclude<OpenFilter, null>
  isActive: boolean
  count?: number
  width: number
  open: OpenFilter
  onOpenChange: (open: OpenFilter) => void
  children: ReactNode
}

function FilterMenu({ name, id, isActive, count = 0, width, open, onOpenChange, children }: MenuProps) {
  return (
    <Dropdown
      label={name}
      kind="dialog"
      width={width}
      opened={open === id}
      onOpenedChange={(opened) => onOpenChange(opened ? id : null)}
      renderTrigger={(trigger) => (
        <button type="button" className={classes.trigger} data-on={isActive || undefined} {...trigger}>
          {name}
          {count > 0 && <span className={classes.badge}>{count}</span>}
          <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    >
      {children}
    </Dropdown>
  )
}

const SEARCH_DELAY_MS = 220

type SearchProps = { search: string; onSearch: (search: string, isSameEntry: boolean) => void }

/**
 * Shows what is typed immediately and searches when typing pauses. Until the field loses focus or is cleared, searches
 * share one entry in the browser history. "/" focuses the field, except from another field or while a dialog is open.
 */
function SearchField({ search, onSearch }: SearchProps) {
  const isPhone = useIsPhone()
  const [text, setText] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const lastSearch = useRef(search)
  const hasSearched = useRef(false)
  const latest = useRef(onSearch)
  latest.current = onSearch

  // The URL changed another way (Back, a view, a chip), so update the field.
  useEffect(() => {
    if (search === lastSearch.current) return
    lastSearch.current = search
    hasSearched.current = false
    setText(search)
  }, [search])

  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === lastSearch.current) return
    const timer = setTimeout(() => {
      lastSearch.current = trimmed
      latest.current(trimmed, hasSearched.current && trimmed !== '')
      hasSearched.current = trimmed !== ''
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.matches?.('input, textarea, select') || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label="Search transactions"
      placeholder={isPhone ? 'Search' : 'Search name, category, source, tag, note'}
      maxLength={200}
      value={text}
      leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
      rightSection={text !== '' && <CloseButton size="sm" aria-label="Clear search" onClick={() => setText('')} />}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        hasSearched.current = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (text === '') input.current?.blur()
        else setText('')
      }}
    />
  )
}
