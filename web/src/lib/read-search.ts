/** Parses one search parameter; undefined if it isn't valid. */
export type SearchField<Value> = (value: unknown) => Value | undefined
type Fields = Record<string, SearchField<unknown>>
export type SearchOf<Shape extends Fields> = {
  [Name in keyof Shape]?: Exclude<ReturnType<Shape[Name]>, undefined> | undefined
}

export function readOneOf<const Value extends string>(...values: readonly Value[]): SearchField<Value> {
  return (value) => values.find((allowed) => allowed === value)
}

/** A switch that is either on or not in the URL. */
export const readFlag: SearchField<true> = (value) => (value === true || value === 'true' ? true : undefined)

/**
 * Text that matches a pattern and, without `mayBeEmpty`, isn't empty. The router parses 12 and ["a","b"] as a number
 * and a list, so they become text again; lists are joined with line breaks.
 */
export function readText(pattern: RegExp, { mayBeEmpty = false } = {}): SearchField<string> {
  return (value) => {
    if (value === undefined || value === null) return undefined
    const read = Array.isArray(value) ? value.map(String).join('\n') : String(value)
    return pattern.test(read) && (read !== '' || mayBeEmpty) ? read : undefined
  }
}

export function readWholeNumber(min: number, max: number): SearchField<number> {
  return (value) => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }
}

export const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Parses a page's search parameters. Every field is in the result, undefined if missing or invalid: the router merges
 * the result over the raw parameters, so a missing field would keep its invalid value.
 */
export function createSearchReader<const Shape extends Fields>(fields: Shape) {
  return (search: Record<string, unknown>): SearchOf<Shape> => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(search[name])])
    return Object.fromEntries(read) as SearchOf<Shape> // the fields say what each value is
  }
}

/** Removes undefined values and defaults, which don't belong in the URL. */
export function omitDefaults<Search extends object>(
  search: Search,
  defaults: Partial<Record<keyof Search, unknown>> = {},
) {
  const isNotDefault = ([name, value]: [string, unknown]) =>
    value !== undefined && defaults[name as keyof Search] !== value
  return Object.fromEntries(Object.entries(search).filter(isNotDefault)) as Search // fewer of the same fields
}
