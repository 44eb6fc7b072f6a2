import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

type Props = {
  title?: ReactNode
  description?: ReactNode
  /** Controls on the title's line. */
  actions?: ReactNode
  /** No padding, for tables and lists that reach the edges. */
  isFlush?: boolean
  tone?: 'plain' | 'danger'
  id?: string
  className?: string
  children?: ReactNode
}

/** A box around related content. With a title, it's a named region. */
export function Card({ title, description, actions, isFlush, tone = 'plain', id, className, children }: Props) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={className ? `${classes.card} ${className}` : classes.card}
      aria-labelledby={title ? titleId : undefined}
      data-flush={isFlush || undefined}
      data-tone={tone}
    >
      {(title || actions) && (
        <div className={classes.head}>
          <div className={classes.words}>
            {title && (
              <h2 id={titleId} className={classes.title}>
                {title}
              </h2>
            )}
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
