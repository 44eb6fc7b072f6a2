const WIDTH = 1440
const HEIGHT = 420
const LINES = 9

/** Waves that are choppy on the left and calm down toward the right. */
export function Waterline({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      {Array.from({ length: LINES }, (_, line) => (
        <path
          key={drawWave(line)}
          d={drawWave(line)}
          strokeWidth="1.2"
          strokeOpacity={(0.16 * (LINES - line)) / LINES + 0.03}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

function drawWave(line: number): string {
  const level = 70 + (line * (HEIGHT - 110)) / LINES
  const points: string[] = []
  for (let x = 0; x <= WIDTH; x += 16) {
    const roughness = 1 - x / WIDTH
    const swell = Math.sin(x / (62 + line * 7) + line * 1.7) + 0.5 * Math.sin(x / 29 + line * 2.3)
    points.push(`${x} ${(level + 26 * roughness * roughness * swell).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}
