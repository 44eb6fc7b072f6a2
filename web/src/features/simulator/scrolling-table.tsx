import type { ReactNode } from 'react'
import classes from './simulator-cards.module.css'

type Props = {
  label: string
  /** On a phone, the row's name has a line of its own, so the figures fit below it. */
  isStacked?: boolean
  children: ReactNode
}

/** A table that scrolls sideways when it doesn't fit. It takes focus so that arrow keys scroll it. */
export function ScrollingTable({ label, isStacked, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll
    <section className={classes.scroll} data-stacked={isStacked || undefined} aria-label={label} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </section>
  )
}
