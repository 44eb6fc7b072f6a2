import type { CategoryKind } from '../categoriser/default-categories.ts'
import type { Mode } from './ledger-entry.ts'

/** One year's money in one category, in the user's currency; `child` is its merchant or item. */
export type YearEntry = {
  readonly year: number
  readonly category: string
  readonly kind: CategoryKind
  readonly child?: string | null
  readonly minor: number
}

export type StatementRow = {
  readonly category: string
  /** One per year of the statement, in the same order. */
  readonly amounts: readonly number[]
  readonly children: readonly { readonly name: string; readonly amounts: readonly number[] }[]
}
export type StatementPart = { readonly rows: readonly StatementRow[]; readonly totals: readonly number[] }
export type IncomeStatement = {
  readonly years: readonly number[]
  readonly income: StatementPart
  readonly expenses: StatementPart
  readonly netIncome: readonly number[]
}

const MAX_CHILDREN = 15
/** The name for the rest of a category: entries without a child, and all but its largest children. */
export const OTHER_CHILDREN = 'Other'

/**
 * Income, expenses and net income for three years, latest first. Amounts in both parts are positive (a net refund is
 * negative). Children, if a row has any, add up to it, rows add up to the totals, and transfers are in neither part.
 * Rows and children are sorted by their latest amount, largest first, with `OTHER_CHILDREN` last.
 */
export function makeIncomeStatement(entries: readonly YearEntry[], latestYear: number): IncomeStatement {
  const years = [latestYear, latestYear - 1, latestYear - 2]
  const income = makePart(entries, 'income', years)
  const expenses = makePart(entries, 'expense', years)
  const netIncome = years.map((_, i) => income.totals[i]! - expenses.totals[i]!)
  return { years, income, expenses, netIncome }
}

function makePart(entries: readonly YearEntry[], mode: Mode, years: readonly number[]): StatementPart {
  const categories = new Map<string, Map<string, number[]>>()
  for (const entry of entries) {
    const column = years.indexOf(entry.year)
    if (entry.kind !== mode || column < 0) continue
    const children = categories.get(entry.category) ?? new Map<string, number[]>()
    categories.set(entry.category, children)
    const name = entry.child ?? OTHER_CHILDREN
    const amounts = children.get(name) ?? years.map(() => 0)
    children.set(name, amounts)
    amounts[column]! += mode === 'expense' ? 0 - entry.minor : entry.minor
  }
  const rows = [...categories].map(([category, children]) => ({
    category,
    amounts: addColumns([...children.values()], years),
    children: getLargestChildren(children, years),
  }))
  rows.sort(compareByAmounts((row) => row.category))
  return {
    rows,
    totals: addColumns(
      rows.map((row) => row.amounts),
      years,
    ),
  }
}

function getLargestChildren(children: ReadonlyMap<string, number[]>, years: readonly number[]) {
  const named = [...children]
    .filter(([name]) => name !== OTHER_CHILDREN)
    .map(([name, amounts]) => ({ name, amounts }))
    .sort(compareByAmounts((child) => child.name))
  const kept = named.slice(0, MAX_CHILDREN)
  const rest = [...named.slice(MAX_CHILDREN).map((child) => child.amounts), ...[children.get(OTHER_CHILDREN) ?? []]]
  const others = addColumns(rest, years)
  if (kept.length === 0) return []
  return others.some((amount) => amount !== 0) ? [...kept, { name: OTHER_CHILDREN, amounts: others }] : kept
}

function addColumns(rows: readonly (readonly number[])[], years: readonly number[]): number[] {
  return years.map((_, i) => rows.reduce((sum, amounts) => sum + (amounts[i] ?? 0), 0))
}

function compareByAmounts<Row extends { amounts: readonly number[] }>(getName: (row: Row) => string) {
  return (a: Row, b: Row) => {
    const column = a.amounts.findIndex((amount, i) => amount !== b.amounts[i])
    if (column >= 0) return b.amounts[column]! - a.amounts[column]!
    return getName(a) < getName(b) ? -1 : 1
  }
}
