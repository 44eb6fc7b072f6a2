import type uPlot from 'uplot'

export type Drawn = {
  /** Each from year 0 on, in the unit of the value axis. */
  readonly paths: readonly Float64Array[]
  /** The one that is open, drawn darker. */
  readonly open: number | null
}

/** Paints every run as a faint line under the bold ones. X positions are worked out once; y is a straight line. */
export function drawPaths(plot: uPlot, { paths, open }: Drawn, ink: string, openInk: string, opacity: number): void {
  const { ctx, bbox } = plot
  const length = paths[0]?.length ?? 0
  const x = Array.from({ length }, (_, year) => plot.valToPos(year, 'x', true))
  const zero = plot.valToPos(0, 'y', true)
  const perUnit = plot.valToPos(1, 'y', true) - zero
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.lineWidth = Math.max(1, devicePixelRatio * 0.75)
  ctx.strokeStyle = ink
  ctx.globalAlpha = opacity
  const trace = (path: Float64Array) => {
    ctx.beginPath()
    for (let year = 0; year < length; year++) ctx.lineTo(x[year]!, zero + path[year]! * perUnit)
    ctx.stroke()
  }
  paths.forEach(trace)
  const shown = open === null ? undefined : paths[open]
  if (shown) {
    ctx.globalAlpha = 1
    ctx.lineWidth = 1.75 * devicePixelRatio
    ctx.strokeStyle = openInk
    trace(shown)
  }
  ctx.restore()
}

/** The run whose line is nearest to a point of the chart, by its place in the list. */
export function nearestPath(paths: readonly Float64Array[], year: number, value: number): number | null {
  let [nearest, distance]: [number | null, number] = [null, Number.POSITIVE_INFINITY]
  paths.forEach((path, i) => {
    const off = Math.abs(path[year]! - value)
    if (off < distance) [nearest, distance] = [i, off]
  })
  return nearest
}

/** A round top for the value axis that keeps the bold lines in the lower two thirds; a few runs leave it at the top. */
export function axisTop(highest: number): number {
  const wanted = Math.max(highest * 1.5, 1)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= wanted) ?? 10
  return step * power
}
