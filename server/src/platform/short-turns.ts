import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MS = 10

/** For long work in the main thread: call and await the result often, and other requests run every few milliseconds. */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}
