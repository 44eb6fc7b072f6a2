import { AiCard } from '../features/ai/ai-card.tsx'
import { ActivityList } from '../features/history/activity-list.tsx'
import { AccountInfoPage } from '../features/profile/account-info-page.tsx'

/** Account info shows the history and what was sent to an AI too; features do not know each other, so they meet here. */
export function AccountInfoRoute() {
  return <AccountInfoPage activity={<ActivityList />} ai={<AiCard />} />
}
