/** One step of a path, from one position to a later one, with its cost. */
export type Step<T> = { readonly value: T; readonly cost: number }
export type Path<T> = { readonly values: readonly T[]; readonly cost: number }

/**
 * The cheapest paths from the first of `places` to the last, cheapest first, in steps from any place to any later one.
 * `getSteps` gives the competing readings between two places. At most `keep` paths are kept at every place.
 */
export function findBestPaths<T>(
  places: readonly number[],
  getSteps: (from: number, to: number) => readonly Step<T>[],
  keep: number,
): Path<T>[] {
  let reached: Path<T>[][] = places.map(() => [])
  reached[0] = [{ values: [], cost: 0 }]
  for (let to = 1; to < places.length; to++) {
    const found: Path<T>[] = []
    for (let from = 0; from < to; from++) {
      const steps = reached[from]!.length > 0 ? getSteps(places[from]!, places[to]!) : []
      for (const step of steps)
        for (const path of reached[from]!)
          found.push({ values: [...path.values, step.value], cost: path.cost + step.cost })
    }
    reached = reached.with(to, found.sort((a, b) => a.cost - b.cost).slice(0, keep))
  }
  return reached.at(-1) ?? []
}
