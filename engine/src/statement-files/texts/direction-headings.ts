import { foldText } from '../../language/fold-text.ts'
import type { Direction } from '../values/direction-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { getTitleDirection } from './statement-sections.ts'

const MAX_TITLE_LENGTH = 30

/**
 * Signs the amounts of undated lists below "Money out" and "Money in", as in the daily summaries of banks. Each
 * must be there once, and no amount below them may have its own sign.
 */
export function signByHeadings(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => {
    const days = findDays(line, null)
    const [sum, more] = findAmounts(line, days).filter(({ isStrong }) => isStrong)
    const isTitle = line.trim() !== '' && line.trim().length <= MAX_TITLE_LENGTH && !/\d/.test(line)
    return {
      sum: more || days.length > 0 ? undefined : sum,
      way: isTitle ? getTitleDirection(foldText(line).trim()) : null,
    }
  })
  const titles = found.flatMap(({ way }) => way ?? [])
  if (titles.length !== 2 || titles[0] === titles[1]) return lines
  let way: Direction | null = null
  const signed = lines.map((line, at) => {
    const { sum, way: own } = found[at] as (typeof found)[number]
    const isAfterBlank = (lines[at - 1] ?? '').trim() === ''
    way = own ?? (line.trim() !== '' && isAfterBlank ? null : way)
    if (!way || !sum || line.slice(sum.end).trim() !== '' || !/^[^:]*\p{L}{2}[^:]*$/u.test(line.slice(0, sum.start)))
      return line
    if (sum.parts.isSigned) return null
    return `${line.slice(0, sum.start)}${way === 'in' ? '+' : '-'}${line.slice(sum.start)}`
  })
  return signed.some((line) => line === null) ? lines : (signed as string[])
}
