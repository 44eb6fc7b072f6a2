type Domain = readonly [low: number, high: number]

/** Converts values to pixels, and back. */
export type LinearScale = ((value: number) => number) & {
  invert: (px: number) => number
  /** About this many round values within the domain. */
  ticks: (count: number) => number[]
}

type Options = {
  domain: Domain
  range: Domain
  /** Extends the domain to round values that divide it into about this many steps. */
  nice?: number
}

/** A linear scale: the small part of d3-scale that our charts need. */
export function createLinearScale({ domain, range, nice }: Options): LinearScale {
  const [low, high] = nice === undefined ? domain : widen(domain, nice)
  const [from, to] = range
  const scale = (value: number) => from + ((value - low) / (high - low || 1)) * (to - from)
  return Object.assign(scale, {
    invert: (px: number) => low + ((px - from) / (to - from || 1)) * (high - low),
    ticks: (count: number) => {
      const step = roundStep(high - low, count)
      const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)]
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => multiplyStep(first + i, step))
    },
  })
}

function widen([low, high]: Domain, count: number): Domain {
  const step = roundStep(high - low, count)
  return [multiplyStep(Math.floor(low / step + 1e-9), step), multiplyStep(Math.ceil(high / step - 1e-9), step)]
}

/** 1, 2 or 5 times a power of ten, whichever divides the span into about this many parts. */
function roundStep(span: number, count: number): number {
  const target = (span || 1) / count
  const power = 10 ** Math.floor(Math.log10(target))
  const share = target / power
  return power * (share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1)
}

/** A multiple of a step, without floating-point noise such as 3 · 0.1 has. */
function multiplyStep(count: number, step: number): number {
  return step >= 1 ? count * step : count / Math.round(1 / step)
}
