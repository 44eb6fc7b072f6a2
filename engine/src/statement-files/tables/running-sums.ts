/** What the rows of a table add up to so far, and since the last total, to tell a total from a shop called "Total". */
export class RunningSums {
  #in = 0
  #out = 0
  #inSince = 0
  #outSince = 0

  add(minor: number): void {
    if (minor > 0) {
      this.#in += minor
      this.#inSince += minor
    } else {
      this.#out -= minor
      this.#outSince -= minor
    }
  }

  /**
   * Whether an amount, whatever its sign, is a sum of the rows above: of all of them or of those since the last total,
   * and of money in, of money out, of both together or of their difference.
   */
  has(minor: number): boolean {
    const size = Math.abs(minor)
    return [
      [this.#in, this.#out],
      [this.#inSince, this.#outSince],
    ].some(([into = 0, out = 0]) => [into, out, into + out, Math.abs(into - out)].includes(size))
  }

  /** Starts a new sum below a total. The sum of all rows continues. */
  startOver(): void {
    this.#inSince = 0
    this.#outSince = 0
  }
}
