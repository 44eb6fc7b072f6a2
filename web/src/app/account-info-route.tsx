import { AiCard } from '../features/ai/ai-card.tsx'
import { AccountInfoPage } from '../features/profile/account-info-page.tsx'

/** Account info also shows the AI's settings; features don't know each other, so they meet here. */
export function AccountInfoRoute() {
  return <AccountInfoPage ai={<AiCard />} />
}
