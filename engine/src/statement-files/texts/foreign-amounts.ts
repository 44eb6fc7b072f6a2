import { SHARED_SIGNS } from '../values/currencies.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'

// "(Kurs 0.9620)", "@ 1.1684": the rate right after the foreign amount.
const RATE = /^\s*(?:\([^()]{0,30}\)|(?:@|x|at|zu|rate|kurs|taux|cambio|tasso|koers)\s?:?\s?\d+[.,]\d+)/iu

const SIGNS: ReadonlySet<string | undefined> = new Set(Object.keys(SHARED_SIGNS))

/**
 * Blanks what a purchase cost abroad if the line, or a line next to it, also has the amount in the account's currency. The
 * length of each line stays, since columns may matter.
 */
export function withoutForeign(lines: readonly string[], currency: string): readonly string[] {
  const found = lines.map((line) =>
    /\d/.test(line) && line.length < 400 ? findAmounts(line, findDays(line, null)) : [],
  )
  const counts = new Map<string, number>()
  for (const { parts } of found.flat())
    if (parts.currency) counts.set(parts.currency, (counts.get(parts.currency) ?? 0) + 1)
  if (counts.size < 2) return lines
  // A sign such as "$" is the person's own currency next to a foreign code.
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const own =
    counts.has(currency) || (most && /^\p{L}{3}$/u.test(most[0]))
      ? new Set([counts.has(currency) ? currency : most?.[0]])
      : SIGNS
  const isOwn = ({ parts }: AmountToken) => parts.currency !== null && own.has(parts.currency)
  const isForeign = (token: AmountToken) => token.parts.currency !== null && !isOwn(token)
  const isAlone = (at: number) => {
    const [only, more] = found[at] ?? []
    return only && !more && (lines[at] ?? '').trim().length <= only.end - only.start + 1 ? only : null
  }
  return lines.map((line, at) => {
    const tokens = found[at] ?? []
    const [above, alone, below] = [isAlone(at - 1), isAlone(at), isAlone(at + 1)]
    const isBesideOwn = (above && isOwn(above) && alone) || (below && isOwn(below) && !(above && alone))
    if (!isBesideOwn && !tokens.some(isOwn)) return line
    return tokens.filter(isForeign).reduce((rest, { start, end }) => {
      const to = end + (RATE.exec(rest.slice(end))?.[0].length ?? 0)
      return rest.slice(0, start) + ' '.repeat(to - start) + rest.slice(to)
    }, line)
  })
}
