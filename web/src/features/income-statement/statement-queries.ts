import { getIncomeStatement, getIncomeStatementParts, type IncomeStatement } from '@evenkeel/contract/reports.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'

type Basis = IncomeStatement['basis']
export type StatementKind = 'income' | 'expense'
/** One row of the statement, or one month of it. */
export type StatementPart = { kind: StatementKind; category: string; month?: number }

export const statementQueries = {
  statement: (year: number | undefined, basis: Basis) =>
    queryOptions({
      queryKey: ['income-statement', year ?? 'latest', basis],
      queryFn: ({ signal }) =>
        callApi(getIncomeStatement, { query: { ...toYearQuery(year), basis, today: toLocalDate(new Date()) }, signal }),
      placeholderData: keepPreviousData,
    }),
  parts: (year: number | undefined, basis: Basis, part: StatementPart) =>
    queryOptions({
      queryKey: ['income-statement', year ?? 'latest', basis, part],
      queryFn: ({ signal }) =>
        callApi(getIncomeStatementParts, {
          query: { ...toYearQuery(year), basis, ...part, today: toLocalDate(new Date()) },
          signal,
        }),
    }),
}

/** The URL of the statement's CSV file. `months` limits each year to its first months. */
export function getExportUrl(year: number | undefined, basis: Basis, months: number | null): string {
  const query = new URLSearchParams({
    ...(year === undefined ? {} : { year: String(year) }),
    basis,
    ...(months === null ? {} : { months: String(months) }),
    today: toLocalDate(new Date()),
  })
  return `/api/income-statement/export/?${query}`
}

function toYearQuery(year: number | undefined): { year?: number } {
  return year === undefined ? {} : { year }
}
