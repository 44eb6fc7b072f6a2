import type { Plan, SubscriptionBody } from '@evenkeel/contract/subscription.ts'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '../../components/icons.ts'
import classes from './subscription-page.module.css'
import { formatPrice } from './subscription-words.ts'

type Props = {
  plan: Plan
  subscription: SubscriptionBody
  isStarting: boolean
  isBusy: boolean
  onStart: () => void
}

/** A plan with its price, and a button to start it unless it's the running one. */
export function PlanCard({ plan, subscription, isStarting, isBusy, onStart }: Props) {
  const isCurrent = subscription.is_subscribed && subscription.plan === plan.id
  const isRunning = isCurrent && !subscription.cancels_at_period_end
  const { amount, per } = formatPrice(plan)
  // One primary button per screen: the home plan or the trial if one is available, otherwise the last plan.
  const free = subscription.plans.find(
    (candidate) => (candidate.id === 'home' || candidate.id === 'trial') && candidate.is_available,
  )
  const isPrimary = !subscription.is_subscribed && plan.id === (free ?? subscription.plans.at(-1))?.id
  return (
    <article className={classes.plan} data-current={isCurrent || undefined} aria-label={plan.name}>
      <h2>{plan.name}</h2>
      <p className={classes.price}>
        <strong>{amount}</strong> {per}
      </p>
      <p className={classes.description}>{plan.description}</p>
      {isRunning ? (
        <p className={classes.current}>
          <IconCircleCheck size={18} stroke={1.7} aria-hidden /> Your plan
        </p>
      ) : (
        <Button
          fullWidth
          variant={isPrimary ? 'filled' : 'default'}
          loading={isStarting}
          disabled={!plan.is_available || (isBusy && !isStarting)}
          onClick={onStart}
        >
          {getButtonLabel(plan, subscription, isCurrent)}
        </Button>
      )}
    </article>
  )
}

function getButtonLabel(plan: Plan, subscription: SubscriptionBody, isCurrent: boolean): string {
  if (!plan.is_available) return plan.id === 'trial' ? 'Trial already used' : 'Not available'
  if (isCurrent) return `Keep ${plan.name.toLowerCase()}`
  if (plan.id === 'home') return 'Start the home plan'
  if (plan.id === 'trial') return 'Start free trial'
  return subscription.is_subscribed && subscription.status !== 'trialing'
    ? `Change to ${plan.name.toLowerCase()}`
    : `Choose ${plan.name.toLowerCase()}`
}
