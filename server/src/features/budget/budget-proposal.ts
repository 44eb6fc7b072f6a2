import type { ProposedLine } from '@evenkeel/contract/budget.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { isBillCategory } from '@evenkeel/engine/categoriser/bill-categories.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getMonthRange } from '@evenkeel/engine/core/period.ts'
import { addDays, addMonths, getMonth, getMonthStart, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type Converter, createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { layOutBudget } from '@evenkeel/engine/reports/budget-layout.ts'
import { type ProposedItem, proposeBudget } from '@evenkeel/engine/reports/budget-proposal.ts'
import type { PaymentRow } from '@evenkeel/engine/reports/payment-row.ts'
import type { RecurringPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import { getWholeMonthsBefore } from '@evenkeel/engine/reports/whole-months.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { findPlan, type PlannedItem } from '../../ledger/reports/budget-plan.ts'
import { plansPayment } from '../../ledger/reports/coming-payments.ts'
import {
  type BucketOf,
  findBuckets,
  findLedgerSummary,
  findMonthTotals,
  type MonthTotal,
} from '../../ledger/reports/ledger-entries.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import { findPaymentRows, findRecurring, MANY_ROWS } from '../../ledger/reports/payment-rows.ts'
import type { Deps } from '../../platform/deps.ts'

type Owner = { id: string; preferredCurrency: string }
/** One more than we look at, to see whether the oldest of them has records from its start. */
const MONTHS = 25

/** Suggests a budget based on the user's transactions. Each line has a reason. */
export function buildProposal(deps: Deps, owner: Owner, today: PlainDate) {
  const currency = owner.preferredCurrency
  return withTotals(deps, owner.id, currency, async (reports, { rates }) => {
    const from = addMonths(getMonthStart(today), -MONTHS)
    const [categories, buckets, totals, summary, plan, first] = await Promise.all([
      findCategories(deps.db, owner.id),
      findBuckets(deps.db, owner.id),
      findMonthTotals(reports, owner.id, getMonth(from)),
      findLedgerSummary(reports, owner.id),
      findPlan(reports, owner.id),
      findFirstDay(deps, owner.id, from),
    ])
    const hasManyRows = totals.reduce((sum, total) => sum + total.rows, 0) > MANY_ROWS
    const rows = await findPaymentRows(reports, owner.id, { from, to: today }, hasManyRows)
    const recurring = await findRecurring(rows, today)
    const convert = createConverter(currency, rates.table)
    const history = [...condense(rows, recurring, totals, buckets.of, convert, currency), ...createStartMarker(first)]
    const codes = new Map(categories.map(({ name, code }) => [name, code]))
    const isBill = (category: string) => isBillCategory(codes.get(category) ?? null)
    const items = proposeBudget({ today, rows: history, recurring, currency, rates: rates.table, isBill })
    return {
      currency,
      lines: items.map((item, i) => toLine(item, i, recurring, plan, currency, today, rates.table)),
      months: getWholeMonthsBefore(today, history, 24),
      rates: getUsedRates(summary.currencies, currency, today, rates.table),
    }
  })
}

async function findFirstDay(deps: Deps, userId: string, from: PlainDate): Promise<PlainDate | null> {
  const row = await deps.reports
    .selectFrom('txn')
    .select((eb) => eb.fn.min('day').as('day'))
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .executeTakeFirst()
  return (row?.day ?? null) as PlainDate | null
}

/**
 * A condensed history: recurring payments as they are, everything else as one row per month, category and kind. The
 * proposal is the same as for the whole history, because it's based on sums of converted rows.
 */
function condense(
  rows: readonly PaymentRow[],
  recurring: readonly RecurringPayment[],
  totals: readonly MonthTotal[],
  getBucket: BucketOf,
  convert: Converter,
  currency: string,
): PaymentRow[] {
  const ids = new Set(recurring.flatMap((payment) => payment.rowIds))
  const separate = rows.filter((row) => ids.has(row.id))
  const rest = new Map<string, PaymentRow>()
  const add = (month: string, category: string, kind: PaymentRow['kind'], minor: number) => {
    const key = `${month} ${kind} ${category}`
    const empty = {
      id: key,
      day: getMonthRange(month).from,
      minor: 0,
      currency,
      merchant: '',
      name: '',
      category,
      kind,
    }
    const row = rest.get(key) ?? empty
    rest.set(key, { ...row, minor: row.minor + minor })
  }
  for (const { month, bucket, minor } of totals) {
    const { category, kind } = getBucket(bucket)
    add(month, category, kind, minor)
  }
  for (const row of separate) {
    add(getMonth(row.day), row.category, row.kind, 0 - (convert(row.minor, row.currency, row.day) ?? 0))
  }
  return [...separate, ...rest.values()]
}

/** A row of zero on the day the history really begins, because condensed rows are on the first of their month. */
function createStartMarker(day: PlainDate | null): PaymentRow[] {
  const marker = {
    minor: 0,
    currency: 'EUR',
    merchant: '',
    name: '',
    category: UNCATEGORIZED,
    kind: 'transfer' as const,
  }
  return day === null ? [] : [{ id: 'start', day, ...marker }]
}

function toLine(
  item: ProposedItem,
  at: number,
  recurring: readonly RecurringPayment[],
  plan: readonly PlannedItem[],
  currency: string,
  today: PlainDate,
  rates: Parameters<typeof layOutBudget>[3],
): ProposedLine {
  const from = getMonthStart(today)
  const year = { from, to: addDays(addMonths(from, 12), -1) }
  const { occurrences, unconverted } = layOutBudget([item], year, currency, rates)
  const category = item.category === UNCATEGORIZED ? null : item.category
  return {
    key: `${item.reason.kind}-${at}`,
    kind: item.kind,
    item: {
      kind: item.kind,
      transaction_date: item.first,
      transaction_name: item.name,
      simple_name: item.name,
      category,
      currency: item.currency,
      amount: formatMinor(item.minor, item.currency),
      repeat: item.repeat,
      until: item.until,
      spread: item.spread === true,
    },
    yearly_amount:
      unconverted.length > 0
        ? null
        : formatMinor(
            occurrences.reduce((sum, { minor }) => sum + minor, 0),
            currency,
          ),
    reason: getReason(item, recurring),
    existing_item_id:
      plan.find((planned) => isAlreadyPlanned(planned, item, recurring, createConverter(currency, rates)))?.id ?? null,
  }
}

/** Whether a planned item already covers a suggested one. Recurring payments are matched as in the calendar. */
function isAlreadyPlanned(
  planned: PlannedItem,
  item: ProposedItem,
  recurring: readonly RecurringPayment[],
  convert: Converter,
): boolean {
  const { reason } = item
  const payment = reason.kind === 'recurring' && recurring.find(({ rowIds }) => rowIds === reason.rowIds)
  return isSame(planned, item) || (payment ? plansPayment(planned, payment, convert) : false)
}

/** Same kind, same category, and the same name or, unless it's a recurring payment, the same schedule. */
function isSame(planned: PlannedItem, item: ProposedItem): boolean {
  if (planned.kind !== item.kind || planned.category !== item.category) return false
  if (planned.name.toLowerCase() === item.name.toLowerCase()) return true
  const isSameSchedule = planned.repeat?.unit === item.repeat?.unit && planned.repeat?.every === item.repeat?.every
  return isSameSchedule && item.reason.kind !== 'recurring'
}

function getReason(item: ProposedItem, recurring: readonly RecurringPayment[]): ProposedLine['reason'] {
  const { reason, currency } = item
  const format = (minor: number) => formatMinor(Math.round(minor), currency)
  const filter: Record<string, string> = { category: item.category === UNCATEGORIZED ? '' : item.category }
  if (reason.kind === 'recurring') {
    const payment = recurring.find(({ rowIds }) => rowIds === reason.rowIds)
    const text = `Paid ${reason.rowIds.length} times${payment ? `, last on ${payment.lastDay}` : ''}.`
    return {
      kind: reason.kind,
      text: item.kind === 'income' ? text.replace('Paid', 'Received') : text,
      amount: format(Math.abs(item.minor)),
      months: [],
      history_months: null,
      transaction_count: reason.rowIds.length,
      filter: { ...filter, search: item.name },
    }
  }
  const months = [...reason.months]
  const span = { from: getMonthRange([...months].sort()[0]!).from, to: getMonthRange([...months].sort().at(-1)!).to }
  const shared = {
    kind: reason.kind,
    months,
    history_months: null,
    transaction_count: null,
    filter: { ...filter, ...span },
  }
  switch (reason.kind) {
    case 'typical-month':
      return {
        ...shared,
        text: `A typical month, based on the last ${months.length} months: ${format(reason.median)} ${currency}.`,
        amount: format(reason.median),
      }
    case 'now-and-then':
      return {
        ...shared,
        text: `In ${months.length} of the last ${reason.historyMonths} months, ${format(reason.total)} ${currency} in total.`,
        amount: format(reason.total),
        history_months: reason.historyMonths,
      }
    case 'season':
      return {
        ...shared,
        text: `You ${item.kind === 'income' ? 'receive' : 'spend'} more in this month every year. A typical month is ${format(reason.usual)} ${currency}.`,
        amount: format(reason.usual),
      }
  }
}
