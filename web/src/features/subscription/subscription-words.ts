import type { Plan, SubscriptionBody } from '@evenkeel/contract/subscription.ts'
import { formatInstantDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'

type Tone = 'good' | 'attention' | 'none'

/** The subscription status as a heading and a sentence. */
export function describeSubscription(subscription: SubscriptionBody): { title: string; text: string; tone: Tone } {
  if (subscription.provider === 'off') {
    return {
      title: 'Everything is included',
      text: 'This server doesn’t bill anyone. There is no plan to choose.',
      tone: 'good',
    }
  }
  const plan = subscription.plans.find((candidate) => candidate.id === subscription.plan)
  const name =
    subscription.plan === 'trial' ? 'Your free trial' : plan ? `Your ${plan.name.toLowerCase()} plan` : 'Your plan'
  const until = subscription.period_ends_at ? formatInstantDay(subscription.period_ends_at) : null
  const trialEnd = subscription.trial_ends_at ? formatInstantDay(subscription.trial_ends_at) : null
  switch (subscription.status) {
    case 'trialing':
      if (subscription.cancels_at_period_end) {
        return { title: 'Your free trial is canceled', text: describeEnd(trialEnd), tone: 'attention' }
      }
      return {
        title: 'You’re on the free trial',
        text: `${describeEnd(trialEnd)} ${describeNextPlan(subscription, plan)}`,
        tone: 'good',
      }
    case 'active':
      if (subscription.cancels_at_period_end) {
        return {
          title: `${name} is canceled`,
          text: `${describeEnd(until)} Until then, you can still decide to keep it.`,
          tone: 'attention',
        }
      }
      return {
        title: `${name} is active`,
        text: until ? `It renews on ${until}.` : 'You can use everything.',
        tone: 'good',
      }
    case 'past_due':
      return {
        title: 'Your last payment didn’t go through',
        text: 'Please check your payment details. Your data is safe in the meantime.',
        tone: 'attention',
      }
    case 'canceled':
      return subscription.is_subscribed
        ? {
            title: `${name} is canceled`,
            text: describeEnd(until),
            tone: 'attention',
          }
        : {
            title: 'Your subscription has ended',
            text: 'We’ve kept your data. Choose a plan to use it again.',
            tone: 'attention',
          }
    case 'expired':
      return {
        title: plan?.id === 'trial' ? 'Your free trial has ended' : 'Your subscription has ended',
        text: 'We’ve kept your data. Choose a plan to use it again.',
        tone: 'attention',
      }
    case 'none':
      if (subscription.plans.some(({ id }) => id === 'home')) {
        return {
          title: 'Start with one click',
          text: 'Your account is ready, and the home plan is free.',
          tone: 'none',
        }
      }
      return {
        title: 'Choose a plan to start',
        text: subscription.plans.some(({ id }) => id === 'trial')
          ? 'Your account is ready. Start with the free trial, or go straight to a plan.'
          : 'Your account is ready.',
        tone: 'none',
      }
  }
}

function describeEnd(end: string | null): string {
  return end ? `You can use everything until ${end}.` : 'You can use everything until the end of this period.'
}

/** What follows a trial. With Stripe, people choose a plan first, and it starts with the trial. */
function describeNextPlan({ plan: planId }: SubscriptionBody, plan: Plan | undefined): string {
  if (planId === null || planId === 'trial') return 'Choose a plan before then to continue.'
  return `Then your ${plan ? `${plan.name.toLowerCase()} ` : ''}plan starts if you’ve added payment details.`
}

/** What happens if the user cancels now. */
export function describeCancellation({ plan, status, trial_ends_at, period_ends_at }: SubscriptionBody): string {
  const end = status === 'trialing' ? trial_ends_at : period_ends_at
  const words = plan === 'home' ? 'It ends now.' : describeEnd(end && formatInstantDay(end))
  return `${words} After that, you can only open this page and your account page.`
}

/** A plan's price and what it's for: "$6" and "a month", or "Free" and nothing. */
export function formatPrice(plan: Plan): { amount: string; per: string } {
  if (!/[1-9]/.test(plan.price)) return { amount: 'Free', per: '' }
  const isWhole = /^\d+(\.0+)?$/.test(plan.price)
  const amount = formatMoney(plan.price, plan.currency, { isRounded: isWhole })
  return { amount, per: plan.interval === 'once' ? 'once' : `a ${plan.interval}` }
}
