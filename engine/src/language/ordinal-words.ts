const ORDINALS = [
  'first|erste[nrs]?|premier|primero',
  'second|zweite[nrs]?',
  'third|dritte[nrs]?',
  'fourth|vierte[nrs]?',
  'fifth|funfte[nrs]?',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth|zehnte[nrs]?',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth|funfzehnte[nrs]?',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty[ -]?first',
  'twenty[ -]?second',
  'twenty[ -]?third',
  'twenty[ -]?fourth',
  'twenty[ -]?fifth',
  'twenty[ -]?sixth',
  'twenty[ -]?seventh',
  'twenty[ -]?eighth',
  'twenty[ -]?ninth',
  'thirtieth',
  'thirty[ -]?first',
]
/** Any ordinal word, for use inside a pattern. */
export const ORDINAL_WORD = `(?:${[...ORDINALS].reverse().join('|')})`

const ORDINAL_PATTERNS = ORDINALS.map((names) => new RegExp(`^(?:${names})$`))

/** The day of the month in "15th", "15." or "fifteenth"; 0 if none. */
export function readDayOfMonth(text: string): number {
  const digits = /^\d{1,2}/.exec(text)
  const day = digits
    ? Number(digits[0])
    : ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(text.replace(/\s+/g, ' '))) + 1
  return day >= 1 && day <= 31 ? day : 0
}
