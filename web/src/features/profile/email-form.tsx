import { changeEmail, Email, sendEmailVerification } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { appStore } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import classes from './account-info-page.module.css'

export function EmailForm({ email, isVerified }: { email: string; isVerified: boolean }) {
  const [next, setNext] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const change = useMutation({
    mutationFn: () => callApi(changeEmail, { body: { email: next.trim(), current_password: password } }),
    onSuccess: (profile) => {
      appStore.setUser(profile)
      setNext('')
      setPassword('')
    },
  })
  const fieldError = change.error instanceof ApiError ? change.error.findError('email') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!Email.safeParse(next.trim()).success) return setProblem('Enter a valid email address.')
    setProblem('')
    change.mutate()
  }

  return (
    <Card
      title="Email"
      description={`${email} (${isVerified ? 'confirmed' : 'not confirmed yet'}). Password reset links go to this address.`}
    >
      {!isVerified && <ConfirmEmail />}
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            value={next}
            error={problem || fieldError}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </div>
        <div className={classes.foot}>
          <Button type="submit" variant="default" loading={change.isPending} disabled={next === '' || password === ''}>
            Change email
          </Button>
          <Outcome done={change.isSuccess && 'Your email has been changed.'} error={!fieldError && change.error} />
        </div>
      </form>
    </Card>
  )
}

/** Shown until the address is confirmed: sends a confirmation link. */
function ConfirmEmail() {
  const send = useMutation({ mutationFn: () => callApi(sendEmailVerification) })
  return (
    <div className={classes.foot}>
      <Button variant="default" loading={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
        Send confirmation link
      </Button>
      <Outcome done={send.isSuccess && send.data.detail} error={send.error} />
    </div>
  )
}

/** The result of a form, shown next to the button and announced to screen readers. */
export function Outcome({ done, error }: { done: string | false; error: unknown }) {
  if (error) {
    return (
      <p role="alert" className={classes.error}>
        {explainError(error)}
      </p>
    )
  }
  return (
    <p role="status" className={classes.done}>
      {done}
    </p>
  )
}
