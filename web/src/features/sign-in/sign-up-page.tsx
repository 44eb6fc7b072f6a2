import { useEffect, useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { Notice } from '../../components/site/notice.tsx'
import { SiteLink } from '../../components/site/site-link.tsx'
import { TextField } from '../../components/site/text-field.tsx'
import { callApi } from '../../lib/api.ts'
import { enterDashboard } from '../../lib/enter-dashboard.ts'
import { signUp } from '../../lib/public-routes.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import css from './form-card.module.css'
import { FormCard } from './form-card.tsx'
import { getPasswordStrength } from './password-strength.ts'
import { StrengthHint } from './strength-hint.tsx'
import { focusFirstInvalid, getErrorMessage, getFieldError, useSubmission } from './submission.ts'

type Problems = Partial<Record<'username' | 'email' | 'password' | 'invite', string | undefined>>

export function SignUpPage() {
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [invite, setInvite] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const { isBusy, run } = useSubmission()
  const { signUps, billing } = useServerSettings()

  const submit = () =>
    run(async () => {
      const mistakes = validate(username, email, password)
      if (signUps === 'invite' && !invite.trim()) mistakes.invite = 'Enter your invite code.'
      setProblems(mistakes)
      setFailure('')
      if (Object.keys(mistakes).length > 0) return focusFirstInvalid()
      try {
        const body = { username: username.trim(), email: email.trim(), password }
        await callApi(signUp, { body: signUps === 'invite' ? { ...body, invite: invite.trim() } : body })
        enterDashboard()
      } catch (error) {
        const refused = {
          username: getFieldError(error, 'username', 'Username'),
          email: getFieldError(error, 'email', 'Email'),
          password: getFieldError(error, 'password', 'Password'),
          invite: getFieldError(error, 'invite', 'Invite code'),
        }
        setProblems(refused)
        if (Object.values(refused).some(Boolean)) focusFirstInvalid()
        else setFailure(getErrorMessage(error, 'We couldn’t create your account.'))
      }
    })

  if (signUps === 'closed') {
    return (
      <FormCard title="Sign Up" onSubmit={() => {}} below={<LogInLink />}>
        <Notice tone="danger">Sign-up is closed on this server. Ask the person who runs it for an account.</Notice>
      </FormCard>
    )
  }

  const fields = signUps === 'invite' ? 'Four' : 'Three'
  return (
    <FormCard
      title="Sign Up"
      intro={
        billing === 'off'
          ? `${fields} fields, and you’re in.`
          : billing === 'home'
            ? `${fields} fields, no card. The home plan is free.`
            : `${fields} fields, no card. Choose a plan or the free trial later.`
      }
      onSubmit={submit}
      below={<LogInLink />}
    >
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        value={username}
        onChange={setUsername}
        error={problems.username}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={setEmail}
        error={problems.email}
        hint="We use it only to log you in, reset your password and send notices about your account."
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        error={problems.password}
        hint={<StrengthHint password={password} user={{ username, email }} error={problems.password} />}
      />
      {signUps === 'invite' ? (
        <TextField
          label="Invite code"
          name="invite"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          value={invite}
          onChange={setInvite}
          error={problems.invite}
          hint="From the person who runs this server."
        />
      ) : null}
      <Button type="submit" isWide isBusy={isBusy}>
        Sign Up
      </Button>
      <p className={css.fine}>
        By signing up, you agree to the <SiteLink to="/terms-of-service">Terms of Service</SiteLink>. Our{' '}
        <SiteLink to="/privacy">Privacy Policy</SiteLink> explains what we store.
      </p>
    </FormCard>
  )
}

function LogInLink() {
  return (
    <p>
      Have an account? <SiteLink to="/login">Log in</SiteLink>
    </p>
  )
}

/** The operator's settings, known only once the page runs: the built HTML is the same for every server. */
function useServerSettings() {
  const [settings, setSettings] = useState({ signUps: 'open', billing: 'local' })
  useEffect(() => setSettings(readSiteConfig()), [])
  return settings
}

/** Checks before sending. The server checks again. */
function validate(username: string, email: string, password: string): Problems {
  const problems: Problems = {}
  if (!username.trim()) problems.username = 'Choose a username.'
  else if (username.includes('@')) problems.username = 'A username can’t contain @.'
  if (!email.trim()) problems.email = 'Enter your email.'
  else if (!/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email.trim())) problems.email = 'Enter a valid email address.'
  if (!password) problems.password = 'Choose a password.'
  else {
    const strength = getPasswordStrength(password, { username, email })
    if (strength.level === 1) problems.password = strength.text
  }
  return problems
}
