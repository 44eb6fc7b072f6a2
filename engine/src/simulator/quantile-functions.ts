/**
 * Inverse distribution functions using only additions, multiplications, divisions and square roots. IEEE arithmetic
 * defines their results to the last bit, so every browser and the server draw the same returns; `Math.log` may differ.
 */

/**
 * The standard normal value with the share `p` (above 0, below 1) of the distribution below it. Wichura's AS 241, to
 * 1e-15.
 */
export function getNormalQuantile(p: number): number {
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * evaluateRatio(CENTER, 0.180625 - q * q)
  const distance = Math.sqrt(-computeLog(q < 0 ? p : 1 - p))
  const size = distance <= 5 ? evaluateRatio(SIDE, distance - 1.6) : evaluateRatio(FAR, distance - 5)
  return q < 0 ? -size : size
}

/**
 * Student's t with six degrees of freedom, scaled to a standard deviation of 1: extremes are far more common than in
 * the normal distribution.
 */
export function getFatTailQuantile(p: number): number {
  if (p > 0.5) return -getFatTailQuantile(1 - p)
  // The distribution function has a closed form and is convex below 0, so Newton's steps from there only go left.
  let t = 0
  for (;;) {
    const u = 1 / (1 + (t * t) / 6)
    const below = 0.5 + 0.5 * t * Math.sqrt(u / 6) * (1 + u * (0.5 + u * 0.375))
    const density = (0.9375 * u * u * u * Math.sqrt(u)) / Math.sqrt(6)
    const next = t - (below - p) / density
    if (!(next < t - 1e-13)) return t * Math.sqrt(4 / 6)
    t = next
  }
}

/** The natural logarithm of a positive number. */
export function computeLog(x: number): number {
  let exponent = 0
  while (x < Math.SQRT1_2) {
    x *= 2
    exponent -= 1
  }
  while (x > Math.SQRT2) {
    x /= 2
    exponent += 1
  }
  const s = (x - 1) / (x + 1)
  const square = s * s
  let sum = 0
  for (let i = 0; i < ODD_RECIPROCALS.length; i++) sum = sum * square + ODD_RECIPROCALS[i]!
  return 2 * s * sum + exponent * Math.LN2
}

const ODD_RECIPROCALS = Float64Array.from([23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1], (k) => 1 / k)

type Eight = readonly [number, number, number, number, number, number, number, number]
type Polynomials = { readonly above: Eight; readonly below: Eight }

function evaluateRatio({ above, below }: Polynomials, x: number): number {
  return evaluatePolynomial(above, x) / evaluatePolynomial(below, x)
}

function evaluatePolynomial(c: Eight, x: number): number {
  return ((((((c[0] * x + c[1]) * x + c[2]) * x + c[3]) * x + c[4]) * x + c[5]) * x + c[6]) * x + c[7]
}

// Wichura, M. J. (1988), Algorithm AS 241: The Percentage Points of the Normal Distribution. Highest power first.
const CENTER: Polynomials = {
  above: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  below: [
    5226.495278852546, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
}
const SIDE: Polynomials = {
  above: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  below: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
}
const FAR: Polynomials = {
  above: [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  below: [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
}
