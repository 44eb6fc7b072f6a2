import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { type Direction, getDirectionFromFlag } from '../values/direction-words.ts'
import { isVoidStatus } from '../values/unposted-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { readMailHeaders } from './mail-headers.ts'
import { cleanName, type FoundRow, getDayText } from './pasted-records.ts'
import { isUnpaid } from './receipts.ts'

const AMOUNT =
  /^(?:amount(?: (?:charged|spent|paid))?|transaction amount|total(?: amount)?|betrag|montant|importe|monto|valor|importo|bedrag|belopp|belop|belob|kwota|castka|金額|金额|利用金額|ご利用金額|お支払い?金額|交易金额|сумма|ps|gd|so tien|so tien gd|phat sinh|jumlah|nominal|tutar|islem tutari)$/
const NAME =
  /^(?:merchant(?: name)?|seller|verkaufer|vendeur|vendedor|payee|shop|store|where|retailer|description|recipient|beneficiary|paid to|to|handler|haendler|empfanger|empfaenger|verwendungszweck|commercant|marchand|beneficiaire|libelle|comercio|establecimiento|concepto|beneficiario|estabelecimento|descricao|esercente|winkel|omschrijving|butik|odbiorca|obchodnik|利用先|ご利用先|利用店|加盟店|商户|商户名称|交易商户|место|получатель|from|sender|von|auftraggeber|empfanger auftraggeber|zahlungsempfanger|zahlungspflichtiger|ordenante|remitente|emisor|remetente|ordinante|mittente|afzender|begunstigde|tegenpartij|counter ?party|other party|gegenpartei|contrepartie|contraparte|controparte|kontrahent|motpart|modpart|vastapuoli|protistrana|karsi taraf|контрагент|avsandare|mottagare|nadawca|nd|noi dung|penerima|alici)$/
// What a payment was for. It's used as the name only if no label gives the other party.
const PURPOSE = /^(?:description|verwendungszweck|libelle|concepto|descricao|omschrijving)$/
const DAY =
  /^(?:date|transaction date|date and time|date time|posted|when|datum|buchungstag|date de l operation|fecha|data|dato|pvm|日時|利用日|ご利用日|利用日時|ご利用日時|時間|交易时间|дата|tg|thoi gian|tanggal|tarih)$/

// Labels with several words, recognized by the word that matters ("Valor de la transacción", "Lugar de compra").
const AMOUNT_WORD =
  /\b(?:amount|betrag|montant|importe|monto|valor|importo|bedrag|belopp|belop|belob|kwota|castka|tutar)\b|金額|金额|сумма/
const NAME_WORD =
  /\b(?:merchant|payee|recipient|beneficiary|handler|haendler|empfanger|commercant|marchand|beneficiaire|comercio|establecimiento|lugar|beneficiario|estabelecimento|esercente|negozio|winkel|butik|odbiorca|obchodnik|uye isyeri)\b|利用先|利用店|店舗|加盟店|商户|商店|가맹점|사용처|получатель/
const DAY_WORD = /\b(?:date|\w*datum|buchungstag|fecha|data|dato)\b|日時|利用日|时间|дата/
const OTHER_LABEL =
  /\b(?:due|available|balance|limit|minimum|saldo|disponible|disponivel|solde|guthaben|restante|cupo|credit|account|card|id|number|numero|venc\w*|expir\w*|fallig\w*|echeance|commission|fee|tax)\b|残高|余额/
const STATUS = /^(?:status|state|result|response|respuesta|estado|resultado|statut|etat|stato|situacao|durum)$/

const SIDE = /^(?:type|transaction type|debit credit|dr cr|art|sens|tipo|soort|typ)$/

function isLabel(label: string, exact: RegExp, word: RegExp): boolean {
  return exact.test(label) || (label.length < 32 && word.test(label) && !OTHER_LABEL.test(label))
}

/** Whether a folded label names a transaction's amount, other party or date. */
export function isLabelOf(field: 'amount' | 'name' | 'day', label: string): boolean {
  if (field === 'amount') return isLabel(label, AMOUNT, AMOUNT_WORD)
  return field === 'name' ? isLabel(label, NAME, NAME_WORD) : isLabel(label, DAY, DAY_WORD)
}

