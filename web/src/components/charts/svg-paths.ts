type Point = readonly [x: number, y: number]

/** The `d` of a line through points; null leaves a gap. */
export function drawLine(points: readonly (Point | null)[]): string {
  let isDrawing = false
  let path = ''
  for (const point of points) {
    if (point) path += `${isDrawing ? 'L' : 'M'}${toPoint(point)}`
    isDrawing = point !== null
  }
  // A single point becomes a line of zero length, which round ends turn into a dot.
  return path && !path.includes('L') ? `${path}h0` : path
}

/** The `d` of the area between two lines. */
export function drawArea(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${drawLine(upper)}L${[...lower].reverse().map(toPoint).join('L')}Z`
}

const toPoint = ([x, y]: Point) => `${round(x)},${round(y)}`
const round = (px: number) => Math.round(px * 100) / 100
