import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { readMailHeaders } from './mail-headers.ts'
import { hasOtherDate } from './page-furniture.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'

const KINDS =
  'e-?receipt|receipt|invoice|order(?: confirmation)?|rechnung|beleg|kassenbon|quittung|bestellung|recu|ticket de caisse|facture|commande|recibo|factura|pedido|fatura|ricevuta|scontrino|fattura|ordine|bon|kassabon|factuur|bestelling|kvitto|kvittering|kuitti|paragon|rachunek|zamowienie|uctenka|faktura'
const RECEIPT_WORDS = new RegExp(
  `\\b(?:${KINDS}|booking|reservation|confirmation|trip|ride|ticket|buchung\\w*|fahrkarte|fahrt|bestatigung|confirmacion|reserva|viaje|corsa|prenotazione|boeking|reservering|bokning|bestilling|rezerwacja)\\b|領収書|レシート|ご注文|收据|发票|订单|영수증|чек|\\b(?:eftpos|gst no|vat no|tax invoice|abn|cashier|(?:thank you|thanks) for (?:shopping|your (?:order|purchase))|refund(?:ed)?|your return|purchase (?:history|from)|order (?:date|number)|ruckerstattung|rucksendung|erstattet|erstattung)\\b`,
)
/** "Thursday trip" isn't a company. */
const RIDE = /\b(?:trip|ride)$/
const KIND_WORD = new RegExp(`\\b(?:${KINDS})\\b`)
const CALLED_RECEIPT = new RegExp(`\\b(?:${KINDS}|booking|reservation|confirmation|trip|ride|ticket)\\b`)
const FROM =
  /\b(?:from|at|with|by|von|bei|chez|de chez|de|da|van|bij|fran|fra|od|en|em)\s+(\p{Lu}[^.!,|–]{1,40}?)\s*(?:[.!,|–]|$)/u
