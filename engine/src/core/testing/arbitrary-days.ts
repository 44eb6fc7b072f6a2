import fc from 'fast-check'
import { type PlainDate, plainDate, toDayNumber, toPlainDate } from '../plain-date.ts'

/** Any day between the two years, for property tests. */
export function anyDay(firstYear = 1990, lastYear = 2040): fc.Arbitrary<PlainDate> {
  const min = toDayNumber(plainDate(`${firstYear}-01-01`))
  const max = toDayNumber(plainDate(`${lastYear}-12-31`))
  return fc.integer({ min, max }).map(toPlainDate)
}
