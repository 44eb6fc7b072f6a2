import { disableTotp } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ConfirmModal } from '../../components/confirm-modal.tsx'
import { IconShieldCheck, IconShieldLock } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { appStore } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import classes from './account-info-page.module.css'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function setSecondFactor(isOn: boolean): void {
  const { user } = appStore.get()
  if (user) appStore.setUser({ ...user, mfa_enabled: isOn })
}

export function SecondFactorCard({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) {
  const [open, setOpen] = useState<'setup' | 'disable' | null>(null)
  return (
    <Card
      title="Second factor"
      description={
        isOn
          ? 'On. Signing in asks for a code from your authenticator app after the password.'
          : 'Off. With it, a stolen password alone opens nothing: a code from your phone is needed too.'
      }
    >
      {isOn ? (
        isRequired ? (
          <p className={classes.quiet}>This server asks everyone for a second factor, so it cannot be turned off.</p>
        ) : (
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={17} aria-hidden />}
            onClick={() => setOpen('disable')}
          >
            Turn off the second factor
          </Button>
        )
      ) : (
        <Button
          variant="default"
          leftSection={<IconShieldLock size={17} aria-hidden />}
          onClick={() => setOpen('setup')}
        >
          Turn on the second factor
        </Button>
      )}
      <SecondFactorSetup opened={open === 'setup'} onClose={() => setOpen(null)} onDone={() => setSecondFactor(true)} />
      <DisableSecondFactor opened={open === 'disable'} onClose={() => setOpen(null)} />
    </Card>
  )
}

function DisableSecondFactor({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const disable = useMutation({
    mutationFn: () => callApi(disableTotp, { body: { current_password: password } }),
    onSuccess: () => {
      setSecondFactor(false)
      close()
    },
  })
  function close() {
    setPassword('')
    disable.reset()
    onClose()
  }
  return (
    <ConfirmModal
      opened={opened}
      onClose={close}
      title="Turn off the second factor?"
      confirmLabel="Turn it off"
      danger
      isBusy={disable.isPending}
      isDisabled={password === ''}
      onConfirm={() => disable.mutate()}
    >
      <p>From then on your password alone signs you in. Your recovery codes stop working.</p>
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={disable.error && explainError(disable.error)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ConfirmModal>
  )
}
