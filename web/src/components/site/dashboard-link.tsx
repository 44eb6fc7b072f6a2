import { classesOf, type Look } from './button.tsx'

/** The app is a page of its own, so this is a plain link. */
export function DashboardLink(look: Look) {
  return (
    <a href="/dashboard" className={classesOf(look)}>
      Go to your dashboard
    </a>
  )
}
