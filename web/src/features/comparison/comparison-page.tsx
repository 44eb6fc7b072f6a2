import { EmptyState } from '../../components/empty-state.tsx'
import { GhostBar, GhostCard, GhostTiles } from '../../components/ghosts.tsx'
import { IconUser } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'

export function ComparisonPage() {
  return (
    <>
      <PageHeader title="Compare yourself" subtitle="Your household beside others like it, from published figures" />
      <EmptyState
        sentence="To find households like yours, we need your age, household size and country."
        action={{
          label: 'Enter your personal attributes',
          to: '/personal-attributes',
          icon: <IconUser size={17} aria-hidden />,
        }}
        ghost={
          <div style={{ display: 'grid', gap: 'var(--card-gap)' }}>
            <GhostTiles count={3} />
            <GhostCard style={{ minHeight: 220 }}>
              <GhostBar width="90%" />
              <GhostBar width="60%" />
              <GhostBar width="75%" />
              <GhostBar width="45%" />
            </GhostCard>
          </div>
        }
      />
    </>
  )
}
