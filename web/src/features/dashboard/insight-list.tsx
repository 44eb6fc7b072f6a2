import { type Dashboard, dismissInsight, type Insight } from '@evenkeel/contract/reports.ts'
import { CloseButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { IconAlertTriangle, IconReceipt, IconTrendingUp } from '../../components/icons.ts'
import { RowsLink } from '../../components/rows-link.tsx'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { dashboardQueries } from './dashboard-queries.ts'
import classes from './insight-list.module.css'

const ICONS = { 'price-rise': IconTrendingUp, 'unusual-amount': IconReceipt, 'going-over': IconAlertTriangle }

/** A few things that stand out, if any. Each links to its transactions; dismissed ones come back only by Undo. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()

  async function dismiss({ key }: Insight) {
    // Removed immediately from every cached response, and restored if the request fails.
    const before = queryClient.getQueriesData<Dashboard>({ queryKey: dashboardQueries.all })
    queryClient.setQueriesData<Dashboard>({ queryKey: dashboardQueries.all }, (data) =>
      data ? { ...data, insights: data.insights.filter((other) => other.key !== key) } : data,
    )
    try {
      const { history_id } = await callApi(dismissInsight, { params: { key } })
      if (history_id) offerUndo({ message: 'Dismissed. You won’t see this again.', historyId: history_id })
    } catch (error) {
      for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data)
      showErrorToast('Couldn’t dismiss this', error)
    }
  }

  if (insights.length === 0) return null
  return (
    <Card title="Worth a look">
      <ul className={classes.list}>
        {insights.map((insight) => {
          const Icon = ICONS[insight.kind] ?? IconReceipt // a newer server may know other kinds
          return (
            <li key={insight.key} className={classes.insight}>
              <span className={classes.icon} data-kind={insight.kind} aria-hidden>
                <Icon size={17} stroke={1.8} />
              </span>
              <RowsLink filter={insight.filter} className={classes.words ?? ''}>
                <span className={classes.headline}>{getHeadline(insight)}</span>
                <span className={classes.detail}>{getDetail(insight)}</span>
              </RowsLink>
              <CloseButton
                size={32}
                iconSize={16}
                c="var(--color-ink3)"
                aria-label={`Dismiss: ${getHeadline(insight)}`}
                onClick={() => void dismiss(insight)}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The insight in the user's money format, or the server's sentence if its kind is unknown. */
function getHeadline({ kind, text, name, category, currency, amount, compared_with }: Insight): string {
  const format = (value: string) => formatMoney(value, currency)
  if (kind === 'price-rise') return `${name ?? category} went up from ${format(compared_with)} to ${format(amount)}`
  if (kind === 'unusual-amount') return `${format(amount)} at ${name ?? category}, usually ${format(compared_with)}`
  if (kind === 'going-over') return `${category} is likely to go over its budget`
  return text
}

function getDetail({ kind, category, currency, amount, compared_with, spent, date }: Insight): string {
  const formatWhole = (value: string) => formatMoney(value, currency, { isRounded: true })
  if (kind === 'going-over') {
    const soFar = spent === null ? '' : `${formatWhole(spent)} so far, `
    return `${soFar}about ${formatWhole(amount)} by the end of the month, ${formatWhole(compared_with)} planned`
  }
  return [category, date && formatDayShort(date)].filter(Boolean).join(' · ')
}
