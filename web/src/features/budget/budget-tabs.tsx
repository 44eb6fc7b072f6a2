import type { BudgetTotals } from '@evenkeel/contract/budget.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import type { KeyboardEvent } from 'react'
import { MoneyText } from '../../components/money-text.tsx'
import type { BudgetTab } from './budget-search.ts'
import classes from './budget-tabs.module.css'

type Props = {
  totals: BudgetTotals
  /** The year that the yearly totals are for. */
  year: string
  tab: BudgetTab
  onTabChange: (tab: BudgetTab) => void
  panelId: string
}

const TABS: readonly { kind: BudgetTab; name: string }[] = [
  { kind: 'expense', name: 'Expense' },
  { kind: 'income', name: 'Income' },
  { kind: 'saving', name: 'Savings' },
]

/**
 * Expenses, income and savings, each with its planned total for this month (as on the dashboard) and for this year. A
 * last tile shows how much of the income is left over.
 */
export function BudgetTabs({ totals, year, tab, onTabChange, panelId }: Props) {
  const { currency } = totals
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const step = event.key === 'ArrowRight' ? 1 : TABS.length - 1
    const to = (TABS.findIndex(({ kind }) => kind === tab) + step) % TABS.length
    onTabChange(TABS[to]!.kind)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  const getLeftOver = (period: 'this_month' | 'this_year') => {
    const [expense, income, saving] = TABS.map(({ kind }) => parseMinor(totals[kind][period], currency) ?? 0)
    return formatMinor(income! - expense! - saving!, currency)
  }
  return (
    <div className={classes.row}>
      <div role="tablist" aria-label="Budget" className={classes.tabs} onKeyDown={onKeyDown}>
        {TABS.map(({ kind, name }) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${panelId}-${kind}`}
            aria-selected={tab === kind}
            aria-controls={panelId}
            tabIndex={tab === kind ? 0 : -1}
            className={classes.tab}
            onClick={() => onTabChange(kind)}
          >
            <span className={classes.name}>
              {name} <span className={classes.count}>{totals[kind].count}</span>
            </span>
            <Figures month={totals[kind].this_month} yearly={totals[kind].this_year} year={year} currency={currency} />
          </button>
        ))}
      </div>
      <div className={classes.tab} data-plain>
        <span className={classes.name}>Left over</span>
        <Figures month={getLeftOver('this_month')} yearly={getLeftOver('this_year')} year={year} currency={currency} />
      </div>
    </div>
  )
}

type FiguresProps = { month: string; yearly: string; year: string; currency: string }

function Figures({ month, yearly, year, currency }: FiguresProps) {
  return (
    <>
      <span className={classes.month}>
        <MoneyText amount={month} currency={currency} />
        <small> this month</small>
      </span>
      <span className={classes.rest}>
        <MoneyText amount={yearly} currency={currency} /> in {year}
      </span>
    </>
  )
}
