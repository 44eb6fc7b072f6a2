import type { Comparison } from '@evenkeel/contract/comparison.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { formatPercent } from '../../lib/format-money.ts'
import classes from './comparison-page.module.css'
import { describeQuarter } from './comparison-words.ts'

type Shared = Comparison['shared']
type Measure = NonNullable<Shared['release']>['measures'][number]

const NAMES: Record<Measure['measure'], string> = {
  'savings-rate': 'Savings rate',
  spending: 'Monthly spending',
  'net-worth': 'Net worth',
}

/** How the user compares with people on the same server who chose to share, or why there is no comparison. */
export function SharedCard({ shared }: { shared: Shared }) {
  const { release } = shared
  return (
    <Card
      title="People on this server"
      description={release ? `Age group: ${release.group}, ${describeQuarter(release.quarter)}` : undefined}
    >
      {release ? (
        <>
          <ul className={classes.changes}>
            {release.measures.map((measure) => (
              <li key={measure.measure}>
                <span>{NAMES[measure.measure]}</span>
                <span>
                  {formatPercent(measure.lower, { digits: 0 })} of people are lower,{' '}
                  {formatPercent(measure.higher, { digits: 0 })} are higher
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.quiet}>
            At least {release.size} people in your age group share their figures. We add random noise to each count,
            which hides each person (differential privacy, ε = {shared.epsilon} per person per quarter).
          </p>
        </>
      ) : (
        <SharedReason shared={shared} />
      )}
    </Card>
  )
}

function SharedReason({ shared }: { shared: Shared }) {
  const attributes = (
    <Anchor component={Link} to="/personal-attributes" underline="always" inherit>
      personal attributes
    </Anchor>
  )
  if (shared.reason === 'not-sharing') {
    return (
      <p className={classes.quiet}>
        Only people who share their figures see this comparison. Turn on sharing in your {attributes}. Once a quarter,
        we combine three figures from everyone who shares, add random noise that hides each person, and show groups of{' '}
        {shared.smallest_group} or more.
      </p>
    )
  }
  if (shared.reason === 'no-birth-year') {
    return <p className={classes.quiet}>Enter your year of birth in your {attributes} to join an age group.</p>
  }
  return (
    <p className={classes.quiet}>
      You share your figures. We’ll show your age group once we’re sure that at least {shared.smallest_group} people in
      it share theirs. We count once a quarter.
    </p>
  )
}
