import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatCount } from '../../lib/format-money.ts'
import classes from './page-tabs.module.css'
import type { TransactionTab } from './transaction-search.ts'
import { transferQueries } from './transfer-queries.ts'

type Tab = TransactionTab | undefined
type Props = {
  tab: Tab
  onTab: (tab: Tab) => void
  panelId: string
  /** Shown after the tabs. */
  end?: ReactNode
}

const TABS: readonly { tab: Tab; name: string }[] = [
  { tab: undefined, name: 'All' },
  { tab: 'recurring', name: 'Recurring' },
  { tab: 'transfers', name: 'Transfers' },
]
export const tabId = (panelId: string, tab: Tab) => `${panelId}-${tab ?? 'all'}`

/** The list, and two ways to look at it. Arrow keys move between them. */
export function PageTabs({ tab, onTab, panelId, end }: Props) {
  const { data: suggestions } = useQuery({ ...transferQueries.suggestions(), staleTime: 5 * 60_000 })
  const waiting = suggestions?.length ?? 0
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = TABS.findIndex((each) => each.tab === tab)
    const next = TABS[(at + step + TABS.length) % TABS.length]!
    onTab(next.tab)
    document.getElementById(tabId(panelId, next.tab))?.focus()
  }
  return (
    <div className={classes.line}>
      <div role="tablist" aria-label="Transactions" className={classes.tabs} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
          <button
            key={each.name}
            type="button"
            role="tab"
            id={tabId(panelId, each.tab)}
            aria-selected={each.tab === tab}
            aria-controls={panelId}
            tabIndex={each.tab === tab ? 0 : -1}
            className={classes.tab}
            onClick={() => onTab(each.tab)}
          >
            {each.name}
            {each.tab === 'transfers' && waiting > 0 && (
              <span>
                <span className={classes.count}>{formatCount(waiting)}</span>
                <span className="visually-hidden"> to decide</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {end}
    </div>
  )
}
