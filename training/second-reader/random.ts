/** The same numbers between 0 and 1 every time. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Each letter of a template that stands alone is a place to fill in. */
export function fill(form: string, values: Record<string, string>): string {
  return form.replace(/(?<![A-Za-z'])[A-Z](?![A-Za-z'])/g, (letter) => values[letter] ?? letter)
}
