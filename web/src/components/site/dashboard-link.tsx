import type { ReactNode } from 'react'
import { type ButtonStyle, getButtonClasses } from './button.tsx'

/** A link from the public site into the app. It loads a new page, because the app is a separate one. */
export function DashboardLink({
  to = '/dashboard',
  children = 'Go to your dashboard',
  ...style
}: ButtonStyle & { to?: string; children?: ReactNode }) {
  return (
    <a href={to} className={getButtonClasses(style)}>
      {children}
    </a>
  )
}
