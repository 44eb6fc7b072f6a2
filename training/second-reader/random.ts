/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Fills in each capital letter of a template that stands alone. */
export function fill(form: string, values: Record<string, string>): string {
  return form.replace(/(?<![A-Za-z'])[A-Z](?![A-Za-z'])/g, (letter) => values[letter] ?? letter)
}
