import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/use-is-phone.ts'

/** At the bottom; on phones at the top, because the save buttons are at the bottom. */
export function NotificationList() {
  const phone = useIsPhone()
  return <Notifications position={phone ? 'top-center' : 'bottom-center'} limit={3} autoClose={6000} />
}
