import { BANK_PHRASES } from './bank-phrases.ts'

/** How the money moved, if the text starts with the bank's own words for it. */
export type Carrier = 'card' | 'direct-debit' | 'standing-order' | 'transfer' | 'cheque'

// Regular expression alternatives in folded letters (no accents, no capitals), by language or region. Longer ones come
// before their own beginnings. To support another bank's words, add them here.
const CARD = {
  english:
    'recurring payment authorized on|purchase return authorized on|purchase authorized on|card payment to|card purchase|checkcard|check card|debit card purchase|debit card|pos purchase|pos debit|pos w\\/d|pos transaction|pos prch|pos|point of sale|visa debit purchase card|visa debit purchase|visa purchase|visa debit|mastercard purchase|eftpos(?: debit| purchase)?|recurring payment|recurring|contactless(?: payment)?|purchase|idp purchase|interac purchase|c-idp purchase|opos|aplpay|apple pay|google pay|gpay|dbt crd|vdp|vdc|vda|fpos|debit\\d*',
  africa:
    'merchant payment to|merchant payment|pay bill online to|pay bill to|paybill|buy goods(?: to)?|lipa na m-?pesa|mtn momo payment|momo (?:pmt|payment|pay)|mobile money payment|moniepoint|opay|palmpay',
  asia: 'nets qr|nets purchase|k[ -]?shop(?= [\\u0e00-\\u0e7f])|transaksi debit qr(?:is)?|pembayaran qris?|qris|duitnow qr|vietqr|ck qr|qr ph|scan ?qr|qr payment|qr|bills? payment|jompay|fpx|1link bill payment|thanh toan(?: the)?|interbank giro|pos alisveris|alisveris|harcama',
  arabic: 'مشتريات|عملية شراء|شراء|نقاط بيع',
  thai: 'ชำระค่าสินค้า\\/บริการ|ชำระค่าสินค้า|ชำระเงิน|จ่ายบิล',
  chinese: '信用卡消費|信用卡消费|刷卡消費|刷卡|快捷支付|网上支付|消費|消费',
  korean: '체크카드|카드결제|간편결제',
  german: 'visa debitkarte|debitkarte|debitk|kartenzahlung|kartenumsatz|girocard|ec-karte|zahlung mit karte|einkauf',
  french: 'achat cb|achat|cb|paiement cb|paiement par carte|paiement carte|paiement|facture carte|carte',
  spanish:
    'compra tarj\\.?|compra con tarjeta|compra tarjeta|compra nac(?:ional)?|compra en|pago con tarjeta(?: en)?|pago pse|pago en|tarjeta',
  italian: 'pagobancomat|pagamento pos|pagamento carta|pagamento con carta|acquisto(?: pos)?',
  dutch: 'bea(?:,)?(?: nr:\\S+)?|betaalautomaat|pinbetaling|betaalpas',
  portuguese:
    'compra no debito|compra debito|compra credito|compra cartao(?: debito| credito)?|pagamento cartao|compra',
  nordic:
    'debitkort|dankort-nota|visa\\/dankort|varekjop visa|kortkop\\/uttag|kortbetalning|kortkob|kortkjop|kortkop|dankort|varekjop|korttiosto',
  slavic: 'platnosc karta|zakup przy uzyciu karty|platba kartou',
  japanese: 'デビット',
}

const DIRECT_DEBIT =
  'direct debit payment to|direct debit|dd(?! ?\\*)|ddr|prlv sepa|prlv|prelevement sepa|prelevement|sepa lastschrifteinzug|sepa-lastschrift|sepa lastschrift|lastschrifteinzug|lastschrift|basislastschrift|folgelastschrift|einzugsermachtigung|recibo|adeudo sepa|adeudo|domiciliacion|addebito diretto|addebito sdd|addebito|sdd core|sdd|sepa incasso algemeen doorlopend|sepa incasso|incasso|bpay|preauthorized debit|pre-authorized debit|pre-authorized payment|pad|debito direto|dd pt|autogiro|betalingsservice|avtalegiro|口座振替'
const STANDING_ORDER =
  'dauerauftrag|standing order|ordre permanent|virement permanent|orden permanente|ordine permanente|periodieke overboeking|so(?= (?!cal|calif|fla)[a-z]{3})'
const TRANSFER =
  'ach (?:credit|debit|withdrawal|deposit|pmt)|bgc|bank giro credit ref|bank giro credit|faster payment(?:s)? (?:to|from|receipt)|fpi|fpo|vir(?:ement)?(?: sepa| inst| instantane| recu)*(?: \\/de| vers| de| en faveur de)?|sepa-?uberweisung|sepa-?gutschrift|echtzeituberweisung|uberweisung|gutschrift|transferencia(?: a| de)?(?: favor de)?|bonifico(?: a| da)?(?: favore di)?|sepa overboeking|overboeking|transferencia|フリコミ|振込'

function startsWith(alternatives: string, after: string): RegExp {
  return new RegExp(`^(?:${alternatives.normalize('NFKC')})(?=[${after}]|$)[${after}]*`)
}

const CARRIERS: readonly (readonly [RegExp, Carrier])[] = [
  [startsWith(Object.values(CARD).join('|'), '\\s:,.*/-'), 'card'],
  [startsWith(DIRECT_DEBIT, '\\s:,./-'), 'direct-debit'],
  [startsWith(STANDING_ORDER, '\\s:,./-'), 'standing-order'],
  [startsWith(TRANSFER, '\\s:,./-'), 'transfer'],
]

type Start = { readonly carrier: Carrier; readonly length: number }

/** The bank's words for how the money moved, at the start of a folded text. The longest ones count. */
export function findCarrier(folded: string): Start | null {
  let longest = findPhrase(folded)
  for (const [pattern, carrier] of CARRIERS) {
    const length = pattern.exec(folded)?.[0].length ?? 0
    if (length > (longest?.length ?? 0)) longest = { carrier, length }
  }
  return longest
}

const SEPARATORS = /^[\s:,.*/_-]+/
// A Korean or Thai name follows Latin letters without a space: "CMS대교".
const FIRST_WORD = /^(?:[a-z\d]+(?=[\u0e00-\u0e7f\uac00-\ud7af])|[^\s:,.*/_-]+)/
const STARTS_UNSPACED = /^[\u0e00-\u0e7f\uac00-\ud7af]/

// By first word, the longest phrase first.
const PHRASES = new Map<string, { phrase: string; carrier: Carrier }[]>()
for (const [carrier, phrases] of Object.entries(BANK_PHRASES) as [Carrier, readonly string[]][])
  for (const phrase of phrases) {
    const first = getFirstWord(phrase)
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { phrase, carrier }])
  }
for (const found of PHRASES.values()) found.sort((a, b) => b.phrase.length - a.phrase.length)

function getFirstWord(text: string): string {
  return FIRST_WORD.exec(text)?.[0] ?? ''
}

function findPhrase(folded: string): Start | null {
  for (const { phrase, carrier } of PHRASES.get(getFirstWord(folded)) ?? []) {
    if (!folded.startsWith(phrase)) continue
    const rest = folded.slice(phrase.length)
    const after = SEPARATORS.exec(rest)?.[0].length ?? 0
    const isJoined = STARTS_UNSPACED.test(rest) && /[a-z]$/.test(phrase)
    if (after > 0 || isJoined || rest === '') return { carrier, length: phrase.length + after }
  }
  return null
}
