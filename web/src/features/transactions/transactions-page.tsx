import { EmptyState } from '../../components/empty-state.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function TransactionsPage() {
  return (
    <>
      <PageHeader title="Your Transactions" subtitle="Every payment and deposit" />
      <EmptyState
        sentence="No transactions yet: paste them from your bank or attach its file, and each line lands here named and sorted."
        action={{ label: 'See what can be brought in', to: '/faqs', hash: 'which-files' }}
        ghost={<GhostTable columns={7} />}
      />
    </>
  )
}
