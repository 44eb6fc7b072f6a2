import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/use-is-phone.ts'

/** At the foot; on the phone at the top, because there the foot has the buttons that save. */
export function NotificationList() {
  const phone = useIsPhone()
  return <Notifications position={phone ? 'top-center' : 'bottom-center'} limit={3} autoClose={6000} />
}
