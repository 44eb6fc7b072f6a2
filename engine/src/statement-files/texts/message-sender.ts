import { foldText } from '../../language/fold-text.ts'
import type { FormatReading } from '../reading/statement-reading.ts'
import { cleanName } from './pasted-records.ts'

/** How a shop or company tells its customers that money moved, by language; for folded texts. */
const WE: Readonly<Record<string, string>> = {
  english:
    "we(?:'ve|’ve| have)?(?: just| now| successfully)? (?:received|refunded|processed|issued|returned|debited|charged|collected|taken)",
  german: 'wir haben .{0,120}(?:erhalten|erstattet|abgebucht|eingezogen)',
  french: 'nous (?:vous )?avons (?:bien )?(?:recu|rembourse)',
  spanish: 'hemos (?:recibido|reembolsado|devuelto|procesado|tramitado)',
  portuguese: 'recebemos|reembolsamos|devolvemos|processamos',
  italian: 'abbiamo (?:ricevuto|rimborsato|elaborato)',
  dutch: 'we hebben .{0,120}(?:ontvangen|terugbetaald)',
  nordic: 'vi har (?:mottagit|modtaget|mottatt|aterbetalat|refunderet|refundert|tilbagebetalt)',
  polish: 'otrzymalismy|zwrocilismy',
}
const BY_COMPANY = new RegExp(`(?<!\\p{L})(?:${Object.values(WE).join('|')})(?!\\p{L})`, 'u')

/** "We've received your payment", by language: money out, unless it's from the bank that issued the card. */
const YOURS: Readonly<Record<string, string>> = {
  english: 'received your (?:\\w+ )?payment',
  german: '(?:ihre|deine) zahlung .{0,120}erhalten',
  french: 'recu votre (?:paiement|reglement)',
  spanish: 'recibido (?:tu|su) pago',
  portuguese: 'recebemos (?:o )?(?:seu|teu) pagamento',
  italian: 'ricevuto il (?:tuo|suo|vostro) pagamento',
  dutch: '(?:je|uw) betaling .{0,120}ontvangen',
  nordic: '(?:mottagit|modtaget|mottatt) din (?:betalning|betaling)',
  polish: 'otrzymalismy (?:twoja |panstwa )?(?:platnosc|wplate)',
}
const YOUR_PAYMENT = new RegExp(`(?<!\\p{L})(?:${Object.values(YOURS).join('|')})(?!\\p{L})`, 'u')
/** "We've refunded": money in. */
const REFUNDED =
  /(?<!\p{L})(?:refunded|erstattet|rembourse|reembolsado|devuelto|reembolsamos|devolvemos|rimborsato|terugbetaald|aterbetalat|refunderet|refundert|tilbagebetalt|zwrocilismy)(?!\p{L})/u
const CARD_BILL =
  /\b(?:credit card|card (?:account|ending|balance)|kreditkarte|carte de credit|tarjeta|cartao|carta di credito)\b/

const NAME = String.raw`(\p{Lu}[\p{L}\d&'’.-]*(?: (?:\p{Lu}[\p{L}\d&'’.-]*|&|and|of|de|y|und|et)){0,3})`
/** "Your refund from REI is complete", "Thanks for shopping with Simons", "Gracias por confiar en Movistar." */
const NAMED = [
  new RegExp(
    String.raw`^.{0,40}\b(?:[Rr]efund|[Pp]ayment|[Oo]rder|[Rr]eturn) (?:from|to|at|with) ${NAME}(?= (?:is|was|has)\b|[.!,]?$)`,
    'u',
  ),
  new RegExp(
    String.raw`^.{0,40}\b(?:shopping|trusting|choosing|confiar|confianza|elegir|comprar|Einkauf|Vertrauen|choisi|confiance|scelto|fiducia|confiar|preferir|vertrouwen|gekozen|handlat|handlet)\b.{0,12}?\s${NAME}[.!]?$`,
    'u',
  ),
]
const SIGNED = new RegExp(`^(?:The |Your |Team |Het team van |L['’]équipe |El equipo de )?${NAME}$`, 'u')
const GREETING =
  /^(?:thanks?|thank you|(?:best |kind |warm )?regards|best wishes|sincerely|cheers|hi|hello|dear|grusse|mit|viele|liebe|merci|cordialement|saludos|gracias|atentamente|obrigad[ao]|atenciosamente|grazie|saluti|cordiali|groet|met|bedankt|tack|takk|hilsen|halsningar|pozdrawiam)\b/

