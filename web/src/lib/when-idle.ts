/** Does something once the page has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 3_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 10_000 })
  return () => cancelIdleCallback(id)
}
