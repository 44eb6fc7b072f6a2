import type { RowsFilter } from '@evenkeel/contract/reports.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './rows-link.module.css'

type Props = {
  filter: RowsFilter
  className?: string
  children: ReactNode
}

/** Links a figure or a name to the transactions behind it: the transaction list with these filters. */
export function RowsLink({ filter, className, children }: Props) {
  return (
    <Link to="/actual" search={filter as never} className={className ? `${classes.link} ${className}` : classes.link}>
      {children}
    </Link>
  )
}
