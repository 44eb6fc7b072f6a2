import type { Comparison } from '@evenkeel/contract/comparison.ts'
import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostBar, GhostCard, GhostTiles } from '../../components/ghosts.tsx'
import { IconUser } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import classes from './comparison-page.module.css'
import { comparisonQueries } from './comparison-queries.ts'
import type { ComparisonSearch } from './comparison-search.ts'
import { describeKind, describePrices } from './comparison-words.ts'
import { SharedCard } from './shared-card.tsx'
import { SpendingCard } from './spending-card.tsx'
import { StandingCard } from './standing-card.tsx'
import { YourselfCard } from './yourself-card.tsx'

const route = getRouteApi('/compare-yourself')

/** Compares the household with published figures, with people on the server who share theirs, and with its own past. */
export function ComparisonPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(comparisonQueries.comparison(search))
  const change = (fields: ComparisonSearch) =>
    void navigate({ search: omitDefaults({ ...search, ...fields }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title="Compare yourself"
        subtitle="How your household compares with others like it, and with your own past"
        actions={
          <Button component={Link} to="/personal-attributes" variant="default">
            Personal attributes
          </Button>
        }
      />
      {query.data ? (
        <div className={classes.page} data-stale={query.isPlaceholderData || undefined}>
          <Sections comparison={query.data} search={search} onChange={change} />
        </div>
      ) : query.isError ? (
        <ErrorPanel
          title="Couldn’t load the comparison"
          error={query.error}
          reassurance="Your data hasn’t changed."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={classes.page}>
          <CardSkeleton lines={6} />
          <CardSkeleton lines={12} />
        </div>
      )}
    </>
  )
}

type Change = (fields: ComparisonSearch) => void
type Props = { comparison: Comparison; search: ComparisonSearch; onChange: Change }

function Sections({ comparison, search, onChange }: Props) {
  const { figures, figures_reason: reason, currency } = comparison
  const distributions = figures.filter((figure) => figure.kind === 'distribution')
  const singles = figures.filter(({ kind, measure }) => kind !== 'distribution' && measure !== 'spending')
  if (reason === 'no-country' && comparison.yourself === null) return <NothingYet />
  return (
    <>
      {reason === 'no-country' && (
        <Card title="People like you">
          <p className={classes.quiet}>
            Tell us your country to see published figures for households like yours.{' '}
            <Anchor component={Link} to="/personal-attributes" underline="always" inherit>
              Enter your country
            </Anchor>
          </p>
        </Card>
      )}
      {reason === 'no-tables' && (
        <Card title="People like you">
          <p className={classes.quiet}>
            We have no published figures for your country yet. There are tables for the United States, Canada,
            Australia, Japan and the European Union.
          </p>
        </Card>
      )}
      {distributions.length > 0 && (
        <StandingCard
          figures={distributions}
          missing={comparison.missing}
          measure={search.measure ?? 'net-worth'}
          currency={currency}
          onChange={(measure) => onChange({ measure: measure === 'net-worth' ? undefined : measure })}
        />
      )}
      {reason === 'no-records' && (
        <Card title="A year of spending">
          <p className={classes.quiet}>
            You have no transactions in the last 12 full months.{' '}
            <Anchor component={Link} to="/actual" underline="always" inherit>
              Import a bank file
            </Anchor>{' '}
            to compare your spending.
          </p>
        </Card>
      )}
      {reason === null && <SpendingCard comparison={comparison} onChange={onChange} />}
      <div className={classes.cards}>
        {singles.map((figure) => (
          <SingleCard key={`${figure.key} ${figure.group}`} figure={figure} currency={currency} />
        ))}
        <SharedCard shared={comparison.shared} />
      </div>
      <YourselfCard yourself={comparison.yourself} currency={currency} />
      <p className={classes.quiet}>
        The published tables come with Evenkeel. Nothing about you is sent anywhere to make this comparison.
      </p>
    </>
  )
}

function SingleCard({ figure, currency }: { figure: Comparison['figures'][number]; currency: string }) {
  const isRate = figure.measure === 'savings-rate'
  const formatFigure = (amount: string | null, ratio: number | null) => {
    if (isRate) return formatPercent(ratio)
    return amount === null ? 'Unknown' : formatMoney(amount, currency, { isRounded: true })
  }
  return (
    <Card title={figure.label} description={figure.group}>
      <dl className={classes.tiles}>
        <div>
          <dt>You</dt>
          <dd>{formatFigure(figure.yours, figure.your_ratio)}</dd>
        </div>
        <div>
          <dt>{describeKind(figure.kind)}</dt>
          <dd>{formatFigure(figure.reference, figure.reference_ratio)}</dd>
        </div>
      </dl>
      <p className={classes.source}>
        <Anchor href={figure.source_url} target="_blank" rel="noreferrer" underline="always" inherit>
          {figure.source}, {figure.year}
        </Anchor>
        {!isRate && `, ${describePrices(figure)}`}
      </p>
    </Card>
  )
}

function NothingYet() {
  return (
    <EmptyState
      sentence="Tell us a little about your household to see how it compares."
      action={{
        label: 'Enter your personal attributes',
        to: '/personal-attributes',
        icon: <IconUser size={17} aria-hidden />,
      }}
      ghost={
        <div style={{ display: 'grid', gap: 'var(--card-gap)' }}>
          <GhostTiles count={3} />
          <GhostCard style={{ minHeight: 220 }}>
            <GhostBar width="90%" />
            <GhostBar width="60%" />
            <GhostBar width="75%" />
            <GhostBar width="45%" />
          </GhostCard>
        </div>
      }
    />
  )
}
