import { expect, onTestFinished, test } from 'vitest'
import { getFirstWeekday, listWeekdays } from './week-start.ts'

test('weeks start on the day that’s usual where the user lives', () => {
  expect(
    ['en-US', 'en-GB', 'de', 'ja', 'en-CA', 'ar-EG', 'nonsense!'].map((locale) => getFirstWeekday(locale)),
  ).toEqual([7, 1, 1, 7, 7, 6, 1])
  expect(listWeekdays(7)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(listWeekdays(1)[0]).toBe('Mon')
})

test('weeks start on the same day in browsers that don’t know it', () => {
  const locales = ['en-US', 'en-GB', 'es-AR', 'es-CL', 'pt-BR', 'es-GT', 'ar-AE', 'ar-EG', 'fr-DJ', 'dv-MV']
  const expected = locales.map((locale) => getFirstWeekday(locale))
  const known = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo')!
  Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', { ...known, value: undefined })
  onTestFinished(() => void Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', known))
  expect(locales.map((locale) => getFirstWeekday(locale))).toEqual(expected)
})
