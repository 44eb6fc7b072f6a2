import type { AccountType } from './account-type.ts'

const WORDS: readonly (readonly [AccountType, RegExp])[] = [
  ['credit_card', /\b(?:card|visa|mastercard|amex|american express|discover|kreditkarte|carte|tarjeta)\b/],
  ['loan', /\b(?:loan|mortgage|student loan|heloc|darlehen|hypothek|kredit|pret|hypotheque|prestamo|hipoteca)\b/],
  [
    'retirement',
    /\b(?:401\s?\(?k\)?|403\s?\(?b\)?|ira|roth|pension|rrsp|superannuation|super|retirement|lira|tfsa|sipp)\b/,
  ],
  ['crypto', /\b(?:crypto|bitcoin|btc|ethereum|eth|coinbase|kraken|binance|ledger wallet)\b/],
  [
    'investment',
    /\b(?:brokerage|broker|invest\w*|fund|etf|stocks?|shares|portfolio|vanguard|fidelity|schwab|isa|depot)\b/,
  ],
  ['real_estate', /\b(?:house|home|condo|apartment|flat|property|real estate|land|haus|wohnung|maison|casa)\b/],
  ['vehicle', /\b(?:car|truck|motorcycle|boat|vehicle|van|auto|voiture|coche)\b/],
]

/** The likely type of an account by its name, or else a credit card if the balance is negative, and cash if not. */
export function suggestAccountType(name: string, balance: number | null): AccountType {
  const folded = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const found = WORDS.find(([, words]) => words.test(folded))?.[0]
  if (found) return found
  return balance !== null && balance < 0 ? 'credit_card' : 'cash'
}
