import {
  activateSubscription,
  cancelSubscription,
  getSubscription,
  openBillingPortal,
  openCheckout,
  type Plan,
  type SubscriptionBody,
} from '@evenkeel/contract/subscription.ts'
import { Button } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmModal } from '../../components/confirm-modal.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TilesSkeleton } from '../../components/skeletons.tsx'
import { showErrorToast, showToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { appStore, useAppState } from '../../lib/app-state.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { leaveTo } from '../../lib/leave-app.ts'
import { reloadProfile } from '../../lib/reload-profile.ts'
import { PlanCard } from './plan-card.tsx'
import classes from './subscription-page.module.css'
import { describeCancellation, describeSubscription } from './subscription-words.ts'
import { WhatYouGet } from './what-you-get.tsx'

const route = getRouteApi('/subscription')
const PAYMENT_POLL_MS = 2000

const subscriptionQueries = {
  mine: () => queryOptions({ queryKey: ['subscription'], queryFn: () => callApi(getSubscription) }),
}

export function SubscriptionPage() {
  const isDemo = useAppState((state) => state.user?.is_demo ?? false)
  return isDemo ? <DemoSubscription /> : <OwnSubscription />
}

/** The demo has no plan to choose. It ends when its household is deleted. */
function DemoSubscription() {
  const endsAt = useAppState((state) => state.user?.demo_ends_at ?? null)
  return (
    <>
      <PageHeader title="Your Subscription" />
      <div className={classes.page}>
        <section className={classes.state} data-tone="good">
          <div>
            <h2>The demo is free</h2>
            <p>
              You can try everything{endsAt ? ` until ${formatInstant(endsAt)}` : ''}. Then we delete this made-up
              household. To get a plan, create your own account.
            </p>
          </div>
          <div className={classes.stateActions}>
            <Button component="a" href="/signup">
              Sign up
            </Button>
          </div>
        </section>
        <WhatYouGet />
      </div>
    </>
  )
}

function OwnSubscription() {
  const { checkout } = route.useSearch()
  // The payment company notifies the server, not this page, so after payment we poll until the server knows.
  const { data, error, isError, refetch } = useQuery({
    ...subscriptionQueries.mine(),
    refetchInterval: (query) =>
      checkout === 'done' && query.state.data && !query.state.data.is_subscribed ? PAYMENT_POLL_MS : false,
  })
  return (
    <>
      <PageHeader title="Your Subscription" />
      {isError && !data ? (
        <ErrorPanel
          title="Couldn’t load your subscription"
          error={error}
          reassurance="Nothing about your plan has changed."
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Subscription subscription={data} isAwaitingPayment={checkout === 'done' && !data.is_subscribed} />
      ) : (
        <TilesSkeleton count={3} />
      )}
    </>
  )
}

/** Where to pay for a plan. While one is active, that's the billing page: a second checkout would charge twice. */
async function getPaymentUrl(plan: Plan['id']): Promise<string> {
  try {
    return (await callApi(openCheckout, { body: { plan } })).url
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    return (await callApi(openBillingPortal)).url
  }
}

type Props = { subscription: SubscriptionBody; isAwaitingPayment: boolean }

function Subscription({ subscription, isAwaitingPayment }: Props) {
  const router = useRouter()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const [isCanceling, setIsCanceling] = useState(false)
  const words = describeSubscription(subscription)
  const isStripe = subscription.provider === 'stripe'

  async function update(answer: SubscriptionBody) {
    queryClient.setQueryData(subscriptionQueries.mine().queryKey, answer)
    await reloadProfile()
    await router.invalidate()
  }

  // The server may know about a subscription (or its end) that this tab's profile doesn't show yet.
  const { is_subscribed } = subscription
  useEffect(() => {
    if (appStore.get().isSubscribed !== is_subscribed) void reloadProfile().then(() => router.invalidate())
  }, [is_subscribed, router])

  const start = useMutation({
    mutationFn: async (plan: Plan['id']) => {
      if (isStripe) return leaveTo(await getPaymentUrl(plan))
      const wasSubscribed = subscription.is_subscribed
      await update(await callApi(activateSubscription, { body: { plan } }))
      if (wasSubscribed) showToast('Your plan has been changed.')
      else await navigate({ to: '/' })
    },
    onError: (failure) => showErrorToast('Couldn’t start the plan', failure),
  })
  const cancel = useMutation({
    mutationFn: () => callApi(cancelSubscription),
    onSuccess: async (answer) => {
      setIsCanceling(false)
      await update(answer)
    },
    onError: (failure) => showErrorToast('Couldn’t cancel the plan', failure),
  })
  const portal = useMutation({
    mutationFn: async () => leaveTo((await callApi(openBillingPortal)).url),
    onError: (failure) => showErrorToast('Couldn’t open the billing page', failure),
  })

  const canCancel =
    subscription.provider !== 'off' &&
    (subscription.status === 'active' || subscription.status === 'trialing' || subscription.status === 'past_due') &&
    !subscription.cancels_at_period_end
  const hasPortal = isStripe && subscription.status !== 'none' && subscription.plan !== 'trial'

  return (
    <div className={classes.page}>
      <section className={classes.state} data-tone={words.tone} aria-live="polite">
        <div>
          <h2>{isAwaitingPayment ? 'Thank you. Waiting for the payment service to confirm…' : words.title}</h2>
          <p>{isAwaitingPayment ? 'This takes a few seconds. The page updates automatically.' : words.text}</p>
        </div>
        <div className={classes.stateActions}>
          {hasPortal && (
            <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate()}>
              Invoices and payment details
            </Button>
          )}
          {canCancel && (
            <Button variant="default" onClick={() => setIsCanceling(true)}>
              Cancel subscription
            </Button>
          )}
        </div>
      </section>
      {subscription.plans.length > 0 && (
        <section aria-label="Plans" className={classes.plans}>
          {subscription.plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              subscription={subscription}
              isStarting={start.isPending && start.variables === plan.id}
              isBusy={start.isPending || isAwaitingPayment}
              onStart={() => start.mutate(plan.id)}
            />
          ))}
        </section>
      )}
      {subscription.provider === 'local' && <p className={classes.small}>This server doesn’t charge you.</p>}
      <WhatYouGet />
      <ConfirmModal
        opened={isCanceling}
        onClose={() => setIsCanceling(false)}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        closeLabel="Keep subscription"
        isDangerous
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <p>{describeCancellation(subscription)}</p>
        <p>We don’t delete anything. Start a plan again, and everything is where you left it.</p>
      </ConfirmModal>
    </div>
  )
}
