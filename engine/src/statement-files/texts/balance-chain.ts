import type { AmountToken } from './line-tokens.ts'

// With more steps than this, amounts could add up by chance.
export const MAX_STEPS = 6

/**
 * The balances that a text states from row to row. A line without a date is a row only if its balance equals the
 * previous balance plus or minus the amounts since then. Without that proof it could be anything.
 */
export class BalanceChain {
  #balance: number | null = null
  #steps: number[] = []

  /**
   * Starts over from a balance that the text states between its rows, or before the first; without one, from nothing.
   */
  restart(token: AmountToken | undefined): void {
    this.#balance = token ? toHundredths(token) : null
    this.#steps = []
  }

  /** Adds the numbers of a row that was found: its amount and, if there is a second one, its balance. */
  add(tokens: readonly AmountToken[]): void {
    const [step, balance] = tokens
    if (balance) this.restart(balance)
    else if (step && this.#steps.length <= MAX_STEPS) this.#steps.push(Math.abs(toHundredths(step) ?? Number.NaN))
  }

  /**
   * Whether a line's amount and balance follow from the previous balance. `held` are the amounts of lines since then
   * that may be rows.
   */
  proves(tokens: readonly AmountToken[], held: readonly AmountToken[]): boolean {
    const [step, balance] = tokens
    const target = balance && tokens.length === 2 ? toHundredths(balance) : null
    if (target === null || this.#balance === null || !step) return false
    const steps = [...this.#steps, ...[...held, step].map((token) => Math.abs(toHundredths(token) ?? Number.NaN))]
    if (steps.length > MAX_STEPS || steps.some(Number.isNaN)) return false
    let reached = [this.#balance]
    for (const size of steps) reached = reached.flatMap((sum) => [sum + size, sum - size])
    return reached.includes(target)
  }
}

/** The signed amount in hundredths; null if it isn't written with two decimals. */
function toHundredths(token: AmountToken): number | null {
  const { body, isNegative, direction } = token.parts
  if (!/[.,]\d{2}$/.test(body)) return null
  const size = Number(body.replace(/\D/g, ''))
  return isNegative || direction === 'out' ? -size : size
}