// "Bedankt voor je bestelling bij bol"
const FROM_LOWER = /\b(?:from|at|with|bij|bei|chez)\s+([\p{L}\d][\p{L}\d.&'’-]{1,30})[.!]?$/u
const NAMED = new RegExp(
  `^(?:your |ihre? |dein[e]? |votre |tu |su |il tuo |je |uw )?(.{2,40}?) (?:(?:e-?tickets?|booking) )*(?:${KINDS}|(?<=\\w (?:booking|ticket) )confirmation)$`,
  'i',
)
// "Votre commande Fnac n° 88213"
const ORDERED = new RegExp(`\\b(?:${KINDS}) (\\p{Lu}[\\p{L}\\d.&'’-]{1,30})(?=$|\\s(?:n[°o.]|no\\.|nr\\.|#))`, 'u')
const ONLY_KINDS = new RegExp(
  `^(?:(?:your )?(?:payment |sales |tax |order )?(?:${KINDS})(?:\\W+(?:${KINDS}))*|領収書|領収証|レシート|收据|发票|영수증|чек)$`,
)
const TOTAL =
  /^(?:(?:order |grand |final |refund |total )?total(?: (?:paid|charged|refunded|refund|amount|eur|usd|gbp|ttc|pagado|a pagar|pago|incl\.? \w+))?|(?:payment )?amount(?: (?:paid|charged|refunded|due))?(?=\s*:)|amount (?:paid|charged|refunded|due)|refund amount|you paid|total cobrado|(?:erstattungs|rechnungs|gesamt)betrag(?: gesamt)?|gesamt(?:betrag|summe|preis)?|endbetrag|rechnungsbetrag|summe|zu zahlen|montant (?:total|paye|regle)|total regle|importe total|total general|valor total|totale(?: (?:pagato|complessivo))?|importo totale|totaal(?:bedrag)?|te betalen|betaald|summa|att betala|totalt|total belop|i alt|yhteensa|razem|do zaplaty|celkem|k uhrade|toplam|合計|合计|总计|実付|实付|합계|итого)\b|^(?:合計|合计|总计|实付|합계|итого)/
const REFUND =
  /\brefund(?:ed)?\b|erstattung|remboursement|reembolso|devolucion|rimborso|terugbetaling|aterbetalning|zwrot|返金|退款|환불|возврат/
// No money has moved if a bill is still unpaid.
const UNPAID =
  /\b(?:due date|(?:amount|total|balance|payment) due|payable|please pay|pay by|zahlbar|fallig|zahlungsziel|bitte uberweisen|echeance|a regler|a payer|vencimiento|vencimento|a pagar|scadenza|da pagare|vervaldatum|te betalen|forfallo\w*|forfald\w*|termin platnosci|splatnost|estimated total|delivery by)\b|支払期限|お支払期日|到期/
const PAID =
  /\b(?:paid|charged|bezahlt|beglichen|paye[es]?|regle[es]?|pagad[ao]|cobrado|pago\b|pagat[ao]|betaald|betald|betalt|zaplacon\w*|zaplaceno|debit card|cash tendered|change due|eft(?:pos)?|auth(?:orization)? code|visa|mastercard|amex|paypal|apple pay|google pay|ec-karte)\b/

// These count even if the text also says how it will be paid.
const NOT_PAID =
  /\b(?:not (?:yet )?paid|unpaid|to be paid|pay(?:able|ment)? (?:at|on|upon) (?:pick-?up|collection|delivery|arrival)|cash on delivery)\b/

/** Whether a folded text is a bill that hasn't been paid yet. */
export function isUnpaid(text: string): boolean {
  return UNPAID.test(text) && !PAID.test(text)
}

const PARTS = /^(?:sub-?total|sales tax|tax|vat|tip|zwischensumme|mwst|sous-total|tva|iva|btw)\b/
const MAX_LINES = 80

type Total = { line: number; amount: AmountToken }

/**
 * `isSure`: it calls itself a receipt or a booking near the top, or its items add up to its total. `addsUp`: its items
 * add up to its total, and the text shows that it was paid, not refunded.
 */
type Receipt = { row: FoundRow; isSure: boolean; addsUp: boolean }

/**
 * Reads the receipt of one purchase or refund as one row with its shop, its date and its total, or what was left to pay
 * of it, no matter how many lines have amounts. Null if it isn't a paid receipt, or if it isn't clear which amount was
 * paid, when, or to whom.
 */
export function readReceipt(lines: readonly string[], today: PlainDate): Receipt | null {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line.trim() }]))
  if (filled.length < 3 || filled.length > MAX_LINES) return null
  const total = getTotal(filled)
  if (!total) return null
  const below = filled.filter(({ line }) => line > total.line)
  const rest = findRest(below, total)
  const itemsAddUp = addsUp(filled, total)
  const isItemized = itemsAddUp && (rest !== null || filled.some((line) => isReceiptLine(line, total)))
  if (!isItemized && !filled.some(({ text }) => RECEIPT_WORDS.test(foldText(text)))) return null
  const whole = filled.map(({ text }) => foldText(text)).join('\n')
  if (isUnpaid(whole) || NOT_PAID.test(whole)) return null
  const name = getName(lines, filled)
  if (!name) return null
  const day = getDay(lines, filled, today)
  if (!day) return null
  const isRefund =
    REFUND.test(foldText(filled[0]?.text ?? '')) ||
    filled.some(({ line, text }) => REFUND.test(foldText(text)) && (line === total.line || hasNoStrongAmount(text)))
  const isSure = itemsAddUp || filled.slice(0, 15).some(({ text }) => CALLED_RECEIPT.test(foldText(text)))
  const paid = (rest ?? total.amount).text.replace(/^[-+\u2212(]\s?|[-)]$/g, '')
  const isTendered =
    rest !== null ||
    isChangeGiven(below, total) ||
    below.some(({ text }) => hasSameAmount(text, total) || (PAID.test(foldText(text)) && hasNoStrongAmount(text)))
  const row = { line: total.line, day: getDayText(day), name, amount: `${isRefund ? '+' : '-'}${paid}` }
  return { row, isSure, addsUp: itemsAddUp && isTendered && !isRefund }
}

