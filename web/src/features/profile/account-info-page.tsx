import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useAppState } from '../../lib/app-state.ts'
import { formatInstantDay } from '../../lib/format-date.ts'
import classes from './account-info-page.module.css'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { YourDataCard } from './your-data-card.tsx'

/** Everything about the account in one place. `activity` is the history and `ai` the AI's settings: features of their own. */
export function AccountInfoPage({ activity, ai }: { activity: ReactNode; ai?: ReactNode }) {
  const user = useAppState((state) => state.user)
  const isSubscribed = useAppState((state) => state.isSubscribed)
  if (!user) return null
  return (
    <>
      <PageHeader
        title="Your Account Info"
        subtitle={`Signed in as ${user.username} · with us since ${formatInstantDay(user.created_at)}`}
      />
      <div className={classes.grid}>
        <div className={classes.column}>
          <PreferencesCard />
          {user.is_demo ? (
            <Card title="Sign-in">
              <p className={classes.note}>
                The demo has no password of its own, so there is nothing to change here.{' '}
                <Anchor href="/signup" underline="always">
                  Create your account
                </Anchor>{' '}
                to get these settings.
              </p>
            </Card>
          ) : (
            <>
              <EmailForm email={user.email} isVerified={user.email_verified} />
              <PasswordForm username={user.username} />
              <SecondFactorCard isOn={user.mfa_enabled} isRequired={user.mfa_required} />
            </>
          )}
          <SessionsCard />
          <YourDataCard isDemo={user.is_demo} />
        </div>
        <div className={classes.column}>
          <Card
            title="About you"
            description="Age, household and country, used only to find the right group on the Compare yourself page."
          >
            {isSubscribed ? (
              <Anchor component={Link} to="/personal-attributes" underline="always">
                Edit your personal attributes
              </Anchor>
            ) : (
              <p className={classes.note}>Part of the product: it opens with a plan.</p>
            )}
          </Card>
          {ai}
          <Card id="activity" title="Activity" description="Whatever you did can be taken back here, later too.">
            {activity}
          </Card>
        </div>
      </div>
    </>
  )
}
