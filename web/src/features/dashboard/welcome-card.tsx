import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { compareToBudget } from '../../components/charts/compare-to-budget.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { formatDayShort } from '../../lib/format-date.ts'
import { dropSign, formatMoney, isNegativeAmount } from '../../lib/format-money.ts'
import { ComingList } from './coming-list.tsx'
import { PaceChart } from './pace-chart.tsx'
import { SavedBar } from './saved-bar.tsx'
import classes from './welcome-card.module.css'

/** Longer amounts don't fit the card in the largest size. */
const LONG_AMOUNT = 12

/** What's left to spend this month, how fast it's being spent, what was saved, and what's coming. */
export function WelcomeCard({ data }: { data: Dashboard }) {
  const { month, currency, pace, forecast, counts } = data
  const navigate = useNavigate()
  const hasBudget = counts.budget_items > 0 && /[1-9]/.test(month.budget)
  const { share } = compareToBudget(month.actual, month.budget, currency)
  const isOver = isNegativeAmount(month.remaining)
  return (
    <section className={classes.card} aria-labelledby="spend-remaining">
      <h2 id="spend-remaining" className={classes.eyebrow}>
        Spend Remaining This Month
      </h2>
      {hasBudget ? (
        <>
          <p
            className={classes.hero}
            data-over={isOver || undefined}
            data-long={formatMoney(month.remaining, currency).length > LONG_AMOUNT || undefined}
          >
            <HeroMoney amount={month.remaining} currency={currency} />
          </p>
          <div className={classes.track} aria-hidden>
            {share.within > 0 && <span className={classes.within} style={{ width: `${share.within * 100}%` }} />}
            {share.over > 0 && <span className={classes.over} style={{ width: `${share.over * 100}%` }} />}
          </div>
          <p className={classes.ends}>
            <RowsLink filter={month.filter}>
              <MoneyText amount={month.actual} currency={currency} /> spent
            </RowsLink>
            <Link to="/budget" className={classes.quiet}>
              <MoneyText amount={month.budget} currency={currency} /> budget
            </Link>
          </p>
          <p className={classes.pace}>{describePace(data)}</p>
        </>
      ) : (
        <>
          <p className={classes.unknown}>
            {counts.budget_items > 0 ? 'No spending planned this month' : 'No budget yet'}
          </p>
          <p className={classes.ends}>
            <RowsLink filter={month.filter}>
              <MoneyText amount={month.actual} currency={currency} /> spent so far
            </RowsLink>
          </p>
          <p className={classes.pace}>
            <Link to="/budget">{counts.budget_items > 0 ? 'Plan your spending' : 'Write a budget'}</Link> to see what’s
            left.
          </p>
        </>
      )}
      <SavedBar saved={data.saved} currency={currency} />
      <PaceChart
        pace={pace}
        forecast={forecast}
        currency={currency}
        hasBudget={hasBudget}
        onSelect={(to) => void navigate({ to: '/actual', search: { ...month.filter, to } as never })}
      />
      <ComingList coming={data.coming} currency={currency} />
    </section>
  )
}

/** Large units with small cents next to them: readable at a glance and still exact. */
function HeroMoney({ amount, currency }: { amount: string; currency: string }) {
  const text = formatMoney(amount, currency)
  const [, units = text, cents = ''] = /^(.*?)([.,]\d{1,3})?$/.exec(text) ?? []
  const isPlain = /\d$/.test(text) && cents !== '' && amount.includes('.')
  return isPlain ? (
    <>
      {units}
      <small>{cents}</small>
    </>
  ) : (
    text
  )
}

function describePace({ pace, month, currency, today }: Dashboard): string {
  const format = (amount: string) => formatMoney(dropSign(amount), currency, { isRounded: true })
  const isAhead = !isNegativeAmount(pace.ahead) && /[1-9]/.test(pace.ahead)
  const isBehind = isNegativeAmount(pace.ahead)
  const speed = isAhead
    ? `${format(pace.ahead)} more than planned by ${formatDayShort(today)}`
    : isBehind
      ? `${format(pace.ahead)} less than planned by ${formatDayShort(today)}`
      : `Exactly as planned by ${formatDayShort(today)}`
  if (isNegativeAmount(month.remaining)) return `${speed}, and ${format(month.remaining)} over the month’s budget.`
  return pace.per_day_left === null ? `${speed}.` : `${speed}; ${format(pace.per_day_left)} a day left to spend.`
}
