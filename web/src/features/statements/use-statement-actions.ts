import {
  createStatement,
  deleteStatement,
  editStatement,
  type GridStatement,
  type NewStatement,
  type SavedStatement,
  type Statement,
  type StatementPatch,
  saveStatementGrid,
} from '@evenkeel/contract/statements.ts'
import { useMemo } from 'react'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { callApi, type ResponseBody } from '../../lib/api.ts'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'

/**
 * Adds, edits and deletes statements; each action can be undone. `remove` shows a toast if it fails; the others return
 * how they ended.
 */
export function useStatementActions() {
  const write = useUndoableWrite()
  return useMemo(
    () => ({
      add: (body: NewStatement) =>
        write(
          () => callApi(createStatement, { body: { ...body, today: toLocalDate(new Date()) } }),
          ({ statement_date }) => `Added the statement for ${formatDay(statement_date)}.`,
        ),
      edit: (id: string, body: StatementPatch) =>
        write<SavedStatement, Statement>(
          () => callApi(editStatement, { params: { id }, body }),
          ({ statement_date }) => `Saved the statement for ${formatDay(statement_date)}.`,
        ),
      remove: async ({ id, statement_date, flows, cash_deposits, cash_withdrawals, warnings }: Statement) => {
        const outcome = await write(
          () => callApi(deleteStatement, { params: { id } }),
          () => {
            const deleted = `Deleted the statement for ${formatDay(statement_date)}.`
            const hasFlows = flows === 'stated' && (Number(cash_deposits) !== 0 || Number(cash_withdrawals) !== 0)
            const isCounted = !warnings.some((warning) => warning.code === 'same-day' && !warning.counts)
            return hasFlows && isCounted ? `${deleted} Its deposits and withdrawals no longer count.` : deleted
          },
        )
        if (outcome.kind === 'failed') {
          showErrorToast(`Couldn’t delete the statement for ${formatDay(statement_date)}`, outcome.error)
        }
      },
      saveGrid: (statement_date: string, statements: GridStatement[]) =>
        write<ResponseBody<typeof saveStatementGrid>, Statement>(
          () => callApi(saveStatementGrid, { body: { statement_date, statements, today: toLocalDate(new Date()) } }),
          ({ added, changed }) =>
            added + changed === 0
              ? 'Nothing has changed.'
              : `Saved ${countStatements(added + changed)} for ${formatDay(statement_date)}.`,
        ),
    }),
    [write],
  )
}
export type StatementActions = ReturnType<typeof useStatementActions>

export function countStatements(count: number): string {
  return count === 1 ? '1 statement' : `${formatCount(count)} statements`
}
