import { foldName } from '../language/fold-text.ts'
import { isKnownCity, REGION_CODES } from './places.ts'

/**
 * The name part of a text, whether the place was removed from it, and whether it was probably cut at the end of its
 * column.
 */
export type NameColumns = { readonly name: string; readonly isCut: boolean; readonly isSplit: boolean }

// Card networks write the name in a column of 20, 22, 23 or 25 characters, directly followed by the city. Many banks
// then collapse the spaces, so the column is only visible if a full name runs into the city.
const NAME_WIDTHS = [25, 20, 22, 23]

// A name, a city and a state that have kept their columns. Texts in the first layout (25, 13 and 2 characters) also
// match the second, which would cut their names.
const SPACED_LAYOUTS = [
  /^(.{25})(?=.{15}$)\S.*?\s{2,}[A-Z]{2}$/,
  /^(.{20})\S.{0,19}?\s{2,}[A-Z]{2}$/,
  /^(.{25})\S.{0,12}?\s{2,}[A-Z]{2}$/,
]

/**
 * Splits off the city and state if the text still has its column spacing, or if they run into the name; otherwise the
 * whole text is the name.
 */
export function splitColumns(text: string): NameColumns {
  const trimmed = text.trim()
  // Without a state at the very end, there is no way to see the column.
  if (!/[A-Z]{2}$/.test(trimmed)) return keepWhole(trimmed.replace(/\s+/g, ' '))
  const column = SPACED_LAYOUTS.map((layout) => layout.exec(trimmed)?.[1]).find((name) => name !== undefined)
  if (column !== undefined) return { name: column.trim(), isCut: !/\s$/.test(column), isSplit: true }
  const squeezed = trimmed.replace(/\s+/g, ' ')
  for (const isCertain of [true, false]) {
    for (const width of NAME_WIDTHS) {
      const name = squeezed.slice(0, width)
      const rest = squeezed.slice(width)
      if (rest.length < 3 || rest.length > 20 || /\s$/.test(name) || /^[\s/.,'-]/.test(rest)) continue
      if (isCertain ? runsIntoPlace(rest, squeezed, width) : width === 25 && runsIntoUnknownCity(rest, squeezed)) {
        return { name, isCut: true, isSplit: true }
      }
    }
  }
  return keepWhole(squeezed)
}

function keepWhole(name: string): NameColumns {
  return { name, isCut: CUT_WIDTHS.has(name.length), isSplit: false }
}

/** Lengths at which banks truncate a name. */
const CUT_WIDTHS = new Set([20, 22, 23, 24, 25, 30, 32, 40])

const PLACE_END = /^(.+?)\s?([A-Z]{2})$/

function runsIntoPlace(rest: string, whole: string, width: number): boolean {
  const match = PLACE_END.exec(rest)
  if (!match || !REGION_CODES.has((match[2] ?? '').toLowerCase())) return false
  const city = (match[1] ?? '').trim()
  if (/^\d{3}-?\d{3}-?\d{4}$/.test(city)) return /[A-Za-z]$/.test(whole.slice(0, width))
  if (!/^[A-Za-z][A-Za-z.' -]*$/.test(city)) return /^(?:https|gosq\.com|www\.)/i.test(city)
  const from = whole.lastIndexOf(' ', width - 1) + 1
  const crossing = foldName(whole.slice(from, whole.length - 2).trim()).split(' ')
  if (isKnownCity(crossing)) return false
  if (isKnownCity(foldName(city).split(/[ .-]+/)) && /[A-Za-z0-9,.&]$/.test(whole.slice(0, width))) return true
  const before = whole[width - 1] ?? ''
  return /^[A-Z][a-z]/.test(city) && /[A-Za-z,.]/.test(before)
}

function runsIntoUnknownCity(rest: string, whole: string): boolean {
  const match = /^([A-Z]{4,13}) ([A-Z]{2})$/.exec(rest)
  if (!match || !REGION_CODES.has((match[2] ?? '').toLowerCase())) return false
  const from = whole.lastIndexOf(' ', 24) + 1
  if (isKnownCity([foldName(whole.slice(from, whole.length - 3))])) return false
  return 25 - from >= 3 && /^[A-Z]+$/.test(whole.slice(from, 25))
}
