import { useIsOnline } from '../lib/use-is-online.ts'
import classes from './offline-banner.module.css'

/** On every page while the device has no network. What was waiting is fetched once it is back. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          You’re offline. You can see what’s already loaded. To load more or save changes, reconnect.
        </p>
      )}
    </div>
  )
}