/** A line that only receipts have: a tax or subtotal, the seller, or how the total was paid. */
function isReceiptLine({ line, text }: { line: number; text: string }, total: Total): boolean {
  const folded = foldText(text).replace(/^[^\p{L}]+/u, '')
  if (PARTS.test(folded) || MERCHANT.test(text)) return true
  return line > total.line && PAID.test(folded) && hasSameAmount(text, total)
}

/**
 * "TOTAL 92.61, GIFT CARD 50.00, MASTERCARD 42.61": what was left to pay after gift cards, vouchers or points. Null if
 * the amounts don't add up to the total, or if part of it was paid in cash, in advance or with another card.
 */
function findRest(below: readonly { text: string }[], { amount }: Total): AmountToken | null {
  let left = getCents(amount)
  let isReduced = false
  for (const { text } of below) {
    const label = foldText(text).replace(/^[^\p{L}]+/u, '')
    const token = findAmounts(text, []).findLast(({ isStrong }) => isStrong)
    if (!token || PARTS.test(label) || INCLUDED.test(label) || getCents(token) === 0) continue
    if (getCents(token) > left || ALSO_PAID.test(label)) return null
    const isCard = PAID.test(label) || CARD.test(label)
    if (isCard) return isReduced && getCents(token) === left ? token : null
    // "Balance due 74.40" is only what is left so far.
    if (getCents(token) === left) continue
    left -= getCents(token)
    isReduced = true
  }
  return null
}

const INCLUDED = /\b(?:gst|hst|pst|vat|tax|mwst|iva|tva|btw|moms|ptu)\b/
/** Money that the user also paid. */
const ALSO_PAID =
  /\b(?:deposit|anzahlung|acompte|anticipo|acconto|aanbetaling|cash|bar|bargeld|especes|efectivo|dinheiro|contanti|contant|kontant|kontanter|gotowka|hotovost)\b/
const CARD = /(?<!\bgift )\b(?:card|debit|credit|interac|maestro|karte|carte|tarjeta|cartao|carta|kaart|kort|karta)\b/

function getCents({ parts }: AmountToken): number {
  return Number(parts.body.replace(/\D/g, ''))
}

/** "CASH 60.00, CHANGE 5.61": the difference is the total. */
function isChangeGiven(below: readonly { text: string }[], { amount }: Total): boolean {
  const amounts = below.flatMap(({ text }) => findAmounts(text, []).filter(({ isStrong }) => isStrong))
  return amounts.some(
    (given, at) => amounts[at + 1] && getCents(given) - getCents(amounts[at + 1]!) === getCents(amount),
  )
}

function hasSameAmount(text: string, { amount }: Total): boolean {
  return findAmounts(text, []).some(({ parts }) => parts.body === amount.parts.body)
}

/** Whether the amounts above the total, or those from the subtotal on, add up to the total. */
function addsUp(filled: readonly { line: number; text: string }[], total: Total): boolean {
  const getSize = (token: AmountToken) => {
    const minor = Number(token.parts.body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(token.parts.body) ? 1 : 100)
    return token.parts.isNegative ? -minor : minor
  }
  const amounts = filled.flatMap(({ line, text }) => {
    const token =
      line < total.line && !QUANTITY.test(text) ? findAmounts(text, []).findLast((one) => one.isStrong) : undefined
    return token && token.parts.body !== total.amount.parts.body
      ? [{ minor: getSize(token), isPart: /sub-?total|zwischensumme|sous-total/.test(foldText(text)) }]
      : []
  })
  const add = (some: readonly { minor: number }[]) => some.reduce((sum, { minor }) => sum + minor, 0)
  const target = Math.abs(getSize(total.amount))
  const subtotal = amounts.findIndex(({ isPart }) => isPart)
  const items = dropInterimTotals(amounts.filter(({ isPart }) => !isPart))
  if (items.length > 0 && add(items) === target) return true
  return subtotal >= 0 && add(amounts.slice(subtotal)) === target
}

/** "2 @ 2.99": the price of one item; the total for both is on another line. */
const QUANTITY = /^\d+\s?(?:@|x|×)\s?\p{Sc}?\d[\d.,]*$/u

