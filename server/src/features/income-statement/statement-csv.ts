import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { guardText } from '@evenkeel/engine/core/spreadsheet-guard.ts'

type Part = IncomeStatement['income']

/**
 * The statement as CSV: one line per category, one for each of its months with amounts, the totals and net income. If
 * the statement only covers the first `months` of each year, the headings say so. Text that a spreadsheet would run as
 * a formula is escaped.
 */
export function toCsv(statement: IncomeStatement, months: number | null = null): string {
  const { currency } = statement
  const years = statement.years.map((year) => getColumnName(year, months))
  const comparisons = years
    .slice(0, -1)
    .flatMap((year, i) => [`${year} - ${years[i + 1]}`, `(${year} - ${years[i + 1]}) / |${years[i + 1]}|`])
  const lines = [
    ['Section', 'Category', 'Month', 'Currency', ...years, ...comparisons],
    ...makePartLines('Income', statement.income, currency),
    ...makePartLines('Expenses', statement.expenses, currency),
    makeLine(['Net income', '', ''], currency, statement.net_income, statement.net_differences),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoteCell).join(',')}\r\n`).join('')}`
}

/** "2026" for a whole year, "2026-01 to 2026-03" for its first three months. */
function getColumnName(year: number, months: number | null): string {
  return months === null ? String(year) : `${year}-01 to ${year}-${String(months).padStart(2, '0')}`
}

function makePartLines(section: string, part: Part, currency: string): string[][] {
  return [
    ...part.rows.flatMap((row) => [
      makeLine([section, guardText(row.category), ''], currency, row.amounts, row.differences),
      ...row.children
        .filter(({ amounts }) => amounts.some((amount) => /[1-9]/.test(amount)))
        .map((month) =>
          makeLine([section, guardText(row.category), month.name], currency, month.amounts, []).concat(
            row.differences.flatMap(() => ['', '']),
          ),
        ),
    ]),
    makeLine([section, 'Total', ''], currency, part.totals, part.differences),
  ]
}

function makeLine(
  head: string[],
  currency: string,
  amounts: readonly string[],
  differences: Part['differences'],
): string[] {
  const changes = differences.flatMap(({ amount, percent }) => [amount, percent === null ? '' : percent.toFixed(4)])
  return [...head, currency, ...amounts, ...changes]
}

function quoteCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
