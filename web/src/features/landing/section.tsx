import type { ReactNode } from 'react'
import css from './section.module.css'

/** A section of the landing page, named by its heading. */
export function Section({
  id,
  title,
  lead,
  tone = 'plain',
  children,
}: {
  id: string
  title: ReactNode
  lead?: ReactNode
  tone?: 'plain' | 'surface'
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={tone === 'surface' ? css.surface : undefined}>
      <div className={css.inner}>
        <div className={css.heading}>
          <h2 id={id}>{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
