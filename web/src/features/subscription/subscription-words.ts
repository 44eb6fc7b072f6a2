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
  const name = plan ? `Your ${plan.name.toLowerCase()} plan` : 'Your plan'
  const until = subscription.period_ends_at ? formatInstantDay(subscription.period_ends_at) : null
  const trialEnd = subscription.trial_ends_at ? formatInstantDay(subscription.trial_ends_at) : null
  switch (subscription.status) {
    case 'trialing':
      return {
        title: 'You’re on the free trial',
        text: trialEnd
          ? `You can use everything until ${trialEnd}. Choose a plan before then to continue.`
          : 'You can use everything.',
        tone: 'good',
      }
    case 'active':
      if (subscription.cancels_at_period_end) {
        return {
          title: `${name} is canceled`,
          text: until
            ? `You can use everything until ${until}, and change your mind until then.`
            : 'It ends at the end of this period.',
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
            text: until ? `You can use everything until ${until}.` : 'It ends at the end of this period.',
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
        text: 'Your account is ready. Start with the free trial, or go straight to a plan.',
        tone: 'none',
      }
  }
}

export function formatPrice(plan: Plan): { amount: string; per: string } {
  if (!/[1-9]/.test(plan.price)) return { amount: 'Free', per: '' }
  const isWhole = /^\d+(\.0+)?$/.test(plan.price)
  const amount = formatMoney(plan.price, plan.currency, { isRounded: isWhole })
  return { amount, per: plan.interval === 'once' ? 'once' : `a ${plan.interval}` }
}
