import { EmptyState } from '../../components/empty-state.tsx'
import { GhostBar, GhostCard } from '../../components/ghosts.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function InstructionsPage() {
  return (
    <>
      <PageHeader title="Your Custom Instructions" subtitle="What the AI should know about your money" />
      <EmptyState
        sentence="No instructions yet: what you write here in plain words applies to every import from then on."
        action={{ label: 'See what you can write', to: '/faqs', hash: 'custom-instructions' }}
        ghost={
          <GhostCard style={{ minHeight: 340 }}>
            <GhostBar width="70%" />
            <GhostBar width="55%" />
            <GhostBar width="62%" />
            <GhostBar width="38%" />
          </GhostCard>
        }
      />
    </>
  )
}
