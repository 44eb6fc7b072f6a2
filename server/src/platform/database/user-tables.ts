import type { Generated } from 'kysely'

export interface AppUserTable {
  id: string
  username: string
  username_key: string
  email: string
  email_key: string
  password_hash: string
  preferred_currency: string
  created_at: string
  demo_ends_at: string | null
  totp_secret: string | null
  totp_pending_secret: string | null
  totp_last_step: number | null
  email_verified_at: Generated<string | null>
}

export interface AuditEventTable {
  id: string
  at: string
  user_id: string | null
  event: string
  address: string
  device: string
}

export interface SessionTable {
  id: string
  token_hash: string
  user_id: string
  created_at: string
  last_seen_at: string
  device: string
}

export interface SubscriptionTable {
  user_id: string
  provider: string
  status: string
  plan: string | null
  trial_ends_at: string | null
  period_ends_at: string | null
  cancels_at_period_end: Generated<number>
  trial_used: Generated<number>
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  updated_at: string
}

export interface FeedbackTable {
  id: string
  user_id: string
  text: string
  page: string
  local_time: string
  created_at: string
}
