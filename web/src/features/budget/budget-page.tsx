import { EmptyState } from '../../components/empty-state.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function BudgetPage() {
  return (
    <>
      <PageHeader title="Your Budget" subtitle="What you expect to spend and earn" />
      <EmptyState
        sentence="No budget yet: once you have written what you expect to spend and earn, each item stands here with its rhythm and category."
        action={{ label: 'See how to write one', to: '/faqs', hash: 'write-a-budget' }}
        ghost={<GhostTable columns={7} />}
      />
    </>
  )
}
