import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import classes from './lazy-part.module.css'

type Part<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code ahead of its use; where that fails, it is tried again when it is needed. */
  preload: () => void
}

/**
 * A component whose code is fetched when it is first shown, within a `Suspense`. Where the code cannot be had (the
 * network is gone, a new version has taken its place), the page stays as it is and says so, and it can be tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
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
    const [tries, setTries] = useState(0)
    function retry() {
      Latest = make()
      setShown(() => Latest)
      setTries(tries + 1)
    }
    return (
      <Boundary key={tries} failure={<Failure isAgain={tries > 0} onRetry={retry} />}>
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

function Failure({ isAgain, onRetry }: { isAgain: boolean; onRetry: () => void }) {
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden) return null
  return (
    <div role="alert" className={classes.failure}>
      <p>
        Couldn’t open this. {isAgain ? 'Reloading the page may help.' : 'Check your connection.'} Nothing was changed.
      </p>
      <button type="button" onClick={isAgain ? () => window.location.reload() : onRetry}>
        {isAgain ? 'Reload the page' : 'Try again'}
      </button>
      <button type="button" onClick={() => setIsHidden(true)}>
        Close
      </button>
    </div>
  )
}
