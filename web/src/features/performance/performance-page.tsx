import type { Performance } from '@evenkeel/contract/performance.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostCard, GhostLine, GhostTiles } from '../../components/ghosts.tsx'
import { IconFileText } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { ChartSkeleton, PageSkeleton, TilesSkeleton } from '../../components/skeletons.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { wealthQueries } from '../../lib/wealth-queries.ts'
import { AccountReturns } from './account-returns.tsx'
import { GrowthChart } from './growth-chart.tsx'
import { HistogramChart } from './histogram-chart.tsx'
import { IntervalCard } from './interval-card.tsx'
import classes from './performance.module.css'
import { getInvestedIds, PerformanceControls } from './performance-controls.tsx'
import { performanceQueries } from './performance-queries.ts'
import type { PerformanceSearch } from './performance-search.ts'
import { PerformanceTiles } from './performance-tiles.tsx'
import { describeReason } from './reason-words.ts'
import { ReconciliationCard } from './reconciliation-card.tsx'
import { ValueChart } from './value-chart.tsx'

const route = getRouteApi('/investment-performance')

/** Returns and risk, calculated from account statements, and how certain they are. */
export function PerformancePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const accounts = useQuery(wealthQueries.accounts())
  const withStatements = accounts.data?.results.filter(({ statement_count }) => statement_count > 0) ?? []
  const availableIds = new Set(withStatements.map(({ id }) => id))
  const requestedIds = search.accounts?.split(',').filter((id) => availableIds.has(id)) ?? []
  const selectedIds = requestedIds.length > 0 ? requestedIds : getInvestedIds(withStatements)
  const query = useQuery(performanceQueries.performance(search, selectedIds.join(',')))
  return (
    <>
      <PageHeader
        title="Investment performance"
        subtitle="How your investments grew, not counting what you put in or took out"
      />
      {accounts.isError ? (
        <ErrorPanel
          title="Couldn’t load your accounts"
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
        />
      ) : !accounts.data ? (
        <PageSkeleton />
      ) : withStatements.length === 0 ? (
        <Empty />
      ) : (
        <div className={classes.page}>
          <Card>
            <PerformanceControls
              key={`${selectedIds.join()} ${JSON.stringify(search)}`}
              accounts={withStatements}
              selectedIds={selectedIds}
              search={search}
              used={{ start: query.data?.used_start ?? null, end: query.data?.used_end ?? null }}
              onApply={(next) => void navigate({ search: next, resetScroll: false })}
            />
          </Card>
          {query.data ? (
            <Figures performance={query.data} search={search} />
          ) : query.isError ? (
            <ErrorPanel
              title="Couldn’t calculate your performance"
              error={query.error}
              reassurance="Your statements are unchanged."
              onRetry={() => void query.refetch()}
            />
          ) : (
            <>
              <TilesSkeleton count={4} />
              <ChartSkeleton />
            </>
          )}
        </div>
      )}
    </>
  )
}

type FiguresProps = { performance: Performance; search: PerformanceSearch }

function Figures({ performance, search }: FiguresProps) {
  const { series, histogram, benchmarks, currency } = performance
  if (performance.reason_codes.cumulative_return?.code === 'one-statement') {
    return (
      <>
        <OneStatement performance={performance} search={search} />
        <AccountReturns accounts={performance.accounts} />
        <RatesNote currency={currency} rates={performance.rates} />
      </>
    )
  }
  return (
    <>
      <UsedDays performance={performance} search={search} />
      <PerformanceTiles performance={performance} />
      {series.length > 1 && (
        <Card title="Portfolio value" description="Triangles mark deposits (up) and withdrawals (down).">
          <ValueChart series={series} currency={currency} />
        </Card>
      )}
      {performance.cumulative_return !== null && (
        <Card title="Compared with the market">
          <GrowthChart performance={performance} />
          <p className={classes.note}>{describeBenchmarks(benchmarks)}</p>
        </Card>
      )}
      <div className={classes.halves}>
        <IntervalCard performance={performance} />
        <ReconciliationCard performance={performance} />
        {histogram.length > 0 && (
          <Card
            title="Return distribution"
            description="How often each return occurred in the periods between statements."
          >
            <HistogramChart bins={histogram} />
          </Card>
        )}
      </div>
      <AccountReturns accounts={performance.accounts} />
      <RatesNote currency={currency} rates={performance.rates} />
    </>
  )
}

/** With only one statement date, the total value and a sentence replace the tiles, because every return is unknown. */
function OneStatement({ performance, search }: FiguresProps) {
  const { total_value, used_end, currency, reason_codes } = performance
  const hasChosenDates = search.start !== undefined || search.end !== undefined
  return (
    <Card title="Total Value">
      {total_value !== null && (
        <p className={classes.single}>
          <MoneyText amount={total_value} currency={currency} isRounded />
        </p>
      )}
      {reason_codes.total_value && <p className={classes.error}>{describeReason(reason_codes.total_value)}</p>}
      <p className={classes.used}>
        {hasChosenDates ? 'For these dates, there' : 'There'} is only one statement date,{' '}
        {used_end && formatDay(used_end)}. {hasChosenDates && 'Choose other dates, or '}
        <Link to="/account-statements">{hasChosenDates ? 'add a statement' : 'Add a second statement'}</Link> to see
        returns.
      </p>
    </Card>
  )
}

/** The statement dates the figures are for, and a note if they aren't the requested ones. */
function UsedDays({ performance, search }: FiguresProps) {
  const { used_start, used_end, periods } = performance
  if (!used_start || !used_end || periods === 0) return null
  const isAdjusted = (search.start ?? used_start) !== used_start || (search.end ?? used_end) !== used_end
  return (
    <p className={classes.used}>
      From {formatDay(used_start)} to {formatDay(used_end)}: {periods === 1 ? '1 period' : `${periods} periods`} between
      statements.
      {isAdjusted && ' These are the statement dates closest to yours. We never estimate a value between statements.'}
    </p>
  )
}

function describeBenchmarks(benchmarks: Performance['benchmarks']): string {
  const [first] = benchmarks
  if (!first) return ''
  const hasValues = benchmarks.some(({ series }) => series.length > 1)
  const range = `Benchmarks: ${first.source}, up to ${formatDay(first.last_date)}.`
  return hasValues ? range : `${range} They don’t cover these dates.`
}

function Empty() {
  return (
    <EmptyState
      sentence="To see returns, add at least two statements for an account."
      action={{ label: 'Add statements', to: '/account-statements', icon: <IconFileText size={17} aria-hidden /> }}
      ghost={
        <div className={classes.page}>
          <GhostTiles count={5} />
          <GhostCard>
            <GhostLine />
          </GhostCard>
        </div>
      }
    />
  )
}
