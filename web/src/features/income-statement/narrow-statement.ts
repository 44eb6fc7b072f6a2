import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'

type Part = IncomeStatement['income']
type Row = Part['rows'][number]
type Change = IncomeStatement['changes'][number]

/** As many as the server returns. */
const MAX_CHANGES = 6

/** How many months of the latest year are over, but at least one; null if the whole year is over. */
export function countFullMonths({ partial_until: until }: Pick<IncomeStatement, 'partial_until'>): number | null {
  if (until === null) return null
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number)
  const isMonthOver = day === new Date(Date.UTC(year, month, 0)).getUTCDate()
  const months = isMonthOver ? month : month - 1
  // In January, no month is over yet, so we use January itself.
  return months === 12 ? null : Math.max(1, months)
}

/**
 * The statement with only the first months of every year, so an unfinished year is compared with the same months of the
 * others. Rows without data in these months are left out. Wealth and everything else that isn't a sum of months stays.
 */
export function narrowStatement(statement: IncomeStatement, months: number): IncomeStatement {
  const { currency, years } = statement
  const income = narrowPart(statement.income, months, currency, years.length)
  const expenses = narrowPart(statement.expenses, months, currency, years.length)
  const net = income.totals.map((total, i) => subtract(total, expenses.totals[i]!, currency))
  return {
    ...statement,
    income,
    expenses,
    net_income: net,
    net_differences: getDifferences(net, currency),
    changes: [...getChanges('income', income), ...getChanges('expense', expenses)]
      .filter((change) => /[1-9]/.test(change.amount))
      .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
      .slice(0, MAX_CHANGES),
  }
}

function narrowPart(part: Part, months: number, currency: string, years: number): Part {
  const rows = part.rows
    .map((row): Row => {
      const children = row.children.slice(0, months)
      const amounts = sumColumns(
        children.map((child) => child.amounts),
        currency,
        years,
      )
      return { ...row, children, amounts, differences: getDifferences(amounts, currency) }
    })
    .filter((row) => row.amounts.some((amount) => /[1-9]/.test(amount)))
  const totals = sumColumns(
    rows.map((row) => row.amounts),
    currency,
    years,
  )
  return { rows, totals, differences: getDifferences(totals, currency) }
}

function sumColumns(rows: readonly (readonly string[])[], currency: string, columns: number): string[] {
  return Array.from({ length: columns }, (_, i) =>
    formatMinor(
      rows.reduce((sum, row) => sum + (parseMinor(row[i] ?? '0', currency) ?? 0), 0),
      currency,
    ),
  )
}

/** Each year compared with the one to its right; `percent` is null if that one is zero. */
function getDifferences(amounts: readonly string[], currency: string): Part['differences'] {
  return amounts.slice(0, -1).map((after, i) => {
    const before = parseMinor(amounts[i + 1]!, currency) ?? 0
    const gap = (parseMinor(after, currency) ?? 0) - before
    return { amount: formatMinor(gap, currency), percent: before === 0 ? null : gap / Math.abs(before) }
  })
}

function getChanges(kind: Change['kind'], part: Part): Change[] {
  return part.rows.flatMap(({ category, amounts: [after, before], differences: [difference] }) =>
    after !== undefined && before !== undefined && difference ? [{ category, kind, before, after, ...difference }] : [],
  )
}

function subtract(a: string, b: string, currency: string): string {
  return formatMinor((parseMinor(a, currency) ?? 0) - (parseMinor(b, currency) ?? 0), currency)
}
