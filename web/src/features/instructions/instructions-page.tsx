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
        subtitle="Tell us in plain English how to categorize and name your transactions. This applies to all future imports."
      />
      {saved.data ? (
        // Also if a later refetch fails, because the editor may have unsaved text.
        <InstructionsEditor saved={saved.data} />
      ) : saved.isError ? (
        <ErrorPanel
          title="Couldn’t load your instructions"
          error={saved.error}
          reassurance="Your saved instructions are safe."
          onRetry={() => void saved.refetch()}
        />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </>
  )
}
