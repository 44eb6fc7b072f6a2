import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '../components/error-panel.tsx'

/** Shown when a page or its data fails to load. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorPanel
      title="Couldn’t show this page"
      error={error}
      reassurance="Nothing was changed. Your data is safe."
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
