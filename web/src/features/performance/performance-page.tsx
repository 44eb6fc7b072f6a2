import { EmptyState } from '../../components/empty-state.tsx'
import { GhostCard, GhostLine, GhostTiles } from '../../components/ghosts.tsx'
import { IconFileText } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'

export function PerformancePage() {
  return (
    <>
      <PageHeader title="Investment performance" subtitle="Growth with your deposits and withdrawals taken out" />
      <EmptyState
        sentence="Returns need at least two statements of an account: one to start from and one to measure."
        action={{ label: 'Add statements', to: '/account-statements', icon: <IconFileText size={17} aria-hidden /> }}
        ghost={
          <div style={{ display: 'grid', gap: 'var(--card-gap)' }}>
            <GhostTiles count={5} />
            <GhostCard>
              <GhostLine />
            </GhostCard>
          </div>
        }
      />
    </>
  )
}
