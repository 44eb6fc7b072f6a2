import { useAppState } from '../lib/app-state.ts'
import { formatRelative } from '../lib/format-date.ts'
import classes from './demo-banner.module.css'

/** Says that this household is made up and when it will be deleted. */
export function DemoBanner() {
  const user = useAppState((state) => state.user)
  if (!user?.is_demo) return null
  const ends = user.demo_ends_at ? ` It will be deleted ${formatRelative(user.demo_ends_at, new Date())}.` : ''
  return (
    <p className={classes.banner}>
      This is a made-up household. Change anything you like.{ends} <a href="/signup">Create your own account</a>
    </p>
  )
}
