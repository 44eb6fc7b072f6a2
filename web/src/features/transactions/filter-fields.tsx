import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { addDays, addMonths, getMonthEnd, getMonthStart } from '@evenkeel/engine/core/plain-date.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { toLocalDate } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'
import classes from './filter-fields.module.css'
import { joinList, splitList, type TransactionFilters } from './transaction-search.ts'

export type FilterProps = {
  filters: TransactionFilters
  /**
   * Undefined fields are removed from the URL. Each change adds an entry to the browser history, except with
   * `isSameEntry`: it continues the previous change, like the next letter of a word.
   */
  onChange: (
    fields: { [K in keyof TransactionFilters]?: TransactionFilters[K] | undefined },
    isSameEntry?: boolean,
  ) => void
}

export function DateFields({ filters, onChange }: FilterProps) {
  const today = toLocalDate(new Date())
  const month = getMonthStart(today)
  const lastMonth = addMonths(month, -1)
  const year = today.slice(0, 4)
  const presets: [string, string, string][] = [
    ['This month', month, getMonthEnd(month)],
    ['Last month', lastMonth, getMonthEnd(lastMonth)],
    ['Last 90 days', addDays(today, -89), today],
    ['This year', `${year}-01-01`, `${year}-12-31`],
    ['Last year', `${Number(year) - 1}-01-01`, `${Number(year) - 1}-12-31`],
  ]
  return (
    <div className={classes.fields}>
      <div className={classes.presets}>
        {presets.map(([name, from, to]) => {
          const isActive = filters.from === from && filters.to === to
          return (
            <button
              key={name}
              type="button"
              className={classes.preset}
              aria-pressed={isActive}
              onClick={() => onChange(isActive ? { from: undefined, to: undefined } : { from, to })}
            >
              {name}
            </button>
          )
        })}
      </div>
      <div className={classes.pair}>
        <DayInput
          label="From"
          value={filters.from}
          max={filters.to}
          onChange={(from, isSameEntry) => onChange({ from }, isSameEntry)}
        />
        <DayInput
          label="To"
          value={filters.to}
          min={filters.from}
          onChange={(to, isSameEntry) => onChange({ to }, isSameEntry)}
        />
      </div>
    </div>
  )
}

type DayProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  autoFocus?: boolean
  onChange: (day: string | undefined, isSameEntry: boolean) => void
}

function DayInput({ label, value, min, max, autoFocus, onChange }: DayProps) {
  // Typing a year changes the date with every digit, so only the first change adds to the browser history.
  const hasChanged = useRef(false)
  return (
    <TextInput
      type="date"
      label={label}
      value={value?.slice(0, 10) ?? ''}
      min={min}
      max={max}
      data-autofocus={autoFocus || undefined}
      onFocus={() => {
        hasChanged.current = false
      }}
      onChange={(event) => {
        onChange(event.currentTarget.value || undefined, hasChanged.current)
        hasChanged.current = true
      }}
    />
  )
}

export function CategoryFields({ filters, onChange }: FilterProps) {
  const { data: categories = [] } = useQuery(ledgerQueries.categories())
  return (
    <CheckList
      label="Categories"
      options={[
        ...categories.map(({ name, transaction_count: count }) => ({ value: name, name, count })),
        { value: '', name: UNCATEGORIZED, count: null },
      ]}
      selected={splitList(filters.category)}
      renderName={(name) => <CategoryLabel name={name === '' ? null : name} />}
      onChange={(selected) => onChange({ category: joinList(selected) })}
    />
  )
}

export function SourceFields({ filters, onChange }: FilterProps) {
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const counts = new Map<string, number>()
  for (const { source, transaction_count } of sources) counts.set(source, (counts.get(source) ?? 0) + transaction_count)
  return (
    <CheckList
      label="Sources"
      options={[...counts, ['', null] as const].map(([value, count]) => ({ value, name: writeAccount(value), count }))}
      selected={splitList(filters.source)}
      onChange={(selected) => onChange({ source: joinList(selected) })}
    />
  )
}

/** Nothing if there are no tags and none are in the filter. */
export function TagFields({ filters, onChange }: FilterProps) {
  const { data: tags = [] } = useQuery(ledgerQueries.tags())
  const selected = splitList(filters.tag)
  if (tags.length === 0 && selected.length === 0) return null
  return (
    <section>
      <h3>Tags</h3>
      <CheckList
        label="Tags"
        options={[
          ...tags.map(({ tag, transaction_count: count }) => ({ value: tag, name: tag, count })),
          { value: '', name: 'No tags', count: null },
        ]}
        selected={selected}
        onChange={(next) => onChange({ tag: joinList(next) })}
      />
    </section>
  )
}

