import type { LinearScale } from '../../components/charts/linear-scale.ts'

type DrawOptions = {
  /** The balances of each run from year 0, in the unit of the value axis. */
  readonly paths: readonly Float64Array[]
  /** The index of the open run, drawn darker and thicker if it's one of `paths`; null if none is open. */
  readonly open: number | null
  /** Where each year is, in pixels. */
  readonly x: readonly number[]
  readonly y: LinearScale
  readonly ink: string
  readonly opacity: number
}

/** Draws each run as a faint line and the open one on top, without the parts below zero. */
export function drawPaths(context: CanvasRenderingContext2D, { paths, open, x, y, ink, opacity }: DrawOptions): void {
  const zero = y(0)
  const pixelsPerUnit = y(1) - zero
  const [left, right] = [x[0] ?? 0, x.at(-1) ?? 0]
  const tracePath = (path: Float64Array) => {
    context.beginPath()
    for (let year = 0; year < x.length; year++) context.lineTo(x[year]!, zero + path[year]! * pixelsPerUnit)
    context.stroke()
  }
  context.beginPath()
  context.rect(left, 0, right - left, zero + 2)
  context.clip()
  context.strokeStyle = ink
  context.lineWidth = 0.75
  context.globalAlpha = opacity
  paths.forEach(tracePath)
  const shown = open === null ? undefined : paths[open]
  if (!shown) return
  context.globalAlpha = 1
  context.lineWidth = 1.75
  tracePath(shown)
}

/** The index of the run whose balance in a year is nearest to a value; null if there are no runs. */
export function findNearestPath(paths: readonly Float64Array[], year: number, value: number): number | null {
  let [nearest, distance]: [number | null, number] = [null, Number.POSITIVE_INFINITY]
  paths.forEach((path, i) => {
    const gap = Math.abs(path[year]! - value)
    if (gap < distance) [nearest, distance] = [i, gap]
  })
  return nearest
}

/** A round top for the value axis that keeps the bold lines in the lower two thirds. The luckiest runs may go beyond. */
export function getAxisTop(highest: number): number {
  const minTop = Math.max(highest * 1.5, 1)
  const power = 10 ** Math.floor(Math.log10(minTop))
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= minTop) ?? 10
  return step * power
}