/** Leaves out amounts that are the sum of those above, such as the amount before the tip. */
function dropInterimTotals(amounts: readonly { minor: number }[]): { minor: number }[] {
  const items: { minor: number }[] = []
  let sum = 0
  for (const one of amounts) {
    if (items.length > 1 && one.minor === sum) continue
    items.push(one)
    sum += one.minor
  }
  return items
}

function hasNoStrongAmount(text: string): boolean {
  return findAmounts(text, findDays(text, null)).every((token) => !token.isStrong)
}

const PURCHASE_DAY =
  /\b(?:placed|ordered|order date|purchase date|paid|charged|issued|processed|purchased|invoice date|receipt date|transaction|date|datum|bestellt|bestelldatum|bezahlt|commande|paye|pagado|pedido|pagato|betaald)\b/

/**
 * The purchase date: the one labeled as such, or else the only past date. Of several, the date of the email counts, or
 * else the first labeled one. If none is written, the date of the email counts, or else "today" and the like, or else
 * the only date next to words such as "delivered". Null if it isn't clear.
 */
function getDay(lines: readonly string[], filled: readonly { text: string }[], today: PlainDate): DayToken | null {
  const sent = readMailHeaders(lines)?.sent ?? null
  const isPast = ({ parts }: DayToken) =>
    parts !== null &&
    (['mdy', 'dmy'] as const).some((order) => (resolveDay(parts, order, createYearsUntil(today)) ?? '9') <= today)
  const isShort = (day: DayToken) => /^\d{1,2}\.\d{1,2}\.?$/.test(day.text)
  const written = filled.flatMap(({ text }) => {
    const folded = foldText(text)
    if (SENT.test(text) || hasOtherDate(text)) return []
    return findDays(text, null)
      .filter((day) => isPast(day) && !isShort(day))
      .map((day) => ({ day, isLabeled: PURCHASE_DAY.test(folded) }))
  })
  const labeled = written.filter(({ isLabeled }) => isLabeled)
  const days = getDistinctDays(
    (labeled.length > 0 ? labeled : written).map(({ day }) => day),
    today,
  )
  const mailDay = sent ? findDays(sent, null)[0] : undefined
  if (days.length === 1) return days[0] ?? null
  if (days.length > 1) return mailDay ?? (labeled.length > 1 ? (labeled[0]?.day ?? null) : null)
  const relative = filled
    .flatMap(({ text }) => (text.length < 30 ? findDays(text, today) : []))
    .filter((day) => day.iso)
  const others = filled.flatMap(({ text }) => findDays(text, null).filter((day) => isPast(day) && !isShort(day)))
  return mailDay ?? relative[0] ?? (getDistinctDays(others, today).length === 1 ? (others[0] ?? null) : null)
}

/** Dates that can't be the same date written in two ways ("November 6, 2026", "11/6/26"). */
function getDistinctDays(days: readonly DayToken[], today: PlainDate): DayToken[] {
  const listDays = ({ parts }: DayToken) =>
    new Set((['mdy', 'dmy'] as const).map((order) => parts && resolveDay(parts, order, createYearsUntil(today))))
  const kept: DayToken[] = []
  for (const day of [...days].sort((a, b) => listDays(a).size - listDays(b).size)) {
    const isKnown = kept.some((one) => [...listDays(one)].some((date) => listDays(day).has(date)))
    if (!isKnown) kept.push(day)
  }
  return kept
}

const SENT = /^(?:Date|Sent|Gesendet|Envoyé)\s*:\s*\p{L}{3},/iu

/**
 * The amount after the word for a total, on the same line or the next. An amount paid takes precedence over an order
 * total. Null if there is none, or if the best candidates differ.
 */
