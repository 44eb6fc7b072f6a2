import type { ReactNode, Ref } from 'react'
import css from './notice.module.css'

/** A message about the whole form. Errors are announced immediately, success politely. */
export function Notice({
  tone,
  children,
  ref,
}: {
  tone: 'danger' | 'success' | 'info'
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} tabIndex={-1} className={`${css.notice} ${css[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="10" cy="10" r="7.6" strokeWidth="1.6" />
        {tone === 'success' ? (
          <path d="m6.8 10.2 2.2 2.2 4.2-4.6" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <path d="M10 6.2v4.6m0 2.7v.1" strokeWidth="1.8" strokeLinecap="round" />
        )}
      </svg>
      <div>{children}</div>
    </div>
  )
}
