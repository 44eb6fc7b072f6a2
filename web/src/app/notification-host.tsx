import { notificationsStore } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))

let hasShown = false
function wasEverShown(): boolean {
  hasShown ||= notificationsStore.getState().notifications.length > 0
  return hasShown
}

/** Where toasts appear. Its code is loaded with the first one: most visits have none. */
export function NotificationHost() {
  const isNeeded = useSyncExternalStore(notificationsStore.subscribe, wasEverShown)
  if (!isNeeded) return null
  return (
    <Suspense>
      <NotificationList />
    </Suspense>
  )
}
