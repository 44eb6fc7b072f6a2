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
import { showErrorToast } from '../../components/undo-toast.tsx'
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'

/**
 * All actions on accounts; each can be undone. `add` and `edit` return how they ended; the others show a toast if they
 * fail.
 */
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
      remove: async ({ id, name }: Pick<WealthAccount, 'id' | 'name'>) => {
        const outcome = await write(
          () => callApi(deleteAccount, { params: { id } }),
          ({ statements_deleted: count }) =>
            count === 0
              ? `Deleted ${name}.`
              : `Deleted ${name} and ${count === 1 ? '1 statement' : `${formatCount(count)} statements`}.`,
        )
        if (outcome.kind === 'failed') showErrorToast(`Couldn’t delete ${name}`, outcome.error)
      },
      saveOrder: async (ids: string[]) => {
        const outcome = await write(
          () => callApi(sortAccounts, { body: { ids } }),
          () => 'Saved the order.',
        )
        if (outcome.kind === 'failed') showErrorToast('Couldn’t save the order', outcome.error)
      },
    }),
    [write],
  )
}
export type AccountActions = ReturnType<typeof useAccountActions>
