import { foldWords } from '../../language/fold-text.ts'
import type { ColumnRole } from './column-names.ts'
import type { ColumnProfile } from './column-profile.ts'

/** Corrects what the headings say one by one by what stands beside and below them. */
export function refineRoles(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  shiftOverCurrencies(roles, profiles, headings)
  tellFlags(roles, profiles, headings)
  tellSums(roles, profiles, headings)
  tellValues(roles, profiles, headings)
  tellPrices(roles, profiles, headings)
  tellNative(roles, profiles, headings)
  tellSummaries(roles, headings)
  tellProducts(roles, profiles, headings)
}

/** Amounts below a heading of flags. */
function tellFlags(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  for (const p of profiles)
    if (roles[p.index] === 'direction' && p.amounts > 0 && p.amounts >= p.filled * 0.8)
      roles[p.index] = /^dr\b/i.test(headings[p.index] ?? '')
        ? 'debit'
        : /^cr\b/i.test(headings[p.index] ?? '')
          ? 'credit'
          : 'amount'
}

/** "Cantidad" is a number of shares only beside a price or a name of a security. */
function tellSums(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  if (!roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit' || role === 'originalAmount')) {
    for (const p of profiles.filter((profile) => roles[profile.index] === 'quantity')) {
      const words = foldWords(headings[p.index] ?? '')
      if (!/\b(?:cantidad|quantia|quantite|quantitat)\b/.test(words) || p.money < p.filled * 0.5) continue
      roles[p.index] = /extranjer|estrang|foreign|origin/.test(words) ? 'originalAmount' : 'amount'
    }
  }
}

/** "Wert", "valuta": a value is a day or a sum, and what stands below tells which. */
function tellValues(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const isFilled = (index: number) => (profiles[index]?.filled ?? 0) > 0
  if (roles.some((role, i) => (role === 'amount' || role === 'debit' || role === 'credit') && isFilled(i))) return
  const value = profiles.find(
    (p) =>
      /^(?:wert|val(?:eur|or|uta|ue)|waarde)$/.test(foldWords(headings[p.index] ?? '')) && p.money > p.filled * 0.8,
  )
  if (value) roles[value.index] = 'amount'
}

/** Headings of what one piece costs. */
export const PRICE = /\b(?:price|prix|preis|precio|preco|prezzo|prijs|pris|cena|hinta|ar|fiyat)\b|цена|价格|価格|料金/
const SECURITY = /share|isin|symbol|ticker|cusip|sedol|stuck|anzahl|units?\b|kurs|\brate\b|strike/

/** A list of things bought: its only money is their price, and nothing in it is a security. */
function tellPrices(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const hasMoney = roles.some(
    (role) => role && ['amount', 'debit', 'credit', 'balance', 'originalAmount'].includes(role),
  )
  const words = headings.map(foldWords)
  if (hasMoney || words.some((heading) => SECURITY.test(heading))) return
  const prices = profiles.filter((p) => roles[p.index] === 'quantity' && PRICE.test(words[p.index] ?? ''))
  const [only] = prices
  if (only && prices.length === 1 && only.money >= only.filled * 0.5 && only.filled > 0) roles[only.index] = 'amount'
}

/** "Mutation", then an empty heading: the currency stands under the first and the amount under the second. */
function shiftOverCurrencies(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  for (let i = 0; i < profiles.length - 1; i++) {
    const role = roles[i]
    const [here, next] = [profiles[i], profiles[i + 1]]
    if (!here || !next || headings[i + 1] !== '' || here.currencies === 0 || here.currencies < here.filled) continue
    if (role === 'amount' || role === 'balance' || role === 'debit' || role === 'credit') {
      roles[i + 1] = role
      roles[i] = role === 'amount' ? 'currency' : 'ignore'
    }
  }
}

const NATIVE = /^native (?:amount|currency)$/

/** Wallets of foreign money give what each row is worth in the person's own beside it. */
function tellNative(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  const isNative = headings.map((heading) => NATIVE.test(foldWords(heading)))
  const worth = profiles.find((p) => isNative[p.index] && p.amounts > 0 && p.amounts >= p.filled)
  if (!worth) return
  for (const p of profiles) {
    if (isNative[p.index]) continue
    if (roles[p.index] === 'amount') roles[p.index] = 'originalAmount'
    if (roles[p.index] === 'currency') roles[p.index] = 'originalCurrency'
  }
}

/** "적요" and "摘要" name the kind of movement where another column holds its content. */
function tellSummaries(roles: (ColumnRole | null)[], headings: string[]): void {
  const content = headings.some((heading, i) => roles[i] === 'description' && /(?:내용|内容)$/.test(heading.trim()))
  if (!content) return
  for (const [i, heading] of headings.entries())
    if (roles[i] === 'description' && /^(?:적요|摘要)$/.test(heading.trim())) roles[i] = 'type'
}

const SECURITY_CODE = /^(?:isin|symbol|ticker|cusip|sedol|wkn)(?: code)?$/
const PRODUCT = /^(?:products?|produkte?|produit|producto|produto|prodotto|instruments?)$/

/** Beside the code of a security its "product" is its name, or else the symbol itself, where no column is called a text. */
function tellProducts(roles: (ColumnRole | null)[], profiles: ColumnProfile[], headings: string[]): void {
  if (roles.some((role) => role === 'payee' || role === 'description' || role === 'memo')) return
  const words = headings.map(foldWords)
  if (!words.some((heading) => SECURITY_CODE.test(heading))) return
  const named = (pattern: RegExp) => profiles.find((p) => pattern.test(words[p.index] ?? '') && p.texts > 0)
  // A symbol names a trade better than the class of its asset does.
  const product = named(PRODUCT) ?? named(/^(?:symbol|ticker)$/)
  if (product) roles[product.index] = 'description'
}
