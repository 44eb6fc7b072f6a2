import { notificationsStore } from '@mantine/notifications'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { createLazyPart } from '../components/lazy-part.tsx'
import { onFirstUse } from '../lib/on-first-use.ts'

const NotificationList = createLazyPart(() => import('./notification-list.tsx').then((m) => m.NotificationList))

let hasShown = false
function wasEverShown(): boolean {
  hasShown ||= notificationsStore.getState().notifications.length > 0
  return hasShown
}

/**
 * Where toasts appear. Their code loads on the first click or key press: no toast comes before that, and a later one
 * may have to report that the network is down.
 */
export function NotificationHost() {
  const isNeeded = useSyncExternalStore(notificationsStore.subscribe, wasEverShown)
  useEffect(() => onFirstUse(NotificationList.preload), [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <NotificationList />
    </Suspense>
  )
}
