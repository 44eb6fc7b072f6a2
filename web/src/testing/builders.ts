import type { Profile, Session } from '@evenkeel/contract/accounts.ts'
import type { HistoryEntry } from '@evenkeel/contract/history.ts'
import type { Plan, SubscriptionBody } from '@evenkeel/contract/subscription.ts'

export function aProfile(fields: Partial<Profile> = {}): Profile {
  return {
    username: 'maya',
    email: 'maya@example.org',
    email_verified: true,
    preferred_currency: 'USD',
    is_subscribed: true,
    is_demo: false,
    demo_ends_at: null,
    mfa_enabled: false,
    mfa_required: false,
    created_at: '2026-01-05T09:00:00Z',
    ...fields,
  }
}

export function aSession(fields: Partial<Session> = {}): Session {
  return {
    id: '0190d0c0-0000-7000-8000-000000000001',
    created_at: '2026-11-01T08:00:00Z',
    last_seen_at: '2026-11-14T11:00:00Z',
    device: 'Firefox on Linux',
    is_current: false,
    ...fields,
  }
}

export function aHistoryEntry(fields: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: '0190d0c0-0000-7000-8000-0000000000a1',
    at: '2026-11-14T10:00:00Z',
    action: 'transaction.delete',
    summary: 'Deleted 3 transactions',
    reasons: [{ code: 'transaction.delete', args: { count: 3 } }],
    row_count: 3,
    is_undone: false,
    undoes: null,
    can_undo: true,
    ...fields,
  }
}

export function aPlan(fields: Partial<Plan> = {}): Plan {
  return {
    id: 'monthly',
    name: 'Monthly',
    price: '6.00',
    currency: 'USD',
    interval: 'month',
    description: 'Billed every month; stop whenever you like.',
    is_available: true,
    ...fields,
  }
}

export function aSubscription(fields: Partial<SubscriptionBody> = {}): SubscriptionBody {
  return {
    provider: 'local',
    status: 'none',
    is_subscribed: false,
    plan: null,
    trial_ends_at: null,
    period_ends_at: null,
    cancels_at_period_end: false,
    plans: [
      aPlan({ id: 'trial', name: 'Free trial', price: '0.00', interval: 'once', description: '30 days, no card.' }),
      aPlan(),
      aPlan({ id: 'yearly', name: 'Yearly', price: '60.00', interval: 'year', description: 'Two months on us.' }),
    ],
    ...fields,
  }
}
