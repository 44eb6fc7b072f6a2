import type { PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces, foldText } from '../../language/fold-text.ts'
import { saysVoid } from '../values/unposted-words.ts'
import { isBesideAmount } from './beside-amounts.ts'
import type { DayToken } from './day-token.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'
import { readMailHeaders } from './mail-headers.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'

const OUT =
  /\b(?:debited|debit|spent|withdrawn|withdrawal|paid(?! in(?:to)?\b)|sent|transferred|transfered|charged|purchased?|payment of|transfer (?:of|to)|used(?: for| at)?|deducted|trf to|abgebucht|belastet|bezahlt|uberwiesen|debite\w*|paye|achat|retrait|compra|compraste|gastaste|pagaste|pago|retiro|cargo|transferiste|enviaste|debitad[ao]|pagou|enviou|saque|addebito|addebitat[oa]|pagato|prelievo|speso|betaald|afgeschreven|kop|kjop|zaplacono|obciazono|harcama|odeme|retiro|enviada|bought|pokupka|spisanie|snyatie|snjatie|oplata|retail|withdrew|atm|thanh toan|made an?|(?:transaction|charge|debit) of|(?:was|has been) made|exceed(?:s|ed)? (?:your|the)|gesendet|envoye|transakcja|platnosc|zakup|wychodzacy|platba|nakup|vyber|vasarlas|terheles|korttiosto|kortkop|kortkob|varekjop|uttag|uttak|cumparare|kupovina|paiement(?! recu)|kartenzahlung|pagamento(?! (?:ricevut|recebid))|zahlung(?!s| erhalten)|betaling(?! ontvangen))\b|покупка|оплата|списание|снятие|перевод на|消费|支出|转出|支付|取款|引落|利用/
const IN =
  /\b(?:credited|credit (?:alert|of|from)|received|deposit(?:ed)?|refund(?:ed)?|incoming|gutgeschrieben|gutschrift|erhalten|credite|recu|remboursement|recibiste|abono|abonado|ingreso|recibido|deposito|creditad[ao]|recebeu|recebid[ao]|accredito|accreditat[oa]|ricevuto|rimborso|ontvangen|bijgeschreven|uznano|wplyw|recibida|popolnenie|zachislenie|postuplenie|przychodzac\w*|wplata|prichozi|jovairas|beerkezo|insattning|innbetaling|indbetaling|incasare|uplata|zahlungseingang|geldeingang|(?:sent|paid) you|paid in(?:to)?|eingegangen|verse sur|ingresado|wplynelo|wplynela|satts in|hesabiniza|hesabina)\b|зачисление|пополнение|возврат|поступление|收入|转入|入账|存入|入金/
const ACCOUNT =
  /\b(?:a\/?c|acct?|account|card|upi|vpa|visa|mastercard|wallet|bank|bal|balance|alert|e-?money|paynow|konto|karte|carte|compte|tarjeta|cuenta|cartao|conta|carta|conto|kaart|rekening|karta|hesap\w*|kart\w*|cta|schet|saldo|solde|guthaben|dostupno|ostatok|m-?pesa|pesa|so du|tk|zelle(?!')|venmo(?!')|paypal|cash app|apple cash|google pay|revolut|bizum|swish|mobilepay|vipps|twint|blik|pix|mbank)\b|карт|счет|счёт|баланс|доступно|остаток|尾号|账户|卡|余额|口座|カード|残高/
/** What ads, warnings and bills say: none of the money they mention has moved. */
export const NOT_MOVED =
  /\b(?:get|win|earn|claim|grab)\b.{0,60}\b(?:cash ?back|rewards?|offers?|voucher|discount|next|points|up ?to)\b|limited (?:time|period)|\bt&c\b|pre-?approved|\botp\b|one.time (?:password|code)|\bwill be (?:debited|charged|deducted|credited|withdrawn)\b|\b(?:payment|amount|bill|emi)(?: of \S{1,12})? (?:is )?due\b|\bdue (?:date|on|by)\b|min(?:imum)? (?:amount|payment)|\bcredit limit\b(?!.*\b(?:spent|used|debited)\b)|has requested|\bblocked\b/

const MAX_MESSAGE = 900

/**
 * Reads the messages banks send about single transactions, by SMS or email: "Rs.500.00 debited from A/c **1234 on
 * 20-11-24 at …". A message is one row, no matter how many amounts it mentions. The row's name is just the other party,
 * or the sentence with the amount if the message doesn't name one.
 */
