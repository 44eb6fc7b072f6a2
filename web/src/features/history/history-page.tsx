import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ActivityList } from './activity-list.tsx'

export function HistoryPage() {
  return (
    <>
      <PageHeader title="History" subtitle="Everything you changed. Undo any of it, even later." />
      <Card>
        <ActivityList />
      </Card>
    </>
  )
}
