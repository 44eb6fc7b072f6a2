import { foldText } from '../../language/fold-text.ts'
import { findCurrencyInHeading } from '../../statement-files/values/currencies.ts'

export type Role = 'deposits' | 'withdrawals' | 'balance' | 'ignored'
export type Heading = { readonly role: Role; readonly label: string; readonly currency: string | null }

// In the order they're tried: an "opening balance" is ignored, although it contains a word for a balance.
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'deposits',
    /\b(?:cash )?(?:deposits?|contributions?|paid in|money in|inflows?|einzahlung(?:en)?|versements?|depositos?|aportaciones)\b/i,
  ],
  [
    'withdrawals',
    /\b(?:cash )?(?:withdrawals?|paid out|money out|outflows?|distributions?|auszahlung(?:en)?|entnahmen?|retraits?|retiros?)\b/i,
  ],
  [
    'ignored',
    /\b(?:change|gain|gains|return|percent|pct|opening|starting|beginning|notes?|comments?|memo|remarks?)\b|%/i,
  ],
  [
    'balance',
    /\b(?:(?:final|closing|ending|end|account|current|market) )*(?:balance|value|saldo|kontostand|wert|solde|valeur|valor)\b/i,
  ],
]

const ONLY_CONNECTIVES = /^(?:[\s:()[\]/\\_–—-]|\b(?:of|in|the|for|to|and|usd)\b)*$/i

/**
 * What a heading says: "Brokerage deposits", "Final Balance", "Savings (EUR)". The label is the account, or empty if it
 * names none. A heading that says nothing about its contents is an account with balances.
 */
export function readHeading(text: string): Heading {
  const currency = findCurrencyInHeading(text)
  const folded = foldText(text)
  const found = ROLES.find(([, words]) => words.test(text) || words.test(folded))
  if (found?.[0] !== 'deposits' && found?.[0] !== 'withdrawals' && isTotal(text)) {
    return { role: 'ignored', label: '', currency }
  }
  const bare = (found && found[0] !== 'ignored' ? text.replace(found[1], ' ') : text)
    .replace(currency ? new RegExp(`\\(?\\b${currency}\\b\\)?`, 'i') : /$^/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const label = ONLY_CONNECTIVES.test(bare) ? '' : bare.replace(/^[\s:–—-]+|[\s:–—-]+$/g, '')
  return { role: found?.[0] ?? 'balance', label, currency }
}

// "Total Stock Market" and "Total Bond" are funds.
const TOTALS =
  /^[Σ∑]|^(?:grand |sub-?)?totals?\b(?! (?:us |intl |international |world )?(?:stock|bond|market|return|international|intl|world))|\btotals?\)?:?$|^(?:sum|summe|all accounts|net worth)\b|^gesamt|^(?:net|assets|liabilities):?$/i

/** Whether a row or column with this name is a total of others. */
export function isTotal(text: string): boolean {
  return TOTALS.test(text)
}

export function isAccountHeading(text: string): boolean {
  return /\b(?:account|accounts|name|fund|institution|konto|compte|cuenta|bank)\b/i.test(text)
}
