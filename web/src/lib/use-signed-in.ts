import { useEffect, useState } from 'react'
import { rememberSignedIn, wasSignedIn } from './signed-in-hint.ts'

/**
 * Whether this browser is logged in. Without the app's hint we don't ask the server, so visitors cost no request. An
 * outdated hint is removed.
 */
export function useSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false)
  useEffect(() => {
    if (!wasSignedIn()) return
    let isCurrent = true
    void fetch('/accounts/profile/', { credentials: 'same-origin' })
      .then((response) => {
        if (response.status === 401) rememberSignedIn(false)
        if (isCurrent) setIsSignedIn(response.ok)
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return isSignedIn
}
