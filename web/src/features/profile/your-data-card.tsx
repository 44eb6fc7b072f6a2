import { deleteAccount } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ConfirmModal } from '../../components/confirm-modal.tsx'
import { IconDownload, IconTrash, IconUpload } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { appStore } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import { leaveTo } from '../../lib/leave-app.ts'
import { rememberLoggedIn } from '../../lib/logged-in-hint.ts'
import { saveAsFile } from '../../lib/save-as-file.ts'
import classes from './account-info-page.module.css'
import { Outcome } from './email-form.tsx'
import { OtherFormatsMenu } from './other-formats-menu.tsx'
import { RestoreSheet } from './restore-sheet.tsx'

const exportRoute = { method: 'GET', path: '/accounts/export/', responseType: 'zip' } as const

type Props = { isDemo: boolean; isSubscribed: boolean }

export function YourDataCard({ isDemo, isSubscribed }: Props) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const exportAll = useMutation({
    mutationFn: () => callApi(exportRoute),
    onSuccess: (zip) => saveAsFile(zip, `evenkeel-${toLocalDate(new Date())}.zip`),
  })
  return (
    <Card
      title="Your data"
      description="Take everything with you as CSV and JSON, and import it again here or on another server."
    >
      <div className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          loading={exportAll.isPending}
          onClick={() => exportAll.mutate()}
        >
          Export everything
        </Button>
        <OtherFormatsMenu />
        {!isDemo && isSubscribed && (
          <Button
            variant="default"
            leftSection={<IconUpload size={17} aria-hidden />}
            onClick={() => setIsImporting(true)}
          >
            Import an export
          </Button>
        )}
        {!isDemo && (
          <Button
            variant="outline"
            color="red"
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={() => setIsDeleting(true)}
          >
            Delete account
          </Button>
        )}
        <Outcome done={exportAll.isSuccess && 'The file is in your downloads.'} error={exportAll.error} />
      </div>
      <RestoreSheet opened={isImporting} onClose={() => setIsImporting(false)} />
      <DeleteAccount opened={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  )
}

function DeleteAccount({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => callApi(deleteAccount, { body: { password } }),
    onSuccess: () => {
      appStore.setUser(null)
      rememberLoggedIn(false)
      leaveTo('/')
    },
  })
  function close() {
    setPassword('')
    remove.reset()
    onClose()
  }
  return (
    <ConfirmModal
      opened={opened}
      onClose={close}
      title="Delete your account?"
      confirmLabel="Delete everything for good"
      isDangerous
      isBusy={remove.isPending || remove.isSuccess}
      isDisabled={password === ''}
      onConfirm={() => remove.mutate()}
    >
      <p>
        This deletes your account and everything in it: transactions, receipts and other files attached to them,
        imports, categories, budget items, custom instructions, accounts and their statements, saved scenarios, personal
        attributes, feedback, your history and your subscription.
      </p>
      <p>It happens immediately and can’t be undone. Export your data first if you might want it again.</p>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={remove.error && explainError(remove.error)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ConfirmModal>
  )
}
