/**
 * Money on a day, which is given in years from any fixed moment. Deposits and withdrawals have opposite signs; it
 * doesn't matter which are positive.
 */
export type DatedFlow = { readonly years: number; readonly amount: number }

/** The rate closest to the guess, and all rates that fit, lowest first. */
type MoneyWeightedReturn = { readonly rate: number; readonly all: readonly number[] }

/** Sum of `amounts[i] · e^(-x · times[i])`, with strictly increasing times; x is the logarithm of 1 + rate. */
type Series = { readonly amounts: readonly number[]; readonly times: readonly number[] }

const EXCEL_GUESS = 0.1
// Roughly the logarithm of the largest number.
const MAX_LOG = 700
const ROUNDING = 1e-14
// Newton's error after a step this small is far smaller still.
const SETTLED = 1e-10

/**
 * The yearly rate at which all flows together are worth nothing (XIRR); null if no rate above -100% does that.
 *
 * Finds all rates, not only the first one a search hits: the flows' sign changes limit their number (Descartes' rule),
 * and a derivative with one sign change fewer separates them.
 */
export function getMoneyWeightedReturn(flows: readonly DatedFlow[], guess = EXCEL_GUESS): MoneyWeightedReturn | null {
  const series = toSeries(flows)
  if (countSignChanges(series.amounts) === 0) return null
  const near = Math.log1p(guess > -1 ? guess : EXCEL_GUESS)
  const single = findRootNear(series, near)
  const logs = single !== null && isOnlyRoot(series, single) ? [single] : findRoots(series)
  // A rate so low that it rounds to -100%, or too large for a number, is useless.
  const all = logs.map(Math.expm1).filter((rate) => rate > -1 && Number.isFinite(rate))
  if (all.length === 0) return null
  const getDistance = (rate: number) => Math.abs(Math.log1p(rate) - near)
  return { rate: all.reduce((best, each) => (getDistance(each) < getDistance(best) ? each : best)), all }
}

function toSeries(flows: readonly DatedFlow[]): Series {
  const amounts: number[] = []
  const times: number[] = []
  const ordered = flows.every(({ years }, i) => i === 0 || years >= flows[i - 1]!.years)
    ? flows
    : [...flows].sort((a, b) => a.years - b.years)
  let i = 0
  while (i < ordered.length) {
    const { years } = ordered[i]!
    let amount = 0
    for (; i < ordered.length && ordered[i]!.years === years; i++) amount += ordered[i]!.amount
    if (amount === 0) continue
    amounts.push(amount)
    times.push(years)
  }
  const first = times[0] ?? 0
  return { amounts, times: times.map((time) => time - first) }
}

function countSignChanges(amounts: readonly number[]): number {
  let changes = 0
  for (let i = 1; i < amounts.length; i++) if (amounts[i]! > 0 !== amounts[i - 1]! > 0) changes++
  return changes
}

/**
 * If the invested amount is never below zero at this rate, no other rate fits (W. S. Jean's and Soper's condition).
 * True for nearly every real portfolio, so no further search is needed.
 */
function isOnlyRoot({ amounts, times }: Series, x: number): boolean {
  const sign = Math.sign(amounts[0]!)
  let balance = 0
  for (let i = 0; i + 1 < amounts.length; i++) {
    balance = balance * Math.exp(x * (times[i]! - (times[i - 1] ?? 0))) + amounts[i]! * sign
    if (!(balance >= 0)) return false
  }
  return true
}

/** Every x where the series is zero, lowest first. */
function findRoots(series: Series): number[] {
  const { amounts, times } = series
  const change = amounts.findIndex((amount, i) => i > 0 && amount > 0 !== amounts[i - 1]! > 0)
  if (change < 0) return []
  // Multiplied by e^(x · pivot), the derivative flips the signs from the pivot on, which removes this change.
  const pivot = (times[change - 1]! + times[change]!) / 2
  const derived = amounts.map((amount, i) => amount * (pivot - times[i]!))
  const largest = Math.max(...derived.map(Math.abs))
  const turns = findRoots({ amounts: derived.map((amount) => amount / largest), times })

  const roots: number[] = []
  let [from, sign, isTouched] = [Number.NEGATIVE_INFINITY, getSignAt(series, Number.NEGATIVE_INFINITY), false]
  for (const to of [...turns, Number.POSITIVE_INFINITY]) {
    const signThere = getSignAt(series, to)
    // Zero at a turning point: the curve touches there, or two roots are too close together to tell apart.
    if (signThere === 0) roots.push(to)
    else if (signThere !== sign && !isTouched) roots.push(findRootBetween(series, from, to))
    isTouched = signThere === 0
    sign = signThere || sign
    from = to
  }
  return roots
}

/** Newton's method from a point; null if it doesn't converge within a few steps. */
function findRootNear(series: Series, from: number): number | null {
  let x = from
  for (let step = 0; step < 12; step++) {
    const { value, slope } = evaluate(series, x)
    const next = x - value / slope
    if (!(Math.abs(next) < MAX_LOG)) return null
    if (Math.abs(next - x) <= SETTLED * Math.max(1, Math.abs(next))) return next
    x = next
  }
  return null
}

/** Bisection that takes Newton's step if it stays inside. The signs at the two ends differ. */
function findRootBetween(series: Series, from: number, to: number): number {
  const below = getSignAt(series, from)
  let low = from === Number.NEGATIVE_INFINITY ? findBound(series, to, -1, below) : from
  let high = to === Number.POSITIVE_INFINITY ? findBound(series, from, 1, -below) : to
  let x = (low + high) / 2
  for (let step = 0; step < 200 && high - low > ROUNDING * Math.max(1, Math.abs(x)); step++) {
    const { value, slope } = evaluate(series, x)
    if (value === 0) return x
    if (Math.sign(value) === below) low = x
    else high = x
    const next = x - value / slope
    const isInside = next > low && next < high
    // Every third step bisects, so a flat stretch can't stall the search.
    const following = isInside && step % 3 !== 2 ? next : (low + high) / 2
    if (isInside && Math.abs(next - x) <= ROUNDING * Math.max(1, Math.abs(x))) return next
    x = following
  }
  return x
}

/** A point in a direction where the series already has its sign at infinity. */
function findBound(series: Series, from: number, direction: 1 | -1, sign: number): number {
  const start = Number.isFinite(from) ? from : 0
  for (let distance = 0.5; ; distance *= 2) {
    const x = start + direction * distance
    if (getSignAt(series, x) === sign || distance > 4 * MAX_LOG) return x
  }
}

/** The sign at a point, 0 if only rounding is left; at infinity the outermost flow decides. */
function getSignAt(series: Series, x: number): number {
  const { amounts } = series
  if (!Number.isFinite(x)) return Math.sign(x > 0 ? amounts[0]! : amounts.at(-1)!)
  const { value, size } = evaluate(series, x)
  return Math.abs(value) <= size * ROUNDING ? 0 : Math.sign(value)
}

/** The value, times a positive factor that keeps every term finite, and the slope of that product. */
function evaluate({ amounts, times }: Series, x: number): { value: number; slope: number; size: number } {
  const origin = x >= 0 ? 0 : times.at(-1)!
  let [value, slope, size] = [0, 0, 0]
  for (let i = 0; i < amounts.length; i++) {
    const term = amounts[i]! * Math.exp(x * (origin - times[i]!))
    value += term
    slope += term * (origin - times[i]!)
    size += Math.abs(term)
  }
  return { value, slope, size }
}
