/** Runs something when the page is first touched, clicked or typed in. Returns a function that cancels it. */
export function onFirstUse(callback: () => void): () => void {
  const stop = new AbortController()
  const runOnce = () => {
    stop.abort()
    callback()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, runOnce, { signal: stop.signal, capture: true })
  return () => stop.abort()
}
