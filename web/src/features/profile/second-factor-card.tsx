import { disableTotp } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ConfirmModal } from '../../components/confirm-modal.tsx'
import { IconShieldCheck, IconShieldLock } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { appStore } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import classes from './account-info-page.module.css'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactorCard({ isEnabled, isRequired }: { isEnabled: boolean; isRequired: boolean }) {
  const [open, setOpen] = useState<'setup' | 'disable' | null>(null)
  const queryClient = useQueryClient()

  function onChanged(isNowEnabled: boolean) {
    const { user } = appStore.get()
    if (user) appStore.setUser({ ...user, mfa_enabled: isNowEnabled })
    // The server has logged out all other devices.
    void queryClient.invalidateQueries({ queryKey: ['sessions'] })
  }

  return (
    <Card
      title="Two-factor authentication"
      description={
        isEnabled
          ? 'On. After your password, you enter a code from your authenticator app.'
          : 'Off. Turn it on so that a stolen password isn’t enough to log in.'
      }
    >
      {isEnabled ? (
        isRequired ? (
          <p className={classes.quiet}>This server requires two-factor authentication, so you can’t turn it off.</p>
        ) : (
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={17} aria-hidden />}
            onClick={() => setOpen('disable')}
          >
            Turn off two-factor authentication
          </Button>
        )
      ) : (
        <Button
          variant="default"
          leftSection={<IconShieldLock size={17} aria-hidden />}
          onClick={() => setOpen('setup')}
        >
          Turn on two-factor authentication
        </Button>
      )}
      <SecondFactorSetup opened={open === 'setup'} onClose={() => setOpen(null)} onDone={() => onChanged(true)} />
      <DisableSecondFactor opened={open === 'disable'} onClose={() => setOpen(null)} onDone={() => onChanged(false)} />
    </Card>
  )
}

type DisableProps = { opened: boolean; onClose: () => void; onDone: () => void }

function DisableSecondFactor({ opened, onClose, onDone }: DisableProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const disable = useMutation({
    mutationFn: () => callApi(disableTotp, { body: { current_password: password, code: code.trim() } }),
    onSuccess: () => {
      onDone()
      close()
    },
  })
  const codeError = disable.error instanceof ApiError ? disable.error.findError('code') : undefined
  function close() {
    setPassword('')
    setCode('')
    disable.reset()
    onClose()
  }
  return (
    <ConfirmModal
      opened={opened}
      onClose={close}
      title="Turn off two-factor authentication?"
      confirmLabel="Turn off"
      isDangerous
      isBusy={disable.isPending}
      isDisabled={password === '' || code.trim() === ''}
      onConfirm={() => disable.mutate()}
    >
      <p>
        After that, your password alone logs you in. Your recovery codes stop working, and all your other devices are
        logged out.
      </p>
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={disable.error && !codeError && explainError(disable.error)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <TextInput
        label="Authentication code"
        description="Six digits from your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        value={code}
        error={codeError}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </ConfirmModal>
  )
}
