import type { ReactNode } from 'react'
import { GhostBar, GhostBars, GhostCard, GhostTable, GhostTiles, makeRange } from './ghosts.tsx'
import classes from './skeletons.module.css'

/** Reserves its space immediately and appears after 150 ms, so fast responses don't flash gray. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <div className={classes.delayed} aria-hidden>
        {children}
      </div>
    </div>
  )
}

export function TableSkeleton({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Skeleton>
      <GhostTable rows={rows} columns={columns} />
    </Skeleton>
  )
}

export function ChartSkeleton() {
  return (
    <Skeleton>
      <GhostCard>
        <GhostBar width={140} height={14} />
        <GhostBars />
      </GhostCard>
    </Skeleton>
  )
}

export function TilesSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Skeleton>
      <GhostTiles count={count} />
    </Skeleton>
  )
}

export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Skeleton>
      <GhostCard>
        <GhostBar width={140} height={14} />
        {makeRange(lines).map((i) => (
          <GhostBar key={i} width={`${90 - ((i * 17) % 40)}%`} />
        ))}
      </GhostCard>
    </Skeleton>
  )
}

/** A page whose code or data is loading. */
export function PageSkeleton() {
  return (
    <Skeleton label="Loading the page">
      <div className={classes.page}>
        <GhostBar width={240} height={24} />
        <GhostTiles count={3} />
        <GhostCard style={{ minHeight: 340 }}>
          <GhostBar width={140} height={14} />
        </GhostCard>
      </div>
    </Skeleton>
  )
}
