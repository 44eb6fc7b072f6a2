import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import classes from './lazy-part.module.css'

type Part<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code in advance. If that fails, it's loaded when needed. */
  preload: () => void
}

/**
 * A component whose code loads when it's first shown, inside `Suspense`. If loading fails (offline, or a new version
 * was deployed) or the component fails, the page stays as it is, says so and offers a retry.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let fetched: Promise<ComponentType<Props>> | null = null
  const fetchOnce = () => {
    fetched ??= load().catch((error: unknown) => {
      fetched = null
      throw error
    })
    return fetched
  }
  const make = () => lazy(async () => ({ default: await fetchOnce() })) as unknown as ComponentType<Props>
  let Latest = make()

  function LazyPart(props: Props) {
    const [Shown, setShown] = useState(() => Latest)
    const [attempts, setAttempts] = useState(0)
    function retry() {
      Latest = make()
      setShown(() => Latest)
      setAttempts(attempts + 1)
    }
    return (
      <Boundary key={attempts} failure={<Failure hasRetried={attempts > 0} onRetry={retry} />}>
        <Shown {...props} />
      </Boundary>
    )
  }
  return Object.assign(LazyPart, { preload: () => void fetchOnce().catch(() => {}) })
}

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }
  static getDerivedStateFromError() {
    return { isFailed: true }
  }
  override render() {
    return this.state.isFailed ? this.props.failure : this.props.children
  }
}

function Failure({ hasRetried, onRetry }: { hasRetried: boolean; onRetry: () => void }) {
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden) return null
  return (
    <div role="alert" className={classes.failure}>
      <p>Couldn’t open this. {hasRetried ? 'Reloading the page may help.' : 'Check your connection.'}</p>
      <button type="button" onClick={hasRetried ? () => window.location.reload() : onRetry}>
        {hasRetried ? 'Reload the page' : 'Try again'}
      </button>
      <button type="button" onClick={() => setIsHidden(true)}>
        Close
      </button>
    </div>
  )
}
