import { changePassword, NewPassword, PASSWORD_MIN } from '@evenkeel/contract/accounts.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import classes from './account-info-page.module.css'
import { Outcome } from './email-form.tsx'

const EMPTY = { current: '', next: '', again: '' }

export function PasswordForm({ username }: { username: string }) {
  const [fields, setFields] = useState(EMPTY)
  const [problem, setProblem] = useState<{ next?: string; again?: string }>({})
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: () =>
      callApi(changePassword, { body: { current_password: fields.current, new_password: fields.next } }),
    onSuccess: () => {
      setFields(EMPTY)
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const fieldError = change.error instanceof ApiError ? change.error.findError('new_password') : undefined
  const set = (name: keyof typeof EMPTY) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setFields((before) => ({ ...before, [name]: value }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = NewPassword.safeParse(fields.next)
    if (!parsed.success)
      return setProblem({ next: `The password ${parsed.error.issues[0]?.message ?? 'can’t be used'}.` })
    if (fields.next !== fields.again) return setProblem({ again: 'Passwords do not match.' })
    setProblem({})
    change.mutate()
  }

  return (
    <Card title="Password" description="Changing it logs you out everywhere else.">
      <form className={classes.form} onSubmit={submit} noValidate>
        <input
          className="visually-hidden"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={fields.current}
          onChange={set('current')}
        />
        <div className={classes.pair}>
          <PasswordInput
            label="New password"
            description={`At least ${PASSWORD_MIN} characters.`}
            autoComplete="new-password"
            value={fields.next}
            error={problem.next ?? fieldError}
            onChange={set('next')}
          />
          <PasswordInput
            label="Confirm new password"
            description="So a typo doesn’t lock you out."
            autoComplete="new-password"
            value={fields.again}
            error={problem.again}
            onChange={set('again')}
          />
        </div>
        <div className={classes.foot}>
          <Button
            type="submit"
            variant="default"
            loading={change.isPending}
            disabled={fields.current === '' || fields.next === ''}
          >
            Change password
          </Button>
          <Outcome done={change.isSuccess && 'Your password has been changed.'} error={!fieldError && change.error} />
        </div>
      </form>
    </Card>
  )
}