function getTotal(filled: readonly { line: number; text: string }[]): Total | null {
  const found: { line: number; amount: AmountToken; rank: number }[] = []
  filled.forEach(({ line, text }, index) => {
    const label = foldText(text).replace(/^[^\p{L}]+/u, '')
    const isCharged = CHARGED.test(label)
    if (!(isCharged || TOTAL.test(label)) || NOT_A_TOTAL.test(label)) return
    const rank = isCharged || PAID_TOTAL.test(label) ? 2 : /^(?:order|grand|final)\b/.test(label) ? 1 : 0
    const own = findAmounts(text.replace(/(?<=[\d€$£])\s?\/.*$/, ''), []).at(-1)
    const below = filled[index + 1]
    const next = own || !below ? undefined : findWholeAmount(below.text)
    if (own?.isStrong) found.push({ line, amount: own, rank })
    else if (next && below) found.push({ line: below.line, amount: next, rank })
  })
  const most = Math.max(0, ...found.map(({ rank }) => rank))
  const kept = found.filter(({ rank }) => rank === most)
  const sizes = new Set(kept.map(({ amount }) => amount.parts.body))
  return sizes.size === 1 ? (kept[0] ?? null) : null
}

/** What the card was charged, after gift cards and points. */
const CHARGED = /^(?:charged|billed|debited) to\b/
const PAID_TOTAL = /\b(?:paid|charged|betaald|bezahlt|paye|pagado|pagato|zaplacono)\b/
const NOT_A_TOTAL =
  /^total (?:sales )?tax\b|\b(?:before|excl\w*|includ\w*|without|savings|saved|items|gift card|voucher|points)\b/

function findWholeAmount(text: string): AmountToken | undefined {
  return findAmounts(text, []).find((token) => token.isStrong && token.end - token.start >= text.length - 1)
}

/**
 * The shop: below the word "Receipt", after "Merchant:", or in the subject or the first lines ("Receipt from …", "Your
 * … receipt"), or else its website, the seller, the sender, or a line that looks like a name. Null if there is none.
 */