export function readBankAlerts(lines: readonly string[], today: PlainDate): FoundRow[] {
  const sentOn = lines.map((line) => /^\s*(?:Date|Sent|Datum|Fecha|Data)\s*:\s*(.+)$/i.exec(line)?.[1]).find(Boolean)
  const mailDay = sentOn ? findDays(sentOn, null)[0] : undefined
  const mailRow = readMail(lines, today, mailDay)
  if (mailRow) return [mailRow]
  const rows: FoundRow[] = []
  const messages = splitMessages(lines)
  let dated = 0
  const hasAlerts = messages.some(({ text }) => isAlert(text))
  for (const message of messages) {
    // Next to other bank messages, a message doesn't have to name the account again.
    const isFollowUp = hasAlerts && !message.isJoined && findDays(message.text, null).length > 0
    const row = readAlert(message.text, today, mailDay, isFollowUp)
    if (!row || (!row.isDated && message.isJoined)) continue
    rows.push({ ...row.found, line: message.line })
    if (row.isDated) dated++
  }
  // Undated messages count only if the text is mostly messages: one such sentence in a document isn't an alert.
  return dated > 0 || rows.length >= messages.length * 0.5 ? rows : []
}

/** Reads an email about one transaction, which its subject or one of its lines describes; null if none does. */
function readMail(lines: readonly string[], today: PlainDate, mailDay: DayToken | undefined): FoundRow | null {
  const headers = readMailHeaders(lines)
  if (!headers?.subject || !mailDay) return null
  const below = lines.map((text, index) => ({ line: index + 1, text: collapseSpaces(text) })).slice(headers.end)
  for (const { line, text } of [headers.subject, ...below]) {
    const isStrong = findAmounts(text, []).some((token) => token.isStrong)
    const alert = isStrong ? readAlert(text, today, mailDay, true) : null
    if (alert) return { ...alert.found, line }
  }
  return null
}

const MAIL_HEADER =
  /^\s*(?:from|to|cc|reply-to|von|an|de|da)\s*:.*@|^\s*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp)\s*:/i

/** Each line is a message, or else each paragraph, because emails can break lines anywhere. Leaves out tables. */
function splitMessages(lines: readonly string[]): { line: number; text: string; isJoined?: boolean }[] {
  const messages: { line: number; text: string; isJoined?: boolean }[] = []
  let block: { line: number; text: string }[] = []
  const flush = () => {
    const alerts = block.filter((part) => isAlert(part.text))
    const length = block.reduce((total, part) => total + part.text.length + 1, 0)
    const isList = block.filter((part) => isCompleteMessage(part.text)).length > 1
    if (alerts.length > 1 || isList) messages.push(...block)
    else if (block.filter((part) => /[.,]\d{2}\W*$/.test(part.text)).length > 2) {
      // Amounts at the ends of lines belong to a table.
    } else if (length <= MAX_MESSAGE && block[0])
      messages.push({
        line: (alerts[0] ?? block[0]).line,
        text: block.map((part) => part.text).join(' '),
        isJoined: block.length > 1,
      })
    // In a long letter, the sentence may continue on the next lines.
    else if (alerts[0]) {
      const at = block.indexOf(alerts[0])
      const text = block
        .slice(at, at + 3)
        .map((part) => part.text)
        .join(' ')
      messages.push({ line: alerts[0].line, text: text.slice(0, MAX_MESSAGE) })
    }
    block = []
  }
  lines.forEach((raw, index) => {
    const text = MAIL_HEADER.test(raw) ? '' : collapseSpaces(raw)
    if (text === '') flush()
    else block.push({ line: index + 1, text })
  })
  flush()
  return messages
}

/** Whether a line is a complete message, with its own date, amount and word for the direction. */
function isCompleteMessage(text: string): boolean {
  const days = findDays(text, null)
  const folded = foldText(text)
  if (!OUT.test(folded) && !IN.test(folded)) return false
  return days.length > 0 && findAmounts(text, days).some((token) => token.isStrong)
}

