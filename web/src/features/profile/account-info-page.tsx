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

/** The account settings. `ai` is the card with AI settings, which belongs to another feature. */
export function AccountInfoPage({ ai }: { ai?: ReactNode }) {
  const user = useAppState((state) => state.user)
  const isSubscribed = useAppState((state) => state.isSubscribed)
  if (!user) return null
  return (
    <>
      <PageHeader
        title="Your Account Info"
        subtitle={`Logged in as ${user.username} · member since ${formatInstantDay(user.created_at)}`}
      />
      <div className={classes.grid}>
        <PreferencesCard />
        {user.is_demo ? (
          <Card title="Login">
            <p className={classes.note}>
              The demo has no password, so there’s nothing to change here.{' '}
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
            <SecondFactorCard isEnabled={user.mfa_enabled} isRequired={user.mfa_required} />
          </>
        )}
        <Card
          title="About you"
          description="Age, household, country, housing, work and income. We use them on Compare yourself. We also use your age in the wealth simulator, and your country to categorize transactions."
        >
          {isSubscribed ? (
            <Anchor component={Link} to="/personal-attributes" underline="always">
              Edit your personal attributes
            </Anchor>
          ) : (
            <p className={classes.note}>Available with a plan.</p>
          )}
        </Card>
        {ai}
        <SessionsCard />
        <YourDataCard isDemo={user.is_demo} isSubscribed={isSubscribed} />
      </div>
    </>
  )
}