function getName(lines: readonly string[], filled: readonly { text: string }[]): string | null {
  const headers = readMailHeaders(lines)
  const titles = [
    headers?.subject?.text ?? '',
    ...filled
      .slice(0, 15)
      .map(({ text }) => text)
      .filter((text) => !/^[\p{L}-]+\s?:/u.test(text)),
  ].filter((text) => text.length < 90 && RECEIPT_WORDS.test(foldText(text)))
  // "Receipt" alone: the shop is below it.
  const kindAt = filled.findIndex(({ text }) => ONLY_KINDS.test(foldText(text)))
  const below = kindAt >= 0 && kindAt < 3 ? cleanName(filled[kindAt + 1]?.text ?? '') : ''
  if (/^\p{L}[^\d:]{1,40}$/u.test(below) && !NOT_A_SHOP_LINE.test(below)) return below
  const merchant = filled.map(({ text }) => MERCHANT.exec(text)?.[1]).find(Boolean)
  if (merchant) return cleanName(merchant).slice(0, 60)
  for (const title of titles) {
    const bare = title
      .replace(/\s(?:#|no\.?|nr\.?|n°)\s?[\w-]*\d[\w-]*/i, '')
      .replace(/\s(?:of|vom|del|du)\s?[\w-]*\d.*$/i, '')
      .trim()
    const shop = FROM.exec(bare)?.[1] ?? ORDERED.exec(bare)?.[1] ?? NAMED.exec(bare)?.[1] ?? FROM_LOWER.exec(bare)?.[1]
    const name = cleanName(shop ?? '')
    if (
      /\p{L}{2}/u.test(name) &&
      !NOT_A_SHOP.test(foldText(name).replace(/\W+$/, '')) &&
      !NOT_A_SHOP_LINE.test(name) &&
      !RIDE.test(foldText(name)) &&
      findAmounts(name, []).every((token) => !token.isStrong)
    )
      return name
  }
  const site = filled
    .map(({ text }) => /^(?:www\.)?([\p{L}\d-]{3,30})\.(?:com?|net|org|[a-z]{2})(?:\.[a-z]{2})?$/u.exec(text)?.[1])
    .find(Boolean)
  if (site) return site
  const seller = filled.map(({ text }) => SOLD_BY.exec(text)?.[1]).find(Boolean)
  if (seller) return cleanName(seller).slice(0, 60)
  const from = lines
    .slice(0, 12)
    .flatMap((line) => /^\s*(?:From|Von|De|Da|Van|Fra|Från)\s*:\s*(.+)$/i.exec(line)?.[1] ?? [])
  const sender = cleanName((from[0] ?? '').replace(/<[^>]*>|"/g, '').replace(NOT_A_NAME, ''))
  if (sender.includes('@')) return getShopFromAddress(from[0] ?? '')
  if (sender !== '' && sender.length < 50) return sender
  // Many receipts start with just the name of the shop.
  const first = cleanName(filled[0]?.text ?? '')
  if (/^\p{L}[\p{L}\d .&'’#-]{1,38}$/u.test(first) && !mentionsReceipt(first) && !NOT_A_SHOP_LINE.test(first))
    return first
  const company = filled.map(({ text }) => COMPANY.exec(text)?.[1]).find(Boolean)
  if (company) return company
  const titleLine = [...filled.slice(0, 6), ...filled.slice(-1)].find(({ text }) => isTitle(text))
  return titleLine ? cleanName(titleLine.text) : null
}

/** "Prairie Outfitters", alone on its line. */
function isTitle(text: string): boolean {
  const isName = /^\p{Lu}[\p{L}&'’-]*(?: (?:[\p{Lu}\d][\p{L}&'’-]*|&|and|of|the)){0,3}$/u.test(text)
  return isName && !RECEIPT_WORDS.test(foldText(text)) && !NOT_A_SHOP_LINE.test(text) && !TOTAL.test(foldText(text))
}

/** "Your trip", but not "TRAIL TRIP #12": cash registers print the store's name in capitals. */
function mentionsReceipt(title: string): boolean {
  const folded = foldText(title)
  return /\p{Ll}/u.test(title) ? RECEIPT_WORDS.test(folded) : KIND_WORD.test(folded)
}

/** "Brightside Tools Ltd, 4 Mill Lane" */
const COMPANY =
  /^(\p{Lu}[\p{L}\d .&'’-]{1,40}?),? (?:Ltd|Limited|Inc|LLC|PLC|Pty Ltd|GmbH|B\.V\.|S\.A\.|SARL|S\.r\.l\.|ApS|Oy)(?!\p{L})/u
// A greeting or a label: the line isn't the shop's name.
const NOT_A_SHOP_LINE = /^(?:hi|hello|dear|hallo|liebe|bonjour|hola|ola|ciao|thanks?|thank you|order|total)\b/i

/** "receipts@mail.bluecab.example" is from bluecab. Null if anyone can have an address like this. */
function getShopFromAddress(sender: string): string | null {
  const labels = (/@([\w.-]+)/.exec(sender)?.[1] ?? '').toLowerCase().split('.').slice(0, -1)
  const name = labels.findLast((label) => !/^(?:com?|org|net|gov|ac)$/.test(label)) ?? ''
  return name.length > 2 && !MAIL_HOSTS.test(name) ? name : null
}

const MAIL_HOSTS = /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|gmx|web|aol|proton(?:mail)?|mail|email)$/
const MERCHANT =
  /^(?:merchant|h[aä]ndler|commer[cç]ant|comercio|esercente|winkel|sprzedawca|obchodn[ií]k)\s*:\s*(\p{L}.{1,60})$/iu
const SOLD_BY =
  /^(?:sold (?:and shipped )?by|seller|verk[aä]ufer|verkauft von|verkauf durch|vendu par|vendeur|vendido por|vendedor|venduto da|venditore|verkocht door|verkoper|s[aä]lj(?:are|s av)|sprzedawca|販売元|卖家)\s*:?\s+(\p{L}.{1,60})$/iu
const NOT_A_SHOP =
  /^(?:us|you|me|uns|nous|nosotros|ons|noi|your|our|the|ihre?|deine?|votre|notre|tu|su|de|e|sales|tax|vat|payment|customer|order|purchase|copy)$/
const NOT_A_NAME = /\b(?:e-?receipts?|receipts?|orders?|billing|no-?reply|notifications?|team|support|service)\b/gi
