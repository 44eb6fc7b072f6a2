import type { ReactNode } from 'react'
import classes from './page-header.module.css'

type Props = {
  title: string
  /** One line under the title: a count, a date, a hint. */
  subtitle?: ReactNode
  /** The page's primary action, after any secondary ones. */
  actions?: ReactNode
}

/** The heading of a page: the only h1. */
export function PageHeader({ title, subtitle, actions }: Props) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
