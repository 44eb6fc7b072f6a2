import type { RowsFilter } from '@evenkeel/contract/reports.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './rows-link.module.css'

type Props = {
  /** As an answer of the API gives it beside a figure. */
  filter: RowsFilter
  /** What opens, where the figure alone does not say it: "Transactions of October 2026". */
  label?: string
  className?: string
  children: ReactNode
}

/** A figure that opens the transactions behind it: the same filters stand in the address there. */
export function RowsLink({ filter, label, className, children }: Props) {
  return (
    <Link
      to="/actual"
      search={filter as never}
      className={className ? `${classes.link} ${className}` : classes.link}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
