import { confirmTotp, setUpTotp } from '@evenkeel/contract/accounts.ts'
import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IconCopy, IconDownload } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { saveAsFile } from '../../lib/save-as-file.ts'
import classes from './account-info-page.module.css'
import { QrCode } from './qr-code.tsx'

// The dialog sets focus when it opens; later steps have to set it themselves.
const focusField = (field: HTMLInputElement | null) => field?.focus()

type Props = { opened: boolean; onClose: () => void; onDone: () => void }

/** Asks for the password, shows the QR code, asks for a first code, then shows the recovery codes once. */
export function SecondFactorSetup({ opened, onClose, onDone }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const setUp = useMutation({ mutationFn: () => callApi(setUpTotp, { body: { current_password: password } }) })
  const confirm = useMutation({
    mutationFn: () => callApi(confirmTotp, { body: { code: code.replaceAll(/\s/g, '') } }),
    onSuccess: onDone,
  })

  function close() {
    setPassword('')
    setCode('')
    setUp.reset()
    confirm.reset()
    onClose()
  }

  return (
    <Modal opened={opened} onClose={close} title="Turn on two-factor authentication">
      {confirm.data ? (
        <RecoveryCodes codes={confirm.data.recovery_codes} onClose={close} />
      ) : setUp.data ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            confirm.mutate()
          }}
        >
          <p className={classes.note}>Scan this code with your authenticator app, then type the six digits it shows.</p>
          <QrCode text={setUp.data.otpauth_url} />
          <p className={classes.quiet}>
            No camera? Enter this key by hand: <span className={classes.secret}>{setUp.data.secret}</span>
          </p>
          <TextInput
            label="Authentication code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            ref={focusField}
            value={code}
            error={confirm.error && explainError(confirm.error)}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" loading={confirm.isPending} disabled={code.trim() === ''}>
            Confirm
          </Button>
        </form>
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            setUp.mutate()
          }}
        >
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={setUp.error && explainError(setUp.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" loading={setUp.isPending} disabled={password === ''}>
            Continue
          </Button>
        </form>
      )}
    </Modal>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <div className={classes.form}>
      <p className={classes.note}>
        Two-factor authentication is on, and all your other devices are logged out. Keep these recovery codes where you
        can find them without your phone. Each one works once, and we won’t show them again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.foot}>
        {/* Without HTTPS, browsers have no clipboard. */}
        {'clipboard' in navigator && (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveAsFile(new Blob([text], { type: 'text/plain' }), 'evenkeel-recovery-codes.txt')}
        >
          Download
        </Button>
        <Button onClick={onClose}>I’ve saved them</Button>
      </div>
    </div>
  )
}
