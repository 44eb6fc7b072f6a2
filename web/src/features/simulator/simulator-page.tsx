import { EmptyState } from '../../components/empty-state.tsx'
import { GhostBar, GhostCard, GhostLine, GhostTiles } from '../../components/ghosts.tsx'
import { IconWallet } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'

export function SimulatorPage() {
  return (
    <>
      <PageHeader title="Wealth simulator" subtitle="Hundreds of ways the years ahead could go" />
      <EmptyState
        sentence="The simulation starts from what you have: add your accounts and it fills in the first number."
        action={{
          label: 'Go to your accounts',
          to: '/investment-accounts',
          icon: <IconWallet size={17} aria-hidden />,
        }}
        ghost={
          <div style={{ display: 'grid', gap: 'var(--card-gap)', gridTemplateColumns: 'minmax(0,1fr) minmax(0,3fr)' }}>
            <GhostCard style={{ minHeight: 420 }}>
              <GhostBar width="80%" />
              <GhostBar width="100%" height={30} />
              <GhostBar width="70%" />
              <GhostBar width="100%" height={30} />
              <GhostBar width="60%" />
              <GhostBar width="100%" height={30} />
            </GhostCard>
            <div style={{ display: 'grid', gap: 'var(--card-gap)', alignContent: 'start' }}>
              <GhostTiles count={4} />
              <GhostCard>
                <GhostLine />
              </GhostCard>
            </div>
          </div>
        }
      />
    </>
  )
}
