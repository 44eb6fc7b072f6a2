import type { ReactNode } from 'react'
import classes from './simulator-cards.module.css'

type Props = {
  label: string
  /** In a narrow card, the row's name gets its own line, so the figures fit below it. */
  isStacked?: boolean
  children: ReactNode
}

/** A table that scrolls sideways when it doesn't fit. It takes focus so that arrow keys scroll it. */
export function ScrollingTable({ label, isStacked, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={classes.scroll} data-stacked={isStacked || undefined} aria-label={label} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </section>
  )
}
