import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatCount } from '../../lib/format-money.ts'
import classes from './page-tabs.module.css'
import type { TransactionTab } from './transaction-search.ts'
import { transferQueries } from './transfer-queries.ts'

type Tab = TransactionTab | undefined
type Props = {
  tab: Tab
  onTabChange: (tab: Tab) => void
  panelId: string
  /** Shown after the tabs. */
  end?: ReactNode
}

const TABS: readonly { tab: Tab; name: string }[] = [
  { tab: undefined, name: 'All' },
  { tab: 'recurring', name: 'Recurring' },
  { tab: 'transfers', name: 'Transfers' },
]
export const getTabId = (panelId: string, tab: Tab) => `${panelId}-${tab ?? 'all'}`

/** The tabs for all transactions, recurring payments and transfers. The left and right arrow keys move between them. */
export function PageTabs({ tab, onTabChange, panelId, end }: Props) {
  const { data: suggestions } = useQuery({ ...transferQueries.suggestions(), staleTime: 5 * 60_000 })
  const pendingCount = suggestions?.length ?? 0
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = TABS.findIndex((item) => item.tab === tab)
    const next = TABS[(at + step + TABS.length) % TABS.length]!
    onTabChange(next.tab)
    document.getElementById(getTabId(panelId, next.tab))?.focus()
  }
  return (
    <div className={classes.line}>
      <div role="tablist" aria-label="Transactions" className={classes.tabs} onKeyDown={onKeyDown}>
        {TABS.map((item) => (
          <button
            key={item.name}
            type="button"
            role="tab"
            id={getTabId(panelId, item.tab)}
            aria-selected={item.tab === tab}
            aria-controls={panelId}
            tabIndex={item.tab === tab ? 0 : -1}
            className={classes.tab}
            onClick={() => onTabChange(item.tab)}
          >
            {item.name}
            {item.tab === 'transfers' && pendingCount > 0 && (
              <span>
                <span className={classes.count}>{formatCount(pendingCount)}</span>
                <span className="visually-hidden"> to confirm</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {end}
    </div>
  )
}
