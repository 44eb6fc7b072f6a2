import { EmptyState } from '../../components/empty-state.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function WealthAccountsPage() {
  return (
    <>
      <PageHeader title="Manage Investment Accounts" subtitle="What you own and what you owe" />
      <EmptyState
        sentence="No accounts yet: list what you own and owe, and your net worth adds itself up in your own currency."
        action={{ label: 'See what counts as an account', to: '/faqs', hash: 'which-accounts' }}
        ghost={<GhostTable columns={5} />}
      />
    </>
  )
}
