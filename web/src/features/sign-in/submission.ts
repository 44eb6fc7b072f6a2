import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-errors.ts'

const UNREACHABLE = 'Network or server error. Try again later.'

/** The message for a failed call: the server's own or `fallback`, or a fixed one if there was no response. */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return UNREACHABLE
  const wait =
    error.status === 429 && error.retryAfterSeconds ? ` Try again in ${formatWait(error.retryAfterSeconds)}.` : ''
  return (error.detail || fallback) + wait
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** The server's message about one field, as a sentence that starts with the field's name. */
export function getFieldError(error: unknown, path: string, label: string): string | undefined {
  const message = error instanceof ApiError ? error.findError(path) : undefined
  if (!message) return undefined
  return /^[a-z]/.test(message) ? `${label} ${message}.`.replace(/\.\.$/, '.') : message
}

/** Runs one call at a time: a second click while the first is running does nothing. */
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
