type Listener = (event: MediaQueryListEvent) => void

/**
 * Fakes media queries, which jsdom doesn't have. All queries are false except those given as true. Returns a function
 * that changes a query's value and notifies listeners, like a browser.
 */
export function stubMatchMedia(values: Record<string, boolean>) {
  const state = new Map(Object.entries(values))
  const listeners = new Map<string, Set<Listener>>()
  const getListeners = (query: string) => {
    const existing = listeners.get(query) ?? new Set<Listener>()
    listeners.set(query, existing)
    return existing
  }
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return state.get(query) ?? false
      },
      media: query,
      onchange: null,
      addEventListener: (_: string, listener: Listener) => getListeners(query).add(listener),
      removeEventListener: (_: string, listener: Listener) => getListeners(query).delete(listener),
      addListener: (listener: Listener) => getListeners(query).add(listener),
      removeListener: (listener: Listener) => getListeners(query).delete(listener),
      dispatchEvent: () => true,
    }) as unknown as MediaQueryList
  return (query: string, matches: boolean) => {
    state.set(query, matches)
    for (const listener of getListeners(query)) listener({ matches, media: query } as MediaQueryListEvent)
  }
}
