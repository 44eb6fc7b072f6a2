import type { CSSProperties, ReactNode } from 'react'
import classes from './ghosts.module.css'

/** 0, 1, 2 and so on, for use as keys. */
export function makeRange(length: number): number[] {
  return Array.from({ length }, (_, i) => i)
}

/** A gray bar where text or a figure will be. */
export function GhostBar({ width, height = 10 }: { width: number | string; height?: number }) {
  return <span className={classes.bar} style={{ width, height }} />
}

export function GhostCard({ children, style }: { children?: ReactNode; style?: CSSProperties }) {
  return (
    <div className={classes.card} style={style}>
      {children}
    </div>
  )
}

/** Outline of table rows. */
export function GhostTable({ columns = 6, rows = 9 }: { columns?: number; rows?: number }) {
  return (
    <div className={classes.table}>
      {makeRange(rows).map((row) => (
        <div key={row} className={classes.row}>
          {makeRange(columns).map((column) => (
            <GhostBar key={column} width={`${38 + ((row * 7 + column * 13) % 5) * 10}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Outline of a bar chart. */
export function GhostBars({ heights = [52, 61, 88, 74, 68, 58, 63, 47, 71, 79, 55, 49] }: { heights?: number[] }) {
  return (
    <div className={classes.bars}>
      {heights.map((height) => (
        <span key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}

/** Outline of a line chart. */
export function GhostLine() {
  return (
    <svg className={classes.line} viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 178 C 80 172 120 150 180 146 S 270 128 320 112 S 420 96 470 64 S 560 40 600 18" />
    </svg>
  )
}

/** Tiles with a label and a number. */
export function GhostTiles({ count = 4 }: { count?: number }) {
  return (
    <div className={classes.tiles}>
      {makeRange(count).map((i) => (
        <GhostCard key={i}>
          <GhostBar width="55%" />
          <GhostBar width="40%" height={22} />
        </GhostCard>
      ))}
    </div>
  )
}
