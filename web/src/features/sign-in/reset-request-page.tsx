import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { Notice } from '../../components/site/notice.tsx'
import { SiteLink } from '../../components/site/site-link.tsx'
import { TextField } from '../../components/site/text-field.tsx'
import { callApi } from '../../lib/api.ts'
import { requestPasswordReset } from '../../lib/public-routes.ts'
import css from './form-card.module.css'
import { FormCard } from './form-card.tsx'
import { focusFirstInvalid, getErrorMessage, useSubmission } from './submission.ts'

/** The same whether or not an account uses the address, so nobody can find out who has one. */
const SENT =
  'If an account uses this address, we’ve sent it a link to choose a new password. The link works for one hour.'

export function ResetRequestPage() {
  const [email, setEmail] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const { isBusy, run } = useSubmission()
  const sentNotice = useRef<HTMLDivElement>(null)

  // The form that had focus is gone, so move focus to the message that replaced the form.
  useEffect(() => {
    if (isSent) sentNotice.current?.focus()
  }, [isSent])

  const submit = () =>
    run(async () => {
      setFailure('')
      setIsSubmitted(true)
      if (!email.trim()) return focusFirstInvalid()
      try {
        await callApi(requestPasswordReset, { body: { email: email.trim() } })
        setIsSent(true)
      } catch (error) {
        setFailure(getErrorMessage(error, 'We couldn’t send the link.'))
      }
    })

  return (
    <FormCard
      title="Reset Password"
      intro={isSent ? undefined : 'Enter your account’s email and we’ll send you a link.'}
      onSubmit={submit}
      below={
        <p>
          Remember your password? <SiteLink to="/login">Log in</SiteLink>
        </p>
      }
    >
      {isSent ? (
        <>
          <Notice tone="success" ref={sentNotice}>
            {SENT}
          </Notice>
          <details className={css.more}>
            <summary>Didn’t get an email?</summary>
            <p>
              Check your spam folder, and make sure you used the address you signed up with. If you run the server
              yourself without a mail server, look in the <code>outbox</code> folder in its data folder.
            </p>
          </details>
          <Button variant="quiet" isWide onClick={() => setIsSent(false)}>
            Use another address
          </Button>
        </>
      ) : (
        <>
          {failure ? <Notice tone="danger">{failure}</Notice> : null}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={email}
            onChange={setEmail}
            error={isSubmitted && !email.trim() ? 'Enter your email address.' : undefined}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            Send the link
          </Button>
        </>
      )}
    </FormCard>
  )
}
