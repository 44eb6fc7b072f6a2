// How the payment was made, as banks write it before the payee. Letters are folded: no accents, no capitals.
const OPERATION =
  'kauf|einkauf|dienstleistung(?:en)?|warenbezug|bezug|bargeldbezug|bargeldabhebung|zahlung|kartenzahlung|kartenkauf|transaktion|belastung|kartenbelastung|debit|debitkarte|visa|mastercard|maestro|online|online-shopping|shopping|pos|' +
  'purchase|services?|payment|card|transaction|sale|withdrawal|cash|contactless|' +
  "achat|prestations?|marchandises?|paiement|operation|retrait|retrait d'especes|" +
  'acquisto|acquisti|servizio|servizi|pagamento|prelievo|prelevamento|operazione|merce|' +
  'compra|servicios?|pago|cargo|operacion|retirada|efectivo|' +
  'aankoop|dienst|diensten|betaling|kaartbetaling|transactie|geldopname|' +
  'servicos?|operacao|levantamento|' +
  'kop|kortkop|kortbetalning|kjop|varekjop|kob|korttiosto|' +
  'zakup|platnosc|transakcja|nakup|platba'
const JOINED = 'und|u\\.|and|et|e|y|en|i|a|de|di|da|mit|par|con|com|z|og|och'
const BEFORE_DAY =
  'vom|am|von|dated|on|of|du|le|del|della|dia|data|del dia|de|op|van|em|den|dne|dnia|d\\.|date|fecha|datum'
const DAY =
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|\\d{1,2}[./-]\\d{1,2}\\.?|\\d{1,2}\\.? [a-z]{3,9}\\.? \\d{4}|\\d{1,2}[a-z]{3}\\d{0,4}'
const TIME = '(?:(?:um|at|a|alle|om|kl\\.?) )?\\d{1,2}:\\d{2}(?::\\d{2})?(?: uhr)?'
const CARD =
  '(?:(?:mit|with|using|avec|par|con|com|met|med|z) )?(?:(?:der|ihrer|your|votre|la|su|sua|de|uw) )?(?:kredit|debit|bank)?(?:kartennummer|karten?|card|carte|carta|tarjeta|cartao|kaart|pasnummer|pas|kort|karty|karta|kartou)'
const CARD_NUMBER =
  '[-\\s]?(?:(?:nummer|number|numero|nr|no|num|n)(?:[.°ºo]+)?|ending(?: in)?|endet auf|finissant par|terminada en|che termina con)?\\s?[:.#]?\\s?(?:[x*•.]+[ -]?)*\\d{2,4}(?:[ -]?[x*•\\d]{4}){0,3}'

const GAP = '[\\s,;:/-]+'
const WORDS = `(?:${OPERATION})(?:(?:\\s*[/,+&-]\\s*|\\s+(?:(?:${JOINED})\\s+)?)(?:${OPERATION})){0,4}`
const WHEN = `(?:(?:${BEFORE_DAY})\\s+)?(?:${DAY})(?:${GAP}${TIME})?`
const BY_CARD = `${CARD}${CARD_NUMBER}`

// A card, or a date after a word that introduces it, must follow: a shop may also be called "Service".
const PREFIX = new RegExp(
  `^${WORDS}${GAP}(?:${WHEN}${GAP}${BY_CARD}|${BY_CARD}${GAP}${WHEN}|(?:vom|du|del|on|op|dated)\\s+(?:${DAY})(?:${GAP}${TIME})?|${BY_CARD})${GAP}(?=\\p{L})`,
  'u',
)

/**
 * How many characters of a folded text only say how, when and with which card the payment was made
 * ("KAUF/DIENSTLEISTUNG VOM 03.10.2025 KARTEN NR. XXXX1234 …"); 0 if it doesn't start that way. It never covers the
 * whole text.
 */
export function measurePaymentPrefix(folded: string): number {
  // Without a date or a card number there is no such prefix, and most texts have neither.
  return /\d/.test(folded) ? (PREFIX.exec(folded)?.[0].length ?? 0) : 0
}

const SENDER =
  /^(?:auftraggeber|absender|einzahler|zahlungspflichtiger|donneur d.ordre|expediteur|emetteur|mittente|ordinante|ordenante|remitente|ordering party|sender|opdrachtgever|afzender|ordenador|avsandare|avsender|nadawca)\s*:\s*(?=\p{L})/u

/** How many characters at the start of a folded text only say that the name after them is the sender. */
export function measureSenderLabel(folded: string): number {
  return SENDER.exec(folded)?.[0].length ?? 0
}
