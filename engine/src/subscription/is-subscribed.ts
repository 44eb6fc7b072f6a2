/** The part of the stored subscription that decides access. Instants are ISO text in UTC. */
export type SubscriptionRow = {
  status: string
  trialEndsAt: string | null
  periodEndsAt: string | null
}

/** How long we wait for a payment after the period's end, while the provider retries. */
const GRACE_MS = 3 * 86_400_000

/**
 * The only place that decides who has access, for both the profile and the gate. A trial counts until its end, a plan
 * until three days after the end of its period, in case its payment is late, and a canceled plan for as long as it's
 * paid for. At the end itself, access is over. An active plan without a period counts forever.
 */
export function isSubscribed(row: SubscriptionRow | null, now: string): boolean {
  if (row === null) return false
  switch (row.status) {
    case 'trialing':
      return row.trialEndsAt !== null && now < row.trialEndsAt
    case 'active':
      return row.periodEndsAt === null || now < addGrace(row.periodEndsAt)
    case 'past_due':
      return row.periodEndsAt !== null && now < addGrace(row.periodEndsAt)
    case 'canceled':
      return row.periodEndsAt !== null && now < row.periodEndsAt
    default:
      return false
  }
}

function addGrace(end: string): string {
  return new Date(Date.parse(end) + GRACE_MS).toISOString()
}
