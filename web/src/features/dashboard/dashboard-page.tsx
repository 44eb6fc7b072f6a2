import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { countDaysBetween, getMonthEnd, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconUpload } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { Skeleton } from '../../components/skeletons.tsx'
import { useAppState } from '../../lib/app-state.ts'
import { formatDayLong, toLocalDate } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import { CategoryCard } from './category-card.tsx'
import { DashboardGhost } from './dashboard-ghost.tsx'
import classes from './dashboard-page.module.css'
import { dashboardQueries } from './dashboard-queries.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { ForecastTile } from './forecast-tile.tsx'
import { InsightList } from './insight-list.tsx'
import { NetWorthTile } from './net-worth-tile.tsx'
import { type ChartChoice, SpendChartCard } from './spend-chart-card.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { WelcomeCard } from './welcome-card.tsx'

const route = getRouteApi('/')

/**
 * This month at a glance: what's left, where money went and what's coming, with longer periods, net worth and insights.
 * Totals link to their transactions.
 */
export function DashboardPage() {
  const search = route.useSearch()
  const today = toLocalDate(new Date())
  const choice: ChartChoice = {
    granularity: search.granularity ?? 'monthly',
    mode: search.mode ?? 'expense',
    isCumulative: search.cumulative ?? false,
  }
  const query = useQuery(dashboardQueries.overview(today, choice.granularity, choice.mode))
  return (
    <>
      <PageHeader title="Your Dashboard" subtitle={<Greeting today={today} />} />
      {query.data ? (
        <Figures data={query.data} today={today} search={search} choice={choice} isStale={query.isPlaceholderData} />
      ) : query.isError ? (
        <ErrorPanel
          title="Couldn’t load your dashboard"
          error={query.error}
          reassurance="Your transactions and budget are safe."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton label="Loading your dashboard">
          <DashboardGhost />
        </Skeleton>
      )}
    </>
  )
}

type FiguresProps = {
  data: Dashboard
  today: PlainDate
  search: DashboardSearch
  choice: ChartChoice
  isStale: boolean
}

function Figures({ data, today, search, choice, isStale }: FiguresProps) {
  const navigate = route.useNavigate()
  const change = (fields: DashboardSearch) =>
    void navigate({ search: omitDefaults({ ...search, ...fields }), replace: true, resetScroll: false })

  if (data.counts.transactions === 0 && data.counts.budget_items === 0 && !data.net_worth) {
    return (
      <EmptyState
        sentence="Import your transactions to see what’s left to spend this month and where your money goes."
        action={{ label: 'Import transactions', to: '/actual', icon: <IconUpload size={17} aria-hidden /> }}
        ghost={<DashboardGhost />}
      />
    )
  }
  return (
    <div className={classes.grid}>
      <WelcomeCard data={data} />
      <div className={classes.chart}>
        <SpendChartCard
          data={data}
          choice={choice}
          isStale={isStale}
          onChange={({ granularity, mode, isCumulative }) =>
            change({
              granularity: granularity === 'monthly' ? undefined : granularity,
              mode: mode === 'income' ? mode : undefined,
              cumulative: isCumulative || undefined,
            })
          }
        />
      </div>
      <ForecastTile data={data} />
      <SummaryTiles data={data} />
      {data.net_worth && (
        <div className={classes.wide}>
          <NetWorthTile netWorth={data.net_worth} currency={data.currency} />
        </div>
      )}
      <div className={classes.wide}>
        <InsightList insights={data.insights} />
      </div>
      <div className={classes.wide}>
        <CategoryCard
          today={today}
          period={search.period ?? 'this-month'}
          mode={choice.mode}
          onPeriodChange={(period) => change({ period: period === 'this-month' ? undefined : period })}
        />
      </div>
      <div className={classes.wide}>
        <RatesNote currency={data.currency} rates={data.rates} unconverted={data.counts.unconverted} />
      </div>
    </div>
  )
}

/** Starts with a non-breaking space, so a line can't begin with the dot. */
const SEPARATOR = '\u00a0· '

function Greeting({ today }: { today: PlainDate }) {
  const name = useAppState((state) => state.user?.username.split(/[\s@]/)[0] ?? '')
  const daysLeft = countDaysBetween(today, getMonthEnd(today))
  const timeLeft =
    daysLeft === 0
      ? 'the last day of the month'
      : daysLeft === 1
        ? '1\u00a0day left this month'
        : `${daysLeft}\u00a0days left this month`
  const { data: toReview = 0 } = useQuery(ledgerQueries.toReview())
  return (
    <>
      {getGreeting(new Date().getHours())}, {name}
      {SEPARATOR}
      {formatDayLong(today)}
      {SEPARATOR}
      {timeLeft}
      {toReview > 0 && (
        <>
          {SEPARATOR}
          <Link to="/actual" search={{ panel: 'review' } as never}>
            {formatCount(toReview)} {toReview === 1 ? 'merchant' : 'merchants'} to review
          </Link>
        </>
      )}
    </>
  )
}

function getGreeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
