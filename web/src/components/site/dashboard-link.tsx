import type { ReactNode } from 'react'
import { classesOf, type Look } from './button.tsx'

/** The app is a separate page, so this is a plain link. */
export function DashboardLink({
  to = '/dashboard',
  children = 'Go to your dashboard',
  ...look
}: Look & { to?: string; children?: ReactNode }) {
  return (
    <a href={to} className={classesOf(look)}>
      {children}
    </a>
  )
}
