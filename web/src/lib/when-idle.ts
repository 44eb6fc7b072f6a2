/** Runs something when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 3_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 10_000 })
  return () => cancelIdleCallback(id)
}