// "From: Bupa <hello@bupa.example>"
const MAIL_SENDER = new RegExp(`^\\s*(?:From|Von|De|Da|Van|Fra|Från)\\s*:\\s*"?${NAME}"?(?:\\s*<[^>]*>)?\\s*$`, 'u')

/**
 * The company that sent the message, named in the headers, the first lines, the thanks at the end, or the signature;
 * null if none names it.
 */
function getSender(lines: readonly string[]): string | null {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
  const titles = [...filled.slice(0, 2), ...filled.slice(-2)].map((line) => line.replace(/^[Ss]ubject\s*:\s*/, ''))
  const senders = new Set(lines.flatMap((line) => MAIL_SENDER.exec(line)?.[1] ?? []))
  if (senders.size === 1) return cleanName([...senders][0]!)
  const named = titles.flatMap((line) => NAMED.flatMap((form) => form.exec(line)?.[1] ?? []))[0]
  if (named) return named.replace(/\.$/, '')
  const last = filled.findLast((line) => !/\d{2}/.test(line)) ?? ''
  return GREETING.test(foldText(last)) || filled.length < 3 ? null : (SIGNED.exec(cleanName(last))?.[1] ?? null)
}

/**
 * "Order #4471 from Corner Thai", "You received 450 EUR from Klaus Becker": who sold it or paid, not who sent the
 * message.
 */
const FROM_ANOTHER = [
  new RegExp(
    String.raw`^(?:[Yy]our )?[Oo]rder(?: [Cc]onfirmation)?(?: #?\S*\d\S*)?(?: for \p{Lu}\p{L}+)? (?:from|at) ${NAME}$`,
    'u',
  ),
  new RegExp(String.raw`^You(?:['’]ve| have)? (?:received|sent|paid) \S*\d\S*(?: [A-Z]{3})? (?:from|to) ${NAME}$`, 'u'),
  new RegExp(`^(?:Thanks|Thank you) for your (?:order|purchase|booking) (?:from|with|at) ${NAME}[.!]?$`, 'u'),
  /^(?:Biller|Payee|Merchant|Paid to)\s*:\s*(?:\d{3,8}\s+)?(\p{L}.{1,60})$/iu,
  new RegExp(String.raw`^(?:Here['’]s )?[Yy]our receipt from ${NAME}(?: \([^)]*\))?[.!]?$`, 'u'),
]
const RIDE = /\b(?:(?:thanks|thank you) for riding|you rode with|your (?:trip|ride) (?:receipt|with|on))\b/

/** If the rows are one purchase or transfer, names them after the shop or person that a line of the text names. */
export function nameAfterShop(reading: FormatReading, lines: readonly string[]): FormatReading {
  const others = lines.flatMap((line) => FROM_ANOTHER.flatMap((form) => form.exec(line.trim())?.[1] ?? []))
  // The receipt for a ride starts with the name of the service and has two addresses.
  const title = SIGNED.exec(lines.find((line) => line.trim() !== '')?.trim() ?? '')?.[1]
  const found = others.length === 0 && title && RIDE.test(foldText(lines.join(' '))) ? [title] : others
  const [name] = found
  const isOne = new Set(found).size === 1 && new Set(reading.rows.map((row) => row.name)).size === 1
  return name && isOne ? { ...reading, rows: reading.rows.map((row) => ({ ...row, name })) } : reading
}