function isAlert(text: string, isMail = false): boolean {
  const folded = foldText(text)
  return (
    /\d/.test(text) &&
    (isMail || ACCOUNT.test(folded)) &&
    (OUT.test(folded) ||
      IN.test(folded) ||
      findAmounts(text, findDays(text, null)).some(({ parts }) => parts.isSigned && parts.currency !== null)) &&
    !NOT_MOVED.test(folded) &&
    !saysVoid(text)
  )
}

type Alert = { found: Omit<FoundRow, 'line'>; isDated: boolean }

function readAlert(text: string, today: PlainDate, mailDay: DayToken | undefined, isMail = false): Alert | null {
  if (text.length > MAX_MESSAGE || !isAlert(text, isMail)) return null
  const written = findDays(text, null)
  const days = written.length > 0 ? written : findDays(text, today)
  const amount = findMovedAmount(text, days)
  if (!amount) return null
  const folded = foldText(text)
  const inAt = IN.exec(folded)?.index ?? Number.POSITIVE_INFINITY
  // "Sent you" starts with "sent".
  const saysIn = Number.isFinite(inAt) && inAt <= (OUT.exec(folded)?.index ?? Number.POSITIVE_INFINITY)
  const isIn = amount.parts.isSigned ? !amount.parts.isNegative : saysIn
  const name = getParty(maskValues(text, days, amount), isIn)
  const day = days[0] ?? mailDay
  if (name === '') return null
  const size = amount.text.replace(/^[-+\u2212(]\s?|[-)]$/g, '')
  const found = { day: day ? getDayText(day) : today, name, amount: `${isIn ? '+' : '-'}${size}` }
  return { found, isDated: day !== undefined }
}

/**
 * The amount that moved: the first clear one that isn't a balance, limit or fee, or else the number right after the
 * verb. Null if there is neither.
 */
function findMovedAmount(text: string, days: readonly DayToken[]): AmountToken | null {
  const foldBefore = (token: AmountToken) => foldText(text.slice(0, token.start))
  const amounts = findAmounts(text, days).filter((token) => !isBesideAmount(token, text))
  return (
    amounts.find((token) => token.isStrong) ??
    amounts.find((token) =>
      /\b(?:debited|credited|spent|paid|sent)\s?(?:by|for|with|of)?\s$/.test(foldBefore(token)),
    ) ??
    null
  )
}

const GAP = '\ue000'
const AMOUNT_GAP = '\ue001'

/** Replaces the dates, times and amount with gaps, because a name ends there. */
function maskValues(text: string, days: readonly DayToken[], amount: AmountToken): string {
  let masked = ''
  let at = 0
  for (const token of [...days, amount].sort((a, b) => a.start - b.start)) {
    if (token.start < at) continue
    masked += text.slice(at, token.start) + (token === amount ? AMOUNT_GAP : GAP)
    at = token.end
  }
  return (masked + text.slice(at)).replace(/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?,?/gi, GAP)
}

const NAME = String.raw`([^\ue000]+?)`
const END = String.raw`(?=\s*(?:\ue000|$|\.\s|\.\ue000|\.$|[;|!(]|,\s|\s(?:on(?: date)?|at|um|am|le|el|em|op|il|den|dnia|dne)\s*\ue000|\s(?:via|ref|refno|upi|avl|avbl|bal|balance|available|using|posted|with your|has been|was|not you|if not|call|reply|from your|to your|into your|for)\b))`
const compileLead = (lead: string) => new RegExp(`(?:${lead})\\s*${NAME}${END}`, 'iu')
const LABELED = compileLead(
  String.raw`(?<!\p{L})(?:payee|merchant|info|beneficiary|remarks|towards|to|from|nd|noi dung)\s*:`,
)
const AT = compileLead(String.raw`(?:\s@\s|(?<!\p{L})(?:at|transaction with|bei|chez|presso|bij|en|em|u|w|hos)\s)`)
const TO = compileLead(String.raw`(?<!\p{L})(?:to|towards|an|a favor de|para|naar|till)\s|\ue000\s*a\s`)
const FROM = compileLead(String.raw`(?<!\p{L})(?:from|by|von|de la part de|van|fran|fra|od|от)\s|\ue000\s*de\s`)
const FOR = compileLead(String.raw`(?<!\p{L})(?:for|fur|pour|por|per|voor)\s`)
const OWN_SIDE =
  /^(?:your|my|the|ihr|ihrem|votre|su|tu|sua|uw|a\/?c|acct?|account|card|credit card|debit card)\b|\b(?:a\/?c|acct?|account|ac|card)\b.*(?:\d{3}|[x*]{2})|^(?:rs|inr|usd|upi|upi (?:txn|payment)|txn|ending)\b/i

