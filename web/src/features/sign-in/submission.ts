import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-errors.ts'

const UNREACHABLE = 'Network or server error. Try again later.'

/**
 * The message for a failed call: the server's own or, without one, `fallback` and how long to wait after too many
 * attempts. If the server didn't return an error, a fixed message.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return UNREACHABLE
  if (error.detail) return error.detail // After too many attempts, it says how long to wait.
  const wait =
    error.status === 429 && error.retryAfterSeconds ? ` Try again in ${formatWait(error.retryAfterSeconds)}.` : ''
  return fallback + wait
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** The server's message about one field, if any. If it starts in lower case, the field's name goes in front. */
export function getFieldError(error: unknown, path: string, label: string): string | undefined {
  const message = error instanceof ApiError ? error.findError(path) : undefined
  if (!message) return undefined
  return /^[a-z]/.test(message) ? `${label} ${message}.`.replace(/\.\.$/, '.') : message
}

/** Runs one submission at a time: another one while it's running does nothing. */
export function useSubmission() {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}

/** Focuses the first invalid field, after React has marked it. */
export function focusFirstInvalid(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
