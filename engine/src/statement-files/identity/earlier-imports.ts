import type { ExistingRow } from './known-row.ts'

/** What the existing rows say about the imports they came from. */
export class EarlierImports {
  /** How many rows of each import were money in and money out, including rows the file can't match. */
  readonly signs = new Map<string, { in: number; out: number }>()
  /** For imports in another currency: their rows on the file's days, and how many of those the file has. */
  readonly #recasts = new Map<string, { rows: number; matched: number }>()

  countSign({ importId, minor }: ExistingRow): void {
    if (importId === undefined) return
    const signs = this.signs.get(importId) ?? { in: 0, out: 0 }
    signs[minor > 0 ? 'in' : 'out'] += 1
    this.signs.set(importId, signs)
  }

  countRecast(importId: string, isMatched: boolean): void {
    const counts = this.#recasts.get(importId) ?? { rows: 0, matched: 0 }
    counts.rows += 1
    if (isMatched) counts.matched += 1
    this.#recasts.set(importId, counts)
  }

  /** Imports in another currency, if the file has most of their rows on its days. */
  findRecasts(): Set<string> {
    const found = new Set<string>()
    for (const [importId, { rows, matched }] of this.#recasts) if (matched * 2 > rows) found.add(importId)
    return found
  }
}
