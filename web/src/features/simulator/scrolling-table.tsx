import type { ReactNode } from 'react'
import classes from './simulator-cards.module.css'

/** A table that scrolls sideways when it doesn't fit. It takes the focus so that arrow keys scroll it. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </section>
  )
}
