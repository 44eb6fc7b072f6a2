import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '../components/error-panel.tsx'

/** Shown instead of a page that can't be loaded or fails while it renders. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorPanel
      title="Couldn’t show this page"
      error={error}
      reassurance="Everything you saved is safe."
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
