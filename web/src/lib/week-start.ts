// For browsers without this data: regions where weeks start on Sunday or Saturday (Unicode CLDR, weekData).
const SUNDAY = /-(US|CA|MX|BR|CO|PE|VE|CL|AR|JP|KR|TW|HK|IN|IL|PH|TH|ZA|SG|ID|PK|BD|KE|SA|PR|PT)\b/
const SATURDAY = /-(AE|AF|BH|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)\b/

type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the week in the user's locale: 1 is Monday, 7 is Sunday. */
export function getFirstWeekday(locale = navigator.languages?.[0] ?? navigator.language ?? 'en-US'): number {
  try {
    const info = new Intl.Locale(locale).maximize() as WithWeekInfo
    const firstDay = info.getWeekInfo?.().firstDay ?? info.weekInfo?.firstDay
    if (firstDay !== undefined) return firstDay
    const region = `-${info.region}`
    return SUNDAY.test(region) ? 7 : SATURDAY.test(region) ? 6 : 1
  } catch {
    return 1
  }
}

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Weekday names, starting with this day. */
export function listWeekdays(first: number): string[] {
  return [...NAMES.slice(first - 1), ...NAMES.slice(0, first - 1)]
}
