import { foldWords } from '../../language/fold-text.ts'
import type { ColumnProfile } from './column-profile.ts'
import { AMOUNT_ROLES, type ColumnRole, MONEY_ROLES } from './heading-role.ts'

/** Corrects, in place, roles that a heading alone gets wrong, using the other headings and the cells below. */
export function refineRoles(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  shiftOverCurrencies(roles, profiles, headings)
  resolveFlags(roles, profiles, headings)
  resolveQuantities(roles, profiles, headings)
  resolveValues(roles, profiles, headings)
  resolvePrices(roles, profiles, headings)
  resolveConvertedAmounts(roles, profiles, headings)
  resolveSummaries(roles, headings)
  resolveProducts(roles, profiles, headings)
}

/** A flag heading with amounts below it is for an amount column, or for money out ("DR") or in ("CR"). */
function resolveFlags(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  for (const p of profiles)
    if (roles[p.index] === 'direction' && p.amounts > 0 && p.amounts >= p.filled * 0.8)
      roles[p.index] = /^dr\b/i.test(headings[p.index] ?? '')
        ? 'debit'
        : /^cr\b/i.test(headings[p.index] ?? '')
          ? 'credit'
          : 'amount'
}

/**
 * "Cantidad" is the amount, not a number of shares, if the table has no other amount and the cells look like money.
 * With a word such as "foreign", it's the original amount.
 */
function resolveQuantities(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  if (roles.some((role) => role === 'originalAmount' || AMOUNT_ROLES.has(role))) return
  for (const p of profiles.filter((profile) => roles[profile.index] === 'quantity')) {
    const words = foldWords(headings[p.index] ?? '')
    if (!/\b(?:cantidad|quantia|quantite|quantitat)\b/.test(words) || p.money < p.filled * 0.5) continue
    roles[p.index] = /extranjer|estrang|foreign|origin/.test(words) ? 'originalAmount' : 'amount'
  }
}

/** "Wert", "valuta": a value is a date or an amount. If no other column has amounts, the cells decide which. */
function resolveValues(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const isFilled = (index: number) => (profiles[index]?.filled ?? 0) > 0
  if (roles.some((role, i) => AMOUNT_ROLES.has(role) && isFilled(i))) return
  const value = profiles.find(
    (p) =>
      /^(?:wert|val(?:eur|or|uta|ue)|waarde)$/.test(foldWords(headings[p.index] ?? '')) && p.money > p.filled * 0.8,
  )
  if (value) roles[value.index] = 'amount'
}

/** Headings for a unit price. */
export const PRICE = /\b(?:price|prix|preis|precio|preco|prezzo|prijs|pris|cena|hinta|ar|fiyat)\b|цена|价格|価格|料金/
const SECURITY = /share|isin|symbol|ticker|cusip|sedol|stuck|anzahl|units?\b|kurs|\brate\b|strike/

/** A list of purchases: its only amounts are prices, and it has no securities. */
function resolvePrices(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const hasMoney = roles.some((role) => role === 'originalAmount' || MONEY_ROLES.has(role))
  const words = headings.map(foldWords)
  if (hasMoney || words.some((heading) => SECURITY.test(heading))) return
  const prices = profiles.filter((p) => roles[p.index] === 'quantity' && PRICE.test(words[p.index] ?? ''))
  const [only] = prices
  if (only && prices.length === 1 && only.money >= only.filled * 0.5 && only.filled > 0) roles[only.index] = 'amount'
}

/** "Mutation", then an empty heading: the currency is under the first and the amount under the second. */
function shiftOverCurrencies(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  for (let i = 0; i < profiles.length - 1; i++) {
    const role = roles[i]
    const [here, next] = [profiles[i], profiles[i + 1]]
    if (!here || !next || headings[i + 1] !== '' || here.currencies === 0 || here.currencies < here.filled) continue
    if (role && MONEY_ROLES.has(role)) {
      roles[i + 1] = role
      roles[i] = role === 'amount' ? 'currency' : 'ignore'
    }
  }
}

const NATIVE = /^native (?:amount|currency)$/

/** Foreign-currency wallets also show each row's value in the user's own currency. That value is the amount. */
function resolveConvertedAmounts(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const areNative = headings.map((heading) => NATIVE.test(foldWords(heading)))
  const worth = profiles.find((p) => areNative[p.index] && p.amounts > 0 && p.amounts >= p.filled)
  if (!worth) return
  for (const p of profiles) {
    if (areNative[p.index]) continue
    if (roles[p.index] === 'amount') roles[p.index] = 'originalAmount'
    if (roles[p.index] === 'currency') roles[p.index] = 'originalCurrency'
  }
}

/** "적요" and "摘要" give the type of transaction if another column has its content. */
function resolveSummaries(roles: (ColumnRole | null)[], headings: string[]): void {
  const hasContent = headings.some((heading, i) => roles[i] === 'description' && /(?:내용|内容)$/.test(heading.trim()))
  if (!hasContent) return
  for (const [i, heading] of headings.entries())
    if (roles[i] === 'description' && /^(?:적요|摘要)$/.test(heading.trim())) roles[i] = 'type'
}

const SECURITY_CODE = /^(?:isin|symbol|ticker|cusip|sedol|wkn)(?: code)?$/
const PRODUCT = /^(?:products?|produkte?|produit|producto|produto|prodotto|instruments?)$/

/** If no heading is for text, a trade is named by the "product" next to its security's code, or else by the symbol. */
function resolveProducts(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  if (roles.some((role) => role === 'payee' || role === 'description' || role === 'memo')) return
  const words = headings.map(foldWords)
  if (!words.some((heading) => SECURITY_CODE.test(heading))) return
  const findNamed = (pattern: RegExp) => profiles.find((p) => pattern.test(words[p.index] ?? '') && p.texts > 0)
  // A symbol names a trade better than its asset class does.
  const product = findNamed(PRODUCT) ?? findNamed(/^(?:symbol|ticker)$/)
  if (product) roles[product.index] = 'description'
}
