import { useEffect, useState } from 'react'
import { rememberSignedIn, wasSignedIn } from './signed-in-hint.ts'

/**
 * Whether this browser is signed in. Nobody is asked unless the app has left a note here, so visitors cost no request;
 * a note that is out of date is taken away.
 */
export function useSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (!wasSignedIn()) return
    let isCurrent = true
    void fetch('/accounts/profile/', { credentials: 'same-origin' })
      .then((answer) => {
        if (answer.status === 401) rememberSignedIn(false)
        if (isCurrent) setSignedIn(answer.ok)
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return isSignedIn
}
