import { addDays, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces, foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'
import { getLineMeaning } from '../values/row-words.ts'
import { saysVoid } from '../values/unposted-words.ts'
import { NOT_MOVED } from './bank-alerts.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { isNotPaidYet } from './not-payments.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'
import { isWeather, namesPurchase } from './plain-prices.ts'
import { isUnpaid } from './receipts.ts'

export const INCOMING =
  /\b(?:received|sent me|paid me|gave me|pays? me|got paid|got (?:my |the )?(?:(?:[$€£₹]|[a-z]{2,4})\s?)?\d[\d.,]*(?: \w+){0,2} (?:back|from|for (?:my|selling|(?:our|the|an) old))|salary|paycheck|paycheque|payroll|refund(?:ed)?|reimburse\w*|deposit(?:ed)?|credited|got (?:[$€£]\s?)?\d[\d.,]* off|got (?:your|his|her|their)|sold|earned|income|bonus|won|cashback|interest earned|erhalten|bekommen|gehalt|lohn|erstattung|gutschrift|verkauft|recu|reçu|salaire|rembours\w*|vendu|recib[iío]\w*|me pag\w+|cobre|cobr[eé]|nomina|sueldo|reembolso|vendi|ingreso|recebi|salario|reembolso|ricevuto|stipendio|rimborso|venduto|ontvangen|gekregen|salaris|terugbetaling|verkocht|geschenkt|ausgezahlt|(?:gave|lent|owed|paid|pays|sends?|sent|wired|transferred|venmoed|zelled|handed) (?:me|us)|paid you|\d(?: ?(?:[$€£]|eur|euros?|dollars?|pounds?))? (?:back|zuruck|terug|de vuelta|de volta|indietro)|came in|(?:pension|wages|pay|money) in|payday|paid back|(?:hat|haben) (?:mir|uns)|(?:m a|m ont|nous a|m'a|m'ont) (?:donne|envoye|rendu|paye|verse|vire|prete|rembourse)|touche|me (?:dio|dieron|envio|enviaron|devolvio|devolvieron|transfirio|ingreso|ingresaron|regalo|regalaron|ha (?:dado|pagado|enviado|devuelto)|deu|deram|mandou|mandaram|devolveu|transferiu)|(?:mi|ci) (?:ha|hanno) (?:dato|pagato|inviato|mandato|restituito|rimborsato|regalato)|(?:gaf|stuurde|betaalde|heeft|hebben) (?:me|mij|ons)|(?:gav|skickade|swishade|betalade|sendte|betalte) (?:mig|meg|oss|os)|(?:oddal|zwrocil|przelal|dal|wyslal)a? mi|(?:vratil|poslal|dal)a? mi|lonn?|fick|mottog|fikk|mottok|fik|modtog|solgte|salde|aterbetalning|palkka|sain|myin|wyplata|pensja|dostal[ae]m|otrzymal[ae]m|sprzedal[ae]m|zwrot|vyplata|dostal[a]?|fizetes|kaptam|maas|prodal[a]?)\b|아르바이트비|월급|용돈|給料|給与|収入|入金|返金|もらった|工资|收入|收到|退款|зарплата|получил|возврат/
const FILLER =
  /^(?:i|we|also|then|and|so|plus|just|had|have|ich|wir|habe|und|dann|j'ai|et|puis|he|hemos|y|luego|eu|e|ho|poi|ik|heb|en|was|were|did|it|my)\b[\s,]*|^(?:spent|paid|bought|purchased|got|gave|payed|pay|used|charged|ausgegeben|bezahlt|gekauft|paye|achete|depense|pague|pagado|gaste|gastado|compre|paguei|gastei|comprei|pagato|speso|comprato|betaald|gekocht|uitgegeven)\b[\s,]*|^(?:on|for|at|in|to|the|a|an|some|of|fur|bei|beim|im|am|auf|die|der|das|den|pour|chez|au|aux|a la|le|la|les|un|une|du|de|des|en|el|los|las|una|por|para|del|no|na|um|uma|o|per|da|il|lo|i|al|alla|voor|bij|het|een|op)\b[\s,]+/
const TRAILING = /[\s,]+(?:on|for|at|in|was|is|and|then|of|am|um|le|el|il|em|op|des|de|a|en|,)$/

// "Week total: 156.65 spent": a total of the items above, not another item.
const TOTAL_BEFORE =
  /\b(?:(?:sub)?totals?|altogether|in all|so far|gesamt|bisher|jusqu'ici|hasta ahora|ate agora|finora|tot nu toe|hittills|hittil|hidtil|do tej pory|zatim|insgesamt|summe|zusammen|somme|en tout|en total|totale|in tutto|totaal|samen|suma|razem|celkem|totalt|sammanlagt|i alt|yhteensa|osszesen|toplam)\b[^\d]{0,24}$|(?:合計|合计|총|итого)[^\d]{0,12}$/

// Lists of things people own, might buy or have to pay: none of it happened today.
const NOT_A_NOTE =
  /\b(?:shares?|units|portfolio|holdings?|net worth|summary|estimated|subtotal|shipping|delivery|quantity|qty|cart|basket|checkout|offers?|discount|coupon|upcoming|scheduled|due|ideas?|wish ?list|shopping list|to buy|wunschliste|einkaufsliste|quotes?|quotation|estimates?|valid|vat|revenue|budget|q[1-4]|kostenvoranschlag|mwst|umsatz|devis|tva|presupuesto|iva|orcamento|preventivo|offerte|btw|moms|as of|checking|savings|credit card|net\s?:|angebot\w*|statt|gultig|rabatt|warenkorb|lieferung|fallig|depot|stuck|offre|remise|panier|livraison|echeance|oferta|descuento|carrito|entrega|vencimiento|vencimento|desconto|offerta|sconto|carrello|consegna|scadenza|aanbieding|korting|winkelwagen|levering)\b/

const HAPPENED =
  /\b(?:paid|bought|spent|bezahlt|gekauft|ausgegeben|paye|achete|depense|pague|compre|gaste|paguei|gastei|comprei|pagato|speso|comprato|betaald|gekocht)\b/

/**
 * Whether a line shows that a text isn't a note of what was paid: it's about things people own, want or owe, or a
 * balance.
 */
export function rulesOutNote(line: string): boolean {
  const folded = foldText(line)
  return (NOT_A_NOTE.test(folded) && !HAPPENED.test(folded)) || getLineMeaning(cleanName(line)) === 'balance'
}

/**
 * Whether a written date is in the future, in either order of day and month: planned money hasn't moved. Without a
 * year, it's in the future if it falls within the next two months.
 */
function isUpcoming({ iso, parts }: DayToken, today: PlainDate): boolean {
  if (iso !== null || parts === null) return false
  const orders = ['mdy', 'dmy'] as const
  if (parts.kind !== 'no-year' && parts.kind !== 'open-no-year')
    return orders.every((order) => (resolveDay(parts, order, createYearsUntil(today)) ?? '9999') > today)
  const last = addDays(today, 60)
  const past = orders.flatMap((order) => resolveDay(parts, order, createYearsUntil(today)) ?? [])
  const next = orders.flatMap((order) => resolveDay(parts, order, createYearsUntil(last)) ?? [])
  return past.length > 0 && next.length > 0 && next.every((day, i) => day > today && day !== past[i])
}

/** Part of a line. `lead` is what separates it from the piece before; with `isEnd`, it ends a sentence or clause. */
type Piece = { text: string; lead: string; isEnd: boolean }

/**
 * Reads sentences and notes: "coffee 4.50 yesterday, 32 uber on Monday", card alerts. Each piece with an amount is one
 * row, with its date in the piece or before it, or today in a short note without dates. It's money out, unless the
 * words or a plus say otherwise.
 */
export function readSentences(lines: readonly string[], today: PlainDate): FoundRow[] {
  const rows: FoundRow[] = []
  if (lines.length > 2 && isUnpaid(foldText(lines.join('\n')))) return []
  const mayBeToday = isShortNote(lines) && !lines.some(rulesOutNote)
  const hasClear = lines.some((line) => findAmounts(line, []).some((token) => token.isStrong))
  // In a document, a row needs its own date and a clear amount. A note may be briefer.
  const isDocument = !mayBeToday && lines.filter((line) => line.trim() !== '').length > 8
  let lastDay: LastDay = { line: 0, text: null }
  for (const { text, line, lineDay } of groupPieces(lines, today)) {
    const folded = foldText(text)
    const days = findDays(text, today)
    const amount = chooseAmount(text, days)
    if (!amount || !isTransaction(text, amount, days, today)) continue
    const [day] = days
    if (isDocument && !(amount.isStrong && day)) continue
    if (line !== lastDay.line) lastDay = { ...lastDay, line, text: lineDay ?? lastDay.text }
    if (day) lastDay = { line, text: getDayText(day) }
    // Without any date, only a short note with a clear price is a purchase made today.
    if (lastDay.text === null && !(mayBeToday && isPriceInNote(text, amount, hasClear))) continue
    const name = getName(text, amount, days)
    if (name === '') continue
    rows.push({ line, day: lastDay.text ?? today, name, amount: addSign(amount, folded) })
  }
  return rows
}

/** The last date mentioned, and the line it counts for. */
type LastDay = { line: number; text: string | null }

const LEFT_OVER =
  /\b(?:balance|threshold|you saved|suggested tip|bal|avl|limit|available credit|minimum payment|outstanding|remaining|left|verfugbar|kontostand|guthaben|restbetrag|solde|disponib\w*|residu\w*|restant\w*|saldo|cupo|beschikbaar|resterend|tillgangligt|tilgjengelig|dostepne|zustatek)\b|余额|残高|잔액|остаток|доступно/

/** Whether a piece is about money that has moved: not a plan, balance, total or future payment. */
function isTransaction(text: string, amount: AmountToken, [day]: readonly DayToken[], today: PlainDate): boolean {
  const folded = foldText(text)
  if (saysVoid(text) || NOT_MOVED.test(folded) || isNotPaidYet(folded)) return false
  // "30 + 6" is arithmetic: neither number is what was paid.
  if (/\d\s?\+\s\d/.test(text)) return false
  const before = foldText(text.slice(0, amount.start))
  const rest = cleanName(`${text.slice(0, amount.start)} ${text.slice(amount.end)}`)
  if (getLineMeaning(rest) !== null || LEFT_OVER.test(before.slice(-40))) return false
  return day ? !isUpcoming(day, today) : !TOTAL_BEFORE.test(before)
}

/** Whether a piece of a note has a price: a clear one, or a plain number next to one ("lunch 12.40 and taxi 8"). */
function isPriceInNote(text: string, amount: AmountToken, hasClear: boolean): boolean {
  if (text.length > 60) return false
  return amount.isStrong || (isPlainPrice(amount) && (hasClear || namesPurchase(text, amount)))
}

/** Whether a text is a note, with amounts on most of its lines, and not a document that happens to contain some. */
function isShortNote(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '')
  const amounts = filled.map((line) => findAmounts(line, []))
  const priced = amounts.filter((tokens) => tokens.some((token) => token.isStrong))
  if (filled.length <= 2 || priced.length >= filled.length * 0.5) return true
  return priced.length > 0 && filled.every((line, i) => line.length <= 40 && amounts[i]?.length === 1)
}

/** Whether a number has at most three digits, like a price for a coffee or a taxi; longer ones could be anything. */
function isPlainPrice({ parts }: AmountToken): boolean {
  return /^[1-9]\d{0,2}$/.test(parts.body)
}

// "The transfer you sent was deposited"
const YOU_PAID = /\byou(?:'ve| have)? (?:sent|paid|transferred)\b/

function addSign(amount: AmountToken, words: string): string {
  const isIn = amount.parts.isSigned ? !amount.parts.isNegative : INCOMING.test(words) && !YOU_PAID.test(words)
  return `${isIn ? '+' : '-'}${dropSign(amount)}`
}

function dropSign(amount: AmountToken): string {
  return amount.text
    .replace(/\s?\b(?:dollars?|bucks)\b/i, ' $')
    .replace(/^[(]?\s*[-+\u2212\u2013]?\s?/, '')
    .replace(/[-)]$/, '')
    .replace(/[-+\u2212](?=\s?\d)/, '')
    .trim()
}

/** Splits lines at commas, periods and "and", then joins the pieces so that each group has one amount. */
function groupPieces(
  lines: readonly string[],
  today: PlainDate,
): { line: number; text: string; lineDay: string | null }[] {
  const groups: { line: number; text: string; lineDay: string | null }[] = []
  lines.forEach((raw, index) => {
    const pieces = splitPieces(raw)
    const written = findDays(collapseSpaces(raw), today)[0]
    if (written && isUpcoming(written, today)) return
    const lineDay = written ? getDayText(written) : null
    let current = ''
    let hasAmount = false
    let hasDay = false
    const flush = () => {
      if (current.trim() !== '') groups.push({ line: index + 1, text: current.trim(), lineDay })
      current = ''
      hasAmount = false
      hasDay = false
    }
    for (const piece of pieces) {
      const days = findDays(piece.text, today)
      const amount = chooseAmount(piece.text, days)
      if (hasAmount && (amount || (hasDay && piece.text.trim() !== ''))) flush()
      // "Tuesday nothing, Wednesday tacos 13"
      if (!hasAmount && hasDay && amount && days.length > 0) flush()
      current += (current === '' ? '' : piece.lead) + piece.text
      hasAmount ||= amount !== null
      hasDay ||= days.length > 0
      if (piece.isEnd && hasAmount) flush()
    }
    flush()
  })
  return groups
}

const DUTCH =
  /\b(?:ik|heb|voor|bij|het|een|gisteren|vandaag|eergisteren|(?:maan|dins|woens|donder|vrij|zater|zon)dag|betaald|gekocht|aan|gekregen)\b/i

function splitPieces(raw: string): Piece[] {
  const text = collapseSpaces(raw).replace(/\s\(([^()]*\d[^()]*)\)/g, (whole, inner: string) =>
    // "pizza 24 (Ana gave me 12 back)": the money back is a separate transaction. What Ana still owes isn't one.
    (INCOMING.test(foldText(inner)) || isNotPaidYet(foldText(inner))) && chooseAmount(inner, [])
      ? `; ${inner};`
      : whole,
  )
  const pieces: Piece[] = []
  let lead = ''
  let from = 0
  const cuts =
    /[;。]|\s\/\s(?=\p{L}[^,;]*\d)|\s&\s(?=[^,;.]*\d)|\.(?=\s+[\p{Lu}$€£¥]|\s*$)|!(?=\s|$)|,(?=\s)(?!\s\d{4}\b)|、|，|\s(?:and|then|und|et|puis|y|e|en|plus)\s(?=[^,;.]*\d|[^,;.]*,\s[$€£¥]?\d)/gu
  const isDutch = DUTCH.test(text)
  for (const match of text.matchAll(cuts)) {
    const before = text.slice(from, match.index)
    // In Spanish and French, "en" doesn't mean "and".
    if (/^\sen\s$/.test(match[0]) && !isDutch) continue
    // "7. Nov.", "No. 5": a period after a number or a short word doesn't end a sentence.
    const next = /^\.\s+(\p{L}+)/u.exec(text.slice(match.index))?.[1] ?? ''
    if (match[0] === '.' && /\b(?:no|nr|st|mr|mrs|dr|inc|ltd|co)$/i.test(before) && match.index < text.length - 1)
      continue
    if (match[0] === '.' && /\b\d{1,2}$/.test(before) && readMonthName(next) !== null) continue
    if (match[0] === '.' && /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/.test(before)) continue
    pieces.push({ text: before, lead, isEnd: /^[;.!。]/.test(match[0]) })
    lead = /^\s/.test(match[0]) ? match[0] : ', '
    from = match.index + match[0].length
  }
  pieces.push({ text: text.slice(from), lead, isEnd: true })
  return pieces
}

/**
 * The amount of a piece: the first clear one, or else the first number that doesn't count or identify something. Null
 * if there is neither.
 */
function chooseAmount(text: string, days: DayToken[]): AmountToken | null {
  const amounts = findAmounts(text, days)
  const strong = amounts.find((token) => token.isStrong)
  if (strong) return strong
  return (
    amounts.find((token) => {
      const before = foldText(text.slice(0, token.start))
      if (
        /(?:card|karte|carte|tarjeta|cartao|carta|kaart|account|konto|ending(?: in)?|no\.?|nr\.?|number|#|x+|\*+|ref|order|invoice|table|room|raum|zimmer|saal|salle|sala|stanza|kamer|zaal|rum|sal|pokoj|gate|platform|at|call|phone|tel|text|sms|dial|code|otp|pin)\s*$/.test(
          before,
        )
      )
        return false
      if (isWeather(text)) return false
      return !/^\s*(?:am|pm|uhr|h\b|:|people|times|x\b|km|miles|min|hours?|days?|nights?|kg|lbs?|pcs)/i.test(
        text.slice(token.end),
      )
    }) ?? null
  )
}

function getName(text: string, amount: AmountToken, days: DayToken[]): string {
  const alert =
    /(?:\b(?:at|@|bei|chez|presso|bij)\s+)(.+?)(?=\s+(?:on|posted|am|le|el|em|il|op|was|has|with|using|ending|reply)\b|[.;!]|\s*$)/iu
  const from =
    /(?:\b(?:from|to|von|an|de la part de|pour|a favor de|da|para)\s+)(.+?)(?=\s+(?:on|posted|am|le|el|em|il|op|was|has|with|using|ending|reply|to your|into)\b|[.;!]|\s*$)/iu
  if (
    /\b(?:card|account|alert|transaction|purchase of|deposit of|payment of|karte|carte|tarjeta|cartao|was used|charged)\b/i.test(
      text,
    ) &&
    text.split(' ').length > 6
  ) {
    const masked = mask(text, amount, days)
    const found = alert.exec(masked)?.[1] ?? from.exec(masked)?.[1]
    if (found && cleanName(found) !== '') return cleanName(found)
  }
  let rest = cleanName(mask(text, amount, days))
  for (let guard = 0; guard < 8; guard++) {
    const folded = foldText(rest)
    const filler = folded.length === rest.length ? FILLER.exec(folded) : null
    if (!filler || filler[0].length >= rest.length) break
    // In capitals, it's a name.
    if (/^\p{Lu}{3}/u.test(rest)) break
    rest = cleanName(rest.slice(filler[0].length))
  }
  for (let guard = 0; guard < 4; guard++) {
    const shorter = rest.replace(TRAILING, '')
    if (shorter === rest) break
    rest = shorter
  }
  return cleanName(rest)
}

function mask(text: string, amount: AmountToken, days: DayToken[]): string {
  let masked = ''
  for (let i = 0; i < text.length; i++) {
    const isHidden = (i >= amount.start && i < amount.end) || days.some((day) => i >= day.start && i < day.end)
    masked += isHidden ? ' ' : text[i]
  }
  return collapseSpaces(masked.replace(/\b(?:on|am|le|el|il|op|em)\s{2,}/gi, ' '))
}
