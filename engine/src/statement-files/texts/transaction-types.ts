import { foldText } from '../../language/fold-text.ts'

const KINDS = [
  'debit card purchase|card purchase|card payment|card|direct debit|direct deposit|direct credit|ach (?:debit|credit)|zelle (?:credit|debit|payment)|purchase|payment|transfer|deposit|withdrawal|standing order|contactless|online|pos|pending|processing|posted|completed|debit|credit|sale|refund|fee|faster payment|bank transfer|atm(?: transaction)?|bill payment',
  'groceries|shopping|bills|eating out|dining|restaurants?|travel|transport|entertainment|general|income|utilities|health|food(?: & drink)?',
  'kartenzahlung|kartenumsatz|lastschrift|sepa-lastschrift|gutschrift|uberweisung|dauerauftrag|zahlung(?: im einzugsverfahren)?|geld erhalten|basislastschrift|folgelastschrift|erstlastschrift|entgelt|lohn(?:,| \\/|\\/) ?gehalt(?:,? rente)?|gehalt|girocard|echtzeituberweisung|uberweisungsgutschrift|sepa-gutschrift|einkauf',
  'carte|virement|virement recu|virement emis|prelevement|paiement par carte|paiement carte|achat cb|retrait',
  'compra|compra con tarjeta|pago|pago con tarjeta|transferencia|transferencia recibida|recibo|recibo domiciliado|bizum|nomina',
  'pagamento|pagamento con carta|pagamento pos|bonifico|bonifico (?:in entrata|in uscita|ricevuto)|addebito|addebito diretto|accredito|prelievo',
  'compra no (?:debito|credito)|compra com cartao|debito direto|transferencia recebida|pix (?:recebido|enviado)|boleto',
  'betaling|betaalpas|betaalautomaat|pinbetaling|incasso|automatische incasso|overschrijving|overboeking|ideal',
  'kortkop|autogiro|swish|overforing|insattning|varekjop|avtalegiro|dankort|betalingsservice|kortbetaling|korttiosto|tilisiirto',
  'platnosc karta|przelew|przelew (?:przychodzacy|wychodzacy)|zlecenie stale|polecenie zaplaty|blik|platba kartou|trvaly prikaz|inkaso|kartyas vasarlas|atutalas',
]
const KIND = new RegExp(`^(?:${KINDS.join('|')})$`)

// The words of texts such as "GIRO - SALARY", "POS DEBIT PURCHASE", "FAST PAYMENT TRANSFER".
const KIND_WORDS = new Set(
  'giro fast paynow debit credit card purchase payment transfer deposit withdrawal standing order direct pos atm online mobile contactless visa mastercard maestro loan instalment installment salary fee charge charges interest bill faster bank sepa ach wire zelle inward outward incoming outgoing funds trf tfr cash cheque check autopay recurring retail sale refund reversal misc point of'.split(
    ' ',
  ),
)

/** Whether a text names the transaction type or a category, not the other party. */
export function isTransactionType(text: string): boolean {
  const folded = foldText(text).trim()
  if (KIND.test(folded)) return true
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length > 0 && words.length < 6 && words.every((word) => KIND_WORDS.has(word))
}
