import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/site/button.tsx'
import { readSiteConfig } from '../../lib/site-config.ts'
import css from './plans.module.css'
import { Section } from './section.tsx'

export function Plans() {
  const { priceMonthly, priceYearly, trialDays, billing } = readSiteConfig()
  return (
    // The page is built once for all operators, so it contains both sections. CSS shows one, or none if billing is off.
    <div className={css.whole} data-billing={billing}>
      <div className={css.home}>
        <Section
          id="home-plan"
          title="Everything, free"
          lead="This server has one plan. Sign up, click once, and use the whole product. No card, no end date."
        >
          <div className={css.action}>
            <ButtonLink to="/signup">Create your account</ButtonLink>
          </div>
        </Section>
      </div>
      <div className={css.priced}>
        <Section
          id="plans"
          title="The whole product, in every plan"
          lead={
            <>
              Every plan includes everything. The first {trialDays} days are free, with no card, and never turn into a
              paid plan on their own.
            </>
          }
        >
          <div className={css.plans}>
            <Plan
              name="Self-hosted"
              price="Free"
              per="on your own computer"
              points={[
                'Everything, for as long as you like',
                'You keep the data and the backups',
                'Help from the community',
              ]}
            />
            <Plan
              name="Monthly"
              price={priceMonthly}
              per="a month"
              points={[
                'We host it and back it up',
                'Cancel anytime and use what you’ve paid for',
                'Take your data with you',
              ]}
              action={
                <ButtonLink to="/signup" variant="quiet" isWide>
                  Start free trial
                </ButtonLink>
              }
            />
            <Plan
              name="Yearly"
              price={priceYearly}
              per="a year"
              points={[
                'We host it and back it up, billed once a year',
                'Cancel anytime and use what you’ve paid for',
                'Take your data with you',
              ]}
              action={
                <ButtonLink to="/signup" variant="quiet" isWide>
                  Start free trial
                </ButtonLink>
              }
            />
          </div>
        </Section>
      </div>
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
