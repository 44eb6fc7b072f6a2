import type { Profile } from '@evenkeel/contract/accounts.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import type { Deps } from '../platform/deps.ts'
import type { Auth } from '../platform/sessions.ts'

export function toProfile({ user, isSubscribed }: Auth, { config }: Pick<Deps, 'config'>): Profile {
  return {
    username: user.username,
    email: user.email,
    email_verified: user.isEmailVerified,
    preferred_currency: user.preferredCurrency as PreferredCurrency, // The database only holds supported currencies.
    is_subscribed: isSubscribed,
    is_demo: user.demoEndsAt !== null,
    demo_ends_at: user.demoEndsAt,
    mfa_enabled: user.hasTotp,
    mfa_required: config.requireMfa && !user.hasTotp && user.demoEndsAt === null,
    created_at: user.createdAt,
  }
}