/** Reads notification emails and receipts with labeled lines: "Merchant: …", "Amount: …", "Date: …". */
export function readLabeledText(lines: readonly string[], today: PlainDate): FoundRow[] {
  const rows: FoundRow[] = []
  const whole = foldText(lines.join('\n'))
  const sender = isUnpaid(whole) ? null : getSender(lines)
  // "To" in an email's headers isn't who was paid. The date it was sent counts if the text has none.
  const headers = readMailHeaders(lines)
  const sent = headers?.sent ? findDays(headers.sent, today)[0] : undefined
  let current: Labeled = { line: 1 }
  const flush = () => {
    const name = current.name ?? sender
    const day = current.day ?? (sent ? getDayText(sent) : undefined)
    if (day && current.amount && name && !current.isVoid)
      rows.push({ line: current.line, day, name, amount: addSide(current.amount, current.side) })
  }
  lines.forEach((raw, index) => {
    if (index < (headers?.end ?? 0)) return
    const match = LABELED.exec(raw.trim()) ?? (sender ? TOTAL_LINE.exec(raw.trim()) : null)
    if (!match?.[1] || !match[2]) return
    const label = foldText(match[1])
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const isPurpose = PURPOSE.test(label)
    if (isPurpose && current.isParty) return
    const field = (['amount', 'name', 'day'] as const).find((each) => isLabelOf(each, label)) ?? null
    if (field && current.day && current.name && current.amount) {
      flush()
      current = { line: index + 1 }
    }
    const value = match[2].trim()
    setStatus(current, label, value)
    if (field === 'amount') setAmount(current, value, index + 1)
    else if (field === 'day') setDay(current, value, today)
    else if (field) setName(current, value, !isPurpose)
  })
  flush()
  // If some amounts have a minus, those without a sign are money in. Otherwise, the words of the email decide.
  const isSigned = rows.some((row) => /^[-(\u2212]|-$/.test(row.amount ?? ''))
  const sign = isSigned || saysMoneyIn(whole) ? '+' : '-'
  return rows.map((row) =>
    /^[-+(\u2212]|-$/.test(row.amount ?? '') ? row : { ...row, amount: `${sign}${row.amount}` },
  )
}

function setStatus(current: Labeled, label: string, value: string): void {
  if (STATUS.test(label) && isVoidStatus(value)) current.isVoid = true
  if (SIDE.test(label)) current.side = getDirectionFromFlag(value) ?? current.side
}

function addSide(amount: string, side: Direction | undefined): string {
  return side && !/^[-+(\u2212]|-$/.test(amount) ? `${side === 'in' ? '+' : '-'}${amount}` : amount
}

type Labeled = {
  day?: string
  name?: string
  amount?: string
  line: number
  isVoid?: boolean
  isParty?: boolean
  side?: Direction | undefined
}

function saysMoneyIn(folded: string): boolean {
  return (
    /\b(?:deposit|credited|received|refund|incoming|gutschrift|zahlungseingang|recu|recibid|ingreso|recebid|ricevut|ontvangen|paid you|sent you)\w*\b/.test(
      folded,
    ) && !/\b(?:purchase|spent|charged|debited|payment made|withdrawal)\b/.test(folded)
  )
}

function setAmount(current: Labeled, value: string, line: number): void {
  const amount = findAmounts(value, [])[0]
  if (!amount) return
  current.line = line
  const { isNegative, isSigned, direction } = amount.parts
  const bySign = isSigned ? 'in' : null
  const stated = direction ?? (isNegative ? 'out' : bySign)
  const size = amount.text.replace(/^[(]?\s*[-+\u2212\u2013]\s?|\s?[-+)]$/g, '').replace(/\s(?:CR|DR|DB|[SHCD])$/i, '')
  current.amount = stated ? `${stated === 'in' ? '+' : '-'}${size}` : amount.text
}

function setDay(current: Labeled, value: string, today: PlainDate): void {
  const day = findDays(value, today)[0]
  if (day) current.day = getDayText(day)
}

function setName(current: Labeled, value: string, isParty: boolean): void {
  if (/@/.test(value) || findDays(value, null)[0]?.start === 0) return
  if (current.name !== undefined && (current.isParty || !isParty)) return
  Object.assign(current, { name: cleanName(value), isParty })
}

const LABELED = /^[•*◇◆■○・▼>-]*([^:：=]{1,40})[:：=](.+)$/
// On receipts, only spaces separate a total from its label.
const TOTAL_LINE =
  /^((?:grand |order )?total(?: paid| charged)?|amount (?:paid|charged)|gesamt(?:betrag|summe)?|summe|total ttc|montant total|totale|totaal)\s+(\S.*\d.*)$/i
const RECEIPT =
  /\b(?:receipt|order|payment|invoice|purchase|booking|trip|ride|rechnung|beleg|quittung|bestellung|recu|facture|commande|recibo|factura|pedido|compra|ricevuta|ordine|bon|bestelling|kvitto|kvittering|paragon)\b.*?\b(?:from|at|to|with|by|an|von|bei|chez|de|da|van|bij|fran|fra|od|en|em)\s+(.{2,50})$/i

/** The name for a receipt that has no label for one: the shop named in the email's subject, or else its sender. */
function getSender(lines: readonly string[]): string | null {
  const findHeader = (name: string) =>
    lines
      .slice(0, 12)
      .map((line) => new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, 'i').exec(line)?.[1]?.trim())
      .find(Boolean)
  const subject = (findHeader('(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp)') ?? '').replace(
    /^(?:re|fwd?|aw|wg)\s*:\s*/i,
    '',
  )
  const shop = RECEIPT.exec(subject)?.[1]
  if (shop && findAmounts(shop, []).every((token) => !token.isStrong))
    return cleanName(shop.replace(/\s(?:(?:on|for|no\.?)\s|#).*$/i, ''))
  const from = (findHeader('(?:from|von|de|da|van)') ?? '').replace(/<[^>]*>|"/g, '').trim()
  const name = cleanName(
    from.replace(/\b(?:receipts?|orders?|billing|no-?reply|notifications?|team|support|service)\b/gi, ''),
  )
  return name !== '' && !name.includes('@') && name.length < 50 ? name : null
}
