import type { ReactNode } from 'react'
import classes from './page-header.module.css'

type Props = {
  title: string
  /** One line under the title: a count, a date, a hint. */
  subtitle?: ReactNode
  /** The one primary action of the page, and quieter ones before it. */
  actions?: ReactNode
}

/** The heading of a page. There is one on every page, and it is the only h1. */
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
