/** Runs something when the page is idle. Returns a function that cancels it. */
export function runWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 3_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(callback, { timeout: 10_000 })
  return () => cancelIdleCallback(id)
}
