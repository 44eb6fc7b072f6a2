import { COUNT, countOf } from '../language/number-words.ts'
import { words } from './sentence-sheet.ts'

const PER_HEAD = /(?:^|\s)(?:each|apiece|per (?:kid|child|person|head|dog|cat|car|line)|a head|a person)(?:\s|$|,)/
const HEADS = words(
  `(${COUNT}) (?:of (?:them|us)|(?:\\p{L}+ )?(?:kids|children|sons|daughters|boys|girls|people|persons|dogs|cats|cars|phones|lines))`,
)
const TWO_OF_US = /(?:^|\s)(?:me\s.*\bmy \p{L}+|both of (?:us|them))(?:\s|$)/u

/** Whether an amount is said of each of several: "10 a week each". */
export function isPerHead(text: string): boolean {
  return PER_HEAD.test(text)
}

/** How many the text says it is for: "for 3 kids", "two of them", "me and my wife"; null where it says none. */
export function headCount(text: string): number | null {
  HEADS.lastIndex = 0
  return countOf(HEADS.exec(text)?.[1]) ?? (TWO_OF_US.test(text) ? 2 : null)
}

const SINGLE_PRICE = /(?:^|\s)(?:each|apiece|a (?:piece|pop|time|head)|jeweils|chacune?|cada un[oa])(?:\s|$|,)/
const NOT_THINGS =
  'payments|bucks|dollars|euros|pounds|quid|cents|hours|instal?lments|weeks|months|days|years|times|sessions'
const THINGS = words(`(${COUNT}) (?!${NOT_THINGS})(?:\\p{L}+ ){0,2}?\\p{L}+s`)

/** How many of the thing itself are bought at a price each: "two beers a week at 7 each"; null where none is said. */
export function piecesBought(piece: { folded: string; rest: string }, name: string): number | null {
  if (!SINGLE_PRICE.test(piece.folded)) return nightsOf(piece)
  // What was understood as a rhythm ("3 deliveries a year") has been counted already.
  const text = piece.rest
  const thing = name.toLowerCase().replace(/^\P{L}*/u, '')
  for (let at = 0; at < text.length; ) {
    THINGS.lastIndex = at
    const bought = THINGS.exec(text)
    if (!bought) return null
    const count = countOf(bought[1])
    const isTheThing = thing.includes(bought[0]) || text.includes(thing)
    if (isTheThing && count !== null && count > 1 && count < 32) return count
    at = bought.index + 1
  }
  return null
}

/** "3 nights at 45", "95 a night for 4 nights": so many at a price; null where no such count is said. */
function nightsOf({ folded, rest }: { folded: string; rest: string }): number | null {
  // What was understood is blank in the rest: after "at" there was an amount.
  const atPrice = words(
    `(${COUNT}) (?!${NOT_THINGS.replace('|sessions', '')})(?:\\p{L}+ )?\\p{L}+s?\\s(?:at|@|zu|a)\\s{2,}`,
  )
  const [, noun] = /\d\S*\s+(?:a|an|per|each)\s+(\p{L}{4,})/u.exec(folded) ?? []
  const ofNoun = noun === undefined ? null : words(`(${COUNT}) ${noun}(?:e?s)`).exec(rest)
  const count = countOf((atPrice.exec(`${rest}  `) ?? ofNoun)?.[1])
  return count !== null && count > 1 && count < 32 ? count : null
}