const BALANCE_WORDS = 'dostupno|ostatok|баланс|доступно|остаток|saldo|solde|bal|avl|余额|残高'
// Without a preposition: what follows the amount, up to the balance or the word for "approved".
const AFTER_AMOUNT = new RegExp(
  String.raw`\ue000\s*[.;,]?\s*([^\ue000]{3,80}?)(?=\s*(?:\ue000|$|\s(?:ok\b|одобр)|[.;,]?\s*(?:${BALANCE_WORDS})))`,
  'iu',
)
const FROM_BALANCE_ON = new RegExp(String.raw`[.;,]?\s*(?<!\p{L})(?:${BALANCE_WORDS})(?!\p{L}).*$`, 'iu')
const NOT_A_NAME = new RegExp(`^(?:ok|одобр|pos$|to |from |on |at |is |${BALANCE_WORDS})`, 'i')
const AFTER_CARD = /\*+\d{4}\s+(\p{Lu}[^\ue000]{2,60}?)\s*$/u

// "ALICE MARTIN sent you": the capitalized words right before it.
const SENT_YOU = /((?:\p{Lu}[\p{L}.'’-]*\s){1,4})(?:has )?(?:sent|paid) you\b/u

function getParty(text: string, isIn: boolean): string {
  const sender = isIn ? SENT_YOU.exec(text)?.[1] : undefined
  if (sender) return cleanName(sender)
  return findNameAfterPreposition(text, isIn) || findNameAfterAmount(text) || getAmountSentence(text)
}

/** A name without "VPA" before it and the balance or phone number after it. */
function cleanPartyName(text: string): string {
  const cleaned = text.replace(/^\s*vpa\s+/i, '').replace(FROM_BALANCE_ON, '')
  return cleanName(cleaned.replace(/\s+\+?\d{9,13}\s*$/, ''))
}

/** The name after a card number at the end, or else the text after the amount; empty if it isn't another party. */
function findNameAfterAmount(text: string): string {
  const card = AFTER_CARD.exec(text)?.[1]
  if (card) return cleanName(card)
  const amountAt = text.lastIndexOf(AMOUNT_GAP)
  const found = amountAt < 0 ? undefined : AFTER_AMOUNT.exec(text.slice(amountAt).replaceAll(AMOUNT_GAP, GAP))?.[1]
  const name = cleanPartyName((found ?? '').replace(/^[\p{P}\s]+/u, ''))
  const isOther = /\p{L}{2}/u.test(name) && !NOT_A_NAME.test(name) && !OWN_SIDE.test(name)
  return isOther && (OUT.exec(foldText(name))?.index ?? 1) > 0 && (IN.exec(foldText(name))?.index ?? 1) > 0 ? name : ''
}

/** If no other party is named: the sentence with the amount, without the word for the type of message. */
function getAmountSentence(text: string): string {
  const sentence = text.split(/\.\s|。/).find((part) => part.includes(AMOUNT_GAP)) ?? text
  // Scripts without spaces: the words right before the amount.
  const before = sentence.split(AMOUNT_GAP)[0]?.split(GAP).at(-1) ?? ''
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(before)) return cleanName(before.replace(/人民币|金额|為|为|RMB/g, ''))
  const words = sentence.replaceAll(AMOUNT_GAP, ' ').replaceAll(GAP, ' ')
  return cleanPartyName(words.replace(/^\s*(?:debit|credit)(?: alert)?\s*:/i, '')).slice(0, 120)
}

function findNameAfterPreposition(masked: string, isIn: boolean): string {
  const text = masked.replaceAll(AMOUNT_GAP, GAP)
  for (const form of isIn ? [LABELED, FROM, AT, FOR, TO] : [LABELED, AT, TO, FOR, FROM]) {
    for (let from = 0, guard = 0; guard < 6; guard++) {
      const rest = text.slice(from)
      const match = form.exec(rest)
      if (!match?.[1]) break
      const name = cleanPartyName(match[1])
      if (name.length > 1 && name.length < 80 && /\p{L}/u.test(name) && !OWN_SIDE.test(name)) return name
      from += match.index + 1
    }
  }
  return ''
}
