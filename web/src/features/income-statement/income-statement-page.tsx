import './statement-print.css'
import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconUpload } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { SegmentedControl, SwitchField } from '../../components/segmented-control.tsx'
import { TableSkeleton, TilesSkeleton } from '../../components/skeletons.tsx'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import { ChangesCard } from './changes-card.tsx'
import classes from './income-statement-page.module.css'
import { countFullMonths, narrowStatement } from './narrow-statement.ts'
import { StatementActions } from './statement-actions.tsx'
import { getExportUrl, statementQueries } from './statement-queries.ts'
import { countShownYears, formatMonths } from './statement-rows.ts'
import type { StatementSearch } from './statement-search.ts'
import { StatementTable } from './statement-table.tsx'
import { StatementTiles } from './statement-tiles.tsx'
import { WealthTieCard } from './wealth-tie-card.tsx'

const route = getRouteApi('/income-statement')
const BASES = [
  { value: 'actual', label: 'Actual' },
  { value: 'budget', label: 'Budget' },
] as const

/** Up to three years side by side: income, expenses, what was left, and what changed. */
export function IncomeStatementPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const basis = search.basis ?? 'actual'
  const query = useQuery(statementQueries.statement(search.year, basis))
  const change = (fields: StatementSearch) =>
    void navigate({
      search: omitDefaults({ ...search, ...fields }, getDefaults()),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHeader
        title="Your Income Statement"
        subtitle="Income, expenses and what was left, by year"
        actions={
          <StatementActions
            exportUrl={getExportUrl(search.year, basis, query.data ? getShownMonths(query.data, search) : null)}
          />
        }
      />
      {query.data ? (
        <Statement whole={query.data} search={search} isStale={query.isPlaceholderData} onChange={change} />
      ) : query.isError ? (
        <ErrorPanel
          title="Couldn’t load your income statement"
          error={query.error}
          reassurance="Your transactions are safe."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={classes.page}>
          <TilesSkeleton count={3} />
          <TableSkeleton columns={5} rows={14} />
        </div>
      )}
    </>
  )
}

type Props = {
  whole: IncomeStatement
  search: StatementSearch
  isStale: boolean
  onChange: (fields: StatementSearch) => void
}

function Statement({ whole, search, isStale, onChange }: Props) {
  const yearId = useId()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const comparable = getComparableMonths(whole)
  const months = getShownMonths(whole, search)
  const statement = months === null ? whole : narrowStatement(whole, months)
  const hasRows = whole.income.rows.length + whole.expenses.rows.length > 0
  const years = [...new Set([...whole.available_years, whole.years[0]!])].sort((a, b) => b - a)
  const keys = [
    ...statement.income.rows.map((row) => `income ${row.category}`),
    ...statement.expenses.rows.map((row) => `expense ${row.category}`),
  ]
  const isAllOpen = keys.length > 0 && keys.every((key) => opened.has(key))

  return (
    <div className={classes.page}>
      <div className={classes.controls} data-print="hidden">
        <div className={classes.year}>
          <label htmlFor={yearId}>Latest Year</label>
          <NativeSelect
            id={yearId}
            data={years.map(String)}
            value={String(whole.years[0])}
            onChange={(event) => onChange({ year: Number(event.currentTarget.value) })}
          />
        </div>
        <SegmentedControl
          label="Actual or budget"
          options={BASES}
          value={search.basis ?? 'actual'}
          onChange={(basis) => onChange({ basis: basis === 'budget' ? basis : undefined })}
        />
        {comparable !== null && hasRows && (
          <SwitchField
            label={`Same months only (${formatMonths(comparable)})`}
            isOn={months !== null}
            onChange={(isSame) => onChange({ whole: isSame ? undefined : true })}
          />
        )}
        {hasRows && (
          <Button
            variant="default"
            className={classes.expand}
            onClick={() => setOpened(isAllOpen ? new Set() : new Set([...opened, ...keys]))}
          >
            {isAllOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )}
      </div>
      {hasRows ? (
        <div className={classes.page} data-stale={isStale || undefined}>
          {statement.partial_until && months === null && (
            <p className={classes.note}>
              {statement.years[0]} only has data up to {formatDay(statement.partial_until)}
              {comparable === null ? '.' : <span data-print="hidden">, but is compared with full years.</span>}
            </p>
          )}
          <StatementTiles statement={statement} months={months} />
          <StatementTable
            statement={statement}
            months={months}
            opened={opened}
            onToggle={(key) => setOpened(toggle(opened, key))}
          />
          <div className={classes.cards}>
            <ChangesCard statement={statement} months={months} />
            <WealthTieCard statement={whole} />
          </div>
          <RatesNote currency={statement.currency} rates={statement.rates} unconverted={statement.unconverted} />
        </div>
      ) : whole.basis === 'budget' ? (
        <EmptyState
          sentence="No budget for these years yet. Write one to see it here as a statement."
          action={{ label: 'Write a budget', to: '/budget' }}
          ghost={<GhostTable columns={4} rows={10} />}
        />
      ) : (
        <EmptyState
          sentence="No income or expenses in these years yet. Import transactions to see them here."
          action={{ label: 'Import transactions', to: '/actual', icon: <IconUpload size={17} aria-hidden /> }}
          ghost={<GhostTable columns={4} rows={10} />}
        />
      )}
    </div>
  )
}

/** How many months of each year to compare; null for a budget, or if the latest year is complete or the only one. */
function getComparableMonths(whole: IncomeStatement): number | null {
  return whole.basis === 'actual' && countShownYears(whole) > 1 ? countFullMonths(whole) : null
}

/**
 * How many months of each year are shown; null for full years. Unless the user wants full years, an unfinished year is
 * shown with the same months of the others.
 */
function getShownMonths(whole: IncomeStatement, search: StatementSearch): number | null {
  return search.whole ? null : getComparableMonths(whole)
}

function toggle(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

function getDefaults() {
  return { year: Number(toLocalDate(new Date()).slice(0, 4)) }
}
