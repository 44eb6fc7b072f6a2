import type { ReactNode } from 'react'
import { getCategoryColor } from './category-color.ts'
import classes from './category-label.module.css'

type Props = { name: string | null; children?: ReactNode }

/** A category's color and name, or "Uncategorized". */
export function CategoryLabel({ name, children }: Props) {
  return (
    <span className={classes.label} data-none={name === null || undefined}>
      <span className={classes.dot} style={{ background: getCategoryColor(name) }} aria-hidden />
      <span className={classes.name}>{children ?? name ?? 'Uncategorized'}</span>
    </span>
  )
}
