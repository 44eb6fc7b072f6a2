import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { writeOutLaterDays } from './later-days.ts'

const TODAY = plainDate('2026-11-14')

test.each([
  ['On 5 November the boiler cost 1,240. The next day I paid 96.10 for taxis.', '2026-11-06'],
  ['On 5 November the boiler cost 1,240, and that same evening takeout was 46.80.', '2026-11-05'],
  ['On November 5 the boiler cost 1,240. Two days later I bought tires for 512.40.', '2026-11-07'],
  ['On November 5 the boiler cost 1,240. A week later I bought tires for 512.40.', '2026-11-12'],
])('the second payment in “%s” is dated %s', (text, day) => {
  const { rows } = readStatementFile({ text, currency: 'USD', today: TODAY })
  expect(rows.map((row) => row.day)).toEqual(['2026-11-05', day])
})

test.each(['I paid 96 the next day.', 'On 5 November I said I’d go the day after tomorrow.'])(
  'words that don’t count from a date in the text stay as they are: %s',
  (text) => {
    expect(writeOutLaterDays(text, TODAY)).toBe(text)
  },
)
