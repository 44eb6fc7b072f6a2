type Listener = (event: MediaQueryListEvent) => void

/**
 * Replaces media queries, which jsdom doesn't have. Named queries get their value, all others are false. Returns a
 * function that changes a value and notifies listeners, like a browser.
 */
export function stubMatchMedia(values: Record<string, boolean>) {
  const state = new Map(Object.entries(values))
  const listeners = new Map<string, Set<Listener>>()
  const listenersOf = (query: string) => {
    const known = listeners.get(query) ?? new Set<Listener>()
    listeners.set(query, known)
    return known
  }
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return state.get(query) ?? false
      },
      media: query,
      onchange: null,
      addEventListener: (_: string, listener: Listener) => listenersOf(query).add(listener),
      removeEventListener: (_: string, listener: Listener) => listenersOf(query).delete(listener),
      addListener: (listener: Listener) => listenersOf(query).add(listener),
      removeListener: (listener: Listener) => listenersOf(query).delete(listener),
      dispatchEvent: () => true,
    }) as unknown as MediaQueryList
  return (query: string, matches: boolean) => {
    state.set(query, matches)
    for (const listener of listenersOf(query)) listener({ matches, media: query } as MediaQueryListEvent)
  }
}
