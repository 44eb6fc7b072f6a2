import { listRecurringPayments, type RecurringPayment } from '@evenkeel/contract/recurring-payments.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { DataTable } from '../../components/data-table/data-table.tsx'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { IconArrowDown, IconArrowUp } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { callApi } from '../../lib/api.ts'
import { formatDay, formatDayShort, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './recurring-tab.module.css'
import {
  describeCadence,
  describeDue,
  getGroup,
  getLastPriceChange,
  getSize,
  type RecurringGroup,
  sumRecurring,
} from './recurring-words.ts'
import { TabFrame } from './tab-frame.tsx'

const createRecurringQuery = () =>
  queryOptions({
    queryKey: ['recurring payments'],
    queryFn: async ({ signal }) =>
      (await callApi(listRecurringPayments, { query: { today: toLocalDate(new Date()) }, signal })).results,
  })

type Props = { onOpen: (filter: RecurringPayment['filter']) => void; onImport: () => void }

/** Recurring payments and income: the amount a year, when each is due next, and the latest price change. */
export function RecurringTab({ onOpen, onImport }: Props) {
  return (
    <TabFrame
      query={useQuery(createRecurringQuery())}
      columns={6}
      failure="Couldn’t load recurring payments"
      empty={{
        sentence:
          'No recurring payments yet. We usually need three months of transactions to spot subscriptions, bills and pay.',
        action: { label: 'Import older transactions', onClick: onImport },
      }}
    >
      {(payments) => <PaymentTable payments={payments} onOpen={onOpen} />}
    </TabFrame>
  )
}

const EMPTY: Record<RecurringGroup, string> = {
  out: 'No recurring bills.',
  in: 'No recurring income.',
  stopped: 'No payments have stopped.',
}

function PaymentTable({ payments, onOpen }: Pick<Props, 'onOpen'> & { payments: readonly RecurringPayment[] }) {
  const [group, setGroup] = useState<RecurringGroup>('out')
  const shown = useMemo(() => payments.filter((payment) => getGroup(payment) === group), [payments, group])
  const countInGroup = (target: RecurringGroup) => payments.filter((payment) => getGroup(payment) === target).length
  return (
    <DataTable
      label="Recurring payments"
      rows={shown}
      columns={COLUMNS}
      getRowId={getPaymentId}
      describeRow={describe}
      phoneRow={toPhoneRow}
      onOpen={(payment) => onOpen(payment.filter)}
      initialSort={{ id: 'yearly', desc: true }}
      empty={EMPTY[group]}
      toolbar={
        <>
          <SegmentedControl
            label="Which payments"
            options={[
              { value: 'out', label: `Bills ${countInGroup('out')}` },
              { value: 'in', label: `Income ${countInGroup('in')}` },
              { value: 'stopped', label: `Stopped ${countInGroup('stopped')}` },
            ]}
            value={group}
            onChange={setGroup}
          />
          {group !== 'stopped' && <Totals payments={shown} />}
        </>
      }
    />
  )
}

function Totals({ payments }: { payments: readonly RecurringPayment[] }) {
  const totals = sumRecurring(payments)
  if (totals.length === 0) return null
  return (
    <p className={classes.totals} aria-live="polite">
      {totals.map(({ currency, month, year }) => (
        <span key={currency}>
          <strong>
            <MoneyText amount={month} currency={currency} />
          </strong>{' '}
          a month · <MoneyText amount={year} currency={currency} /> a year
        </span>
      ))}
    </p>
  )
}

// One merchant can have two recurring payments, such as on the 1st and the 15th.
const getPaymentId = (payment: RecurringPayment) => payment.transaction_ids.at(-1) ?? payment.merchant

const COLUMNS: readonly DataTableColumn<RecurringPayment>[] = [
  {
    id: 'merchant',
    header: 'Name',
    grow: 1.3,
    sortValue: (payment) => payment.merchant,
    cell: (payment) => (
      <span className={classes.name} title={payment.merchant}>
        {payment.merchant}
      </span>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    grow: 1,
    isDim: true,
    sortValue: (payment) => payment.category ?? '',
    cell: (payment) => <CategoryLabel name={payment.category} />,
    hideOrder: 2,
  },
  {
    id: 'cadence',
    header: 'How often',
    width: 116,
    sortValue: ({ cadence: { every, unit } }) => every * { day: 1, week: 7, month: 30, year: 365 }[unit],
    cell: (payment) => describeCadence(payment.cadence),
  },
  {
    id: 'next',
    header: 'Next',
    width: 184,
    sortValue: (payment) => payment.next_date,
    cell: (payment) => <Next payment={payment} />,
  },
  {
    id: 'change',
    header: 'Amount change',
    width: 212,
    sortValue: (payment) => payment.price_changes.at(-1)?.date ?? '',
    cell: (payment) => <PriceChange payment={payment} />,
    hideOrder: 1,
  },
  {
    id: 'amount',
    header: 'Usual amount',
    width: 158,
    align: 'right',
    sortValue: (payment) => getSize(payment.typical_amount, payment.currency),
    cell: (payment) => <UsualAmount payment={payment} />,
  },
  {
    id: 'yearly',
    header: 'A year',
    width: 134,
    align: 'right',
    sortValue: (payment) => getSize(payment.yearly_amount, payment.currency),
    cell: (payment) => (
      <span className={classes.figure}>
        <MoneyText amount={payment.yearly_amount} currency={payment.currency} tone="flow" />
      </span>
    ),
  },
]

function Next({ payment }: { payment: RecurringPayment }) {
  if (!payment.is_active) return <span className={classes.quiet}>Last on {formatDay(payment.last_date)}</span>
  const today = toLocalDate(new Date())
  const words = describeDue(payment.next_date, today)
  return (
    <>
      <span className="tabular">{formatDay(payment.next_date)}</span>
      {words && (
        <span className={classes.quiet} data-late={payment.next_date < today || undefined}>
          {' '}
          {words}
        </span>
      )}
    </>
  )
}

function UsualAmount({ payment }: { payment: RecurringPayment }) {
  return (
    <>
      {!payment.is_fixed && <span className={classes.quiet}>about </span>}
      <MoneyText amount={payment.typical_amount} currency={payment.currency} tone="flow" />
    </>
  )
}

function PriceChange({ payment }: { payment: RecurringPayment }) {
  const change = getLastPriceChange(payment)
  if (!change) return <span className={classes.quiet}>{payment.is_fixed ? '—' : 'Varies'}</span>
  const { currency } = payment
  return (
    <span
      className={classes.change}
      title={payment.price_changes
        .map(
          (priceChange) =>
            `${formatDay(priceChange.date)}: ${formatMoney(priceChange.before, currency)} to ${formatMoney(priceChange.after, currency)}`,
        )
        .join('\n')}
    >
      {change.isRise ? <IconArrowUp size={14} aria-label="Up" /> : <IconArrowDown size={14} aria-label="Down" />}
      <MoneyText amount={change.by} currency={currency} />
      <span className={classes.quiet}> since {formatDay(change.date)}</span>
    </span>
  )
}

function toPhoneRow(payment: RecurringPayment): PhoneRow {
  const words = payment.is_active ? describeDue(payment.next_date, toLocalDate(new Date())) : 'stopped'
  return {
    title: payment.merchant,
    detail: `${describeCadence(payment.cadence)} · ${words ?? formatDayShort(payment.next_date)}`,
    figure: (
      <span className={classes.phoneFigure}>
        <span className={classes.figure}>
          <UsualAmount payment={payment} />
        </span>
        <span className={classes.quiet}>
          <MoneyText amount={payment.yearly_amount} currency={payment.currency} isRounded /> a year
        </span>
      </span>
    ),
  }
}

function describe(payment: RecurringPayment): string {
  const { merchant, cadence, typical_amount, currency } = payment
  return `${merchant}, ${describeCadence(cadence).toLowerCase()}, ${formatMoney(typical_amount, currency)}`
}
