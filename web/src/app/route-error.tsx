import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '../components/error-panel.tsx'

/** What a page shows when it could not be built or its data could not be read. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorPanel
      title="We couldn’t show this page"
      error={error}
      kept="Nothing was changed. Your data is safe."
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
