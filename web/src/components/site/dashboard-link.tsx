import type { ReactNode } from 'react'
import { type ButtonStyle, getButtonClasses } from './button.tsx'

/** A plain link, because the app is a separate page. */
export function DashboardLink({
  to = '/dashboard',
  children = 'Go to your dashboard',
  ...look
}: ButtonStyle & { to?: string; children?: ReactNode }) {
  return (
    <a href={to} className={getButtonClasses(look)}>
      {children}
    </a>
  )
}
