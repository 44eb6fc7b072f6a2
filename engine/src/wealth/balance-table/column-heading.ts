import { foldText } from '../../language/fold-text.ts'
import { currencyInHeading } from '../../statement-files/values/amounts.ts'

export type Role = 'deposits' | 'withdrawals' | 'balance' | 'ignored'
export type Heading = { readonly role: Role; readonly label: string; readonly currency: string | null }

// In the order in which they are tried: "total deposits" is a total of nothing else.
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
    /^(?:grand )?(?:total|sum|net worth|gesamt|summe|all accounts)\b|\b(?:change|gain|gains|return|percent|pct|opening|starting|beginning|notes?|comments?|total assets|total liabilities)\b|%/i,
  ],
  [
    'balance',
    /\b(?:(?:final|closing|ending|end|account|current|market) )*(?:balance|value|saldo|kontostand|wert|solde|valeur|valor)\b/i,
  ],
]

const ONLY_CONNECTIVES = /^(?:[\s:()[\]/\\_–—-]|\b(?:of|in|the|for|to|and|usd)\b)*$/i

/** What a heading says its column holds, and of which account: "Brokerage deposits", "Final Balance", "Savings (EUR)". */
export function readHeading(text: string): Heading {
  const currency = currencyInHeading(text)
  const folded = foldText(text)
  const found = ROLES.find(([, words]) => words.test(text) || words.test(folded))
  const bare = (found && found[0] !== 'ignored' ? text.replace(found[1], ' ') : text)
    .replace(currency ? new RegExp(`\\(?\\b${currency}\\b\\)?`, 'i') : /$^/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const label = ONLY_CONNECTIVES.test(bare) ? '' : bare.replace(/^[\s:–—-]+|[\s:–—-]+$/g, '')
  return { role: found?.[0] ?? 'balance', label, currency }
}

/** A row or column that adds others up. */
export function isTotal(text: string): boolean {
  return /^(?:grand |sub)?(?:total|totals|sum|net worth|gesamt|summe|assets|liabilities|all accounts)\b/i.test(text)
}

export function isAccountHeading(text: string): boolean {
  return /\b(?:account|accounts|name|fund|institution|konto|compte|cuenta|bank)\b/i.test(text)
}
