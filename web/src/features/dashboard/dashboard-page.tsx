import { EmptyState } from '../../components/empty-state.tsx'
import { GhostBar, GhostBars, GhostCard } from '../../components/ghosts.tsx'
import { IconUpload } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { formatDayLong, todayOf } from '../../lib/format-date.ts'

export function DashboardPage() {
  return (
    <>
      <PageHeader title="Your Dashboard" subtitle={formatDayLong(todayOf(new Date()))} />
      <EmptyState
        sentence="Bring in your transactions and this page shows what is left to spend this month, and where the money went."
        action={{ label: 'Bring in transactions', to: '/actual', icon: <IconUpload size={17} aria-hidden /> }}
        ghost={<DashboardGhost />}
      />
    </>
  )
}

function DashboardGhost() {
  return (
    <div style={{ display: 'grid', gap: 'var(--card-gap)' }}>
      <div style={{ display: 'grid', gap: 'var(--card-gap)', gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)' }}>
        <GhostCard>
          <GhostBar width="60%" />
          <GhostBar width="45%" height={34} />
          <GhostBar width="100%" />
        </GhostCard>
        <GhostCard>
          <GhostBar width={120} height={14} />
          <GhostBars />
        </GhostCard>
      </div>
      <GhostCard>
        <GhostBar width="100%" />
        <GhostBar width="70%" />
        <GhostBar width="85%" />
      </GhostCard>
    </div>
  )
}
