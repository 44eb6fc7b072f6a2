import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { useState } from 'react'
import { ConfirmModal } from '../../components/confirm-modal.tsx'

type DeleteProps = {
  account: WealthAccount
  onClose: () => void
  onDelete: (account: WealthAccount) => Promise<unknown>
}

/** Warns before an account is deleted with all its history. */
export function DeleteAccount({ account, onClose, onDelete }: DeleteProps) {
  const [isBusy, setIsBusy] = useState(false)
  const count = account.statement_count
  return (
    <ConfirmModal
      opened
      title={`Delete ${account.name}?`}
      confirmLabel="Delete account"
      isDangerous
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={async () => {
        setIsBusy(true)
        await onDelete(account)
        setIsBusy(false)
        onClose()
      }}
    >
      <p>
        This deletes the account and all of its history
        {count > 0 && ` (${count === 1 ? '1 statement' : `${count} statements`})`}. It will no longer count in your net
        worth, performance or reports.
      </p>
      <p>
        To keep the history, archive the account instead. You can restore a deleted account from History in the account
        menu.
      </p>
    </ConfirmModal>
  )
}
