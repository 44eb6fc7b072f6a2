import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { Notice } from '../../components/site/notice.tsx'
import { SiteLink } from '../../components/site/site-link.tsx'
import { TextField } from '../../components/site/text-field.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { enterDashboard } from '../../lib/enter-dashboard.ts'
import { logIn } from '../../lib/public-routes.ts'
import { FormCard } from './form-card.tsx'
import { focusFirstInvalid, getErrorMessage, useSubmission } from './submission.ts'

export function LogInPage() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [failure, setFailure] = useState('')
  const { isBusy, run } = useSubmission()
  const codeBox = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (needsCode) codeBox.current?.querySelector('input')?.focus()
  }, [needsCode])

  const submit = () =>
    run(async () => {
      setFailure('')
      setIsSubmitted(true)
      if (!username.trim() || !password || (needsCode && !code.trim())) return focusFirstInvalid()
      try {
        const body = { username: username.trim(), password, ...(needsCode ? { code: code.trim() } : {}) }
        await callApi(logIn, { body })
        enterDashboard()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'mfa_required' && !needsCode) {
          setIsSubmitted(false)
          setNeedsCode(true)
          return
        }
        setFailure(getErrorMessage(error, 'We couldn’t log you in.'))
      }
    })

  return (
    <FormCard
      title="Log In"
      intro="Welcome back."
      onSubmit={submit}
      below={
        <p>
          New here? <SiteLink to="/signup">Create an account</SiteLink>
        </p>
      }
    >
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <TextField
        label="Username or email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={setUsername}
        error={isSubmitted && !username.trim() ? 'Enter your username or email address.' : undefined}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={isSubmitted && !password ? 'Enter your password.' : undefined}
        aside={<SiteLink to="/reset-password">Forgot your password?</SiteLink>}
      />
      {needsCode ? (
        <div ref={codeBox}>
          <TextField
            label="Authentication code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={code}
            onChange={setCode}
            error={isSubmitted && !code.trim() ? 'Enter the code.' : undefined}
            hint="Six digits from your authenticator app, or one of your recovery codes."
          />
        </div>
      ) : null}
      <Button type="submit" isWide isBusy={isBusy}>
        {needsCode ? 'Confirm and log in' : 'Log In'}
      </Button>
    </FormCard>
  )
}
