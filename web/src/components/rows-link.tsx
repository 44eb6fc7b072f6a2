import type { RowsFilter } from '@evenkeel/contract/reports.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './rows-link.module.css'

type Props = {
  /** As the API returns it next to a figure. */
  filter: RowsFilter
  /** The link's name if the figure alone isn't clear: "Transactions in October 2026". */
  label?: string
  className?: string
  children: ReactNode
}

/** A figure that links to its transactions, with the same filters in the URL. */
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
