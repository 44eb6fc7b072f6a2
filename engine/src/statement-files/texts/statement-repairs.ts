/** Rewrites dates and signs so that each line can be read by itself. */
export function repairLines(lines: readonly string[]): readonly string[] {
  return normalizeSigns(shortenMarks(moveMarksToAmounts(repairDates(lines)))).map(moveSignToAmount)
}

const MARKED = /(?<=\d[.,]\d{2})\s+(Af|Bij|Soll|Haben|Debet|Kredit|Cargo|Abono|Dare|Avere)\s*$/i

/** Replaces "Af" and "Bij" in "49,95 Af" and "310,22 Bij" with marks that any amount can have. */
function shortenMarks(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => MARKED.test(line)).length < 2) return lines
  return lines.map((line) => line.replace(MARKED, (_, mark) => (/^(?:af|soll|de|ca|da)/i.test(mark) ? ' DR' : ' CR')))
}

/** "-   32,18": moves a sign in a separate column next to its amount. */
function moveSignToAmount(line: string): string {
  return line.replace(/(\s)([-+\u2212])(\s{2,8})(?=\d[\d.,' ]*[.,]\d{2}\s*$)/, '$1$3$2')
}

/** Adds the missing spaces in "January 01, 2026throughJanuary 31, 2026". */
function addMissingSpaces(line: string): string {
  if (/^\s*\d{2}\.\d{2}\.\/\d/.test(line)) return line.replace('/', ' ') // "01.10./01.10."
  return /\d{4}[\dtb]/.test(line)
    ? line
        .replace(/((?<!\d)\d{2}[/.]\d{2}[/.]\d{4})(?=\d{2}[/.]\d{2}[/.]\d{4})/g, '$1 ')
        .replace(/(\d{4})(through|thru|to|bis)(?=\p{Lu})/gu, '$1 $2 ')
    : line
}

const SUM = String.raw`[-+]?[$€£]?\s?[\d.,']*\d[.,]\d{2}(?:\s?[-+]|\s?[A-Z]{2})?`
// "14-11   Transfer", "(14-11)" and "Payroll 11-15 1,000.00".
const DASHED_FIRST = /^(\s*\(?)(\d{1,2})-(\d{1,2})(?=\)?\s)/
const DASHED_LAST = new RegExp(String.raw`(\s)(\d{2})-(\d{2})(?=\s+${SUM}\s*$)`)

const DOTTED_FIRST = /^(\s*(?:[-•*]\s)?)(\d{1,2})\.(\d{1,2})(?=\s+\p{L})/u

/** "2.11 rent" starts with a date, not a price, if several lines that end with an amount start like this. */
function addPeriods(lines: readonly string[]): readonly string[] {
  const opening = lines.filter((line) => DOTTED_FIRST.test(line) && /\d[.,]\d{2}\D{0,4}$/.test(line))
  const isDay = (line: string) => {
    const match = DOTTED_FIRST.exec(line)
    const [day, month] = [Number(match?.[2]), Number(match?.[3])]
    return day > 0 && day <= 31 && month > 0 && month <= 12
  }
  if (opening.length < 3 || !opening.every(isDay)) return lines
  return lines.map((line) => (isDay(line) ? line.replace(DOTTED_FIRST, '$1$2.$3.') : line))
}

const YEAR_FIRST = /^(\s*)(\d{2})([./])(\d{2})\3(\d{2})(?=\s)/

/** "26.10.02": in East Asia, dates start with the year. */
function completeYears(lines: readonly string[]): readonly string[] {
  const isEastern = lines.some((line) => /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(line))
  if (!isEastern) return lines
  const fitting = lines.filter((line) => Number(YEAR_FIRST.exec(line)?.[4] ?? 99) <= 12).length
  const isYear = new Set(lines.flatMap((line) => YEAR_FIRST.exec(line)?.[2] ?? [])).size <= 2
  if (fitting < 2 || !isYear) return lines
  return lines.map((line) => line.replace(YEAR_FIRST, '$120$2-$4-$5'))
}

// "0210   Rent   0210   600,00-": dates without separators, recognized because there are two of them.
const COMPACT = new RegExp(String.raw`^(\s*)(\d{2})(\d{2})(\s{2,}\S.*?\s)(\d{2})(\d{2})(?=\s+${SUM}\s*$)`)

function markDays(lines: readonly string[]): readonly string[] {
  const isDay = (line: string) => {
    const match = COMPACT.exec(line)
    const isDayAndMonth = (day?: string, month?: string) =>
      Number(day) > 0 && Number(day) <= 31 && Number(month) > 0 && Number(month) <= 12
    return match !== null && isDayAndMonth(match[2], match[3]) && isDayAndMonth(match[5], match[6])
  }
  const fitting = lines.filter(isDay).length
  if (fitting < 3 || fitting < lines.filter((line) => COMPACT.test(line)).length) return lines
  return lines.map((line) => (isDay(line) ? line.replace(COMPACT, '$1$2.$3.$4$5.$6.') : line))
}

const SECOND_DASHED = /^(\s*\d{2}\/\d{2}\s+)(\d{2})-(\d{2})(?=\s)/

/** "14-11" is a date only if several lines with amounts have one in the same place. */
function replaceDashes(lines: readonly string[]): readonly string[] {
  for (const place of [DASHED_FIRST, DASHED_LAST]) {
    const isDay = (line: string) => {
      const match = place.exec(line)
      const [a, b] = [Number(match?.[2]), Number(match?.[3])]
      return match !== null && a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
    }
    if (lines.filter((line) => /\d[.,]\d{2}(?!\d)/.test(line) && isDay(line)).length > 1)
      return lines.map((line) =>
        isDay(line) ? line.replace(place, '$1$2/$3').replace(SECOND_DASHED, '$1$2/$3') : line,
      )
  }
  return lines
}

function repairDates(lines: readonly string[]): readonly string[] {
  return addSlashes(addPeriods(markDays(replaceDashes(completeYears(lines.map(addMissingSpaces))))))
}

/** "10 03" at the start of several lines with an amount is a day and a month. */
function addSlashes(lines: readonly string[]): readonly string[] {
  const spacedFirst = /^(\s*)(\d{2}) (\d{2})(?=\s+\D.*\d[.,]\d{2}|\s+[\d.,]*\d[.,]\d{2})/
  const isDay = (line: string) => {
    const match = spacedFirst.exec(line)
    const [a, b] = [Number(match?.[2]), Number(match?.[3])]
    return match !== null && a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
  }
  if (lines.filter(isDay).length < 3) return lines
  return lines.map((line) => (isDay(line) ? line.replace(spacedFirst, '$1$2/$3') : line))
}

/** "CR" on a separate line belongs to the amount at the end of the line above. */
function moveMarksToAmounts(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^\s*(?:CR|DR)\s*$/i.test(line))) return lines
  const joined = [...lines]
  for (let i = 1; i < joined.length; i++) {
    const mark = /^\s*(CR|DR)\s*$/i.exec(joined[i] ?? '')?.[1]
    if (!mark || !/\d\s*$/.test(joined[i - 1] ?? '')) continue
    joined[i - 1] = `${joined[i - 1]} ${mark}`
    joined[i] = ''
  }
  return joined
}

// "Shop - EUR -85,40": the first dash only separates the amount.
const SEPARATED = /\s[-–]\s(?:[A-Z]{3}|[€$£])?\s?[-−]\d[\d.,]*[.,]\d{2}\s*$/

/**
 * Moves the signs of "3.000,00 (+)" and "25,00 (-)" to the front. In "- 40,00-", the sign is at the end, and the first
 * dash is a placeholder.
 */
function normalizeSigns(lines: readonly string[]): readonly string[] {
  const hasMarks = lines.some((line) => /\d \([-+]\)/.test(line))
  const hasDashes = lines.some((line) => /\s[-–] \d[\d.,]*[.,]\d{2}-(?:\s|$)/.test(line))
  const hasSeparators = lines.some((line) => SEPARATED.test(line))
  if (!hasMarks && !hasDashes && !hasSeparators) return lines
  return lines.map((line) => {
    const marked = hasMarks ? line.replace(/(\d[\d.,]*[.,]\d{2}) \(([-+])\)/g, '$2$1') : line
    if (hasSeparators) return marked.replace(/\s[-–](?=\s(?:[A-Z]{3}|[€$£])?\s?[-+−]?\d[\d.,]*[.,]\d{2}\s*$)/, '  ')
    return hasDashes ? marked.replace(/\s[-–](?=\s\d[\d.,]*[.,]\d{2})/g, '  ') : marked
  })
}
