/** One way to continue: the resulting state, and its cost. */
export type Branch<State> = { readonly state: State; readonly cost: number }

const WIDTH = 10

/**
 * Reads steps from left to right and keeps the cheapest readings. Each step offers several ways to continue; their
 * costs add up. Returns the readings of all steps, cheapest first. Equal readings (by `keyOf`) count once, with the
 * lower cost.
 */
export function nBest<State, Step>(
  start: State,
  steps: readonly Step[],
  expand: (state: State, step: Step, index: number) => readonly Branch<State>[],
  keyOf: (state: State) => string,
): Branch<State>[] {
  let beam: Branch<State>[] = [{ state: start, cost: 0 }]
  steps.forEach((step, index) => {
    const all = beam.flatMap(({ state, cost }) =>
      expand(state, step, index).map((next) => ({ state: next.state, cost: cost + next.cost })),
    )
    beam = cheapest(all, keyOf)
  })
  return beam
}

function cheapest<State>(branches: Branch<State>[], keyOf: (state: State) => string): Branch<State>[] {
  const seen = new Set<string>()
  return branches
    .sort((a, b) => a.cost - b.cost)
    .filter(({ state }) => {
      const key = keyOf(state)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, WIDTH)
}
