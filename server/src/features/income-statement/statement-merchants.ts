import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { makeIncomeStatement, OTHER_CHILDREN, type YearEntry } from '@evenkeel/engine/reports/income-statement.ts'
import { sql } from 'kysely'
import { getCurrentRates } from '../../ledger/exchange-rates/current-rates.ts'
import { findUsersPlan } from '../../ledger/reports/budget-plan.ts'
import { createRowsFilter } from '../../ledger/reports/rows-filter.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { foldName } from '../../users/user-queries.ts'
import type { Owner, StatementQuery } from './build-income-statement.ts'
import { getSpan, getYears, toBudgetEntries } from './statement-entries.ts'

type PartsQuery = StatementQuery & { kind: 'expense' | 'income'; category: string; month?: number | undefined }

/** Breaks down one row of the statement: merchants by simple name, or budget items. */
export async function findStatementParts(deps: Deps, owner: Owner, query: PartsQuery) {
  const { year, kind, category, basis } = query
  const currency = owner.preferredCurrency
  const entries =
    basis === 'budget' ? await findBudgetParts(deps, owner, query) : await findActualParts(deps, owner, query)
  const statement = makeIncomeStatement(
    entries.map((entry) => ({ ...entry, category, kind })),
    year,
  )
  const row = (kind === 'expense' ? statement.expenses : statement.income).rows[0]
  const format = (minor: number) => formatMinor(minor, currency)
  return {
    currency,
    years: getYears(year),
    merchants: (row?.children ?? []).map(({ name, amounts }) => ({
      name,
      amounts: amounts.map(format),
      filter:
        name === OTHER_CHILDREN || basis === 'budget'
          ? null
          : { ...createRowsFilter(kind, getSpan(year), category), search: name },
    })),
    totals: (row?.amounts ?? [0, 0, 0]).map(format),
  }
}

type Part = Pick<YearEntry, 'year' | 'child' | 'minor'>

async function findBudgetParts(deps: Deps, owner: Owner, { year, kind, category, month }: PartsQuery): Promise<Part[]> {
  const plan = await findUsersPlan(deps, owner.id, owner.preferredCurrency, await getCurrentRates(deps.db))
  const { occurrences } = plan.layOut(getSpan(year))
  const isMatching = (occurrence: (typeof occurrences)[number]) =>
    occurrence.kind === kind &&
    occurrence.category === category &&
    (month === undefined || Number(occurrence.day.slice(5, 7)) === month)
  return toBudgetEntries(occurrences.filter(isMatching), ({ item }) => item.name)
}

async function findActualParts(deps: Deps, owner: Owner, query: PartsQuery): Promise<Part[]> {
  const { table } = await getCurrentRates(deps.db)
  const currency = owner.preferredCurrency
  const convert = createConverter(currency, table)
  const rows = selectRows(deps.reports, owner.id, query)
  const year = sql<string>`substr(txn.day, 1, 4)`
  const sameCurrency = await rows
    .where('txn.currency', '=', currency)
    .select(['txn.simple_name', year.as('year'), sql<number>`sum(txn.minor)`.as('minor')])
    .groupBy(['txn.simple_name', year])
    .execute()
  const otherCurrencies = await rows
    .where('txn.currency', '!=', currency)
    .select(['txn.simple_name', 'txn.day', 'txn.currency', 'txn.minor', sql<number>`count(*)`.as('n')])
    .groupBy(['txn.simple_name', 'txn.day', 'txn.currency', 'txn.minor'])
    .execute()
  return [
    ...sameCurrency.map((row) => ({ year: Number(row.year), child: row.simple_name, minor: Number(row.minor) })),
    ...otherCurrencies.map((row) => ({
      year: Number(row.day.slice(0, 4)),
      child: row.simple_name,
      minor: (convert(Number(row.minor), row.currency, row.day as PlainDate) ?? 0) * Number(row.n),
    })),
  ]
}

function selectRows(db: Db, userId: string, { year, kind, category, month }: PartsQuery) {
  const span = getSpan(year)
  let rows = db
    .selectFrom('txn')
    .leftJoin('category', (join) =>
      join.onRef('category.user_id', '=', 'txn.user_id').onRef('category.id', '=', 'txn.category_id'),
    )
    .where('txn.user_id', '=', userId)
    .where('txn.day', '>=', span.from)
    .where('txn.day', '<=', span.to)
  if (month !== undefined) rows = rows.where(sql<string>`substr(txn.day, 6, 2)`, '=', String(month).padStart(2, '0'))
  const isNamed = sql<boolean>`(category.name_key = ${foldName(category)} and category.kind = ${kind})`
  if (category !== UNCATEGORIZED) return rows.where(isNamed)
  const direction = kind === 'income' ? sql`txn.minor > 0` : sql`txn.minor <= 0`
  return rows.where(sql<boolean>`(${isNamed} or (txn.category_id is null and ${direction}))`)
}
