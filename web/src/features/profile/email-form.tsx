import { changeEmail, Email } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { appStore } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import classes from './account-info-page.module.css'

export function EmailForm({ email }: { email: string }) {
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
  const fieldError = change.error instanceof ApiError ? change.error.errorFor('email') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!Email.safeParse(next.trim()).success) return setProblem('That is not an e-mail address.')
    setProblem('')
    change.mutate()
  }

  return (
    <Card title="E-mail address" description={`Now: ${email}. Password resets go there.`}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput
            label="New e-mail address"
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
            Change e-mail address
          </Button>
          <Outcome done={change.isSuccess && 'Your e-mail address is changed.'} error={!fieldError && change.error} />
        </div>
      </form>
    </Card>
  )
}

/** What came of a form, said where the button is and to a screen reader. */
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