/**
 * If a company writes to its customer about one payment, the payment is named after the company, not after what was
 * bought or returned. A payment that the company received is money out; a refund is money in.
 */
export function nameAfterSender(reading: FormatReading, lines: readonly string[]): FormatReading {
  const [row, ...more] = reading.rows
  const folded = foldText(lines.join(' '))
  if (!row || more.length > 0 || !BY_COMPANY.test(folded)) return reading
  const size = Math.abs(row.minor)
  const isPaid = YOUR_PAYMENT.test(folded)
  const minor = isPaid ? (CARD_BILL.test(folded) ? row.minor : -size) : REFUNDED.test(folded) ? size : row.minor
  return { ...reading, rows: [{ ...row, minor, name: getSender(lines) ?? row.name }] }
}

const ORDER_HEAD = /^order placed\b/
const ORDER_NUMBER = /^order (?:#|no\b|number\b)/
const SHIP_TO = /\b(?:ship|dispatch|deliver)(?:ed)? to\b/
/** Lines of a shop's order list other than the item, such as its delivery and buttons. */
const AROUND_ORDER =
  /^(?:delivered|arriving|arrives|arrived|shipped|dispatched|out for delivery|(?:your )?package (?:was|has)|return (?:window|complete|or|items)|returned|refund(?:ed)?\b|eligible|buy it|view (?:your|order|invoice)|track package|write a|leave (?:seller|delivery|feedback)|get (?:help|product)|ask|share gift|archive|problem with|auto-?delivered|order|sold by|invoice$|cancel|you (?:were|have)|your (?:order|refund))\b/

/**
 * In the list of orders in a shop's account, each order is money out, named after its first item, not after who gets
 * it.
 */
export function nameAfterOrders(reading: FormatReading, lines: readonly string[]): FormatReading {
  const folded = lines.map((line) => foldText(line).trim())
  const heads = folded.flatMap((line, at) => (ORDER_HEAD.test(line) ? [at] : []))
  const orders = heads.flatMap((from, i) => {
    const to = heads[i + 1] ?? lines.length
    // On some pages, the whole heading is on one line.
    const isOneLine = SHIP_TO.test(folded[from]!)
    const number = isOneLine ? from : folded.findIndex((line, at) => at > from && at < to && ORDER_NUMBER.test(line))
    if (number < 0 || !(isOneLine || folded.slice(from, number).some((line) => SHIP_TO.test(line)))) return []
    const productLine = folded.findIndex(
      (line, at) => at > number && at < to && line !== '' && !AROUND_ORDER.test(line),
    )
    return productLine < 0 ? [] : [{ from, last: isOneLine ? from : to, name: cleanName(lines[productLine]!.trim()) }]
  })
  const rows = reading.rows.map((row) => {
    const own = orders.find(({ from, last }) => row.line > from && row.line <= last + 1)
    return own ? { ...row, name: own.name, minor: -Math.abs(row.minor) } : row
  })
  return { ...reading, rows }
}

/** Words for cash from an ATM, by language. */
const WITHDRAWAL =
  /(?<!\p{L})(?:(?:ATM|cash(?: machine)?) withdrawal|withdrawal at ATM|bargeldabhebung|geldautomat|retrait (?:dab|gab|d['’]esp[eè]ces)|retiro (?:en |de )?(?:cajero|efectivo)|reintegro (?:en )?cajero|saque (?:atm|caixa|24h)|prelievo (?:atm|bancomat|contanti)|geldopname|kontantuttag|bankomatuttag)(?!\p{L})/iu

/** An ATM has an address but no name, so the row's name starts with the words for the withdrawal. */
export function nameWithdrawals(reading: FormatReading, lines: readonly string[]): FormatReading {
  const rows = reading.rows.map((row) => {
    const [words] = WITHDRAWAL.exec(lines[row.line - 1] ?? '') ?? []
    return !words || WITHDRAWAL.test(row.name) ? row : { ...row, name: `${words} ${row.name}`.trim() }
  })
  return { ...reading, rows }
}
