/** Random numbers from 0 up to, but not including, 1. The same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Replaces each standalone capital letter in a template with its value, if it has one. */
export function fill(form: string, values: Record<string, string>): string {
  return form.replace(/(?<![A-Za-z'])[A-Z](?![A-Za-z'])/g, (letter) => values[letter] ?? letter)
}
