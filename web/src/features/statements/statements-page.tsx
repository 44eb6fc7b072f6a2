import { EmptyState } from '../../components/empty-state.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconWallet } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'

export function StatementsPage() {
  return (
    <>
      <PageHeader title="Your Investment Account Statements" subtitle="Snapshots of your accounts over time" />
      <EmptyState
        sentence="No statements yet: they belong to an account, so start with the account they are for."
        action={{
          label: 'Go to your accounts',
          to: '/investment-accounts',
          icon: <IconWallet size={17} aria-hidden />,
        }}
        ghost={<GhostTable columns={5} />}
      />
    </>
  )
}
