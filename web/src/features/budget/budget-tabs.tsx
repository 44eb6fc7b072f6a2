import type { BudgetKind, BudgetTotals } from '@evenkeel/contract/budget.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import type { KeyboardEvent } from 'react'
import { MoneyText } from '../../components/money-text.tsx'
import classes from './budget-tabs.module.css'

type Props = { totals: BudgetTotals; tab: BudgetKind; onTab: (tab: BudgetKind) => void; panelId: string }

const TABS: readonly { kind: BudgetKind; name: string }[] = [
  { kind: 'expense', name: 'Expense' },
  { kind: 'income', name: 'Income' },
]

/** Expenses and income, each with what it comes to a month and a year, and what is left between them. */
export function BudgetTabs({ totals, tab, onTab, panelId }: Props) {
  const { currency } = totals
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onTab(tab === 'expense' ? 'income' : 'expense')
    const other = event.currentTarget.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')
    other?.focus()
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
            onClick={() => onTab(kind)}
          >
            <span className={classes.name}>
              {name} <span className={classes.count}>{totals[kind].count}</span>
            </span>
            <Figures
              month={totals[kind].average_month}
              year={totals[kind].next_12_months}
              currency={currency}
              thisMonth={totals[kind].this_month}
            />
          </button>
        ))}
      </div>
      <div className={classes.tab} data-plain>
        <span className={classes.name}>Left over</span>
        <Figures
          month={minus(totals.income.average_month, totals.expense.average_month, currency)}
          year={minus(totals.income.next_12_months, totals.expense.next_12_months, currency)}
          thisMonth={minus(totals.income.this_month, totals.expense.this_month, currency)}
          currency={currency}
        />
      </div>
    </div>
  )
}

type FiguresProps = { month: string; year: string; thisMonth: string; currency: string }

function Figures({ month, year, thisMonth, currency }: FiguresProps) {
  return (
    <>
      <span className={classes.month}>
        <MoneyText amount={month} currency={currency} />
        <small> a month</small>
      </span>
      <span className={classes.rest}>
        <MoneyText amount={year} currency={currency} /> a year <span aria-hidden>·</span>{' '}
        <span className={classes.phrase}>
          <MoneyText amount={thisMonth} currency={currency} /> this month
        </span>
      </span>
    </>
  )
}

function minus(a: string, b: string, currency: string): string {
  return formatMinor((parseMinor(a, currency) ?? 0) - (parseMinor(b, currency) ?? 0), currency)
}
