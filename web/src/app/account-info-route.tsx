import { ActivityList } from '../features/history/activity-list.tsx'
import { AccountInfoPage } from '../features/profile/account-info-page.tsx'

/** Account info shows the history too; features do not know each other, so they meet here. */
export function AccountInfoRoute() {
  return <AccountInfoPage activity={<ActivityList />} />
}
