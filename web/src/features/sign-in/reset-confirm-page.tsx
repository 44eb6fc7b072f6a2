import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { Notice } from '../../components/site/notice.tsx'
import { SiteLink } from '../../components/site/site-link.tsx'
import { TextField } from '../../components/site/text-field.tsx'
import { callApi } from '../../lib/api.ts'
import { confirmPasswordReset } from '../../lib/public-routes.ts'
import { useNavigate } from '../../lib/site-navigation.ts'
import { FormCard } from './form-card.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { focusFirstInvalid, getErrorMessage, getFieldError, useSubmission } from './submission.ts'

const REDIRECT_DELAY_MS = 2000

export function ResetConfirmPage() {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isMismatch, setIsMismatch] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState('')
  const { isBusy, run } = useSubmission()
  const doneNotice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isDone) return
    doneNotice.current?.focus()
    const timer = setTimeout(() => navigate('/login'), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const submit = () =>
    run(async () => {
      setFailure('')
      setIsSubmitted(true)
      setIsMismatch(false)
      if (!password || !confirmation) return focusFirstInvalid()
      if (password !== confirmation) {
        setIsMismatch(true)
        return focusFirstInvalid()
      }
      try {
        const link = new URLSearchParams(window.location.search)
        const body = { token: link.get('token') ?? '', uid: link.get('uid') ?? '', new_password: password }
        await callApi(confirmPasswordReset, { body })
        setIsDone(true)
      } catch (error) {
        const refused = getFieldError(error, 'new_password', 'The password')
        setFailure(refused ?? getErrorMessage(error, 'Password reset failed.'))
      }
    })

  const confirmationError = isMismatch
    ? 'Passwords do not match.'
    : isSubmitted && !confirmation
      ? 'Enter the new password again.'
      : undefined

  return (
    <FormCard
      title="Reset Password"
      intro={isDone ? undefined : 'Choose a new password. You’ll be logged out on all devices.'}
      onSubmit={submit}
      below={
        isDone ? (
          <p>
            Redirecting to <SiteLink to="/login">Log In</SiteLink>…
          </p>
        ) : (
          <p>
            Link expired? <SiteLink to="/reset-password">Get a new one</SiteLink>
          </p>
        )
      }
    >
      {isDone ? (
        <Notice tone="success" ref={doneNotice}>
          Your password has been reset successfully.
        </Notice>
      ) : (
        <>
          {failure ? <Notice tone="danger">{failure}</Notice> : null}
          <TextField
            label="New Password"
            name="new-password"
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
            error={isSubmitted && !password ? 'Enter a new password.' : undefined}
            hint={<StrengthHint password={password} />}
          />
          <TextField
            label="Confirm New Password"
            name="confirm-new-password"
            type="password"
            autoComplete="new-password"
            required
            value={confirmation}
            onChange={(value) => {
              setConfirmation(value)
              setIsMismatch(false)
            }}
            error={confirmationError}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            Reset Password
          </Button>
        </>
      )}
    </FormCard>
  )
}
