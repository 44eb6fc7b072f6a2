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
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { callApi, type ResponseBody } from '../../lib/api.ts'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'

/** All actions on statements; each can be undone. */
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
      remove: ({ id, statement_date, flows, cash_deposits, cash_withdrawals }: Statement) =>
        write(
          () => callApi(deleteStatement, { params: { id } }),
          () => {
            const deleted = `Deleted the statement for ${formatDay(statement_date)}.`
            const hasFlows = flows === 'stated' && (Number(cash_deposits) !== 0 || Number(cash_withdrawals) !== 0)
            return hasFlows ? `${deleted} Its deposits and withdrawals no longer count.` : deleted
          },
        ),
      saveGrid: (statement_date: string, statements: GridStatement[]) =>
        write<ResponseBody<typeof saveStatementGrid>, Statement>(
          () => callApi(saveStatementGrid, { body: { statement_date, statements, today: toLocalDate(new Date()) } }),
          ({ added, changed }) => `Saved ${countStatements(added + changed)} for ${formatDay(statement_date)}.`,
        ),
    }),
    [write],
  )
}
export type StatementActions = ReturnType<typeof useStatementActions>

export function countStatements(count: number): string {
  return count === 1 ? '1 statement' : `${count} statements`
}
