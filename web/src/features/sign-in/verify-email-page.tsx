import { useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { DashboardLink } from '../../components/site/dashboard-link.tsx'
import { Notice } from '../../components/site/notice.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { confirmEmailVerification } from '../../lib/public-routes.ts'
import { FormCard } from './form-card.tsx'
import { getErrorMessage, useSubmission } from './submission.ts'

/** Requires a click: mail programs open links to scan for malware, and that alone must not confirm an address. */
export function VerifyEmailPage() {
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState('')
  const [isLinkInvalid, setIsLinkInvalid] = useState(false)
  const { isBusy, run } = useSubmission()

  const submit = () =>
    run(async () => {
      setFailure('')
      try {
        const link = new URLSearchParams(window.location.search)
        const body = { token: link.get('token') ?? '', uid: link.get('uid') ?? '' }
        await callApi(confirmEmailVerification, { body })
        setIsDone(true)
      } catch (error) {
        setFailure(getErrorMessage(error, 'We couldn’t confirm your email.'))
        // Trying again helps if the server was busy or out of reach, but not with a link it refused.
        setIsLinkInvalid(error instanceof ApiError && error.status === 400)
      }
    })

  return (
    <FormCard
      title="Confirm your email"
      intro={isDone || isLinkInvalid ? undefined : 'Click the button to confirm your address.'}
      onSubmit={submit}
    >
      {isDone ? (
        <>
          <Notice tone="success">Your email is confirmed.</Notice>
          <DashboardLink isWide />
        </>
      ) : (
        <>
          {failure ? <Notice tone="danger">{failure}</Notice> : null}
          {isLinkInvalid ? (
            <DashboardLink to="/dashboard/account-info" isWide>
              Go to Your Account Info
            </DashboardLink>
          ) : (
            <Button type="submit" isWide isBusy={isBusy}>
              Confirm email
            </Button>
          )}
        </>
      )}
    </FormCard>
  )
}
