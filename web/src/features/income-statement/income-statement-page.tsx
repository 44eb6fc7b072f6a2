import { EmptyState } from '../../components/empty-state.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconUpload } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'

export function IncomeStatementPage() {
  return (
    <>
      <PageHeader title="Your Income Statement" subtitle="Income, expenses and what was left, by year" />
      <EmptyState
        sentence="There is no year to report on yet; it appears with your first transactions."
        action={{ label: 'Bring in transactions', to: '/actual', icon: <IconUpload size={17} aria-hidden /> }}
        ghost={<GhostTable columns={4} rows={10} />}
      />
    </>
  )
}
