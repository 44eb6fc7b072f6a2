import { FIRST_SOURCE, OTHER_SOURCE, SOURCES, UNKNOWN_SOURCE } from './row-chains.ts'

/** Accounts as small numbers, so that row keys can contain them; case and surrounding spaces are ignored. */
export class SourceNumbers {
  readonly #numbers = new Map<string, number>()

  /** Returns the small number for one of the file's accounts, and assigns one if it's new. */
  add(source: string | null): number {
    const name = normalizeAccount(source)
    return name === '' ? UNKNOWN_SOURCE : limitNumber(getNumber(this.#numbers, name))
  }

  /** Looks up the small number for an account that may not be in the file. */
  find(source: string | null): number {
    const name = normalizeAccount(source)
    if (name === '') return UNKNOWN_SOURCE
    const number = this.#numbers.get(name)
    return number === undefined ? OTHER_SOURCE : limitNumber(number)
  }
}

function limitNumber(number: number): number {
  return Math.min(SOURCES - 1, number + FIRST_SOURCE)
}

function normalizeAccount(source: string | null): string {
  return source?.trim().toLowerCase() ?? ''
}

/** The number for a text; a new text gets the next one. */
export function getNumber(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}
