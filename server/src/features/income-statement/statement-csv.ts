import type { IncomeStatement } from '@evenkeel/contract/reports.ts'

type Part = IncomeStatement['income']

/** The statement as CSV: a line for each category, its months and the totals. Text that a spreadsheet would run is neutralised. */
export function statementAsCsv(statement: IncomeStatement): string {
  const { years, currency } = statement
  const against = years
    .slice(0, -1)
    .flatMap((year, i) => [`${year} - ${years[i + 1]}`, `${year} / ${years[i + 1]} - 1`])
  const lines = [
    ['Section', 'Category', 'Month', 'Currency', ...years.map(String), ...against],
    ...partLines('Income', statement.income, currency),
    ...partLines('Expenses', statement.expenses, currency),
    line(['Net income', '', ''], currency, statement.net_income, statement.net_differences),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

function partLines(section: string, part: Part, currency: string): string[][] {
  return [
    ...part.rows.flatMap((row) => [
      line([section, safeText(row.category), ''], currency, row.amounts, row.differences),
      ...row.children.map((month) => line([section, safeText(row.category), month.name], currency, month.amounts, [])),
    ]),
    line([section, 'Total', ''], currency, part.totals, part.differences),
  ]
}

function line(
  head: string[],
  currency: string,
  amounts: readonly string[],
  differences: Part['differences'],
): string[] {
  const changes = differences.flatMap(({ amount, percent }) => [amount, percent === null ? '' : percent.toFixed(4)])
  return [...head, currency, ...amounts, ...changes]
}

function safeText(text: string): string {
  return /^[=+\-@\t\r\n']/.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
