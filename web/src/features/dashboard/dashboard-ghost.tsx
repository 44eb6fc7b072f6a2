import { GhostBar, GhostBars, GhostCard, GhostTiles } from '../../components/ghosts.tsx'
import classes from './dashboard-page.module.css'

/** A placeholder about as tall as the page, shown while it's loading or empty. */
export function DashboardGhost() {
  return (
    <div className={classes.grid}>
      <GhostCard style={{ minHeight: 440 }}>
        <GhostBar width="60%" />
        <GhostBar width="55%" height={44} />
        <GhostBar width="100%" />
        <GhostBar width="80%" />
      </GhostCard>
      <div className={classes.chart}>
        <GhostCard>
          <GhostBar width={120} height={14} />
          <GhostBars />
        </GhostCard>
      </div>
      <div className={classes.wide}>
        <GhostTiles count={3} />
      </div>
      <GhostCard style={{ gridColumn: '1 / -1', minHeight: 240 }}>
        <GhostBar width="100%" />
        <GhostBar width="70%" />
        <GhostBar width="85%" />
      </GhostCard>
    </div>
  )
}
