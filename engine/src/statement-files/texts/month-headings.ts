import { readMonthName } from '../../language/month-names.ts'

const HEADING = /^[\s#*]*(\p{L}{3,12})\.?(?:[\s,']+((?:20)?\d{2}))?\s*:?\s*$/u
const ENTRY =
  /^(\s*[-•*·]?\s*)(0?[1-9]|[12]\d|3[01])(?:(?:st|nd|rd|th)\s(?=\s*\p{L}[^\d]*$)|(?:st|nd|rd|th|\.)?(?:\s?[-–:]\s?|\s+)(?=[\p{L}"'(].*\d))(.*\p{L}.*)$/u

type Section = { name: string; year: string | undefined; entries: number[] }

/**
 * Adds the month to lists with the month as a heading and only the day number before each entry ("Nov", then "9 -
 * bakery 4.20"), or on the line below it, as on a tear-off calendar. Numbers that only count the entries stay as they
 * are.
 */
export function addMonthsFromHeadings(lines: readonly string[]): readonly string[] {
  let result: string[] | null = null
  const sections: Section[] = []
  lines.forEach((line, at) => {
    const [, name, year] = HEADING.exec(line) ?? []
    if (!name || readMonthName(name) === null) return
    // Pages that show dates like a tear-off calendar: the month with the day below it.
    if (!year && /^\s*(?:0?[1-9]|[12]\d|3[01])\s*$/.test(lines[at + 1] ?? '')) {
      result ??= [...lines]
      result[at] = ''
      result[at + 1] = `${name} ${(lines[at + 1] ?? '').trim()}`
      return
    }
    const entries: number[] = []
    for (let i = at + 1; i < lines.length && ENTRY.test(lines[i] ?? ''); i++) entries.push(i)
    if (entries.length > 0) sections.push({ name, year, entries })
  })
  const getDays = ({ entries }: Section) => entries.map((i) => Number(ENTRY.exec(lines[i] ?? '')?.[2]))
  const isDated = (section: Section) => {
    const days = getDays(section)
    const isAscending = days.every((day, i) => i === 0 || day >= (days[i - 1] as number))
    const isDescending = days.every((day, i) => i === 0 || day <= (days[i - 1] as number))
    return days.length > 1 && (isAscending || isDescending) && !days.every((day, i) => day === i + 1)
  }
  const hasDated = sections.some(isDated)
  for (const section of sections) {
    if (!isDated(section) && !(hasDated && section.entries.length === 1)) continue
    const { name, year, entries } = section
    result ??= [...lines]
    for (const i of entries)
      result[i] = (lines[i] as string).replace(
        ENTRY,
        `$1$2 ${name}${year ? ` ${year.length === 2 ? `20${year}` : year}` : ''} $3`,
      )
  }
  return result ?? lines
}

const NAMED_DAY = /^\s*[-•*]?\s*\d{1,2}(?:st|nd|rd|th)?\s+(\p{L}{3,9})(?!\p{L})/u
const ORDINAL = /^(\s*[-•*]?\s*\d{1,2}(?:st|nd|rd|th))(?=\s*[-–:]|\s+\p{L})/u

/** Adds the month to "5th - paint 22.49" below "3rd Feb - haircut 38". */
export function addMonthsFromLinesAbove(lines: readonly string[]): readonly string[] {
  let month: string | null = null
  return lines.map((line) => {
    const named = NAMED_DAY.exec(line)?.[1]
    if (named && readMonthName(named) !== null) month = named
    else if (month && ORDINAL.test(line)) return line.replace(ORDINAL, `$1 ${month}`)
    return line
  })
}
