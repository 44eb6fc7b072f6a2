import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { Link } from '@tanstack/react-router'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { dropSign, isNegativeAmount } from '../../lib/format-money.ts'
import classes from './saved-bar.module.css'

type Props = { saved: Dashboard['saved']; currency: string }

/** What was saved this month and what was planned, if anything. Saving isn't spending, so it has its own bar. */
export function SavedBar({ saved, currency }: Props) {
  const [actual, budget] = [parseMinor(saved.actual, currency) ?? 0, parseMinor(saved.budget, currency) ?? 0]
  if (actual === 0 && budget === 0) return null
  const share = budget > 0 ? Math.min(1, Math.max(0, actual / budget)) : actual > 0 ? 1 : 0
  return (
    <section className={classes.saved} aria-label="Saved this month">
      <h3 className={classes.title}>Saved</h3>
      <div className={classes.track} aria-hidden>
        <span className={classes.done} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.ends}>
        <RowsLink filter={saved.filter}>
          <MoneyText amount={dropSign(saved.actual)} currency={currency} />{' '}
          {isNegativeAmount(saved.actual) ? 'withdrawn' : 'saved'}
        </RowsLink>
        {budget > 0 && (
          <Link to="/budget" search={{ tab: 'saving' } as never} className={classes.quiet}>
            <MoneyText amount={saved.budget} currency={currency} /> planned
          </Link>
        )}
      </p>
    </section>
  )
}
