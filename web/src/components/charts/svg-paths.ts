type Point = readonly [x: number, y: number]

/** The `d` of a line through points; null leaves a gap. */
export function drawLine(points: readonly (Point | null)[]): string {
  const parts = points.map((point, i) => {
    if (!point) return ''
    if (points[i - 1]) return `L${toPoint(point)}`
    // A point without neighbors becomes a line of zero length, which round ends turn into a dot.
    return `M${toPoint(point)}${points[i + 1] ? '' : 'h0'}`
  })
  return parts.join('')
}

/** The `d` of the area between two lines; empty without points. */
export function drawArea(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${drawLine(upper)}L${[...lower].reverse().map(toPoint).join('L')}Z`
}

const toPoint = ([x, y]: Point) => `${round(x)},${round(y)}`
const round = (px: number) => Math.round(px * 100) / 100
