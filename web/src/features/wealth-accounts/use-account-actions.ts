import {
  type AccountPatch,
  createAccount,
  deleteAccount,
  editAccount,
  type NewAccount,
  sortAccounts,
  type WealthAccount,
} from '@evenkeel/contract/wealth.ts'
import { useMemo } from 'react'
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { callApi } from '../../lib/api.ts'

/** All actions on accounts; each can be undone. */
export function useAccountActions() {
  const write = useUndoableWrite()
  return useMemo(
    () => ({
      add: (body: NewAccount) =>
        write(
          () => callApi(createAccount, { body }),
          ({ name }) => `Added ${name}.`,
        ),
      edit: (id: string, body: AccountPatch) =>
        write<WealthAccount & { history_id: string | null }, WealthAccount>(
          () => callApi(editAccount, { params: { id }, body }),
          ({ name, is_archived }) =>
            body.is_archived === undefined ? `Saved ${name}.` : `${is_archived ? 'Archived' : 'Unarchived'} ${name}.`,
        ),
      remove: ({ id, name }: Pick<WealthAccount, 'id' | 'name'>) =>
        write(
          () => callApi(deleteAccount, { params: { id } }),
          ({ statements_deleted: count }) =>
            count === 0
              ? `Deleted ${name}.`
              : `Deleted ${name} and ${count === 1 ? '1 statement' : `${count} statements`}.`,
        ),
      saveOrder: (ids: string[]) =>
        write(
          () => callApi(sortAccounts, { body: { ids } }),
          () => 'Saved the order.',
        ),
    }),
    [write],
  )
}
export type AccountActions = ReturnType<typeof useAccountActions>
