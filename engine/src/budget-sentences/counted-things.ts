import { COUNT, countOf } from '../language/number-words.ts'
import { matches } from './cues.ts'
import type { Piece } from './read-piece.ts'
import { words } from './sentence-sheet.ts'

const PEOPLE =
  'of (?:them|us)|kids|children|sons|daughters|boys|girls|people|persons|adults|dogs|cats|cars|phones|lines|players|friends|guests|students|grandkids|grandchildren|nieces|nephews|roommates|teens|toddlers|sisters|brothers|siblings|flatmates|housemates|colleagues|coworkers|cousins|grandsons|granddaughters|families|flats|members'
const HEADS = words(`(?:(me|myself) (?:and |, |& )?(?:my |the |our )?)?(${COUNT}) (?:\\p{L}+ ){0,2}?(?:${PEOPLE})`)
const TWO = words(
  '(?:me|myself) and (?:my|the|our) \\p{L}+|for (?:me|myself) (?:and )?(?:another |one )?(?:one )?for (?:my|the|our) \\p{L}+|my \\p{L}+ and (?:me|i|myself)|both of (?:us|them)|both (?:kids|boys|girls|dogs|cats|cars|of)|the twins|twins',
)
const PER_HEAD = words(
  'each|apiece|per (?:kid|child|person|head|dog|cat|car|line|player|ticket|phone|pupil|student|adult)|a (?:head|person|kid|child|ticket|line)|pro (?:kind|person)',
)
const SINGLE_PRICE = words(
  'each|apiece|a (?:piece|pop|time|head)|jeweils|chacune?|cada un[oa]|per (?!cent|month|week|year|day|quarter|annum|hour|term|semester|fortnight)\\p{L}+',
)
const NOT_THINGS =
  'payments|bucks|dollars|euros|pounds|quid|cents|hours|instal?lments|weeks|months|days|years|times|terms|semesters|ways|grand|thousand|hundred'
const THINGS = words(`(${COUNT}) (?!(?:${NOT_THINGS})(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+s`)
const OWN_COUNT = words(
  `(?:we've got|we have|i have|i've got|there are|got|for (?:my|our|the)|wir haben|ich habe) (${COUNT})(?: of (?:them|those))?`,
)

/** How many people or things the text says it's for: "3 kids", "me and my two boys"; null if it doesn't say. */
export function countOfThings(text: string): number | null {
  HEADS.lastIndex = 0
  const heads = HEADS.exec(text)
  const count = countOf(heads?.[2])
  if (count !== null) return count + (heads?.[1] ? 1 : 0)
  if (matches(TWO, text)) return 2
  return ownCount(text)
}

/** "we've got four", "for my two" */
export function ownCount(text: string): number | null {
  OWN_COUNT.lastIndex = 0
  return countOf(OWN_COUNT.exec(text)?.[1])
}

/** How often to multiply a price for one, from the words next to it; null if it isn't a price for one. */
export function countAtPrice(piece: Piece, name: string): number | null {
  const { folded, rest } = piece
  // "my girlfriend and I each pay 625": this is already the user's part.
  if (/(?:^|\s)(?:i|we|us) each\s/.test(folded)) return null
  if (matches(PER_HEAD, folded)) {
    const heads = countOfThings(rest)
    if (heads !== null) return heads
  }
  const multiplied = countOf(new RegExp(`(${COUNT})\\s?[x×*]\\s{2,}`, 'u').exec(`${rest}  `)?.[1])
  if (multiplied !== null && multiplied > 1) return multiplied
  const isAt = /\s(?:at|@|zu|a)\s{2,}/.test(`${rest}  `)
  const [, noun] =
    /\d\S*\s+(?:(?:cents?|pence|euros?|dollars?|bucks|pounds|quid)\s+)?(?:a|an|per|each)\s+(\p{L}{4,})/u.exec(folded) ??
    []
  if (noun !== undefined) {
    const count = countOf(words(`(${COUNT}) ${noun}(?:e?s)`).exec(rest)?.[1])
    if (count !== null && count > 1) return count
  }
  if (!isAt && !matches(SINGLE_PRICE, folded)) return null
  // A number already read as a frequency ("3 deliveries a year") is blank in the rest, so it's only counted once.
  const thing = name.toLowerCase().replace(/^\P{L}*/u, '')
  for (let at = 0; at < rest.length; ) {
    THINGS.lastIndex = at
    const bought = THINGS.exec(rest)
    if (!bought) return null
    const count = countOf(bought[1])
    const isTheThing = isAt || thing.includes(bought[0]) || rest.includes(thing)
    if (isTheThing && count !== null && count > 1 && count < 32) return count
    at = bought.index + 1
  }
  return null
}
