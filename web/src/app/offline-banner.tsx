import { useIsOnline } from '../lib/use-is-online.ts'
import classes from './offline-banner.module.css'

/** Shown on every page while the device is offline. Pending requests continue once it's online again. */
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
