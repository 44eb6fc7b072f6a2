import { AiCard } from '../features/ai/ai-card.tsx'
import { AccountInfoPage } from '../features/profile/account-info-page.tsx'

/** Account info also shows the AI settings. Features don't import each other, so they are combined here. */
export function AccountInfoRoute() {
  return <AccountInfoPage ai={<AiCard />} />
}
