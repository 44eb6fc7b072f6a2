// For browsers without this data: regions where weeks don't start on Monday (Unicode CLDR 48, weekData).
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
  'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
const FRIDAY = 'MV'
const FIRST_DAYS = new Map([
  ...SUNDAY.split(' ').map((region) => [region, 7] as const),
  ...SATURDAY.split(' ').map((region) => [region, 6] as const),
  [FRIDAY, 5] as const,
])

type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the week in a locale, by default the user's: 1 is Monday, 7 is Sunday. */
export function getFirstWeekday(locale = navigator.languages?.[0] ?? navigator.language ?? 'en-US'): number {
  try {
    const info = new Intl.Locale(locale).maximize() as WithWeekInfo
    const firstDay = info.getWeekInfo?.().firstDay ?? info.weekInfo?.firstDay
    if (firstDay !== undefined) return firstDay
    return FIRST_DAYS.get(info.region ?? '') ?? 1
  } catch {
    return 1
  }
}

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Weekday names, starting with this day. */
export function listWeekdays(first: number): string[] {
  return [...NAMES.slice(first - 1), ...NAMES.slice(0, first - 1)]
}
