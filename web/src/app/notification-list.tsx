import { Notifications } from '@mantine/notifications'

export function NotificationList() {
  return <Notifications position="bottom-center" limit={3} autoClose={6000} />
}
