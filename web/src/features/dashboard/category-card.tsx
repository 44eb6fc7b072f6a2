import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { CategoryBars, type CategoryFigure } from '../../components/charts/category-bars.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostBar, makeRange } from '../../components/ghosts.tsx'
import { Skeleton } from '../../components/skeletons.tsx'
import classes from './category-card.module.css'
import { dashboardQueries } from './dashboard-queries.ts'
import type { CategoryPeriod } from './dashboard-search.ts'

const PERIODS: { value: CategoryPeriod; label: string }[] = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-12-months', label: 'Last 12 months' },
]
/** A button shows the rest. */
const MAX_SHOWN = 12

type Props = {
  today: PlainDate
  period: CategoryPeriod
  mode: Dashboard['mode']
  onPeriodChange: (period: CategoryPeriod) => void
}

/** Each category next to its budget, in the order of `rankFigures`. */
export function CategoryCard({ today, period, mode, onPeriodChange }: Props) {
  const query = useQuery(dashboardQueries.categories(today, period, mode))
  const [isExpanded, setIsExpanded] = useState(false)
  const figures = query.data ? rankFigures(query.data) : []
  const shown = isExpanded ? figures : figures.slice(0, MAX_SHOWN)
  return (
    <Card
      title="Actual vs budget"
      actions={
        <>
          <ul className={classes.legend} aria-hidden>
            <li data-part="budget">Budget</li>
            <li data-part="within">Within</li>
            {mode === 'expense' && <li data-part="over">Over</li>}
          </ul>
          <NativeSelect
            aria-label="Period"
            data={PERIODS}
            value={period}
            onChange={(event) => onPeriodChange(event.currentTarget.value as CategoryPeriod)}
          />
        </>
      }
    >
      {query.isError && !query.data ? (
        <ErrorPanel title="Couldn’t load the categories" error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton>
          <div className={classes.ghost}>
            {makeRange(MAX_SHOWN).map((i) => (
              <GhostBar key={i} width="100%" height={34} />
            ))}
          </div>
        </Skeleton>
      ) : figures.length === 0 ? (
        <p className={classes.none}>
          {mode === 'income' ? 'No income' : 'No spending'} and no budget {PERIOD_WORDS[period]}.
        </p>
      ) : (
        <div data-stale={query.isPlaceholderData || undefined} className={classes.bars}>
          <CategoryBars
            label="Actual vs budget by category"
            figures={shown}
            currency={query.data.currency}
            mode={query.data.mode}
          />
          {figures.length > MAX_SHOWN && (
            <Button variant="default" className={classes.more} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? 'Show fewer' : `Show all ${figures.length} categories`}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

const PERIOD_WORDS: Record<CategoryPeriod, string> = {
  'this-month': 'this month',
  'last-month': 'last month',
  'this-year': 'this year',
  'last-12-months': 'in the last 12 months',
}

/**
 * Sorts uncategorized first, because its transactions may belong to any category; then, for spending, categories over
 * budget, the most over first; then the rest in the given order. A budget of zero becomes null and can't be exceeded.
 */
export function rankFigures({ categories, currency, mode }: Pick<Dashboard, 'categories' | 'currency' | 'mode'>) {
  const ranked = categories.map((category, i) => {
    const [actual, budget] = [parseMinor(category.actual, currency) ?? 0, parseMinor(category.budget, currency) ?? 0]
    const figure: CategoryFigure = { ...category, budget: budget === 0 ? null : category.budget }
    const over = mode === 'expense' && budget !== 0 ? Math.max(0, actual - budget) : 0
    return { figure, over: category.category === UNCATEGORIZED ? Number.POSITIVE_INFINITY : over, i }
  })
  return ranked.sort((a, b) => b.over - a.over || a.i - b.i).map(({ figure }) => figure)
}