type CheckListProps = {
  label: string
  options: { value: string; name: string; count: number | null }[]
  selected: readonly string[]
  /** Shows an option with more than its name. */
  renderName?: (value: string) => React.ReactNode
  onChange: (selected: string[]) => void
}

/** Longer lists get a search box. */
const MAX_WITHOUT_SEARCH = 8

function CheckList({ label, options, selected, renderName, onChange }: CheckListProps) {
  const [search, setSearch] = useState('')
  const needle = search.trim().toLowerCase()
  const shown = options.filter((option) => option.name.toLowerCase().includes(needle))
  return (
    <div className={classes.fields}>
      {options.length > MAX_WITHOUT_SEARCH && (
        <TextInput
          type="search"
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Find"
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes.checks}>
        <legend className="visually-hidden">{label}</legend>
        {shown.map(({ value, name, count }) => (
          <label key={value} className={classes.check}>
            <input
              type="checkbox"
              checked={selected.includes(value)}
              onChange={() =>
                onChange(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value])
              }
            />
            <span className={classes.checkName}>{renderName ? renderName(value) : name}</span>
            {count !== null && <span className={classes.count}>{formatCount(count)}</span>}
          </label>
        ))}
        {shown.length === 0 && <p className={classes.none}>No matches</p>}
      </fieldset>
      {selected.length > 0 && (
        <Button variant="default" size="compact-md" onClick={() => onChange([])}>
          Clear
        </Button>
      )}
    </div>
  )
}

const DIRECTIONS = [
  { value: 'both', label: 'In and out' },
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const

const AMOUNT = /^\d{1,13}(\.\d{1,3})?$/

export function AmountFields({ filters, onChange }: FilterProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <AmountInput label="At least" value={filters.min_size} onChange={(min_size) => onChange({ min_size })} />
        <AmountInput label="At most" value={filters.max_size} onChange={(max_size) => onChange({ max_size })} />
      </div>
      <SegmentedControl
        label="Direction"
        options={DIRECTIONS}
        value={filters.direction ?? 'both'}
        onChange={(direction) => onChange({ direction: direction === 'both' ? undefined : direction })}
        isWide
      />
    </div>
  )
}

type AmountProps = { label: string; value: string | undefined; onChange: (amount: string | undefined) => void }

/** Applies on Enter or blur, so the list doesn't jump with every digit. */
function AmountInput({ label, value, onChange }: AmountProps) {
  const [text, setText] = useState<string | null>(null)
  const amount = readTypedAmount(text ?? '')
  const isInvalid = amount !== '' && !AMOUNT.test(amount)
  function apply() {
    if (text === null || isInvalid) return
    onChange(amount === '' ? undefined : amount)
    setText(null)
  }
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      placeholder="0.00"
      value={text ?? value ?? ''}
      error={isInvalid ? 'Enter an amount without a sign, such as 12.50.' : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}

export function UpdatedFields({ filters, onChange, autoFocus }: FilterProps & { autoFocus?: boolean }) {
  const today = toLocalDate(new Date())
  const presets: [string, string][] = [
    ['Today', today],
    ['Last 7 days', addDays(today, -6)],
    ['Last 30 days', addDays(today, -29)],
  ]
  return (
    <div className={classes.fields}>
      <div className={classes.presets}>
        {presets.map(([name, since]) => (
          <button
            key={name}
            type="button"
            className={classes.preset}
            aria-pressed={filters.updated_since === since}
            onClick={() => onChange({ updated_since: filters.updated_since === since ? undefined : since })}
          >
            {name}
          </button>
        ))}
      </div>
      <DayInput
        label="Updated since"
        value={filters.updated_since}
        autoFocus={autoFocus ?? false}
        onChange={(updated_since, isSameEntry) => onChange({ updated_since }, isSameEntry)}
      />
    </div>
  )
}

export function ReviewField({ filters, onChange }: FilterProps) {
  return (
    <label className={`${classes.check} ${classes.alone}`}>
      <input
        type="checkbox"
        checked={filters.needs_review === 'true'}
        onChange={(event) => onChange({ needs_review: event.currentTarget.checked ? 'true' : undefined })}
      />
      <span className={classes.checkName}>Only those that need review</span>
    </label>
  )
}
