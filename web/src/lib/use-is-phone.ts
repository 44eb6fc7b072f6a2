import { useSyncExternalStore } from 'react'

/** Below this width we use the phone layout. */
const PHONE_BREAKPOINT_PX = 768
const QUERY = `(max-width: ${PHONE_BREAKPOINT_PX - 0.02}px)`

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function isPhone(): boolean {
  return window.matchMedia(QUERY).matches
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone)
}
