import { foldText } from '../../language/fold-text.ts'
import type { Direction } from '../values/direction-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { getTitleDirection } from './statement-sections.ts'

const MAX_TITLE_LENGTH = 30

/**
 * Adds signs to the amounts of undated lists below "Money out" and "Money in", as in banks' daily summaries. A list
 * ends at a blank line. Each heading must occur once, and no amount below them may have its own sign.
 */
export function signByHeadings(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => {
    const days = findDays(line, null)
    const [sum, more] = findAmounts(line, days).filter(({ isStrong }) => isStrong)
    const isTitle = line.trim() !== '' && line.trim().length <= MAX_TITLE_LENGTH && !/\d/.test(line)
    return {
      sum: more || days.length > 0 ? undefined : sum,
      direction: isTitle ? getTitleDirection(foldText(line).trim()) : null,
    }
  })
  const titles = found.flatMap(({ direction }) => direction ?? [])
  if (titles.length !== 2 || titles[0] === titles[1]) return lines
  let current: Direction | null = null
  const signed = lines.map((line, at) => {
    const { sum, direction: own } = found[at] as (typeof found)[number]
    const isAfterBlank = (lines[at - 1] ?? '').trim() === ''
    current = own ?? (line.trim() !== '' && isAfterBlank ? null : current)
    if (
      !current ||
      !sum ||
      line.slice(sum.end).trim() !== '' ||
      !/^[^:]*\p{L}{2}[^:]*$/u.test(line.slice(0, sum.start))
    )
      return line
    if (sum.parts.isSigned) return null
    return `${line.slice(0, sum.start)}${current === 'in' ? '+' : '-'}${line.slice(sum.start)}`
  })
  return signed.some((line) => line === null) ? lines : (signed as string[])
}
