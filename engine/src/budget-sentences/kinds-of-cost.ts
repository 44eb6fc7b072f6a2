import { type Exact, exact, isLess } from '../core/exact-amount.ts'
import { matches } from './cues.ts'
import type { Piece } from './read-piece.ts'
import type { Item } from './reading-state.ts'
import { compileWords } from './sentence-sheet.ts'

// What to assume about a cost or income by its category and name, if the text doesn't say how often it comes.

const ONE_OFF = compileWords(
  "one[ -]?time|one[ -]?off|just once|only once|einmalig|une seule fois|una sola vez|una vez|got|bought|sold|won|received|spent|refunded|i paid|we paid|will|i'll|we'll|going to|gonna|want to buy|need to buy|have to buy|planning|need|upcoming|this once|kaufe|brauche",
)
const ONE_OFF_NAMES = compileWords(
  'bonus|tax refund|tax rebate|inheritance|refund|deposit|security deposit|wedding|honeymoon|funeral|moving|movers|new (?:\\p{L}+)|flights?|plane tickets?|hotel|cruise|laptop|mattress|sofa|couch|tires?|tyres?|washing machine|fridge|roof|passport|weihnachtsgeld|steuererstattung|reifen',
)
// Pay that comes once a year, in the month given.
export const YEARLY_PAY = compileWords(
  '(?:13th|thirteenth|14th|fourteenth)(?: month)? (?:salary|pay|cheque|paycheck)|(?:annual|yearly|year[ -]end|christmas|holiday) bonus|weihnachtsgeld|urlaubsgeld|13\\. gehalt|treizieme mois|prime de (?:noel|fin d.annee)|paga(?:s)? extra',
)
export const CHRISTMAS = compileWords('christmas|xmas|noel|navidad|weihnachten|weihnachtsgeschenke?|weihnachtsgeld')
// Bills are monthly if nothing else is said, whatever the verb.
export const BILLS = new Set(['HOU', 'UTI', 'PHO', 'SUB', 'INS', 'LOA', 'FIT', 'KID', 'INV'])
export const YEARLY_BILLS = new Set(['INS', 'TAX', 'SUB'])
// Bills that come every month, so a month alone can only be their first.
export const STANDING = new Set(['HOU', 'PHO', 'LOA'])
const VARIABLE = new Set(['GRO', 'DIN', 'GAS', 'BAR', 'TRA', 'ENT', 'PER', 'SHO', 'CLO', 'PET', 'CSH'])

/** Whether something is bought once if the text doesn't say how often. */
export function isOneOff(code: string | null, name: string, piece: Piece): boolean {
  const isPast = matches(ONE_OFF, piece.folded) && !BILLS.has(code ?? '')
  return isPast || matches(ONE_OFF_NAMES, `${name} ${piece.rest}`.toLowerCase()) || code === 'TVL' || code === 'ELE'
}

// Occasional costs, where a bare amount doesn't say whether it's per month, per year or once.
const NOW_AND_THEN = new Set(['HEA', 'GIV', 'HOM', 'CAR', 'CLO', 'SVC', 'EDU', 'TAX', 'FEE'])

const LITTLE = exact(30)
const MUCH = exact(400)

/**
 * Whether a bare amount leaves open how often it comes. Bills and amounts for food or fuel are monthly; a single lunch,
 * a dentist or a large insurance premium may be anything. The lines of a list are a budget, so they're monthly.
 */
export function isCadenceUnclear(code: string | null, amount: Exact, work: Item, name: string): boolean {
  const isListed = work.header !== null || /[:=]/.test(work.pieces[0]?.folded ?? '') || work.money.from !== undefined
  if (isListed || work.direction === 'in' || matches(ONE_OFF_NAMES, name.toLowerCase())) return false
  if (code === 'INS') return !isLess(amount, MUCH)
  if (code !== null && VARIABLE.has(code)) return isLess(amount, LITTLE)
  return code === null || NOW_AND_THEN.has(code)
}
