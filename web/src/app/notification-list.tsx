import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/use-is-phone.ts'

/** At the bottom; on phones at the top, because the save buttons are at the bottom. */
export function NotificationList() {
  const isPhone = useIsPhone()
  return <Notifications position={isPhone ? 'top-center' : 'bottom-center'} limit={3} autoClose={6000} />
}
