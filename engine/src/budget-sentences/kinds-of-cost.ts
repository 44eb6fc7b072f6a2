import { type Exact, exact, isLess } from '../core/exact-amount.ts'
import { matches } from './cues.ts'
import type { Piece } from './read-piece.ts'
import type { Item } from './reading-state.ts'
import { compileWords } from './sentence-sheet.ts'

// What we assume about a cost or income, based on its category and name, if the text doesn't say how often it repeats.

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
// Bills are monthly unless the text says otherwise, whatever the verb.
export const BILLS = new Set(['HOU', 'UTI', 'PHO', 'SUB', 'INS', 'LOA', 'FIT', 'KID', 'INV'])
export const YEARLY_BILLS = new Set(['INS', 'TAX', 'SUB'])
// Bills that come every month, so a month named with one can only be its first.
export const MONTHLY_BILLS = new Set(['HOU', 'PHO', 'LOA'])
const VARIABLE = new Set(['GRO', 'DIN', 'GAS', 'BAR', 'TRA', 'ENT', 'PER', 'SHO', 'CLO', 'PET', 'CSH'])

/** Whether something happens only once if the text doesn't say how often. */
export function isOneOff(code: string | null, name: string, piece: Piece): boolean {
  const saysOnce = matches(ONE_OFF, piece.folded) && !BILLS.has(code ?? '')
  return saysOnce || matches(ONE_OFF_NAMES, `${name} ${piece.rest}`.toLowerCase()) || code === 'TVL' || code === 'ELE'
}

// Occasional costs, where a bare amount doesn't say whether it's per month, per year or once.
const OCCASIONAL = new Set(['HEA', 'GIV', 'HOM', 'CAR', 'CLO', 'SVC', 'EDU', 'TAX', 'FEE'])

const SMALL_AMOUNT = exact(30)
const LARGE_AMOUNT = exact(400)

/**
 * Whether it isn't clear how often an amount repeats if the text doesn't say. Most bills and larger amounts for food or
 * fuel are monthly; a small amount for lunch, a dentist visit or a large insurance premium could be anything. The lines
 * of a list are a budget, so they're monthly. Income, corrected amounts, and costs whose name says that they come once
 * are never unclear.
 */
export function isCadenceUnclear(code: string | null, amount: Exact, item: Item, name: string): boolean {
  const isListedOrChanged =
    item.header !== null || /[:=]/.test(item.pieces[0]?.folded ?? '') || item.money.from !== undefined
  if (isListedOrChanged || item.direction === 'in' || matches(ONE_OFF_NAMES, name.toLowerCase())) return false
  if (code === 'INS') return !isLess(amount, LARGE_AMOUNT)
  if (code !== null && VARIABLE.has(code)) return isLess(amount, SMALL_AMOUNT)
  return code === null || OCCASIONAL.has(code)
}
