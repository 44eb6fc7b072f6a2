import { useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { TextField } from '../../components/site/text-field.tsx'
import css from './waitlist-page.module.css'

/**
 * For a server that lets people in gradually. It isn't routed: an operator who wants it adds a route, and `onJoin`
 * handles the address.
 */
export function WaitlistPage({ onJoin }: { onJoin: (email: string) => Promise<void> }) {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'joined' | 'failed'>('idle')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isAddress = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email.trim())

  const join = async () => {
    setIsSubmitted(true)
    if (!isAddress || state === 'sending') return
    setState('sending')
    try {
      await onJoin(email.trim())
      setState('joined')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={css.page}>
      <h1>Join the waitlist</h1>
      {state === 'joined' ? (
        <p role="status">You’re on the list. We’ll email {email.trim()} once, when there’s room.</p>
      ) : (
        <>
          <p>We let people in a few at a time, so that Evenkeel stays fast for everyone.</p>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void join()
            }}
          >
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={setEmail}
              error={isSubmitted && !isAddress ? 'Enter your email address.' : undefined}
            />
            <Button type="submit" isWide isBusy={state === 'sending'}>
              Join
            </Button>
            <p role="alert" className={css.failure}>
              {state === 'failed' ? 'We couldn’t add you to the list. Try again later.' : ''}
            </p>
          </form>
        </>
      )}
    </div>
  )
}
