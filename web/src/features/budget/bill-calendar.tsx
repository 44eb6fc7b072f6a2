import type { UpcomingPayment } from '@evenkeel/contract/budget.ts'
import { shiftMonth } from '@evenkeel/engine/core/period.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconCheck, IconChevronLeft, IconChevronRight } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { formatDayLong, formatMonth, toLocalDate } from '../../lib/format-date.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { getFirstWeekday, listWeekdays } from '../../lib/week-start.ts'
import classes from './bill-calendar.module.css'
import { budgetQueries } from './budget-queries.ts'
import { type CalendarDay, getCalendarDays } from './calendar-days.ts'

type Props = { month: string; onMonthChange: (month: string) => void; onOpenItem: (id: string) => void }

/** How many payments the grid shows per day; a button shows the rest. The list on phones shows all. */
const MAX_PER_DAY = 3

/** A month's payments by day: the budget's, except spread items, and recurring ones that aren't in it. */
export function BillCalendar({ month, onMonthChange, onOpenItem }: Props) {
  const today = toLocalDate(new Date())
  const isPhone = useIsPhone()
  const query = useQuery(budgetQueries.calendar(month))
  const { data } = query
  return (
    <Card
      title={formatMonth(month)}
      description={
        data && (
          <>
            Planned: <MoneyText amount={data.totals.expense} currency={data.currency} /> out,{' '}
            <MoneyText amount={data.totals.income} currency={data.currency} /> in
            {/[1-9]/.test(data.totals.saving) && (
              <>
                , <MoneyText amount={data.totals.saving} currency={data.currency} /> into savings
              </>
            )}
          </>
        )
      }
      actions={
        <>
          <ActionIcon
            variant="default"
            aria-label="Previous month"
            onClick={() => onMonthChange(shiftMonth(month, -1))}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Button variant="default" onClick={() => onMonthChange(today.slice(0, 7))}>
            This month
          </Button>
          <ActionIcon variant="default" aria-label="Next month" onClick={() => onMonthChange(shiftMonth(month, 1))}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </>
      }
    >
      {query.isError && !data ? (
        <ErrorPanel title="Couldn’t load the calendar" error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <CardSkeleton lines={10} />
      ) : (
        <>
          <Days month={month} payments={data.results} today={today} isPhone={isPhone} onOpenItem={onOpenItem} />
          <p className={classes.notes}>
            {data.results.some(({ origin }) => origin === 'history') &&
              'Dashed: recurring, but not in your budget or in the totals. '}
            Checked: already paid or received. Items that are spread over time are in the totals but have no date.
          </p>
        </>
      )}
    </Card>
  )
}

type DaysProps = {
  month: string
  payments: readonly UpcomingPayment[]
  today: string
  isPhone: boolean
  onOpenItem: (id: string) => void
}

function Days({ month, payments, today, isPhone, onOpenItem }: DaysProps) {
  const start = getFirstWeekday()
  const { leadingCells, days } = getCalendarDays(month, payments, start)
  const shown = isPhone ? days.filter((day) => day.payments.length > 0) : days
  if (isPhone && shown.length === 0) return <p className={classes.legend}>Nothing due in {formatMonth(month)}.</p>
  return (
    <>
      {!isPhone && (
        <div className={classes.weekdays} aria-hidden>
          {listWeekdays(start).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ol className={isPhone ? classes.agenda : classes.month} aria-label={`Payments in ${formatMonth(month)}`}>
        {shown.map((day, i) => (
          <li
            key={day.date}
            className={classes.day}
            style={!isPhone && i === 0 ? { gridColumnStart: leadingCells + 1 } : undefined}
            data-past={day.date < today || undefined}
            data-today={day.date === today || undefined}
          >
            <time dateTime={day.date} className={classes.date}>
              {isPhone ? (
                formatDayLong(day.date)
              ) : (
                <>
                  <span className="visually-hidden">{formatDayLong(day.date)}</span>
                  <span aria-hidden>{Number(day.date.slice(8))}</span>
                </>
              )}
            </time>
            <DayPayments day={day} limit={isPhone ? Number.POSITIVE_INFINITY : MAX_PER_DAY} onOpenItem={onOpenItem} />
          </li>
        ))}
      </ol>
    </>
  )
}

type DayProps = { day: CalendarDay; limit: number; onOpenItem: (id: string) => void }

function DayPayments({ day, limit, onOpenItem }: DayProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  if (day.payments.length === 0) return null
  const shown = isExpanded ? day.payments : day.payments.slice(0, limit)
  const rest = day.payments.length - shown.length
  return (
    <ul className={classes.payments}>
      {shown.map((payment) => (
        <li key={`${payment.item_id ?? payment.name} ${payment.amount}`}>
          <Payment payment={payment} isCompact={limit === MAX_PER_DAY} onOpenItem={onOpenItem} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className={classes.more} onClick={() => setIsExpanded(true)}>
            {rest} more
          </button>
        </li>
      )}
    </ul>
  )
}

type PaymentProps = {
  payment: UpcomingPayment
  /** Leaves out cents to save space; they show on hover. */
  isCompact: boolean
  onOpenItem: (id: string) => void
}

function Payment({ payment, isCompact, onOpenItem }: PaymentProps) {
  const content = (
    <>
      <span className={classes.name}>
        {payment.is_paid && <IconCheck size={13} aria-label={payment.kind === 'income' ? 'Received' : 'Paid'} />}
        {payment.name}
      </span>
      <MoneyText amount={payment.amount} currency={payment.currency} tone="flow" isRounded={isCompact} />
    </>
  )
  const { item_id: id } = payment
  const shared = {
    className: classes.payment ?? '',
    'data-origin': payment.origin,
    'data-paid': payment.is_paid || undefined,
  }
  if (id === null) {
    return (
      <span {...shared}>
        <RowsLink filter={{ search: payment.name }} className={classes.fill ?? ''}>
          {content}
        </RowsLink>
      </span>
    )
  }
  return (
    <button type="button" {...shared} onClick={() => onOpenItem(id)}>
      {content}
    </button>
  )
}
