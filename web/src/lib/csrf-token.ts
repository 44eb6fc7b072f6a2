// The token that writes send. It belongs to the session, so logging in and out (and starting a demo) returns a new one.
let token: string | null = null
const listeners = new Set<() => void>()

export function getCsrfToken(): string | null {
  return token
}

export function setCsrfToken(next: string | null): void {
  if (next === token) return
  token = next
  for (const listener of listeners) listener()
}

/** Subscribes to changes and returns an unsubscribe function, for `useSyncExternalStore`. */
export function onCsrfTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
