import { useEffect, useState } from 'react'
import { rememberLoggedIn, wasLoggedIn } from './logged-in-hint.ts'

/** Whether this browser is logged in. Only asks the server if the app left a hint, and removes an outdated hint. */
export function useLoggedIn(): boolean {
  const [isLoggedIn, setIsLoggedIn] = useState(false)
  useEffect(() => {
    if (!wasLoggedIn()) return
    let isCurrent = true
    void fetch('/accounts/profile/', { credentials: 'same-origin' })
      .then((response) => {
        if (response.status === 401) rememberLoggedIn(false)
        if (isCurrent) setIsLoggedIn(response.ok)
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return isLoggedIn
}
