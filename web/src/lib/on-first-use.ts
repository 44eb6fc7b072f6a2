/** Runs something when the page is first touched, clicked or typed in. Returns a function that cancels it. */
export function onFirstUse(callback: () => void): () => void {
  const stop = new AbortController()
  const once = () => {
    stop.abort()
    callback()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, once, { signal: stop.signal, capture: true })
  return () => stop.abort()
}
