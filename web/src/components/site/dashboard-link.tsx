import { classesOf, type Look } from './button.tsx'

/** The app is a separate page, so this is a plain link. */
export function DashboardLink(look: Look) {
  return (
    <a href="/dashboard" className={classesOf(look)}>
      Go to your dashboard
    </a>
  )
}
