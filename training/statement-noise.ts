import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import type { Random } from '../engine/src/core/random.ts'
import { CARD_PREFIXES, CITY_TAILS, DEBIT_PREFIXES } from './lexicon.ts'

// Widths of the column in which card networks and banks send the merchant's name.
const NAME_WIDTHS = [18, 20, 22, 22, 23, 25]

/**
 * What a bank makes of a name: a processor in front, numbers and a place after it, capitals, a cut at the column's end.
 * The column holds the processor and the name; the bank's own prefix ("CARD PAYMENT TO") never costs the name a letter.
 */
export function addNoise(name: string, code: CategoryCode, random: Random): string {
  const { processor, bank } = choosePrefix(code, random)
  let text = name
  if (random.next() < 0.7) text = text.toUpperCase()
  if (random.next() < 0.3) text = text.replaceAll("'", random.next() < 0.5 ? '' : ' ')
  text = processor + text
  const roll = random.next()
  if (roll < 0.18) text += ` #${random.int(10, 9999)}`
  else if (roll < 0.3) text += ` ${random.int(100, 99_999)}`
  if (random.next() < 0.18) text = text.slice(0, random.pick(NAME_WIDTHS))
  else if (random.next() < 0.45) text += ` ${random.pick(CITY_TAILS)}`
  return bank + text
}

const TOAST = new Set<CategoryCode>(['DIN', 'BAR'])
const SMALL_BUSINESSES = new Set<CategoryCode>([
  'DIN',
  'BAR',
  'SHO',
  'PER',
  'FIT',
  'HEA',
  'PET',
  'GRO',
  'SVC',
  'KID',
  'CLO',
  'ENT',
  'HOM',
  'CAR',
  'TRA',
])
const BILLED = new Set<CategoryCode>([
  'UTI',
  'PHO',
  'INS',
  'SUB',
  'GIV',
  'LOA',
  'TAX',
  'FIT',
  'HOU',
  'KID',
  'EDU',
  'INV',
])

function choosePrefix(code: CategoryCode, random: Random): { processor: string; bank: string } {
  const roll = random.next()
  if (TOAST.has(code) && roll < 0.12) return { processor: 'TST* ', bank: '' }
  // Small restaurants use handheld card terminals far more often than other shops.
  if (SMALL_BUSINESSES.has(code) && roll < (TOAST.has(code) ? 0.3 : 0.18))
    return {
      processor: random.pick(['SQ *', 'SQ *', 'SQ *', 'SUMUP *', 'SumUp  *', 'Zettle_*', 'PAYPAL *', 'SP ']),
      bank: '',
    }
  if (BILLED.has(code) && roll < 0.35) return { processor: '', bank: random.pick(DEBIT_PREFIXES) }
  if (roll > 0.86 && !BILLED.has(code)) return { processor: '', bank: random.pick(CARD_PREFIXES) }
  return { processor: '', bank: '' }
}
