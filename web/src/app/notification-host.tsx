import { notificationsStore } from '@mantine/notifications'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../components/lazy-part.tsx'
import { whenIdle } from '../lib/when-idle.ts'

const NotificationList = lazyPart(() => import('./notification-list.tsx').then((m) => m.NotificationList))

let hasShown = false
function wasEverShown(): boolean {
  hasShown ||= notificationsStore.getState().notifications.length > 0
  return hasShown
}

/** Where toasts appear. Its code is fetched when there is time for it: a toast may have to say that the network is gone. */
export function NotificationHost() {
  const isNeeded = useSyncExternalStore(notificationsStore.subscribe, wasEverShown)
  useEffect(() => whenIdle(NotificationList.preload), [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <NotificationList />
    </Suspense>
  )
}
