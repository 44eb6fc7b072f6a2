import type { IncomeStatement, RowsFilter } from '@evenkeel/contract/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { IconChevronRight } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { explainError } from '../../lib/explain-error.ts'
import { formatDayShort, formatMonthShort } from '../../lib/format-date.ts'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { type StatementKind, type StatementPart, statementQueries } from './statement-queries.ts'
import { countShownYears, formatMonths, getCellFilter, getColumnMonthRange, getColumnRange } from './statement-rows.ts'
import classes from './statement-table.module.css'

type Props = {
  statement: IncomeStatement
  /** Only this many months of each year are included; null for full years. */
  months: number | null
  opened: ReadonlySet<string>
  onToggle: (key: string) => void
}

type Difference = IncomeStatement['net_differences'][number]
type Shared = Props & { columns: number }

/**
 * Income, expenses and net income by year. A category opens into months, and a month into merchants or, for the budget,
 * items.
 */
export function StatementTable(props: Props) {
  const { statement, months } = props
  const columns = countShownYears(statement)
  const years = statement.years.slice(0, columns)
  const shared: Shared = { ...props, columns }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={classes.scroller} aria-label="Income statement" tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">
          Income statement {statement.basis === 'budget' ? 'from your budget' : 'from your transactions'}, in{' '}
          {statement.currency}
        </caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            {years.map((year, i) => (
              <th key={year} scope="col" className={classes.number}>
                {year}
                {months === null && (
                  <Days first={getFirstDay(year, statement)} last={i === 0 ? statement.partial_until : null} />
                )}
                {months !== null && <small>{formatMonths(months)}</small>}
              </th>
            ))}
            {years.slice(0, -1).map((year, i) => (
              <Fragment key={year}>
                <th scope="col" className={classes.number} data-group={i === 0 ? 'first' : 'later'}>
                  Change
                  <small>
                    {year} vs {years[i + 1]}
                  </small>
                </th>
                <th scope="col" className={classes.number} data-group={i === 0 ? undefined : 'later'}>
                  %
                  <small className="visually-hidden">
                    {year} vs {years[i + 1]}
                  </small>
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <Part {...shared} title="Income" kind="income" part={statement.income} />
        <Part {...shared} title="Expenses" kind="expense" part={statement.expenses} />
        <tbody>
          <tr className={classes.net}>
            <th scope="row">Net income</th>
            <Amounts amounts={statement.net_income} {...shared} getFilter={null} />
            <Differences differences={statement.net_differences} {...shared} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** The day a year's records begin, if it's after the first week of the year. */
function getFirstDay(year: number, { recorded_from: first }: IncomeStatement): string | null {
  return first?.startsWith(`${year}-`) && first.slice(5) > '01-07' ? first : null
}

/** The days a column covers, if that isn't the whole year. */
function Days({ first, last }: { first: string | null; last: string | null }) {
  if (first === null && last === null) return null
  if (first === null) return <small>to {formatDayShort(last!)}</small>
  if (last === null) return <small>from {formatDayShort(first)}</small>
  return (
    <small>
      {formatDayShort(first)} to {formatDayShort(last)}
    </small>
  )
}

type PartProps = Shared & { title: string; kind: StatementKind; part: IncomeStatement['income'] }

function Part({ title, kind, part, ...shared }: PartProps) {
  const { months } = shared
  return (
    <tbody>
      <tr className={classes.section}>
        <th scope="colgroup" colSpan={1 + shared.columns + 2 * (shared.columns - 1)}>
          {title}
        </th>
      </tr>
      {part.rows.map((row) => (
        <Category key={row.category} row={row} kind={kind} {...shared} />
      ))}
      {part.rows.length === 0 && (
        <tr>
          <td className={classes.none} colSpan={1 + shared.columns + 2 * (shared.columns - 1)}>
            No {title.toLowerCase()} in these {months === null ? 'years' : 'months'}.
          </td>
        </tr>
      )}
      <tr className={classes.total}>
        <th scope="row">Total {title.toLowerCase()}</th>
        <Amounts
          amounts={part.totals}
          {...shared}
          getFilter={(year) => getCellFilter({ kind }, getColumnRange(year, months))}
        />
        <Differences differences={part.differences} {...shared} />
      </tr>
    </tbody>
  )
}

type CategoryProps = Shared & { row: IncomeStatement['income']['rows'][number]; kind: StatementKind }

function Category({ row, kind, ...shared }: CategoryProps) {
  const { opened, onToggle, months, columns } = shared
  const key = `${kind} ${row.category}`
  const isOpen = opened.has(key)
  return (
    <>
      <tr className={classes.row}>
        <th scope="row">
          <Toggle isOpen={isOpen} onToggle={() => onToggle(key)}>
            {row.category}
          </Toggle>
        </th>
        <Amounts
          amounts={row.amounts}
          {...shared}
          getFilter={(year) => getCellFilter(row.filter, getColumnRange(year, months))}
        />
        <Differences differences={row.differences} {...shared} />
      </tr>
      {isOpen &&
        row.children
          .filter((child) => child.amounts.slice(0, columns).some((amount) => /[1-9]/.test(amount)))
          .map((child) => {
            const monthKey = `${key} ${child.name}`
            return (
              <Fragment key={child.name}>
                <tr className={classes.month}>
                  <th scope="row">
                    <Toggle isOpen={opened.has(monthKey)} onToggle={() => onToggle(monthKey)}>
                      {formatMonthShort(`2000-${child.name}`)}
                    </Toggle>
                  </th>
                  <Amounts
                    amounts={child.amounts}
                    {...shared}
                    getFilter={(year) => getCellFilter(row.filter, getColumnMonthRange(year, child.name))}
                  />
                  <Blanks {...shared} />
                </tr>
                {opened.has(monthKey) && (
                  <Merchants part={{ kind, category: row.category, month: Number(child.name) }} {...shared} />
                )}
              </Fragment>
            )
          })}
      {isOpen && months === null && (
        <>
          <tr className={classes.month}>
            <th scope="row">
              <Toggle isOpen={opened.has(`${key} all`)} onToggle={() => onToggle(`${key} all`)}>
                {shared.statement.basis === 'budget' ? 'Items, whole year' : 'Merchants, whole year'}
              </Toggle>
            </th>
            <td colSpan={columns + 2 * (columns - 1)} />
          </tr>
          {opened.has(`${key} all`) && <Merchants part={{ kind, category: row.category }} {...shared} />}
        </>
      )}
    </>
  )
}

/** A category's merchants or budget items in one month or the whole year, loaded when opened. */
function Merchants({ part, ...shared }: Shared & { part: StatementPart }) {
  const { statement, columns } = shared
  const query = useQuery(statementQueries.parts(statement.years[0], statement.basis, part))
  if (!query.data) {
    return (
      <tr className={classes.merchant}>
        <td
          className={classes.none}
          colSpan={1 + columns + 2 * (columns - 1)}
          role={query.isError ? 'alert' : undefined}
        >
          {query.isError ? explainError(query.error) : 'Loading…'}
        </td>
      </tr>
    )
  }
  return query.data.merchants.map((merchant) => (
    <tr key={merchant.name} className={classes.merchant}>
      <th scope="row">{merchant.name}</th>
      <Amounts
        amounts={merchant.amounts}
        {...shared}
        getFilter={
          merchant.filter === null
            ? null
            : (year) =>
                getCellFilter(
                  merchant.filter!,
                  part.month === undefined
                    ? getColumnRange(year, null)
                    : getColumnMonthRange(year, String(part.month).padStart(2, '0')),
                )
        }
      />
      <Blanks {...shared} />
    </tr>
  ))
}

function Toggle({ isOpen, onToggle, children }: { isOpen: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <IconChevronRight size={15} aria-hidden />
      <span>{children}</span>
    </button>
  )
}

type AmountsProps = Shared & { amounts: readonly string[]; getFilter: ((year: number) => RowsFilter) | null }

/** On phones, amounts are in whole units so that three years fit. */
function Amounts({ amounts, getFilter, statement, columns }: AmountsProps) {
  const isPhone = useIsPhone()
  return amounts.slice(0, columns).map((amount, i) => {
    const year = statement.years[i]!
    const isZero = !/[1-9]/.test(amount)
    if (isZero) {
      return (
        <td key={year} className={classes.number} data-nothing>
          <span aria-hidden>—</span>
          <span className="visually-hidden">{formatMoney(amount, statement.currency)}</span>
        </td>
      )
    }
    const text = <MoneyText amount={amount} currency={statement.currency} isRounded={isPhone} />
    return (
      <td key={year} className={classes.number}>
        {getFilter && statement.basis === 'actual' ? <RowsLink filter={getFilter(year)}>{text}</RowsLink> : text}
      </td>
    )
  })
}

function Differences({ differences, statement, columns }: Shared & { differences: readonly Difference[] }) {
  const isPhone = useIsPhone()
  return differences.slice(0, columns - 1).map((difference, i) => (
    <Fragment key={statement.years[i]}>
      <td className={classes.number} data-group={i === 0 ? 'first' : 'later'}>
        {formatMoney(difference.amount, statement.currency, { sign: 'always', isRounded: isPhone })}
      </td>
      <td className={classes.number} data-group={i === 0 ? undefined : 'later'}>
        {formatPercent(difference.percent, { showsPlus: true })}
      </td>
    </Fragment>
  ))
}

function Blanks({ columns }: Shared) {
  return columns > 1 ? <td colSpan={2 * (columns - 1)} /> : null
}
