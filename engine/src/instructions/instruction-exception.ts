import { EXCEPTION } from './instruction-grammar.ts'
import { BLANK, type Line, phrase } from './instruction-line.ts'

/** What stands behind "except", and a view of the line in which only that can be seen. */
export type TakenException = { readonly from: number; readonly to: number; readonly view: Line }

/** Takes "except …" out of the line; what follows it after a comma stays as a clause of its own. */
export function takeException(line: Line): TakenException | null {
  const expression = phrase(`,? ?(?:${EXCEPTION})`)
  expression.lastIndex = 0
  const match = expression.exec(line.open)
  if (!match || match.index === 0) return null
  const from = match.index + match[0].length
  const rest = line.open.slice(from)
  const stop =
    /\s(?=(?:which|that|those|they|que|qui|die|che)\s+(?:is|are|goes?|should|belongs?|es|son|est|sont|sind|ist|sono|va|vont)(?![\p{L}]))|,(?=\s*(?:that|those|these|which|it|they|das|die|c'|eso|esos|then|dann|alors|entonces)(?![\p{L}]))|[.;]\s*$|,\s*(?:call|put|file|mark|use)\s/u.exec(
      rest,
    )
  const to = from + (stop ? stop.index : rest.replace(/[.!?\s]+$/, '').length)
  const signs = line.open.slice(from, to)
  const goesOn = stop !== null && /\s/.test(line.open.charAt(to)) ? `,${line.open.slice(to + 1)}` : line.open.slice(to)
  line.open = line.open.slice(0, match.index) + BLANK.repeat(to - match.index) + goesOn
  // The reading of the exception needs its own view of the text.
  const open = BLANK.repeat(from) + signs + BLANK.repeat(line.open.length - to)
  return { from, to, view: { original: line.original, open, signs: line.signs } }
}
