import type { Statement, StatementGap } from '@evenkeel/contract/statements.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'

export type StatementRow =
  | { kind: 'statement'; id: string; date: PlainDate; statement: Statement }
  /** A month in which these accounts have no statement. */
  | { kind: 'gap'; id: string; date: PlainDate; month: string; accountIds: readonly string[] }

/**
 * Statements and the months without one, newest first. Unless all statements are loaded (`isComplete`), gaps older than
 * the loaded ones are left out.
 */
export function toStatementRows(
  statements: readonly Statement[],
  gaps: readonly StatementGap[],
  isComplete: boolean,
): StatementRow[] {
  const oldest = isComplete ? '' : (statements.at(-1)?.statement_date ?? '')
  const months = Map.groupBy(
    gaps.filter(({ date }) => date >= oldest),
    ({ month }) => month,
  )
  const rows: StatementRow[] = statements.map((statement) => ({
    kind: 'statement',
    id: statement.id,
    date: statement.statement_date,
    statement,
  }))
  for (const [month, list] of months) {
    const accountIds = list.map(({ account_id }) => account_id)
    rows.push({ kind: 'gap', id: `gap-${month}`, date: list[0]!.date, month, accountIds })
  }
  return rows.sort((a, b) =>
    a.date > b.date ? -1 : a.date < b.date ? 1 : a.kind === b.kind ? 0 : a.kind === 'gap' ? -1 : 1,
  )
}
