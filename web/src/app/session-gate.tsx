import { Loader } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { leaveToLogIn } from '../lib/leave-app.ts'
import classes from './session-gate.module.css'
import { startSession } from './start-session.ts'

/** Shows a spinner until the profile is loaded, then the app, or goes to the login page. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void startSession().then((isLoggedIn) => {
      if (!isCurrent) return
      if (isLoggedIn) setIsReady(true)
      else leaveToLogIn()
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return isReady ? children : <AppSpinner />
}

function AppSpinner() {
  return (
    <div className={classes.center} role="status" aria-label="Loading your account">
      <Loader size="md" />
    </div>
  )
}
