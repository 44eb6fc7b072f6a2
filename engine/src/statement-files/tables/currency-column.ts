import { foldWords, splitCamelCase } from '../../language/fold-text.ts'
import type { ColumnProfile } from './column-profile.ts'
import { type ColumnRole, MONEY_ROLES } from './heading-role.ts'
import type { MoneyColumns } from './money-by-content.ts'

type Columns = { profiles: ColumnProfile[]; roles: (ColumnRole | null)[]; headings: string[]; money: MoneyColumns }

const BY_ROLE: Partial<Record<ColumnRole, number>> = { currency: 5, originalCurrency: 2 }
const UNNAMED = 3
/** Under an unrelated heading ("Wallet"), a column counts only if every cell is a code. */
const MISNAMED = 1
/** These columns never hold currencies: "Pen" and "Top" are both everyday words and currency codes. */
const NAMES = new Set<ColumnRole>(['payee', 'payer', 'description', 'memo', 'category', 'reference'])
const SHARES_HEADING = 4
const MIN_SHARE = 0.8

/**
 * The column with the currency of each row's amount; null if there is none. Any column that clearly holds currencies
 * counts, unless it belongs to another amount (a fee, a price abroad). Of several, it's best if one is named after the
 * amount ("Source amount", "Source currency"), then if its heading means a currency, then if it's near the amount.
 */
export function findCurrency({ profiles, roles, headings, money }: Columns): number | null {
  const anchors = [...money.amounts.map((amount) => amount.column), money.debit, money.credit].filter((c) => c !== null)
  const subjects = headings.map(getSubject)
  const isOwn = (column: number) => anchors.includes(column) || MONEY_ROLES.has(roles[column] ?? null)
  const belongsToAnother = (p: ColumnProfile) => {
    const owners = profiles.filter(
      (other) => other !== p && other.amounts > 0 && sharesSubject(subjects, p, other.index),
    )
    return owners.length > 0 && !owners.some((owner) => isOwn(owner.index))
  }
  let best: { column: number; score: number } | null = null
  for (const p of profiles) {
    const role = roles[p.index] ?? null
    const weight = holdsCurrencies(p, role) ? getWeight(p, role, profiles) : null
    if (weight === null || belongsToAnother(p)) continue
    const isShared = anchors.some((anchor) => sharesSubject(subjects, p, anchor))
    const distance = Math.min(...anchors.map((anchor) => Math.abs(p.index - anchor - 0.4)))
    const score = weight + (isShared ? SHARES_HEADING : 0) + 1 / (1 + distance)
    if (!best || score > best.score) best = { column: p.index, score }
  }
  return best?.column ?? null
}

/** Unknown codes count if the heading says that they're currencies. */
function holdsCurrencies(p: ColumnProfile, role: ColumnRole | null): boolean {
  const codes = p.currencies + (role === 'currency' ? p.codes : 0)
  return codes > 0 && codes >= p.filled * MIN_SHARE
}

function getWeight(p: ColumnProfile, role: ColumnRole | null, profiles: ColumnProfile[]): number | null {
  if (role === null) return UNNAMED
  const weight = BY_ROLE[role]
  if (weight !== undefined) return weight
  if (NAMES.has(role)) return null
  const rows = Math.max(...profiles.map((other) => other.filled))
  return p.currencies === p.filled && p.filled === rows && p.texts === 0 ? MISNAMED : null
}

const NOUNS =
  /\b(?:amounts?|value|sum|total|after fees|before fees|currency|curr|ccy|code|betrag|wahrung|waehrung|montant|devise|importe|importo|moneda|divisa|valor|moeda|valuta|bedrag|munt|belopp|belop|belob|kwota|waluta|castka|mena|osszeg|devizanem|tutar|doviz)\b|(?:betrag|wahrung|waehrung|belopp|valuta)\b|сумма|валюта|金额|金額|币种|货币|通貨/g

/** What a heading is about, without the words for amount and currency: "source", "balance", "fee". */
function getSubject(heading: string): string {
  return foldWords(splitCamelCase(heading)).replace(NOUNS, ' ').replace(/\s+/g, ' ').trim()
}

function sharesSubject(subjects: readonly string[], p: ColumnProfile, other: number): boolean {
  const subject = subjects[p.index] ?? ''
  return subject !== '' && subject === subjects[other]
}
