import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { instructionQueries } from './instruction-queries.ts'
import { InstructionsEditor } from './instructions-editor.tsx'

export function InstructionsPage() {
  const saved = useQuery(instructionQueries.saved())
  return (
    <>
      <PageHeader
        title="Your Custom Instructions"
        subtitle="Say in plain words how to categorize and name your transactions. This applies to every import from now on."
      />
      {saved.isError ? (
        <ErrorPanel
          title="Your instructions could not be loaded"
          error={saved.error}
          kept="What you saved before is safe."
          onRetry={() => void saved.refetch()}
        />
      ) : saved.data ? (
        <InstructionsEditor saved={saved.data} />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </>
  )
}
