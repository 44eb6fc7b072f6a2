import { expect, test } from 'vitest'
import { getFirstWeekday, listWeekdays } from './week-start.ts'

test('weeks start on the day that’s usual where the user lives', () => {
  expect(
    ['en-US', 'en-GB', 'de', 'ja', 'en-CA', 'ar-EG', 'nonsense!'].map((locale) => getFirstWeekday(locale)),
  ).toEqual([7, 1, 1, 7, 7, 6, 1])
  expect(listWeekdays(7)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(listWeekdays(1)[0]).toBe('Mon')
})
