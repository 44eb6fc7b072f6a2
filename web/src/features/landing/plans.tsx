import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/site/button.tsx'
import { readSiteConfig } from '../../lib/site-config.ts'
import css from './plans.module.css'
import { Section } from './section.tsx'

export function Plans() {
  const { priceMonthly, priceYearly, trialDays, billing } = readSiteConfig()
  return (
    // Where the operator bills nobody there is nothing to say about prices.
    <div className={css.whole} data-billing={billing}>
      <Section
        id="plans"
        title="The whole product, in every plan"
        lead={
          <>
            Nothing is held back for a dearer plan. Here, the first {trialDays} days are free and ask for no card; the
            trial does not turn into a plan by itself.
          </>
        }
      >
        <div className={css.plans}>
          <Plan
            name="At home"
            price="Free"
            per="on a machine of yours"
            points={['Everything, for as long as you like', 'Your disk, your backups', 'Help from the community']}
          />
          <Plan
            name="Monthly"
            price={priceMonthly}
            per="a month"
            points={['Run and backed up for you', 'Cancel any day, keep what is paid', 'Take your data with you']}
            action={
              <ButtonLink to="/signup" variant="quiet" isWide>
                Start with the free trial
              </ButtonLink>
            }
          />
          <Plan
            name="Yearly"
            price={priceYearly}
            per="a year"
            points={[
              'Run and backed up for you, paid once a year',
              'Cancel any day, keep what is paid',
              'Take your data with you',
            ]}
            action={
              <ButtonLink to="/signup" variant="quiet" isWide>
                Start with the free trial
              </ButtonLink>
            }
          />
        </div>
      </Section>
    </div>
  )
}

function Plan({
  name,
  price,
  per,
  points,
  action,
}: {
  name: string
  price: string
  per: string
  points: string[]
  action?: ReactNode
}) {
  return (
    <article className={css.plan}>
      <h3>{name}</h3>
      <p className={css.price}>
        <span className="tabular">{price}</span> <small>{per}</small>
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={css.action}>{action ?? <p>Clone the source and run one command.</p>}</div>
    </article>
  )
}
