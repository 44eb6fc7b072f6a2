import type { CategoryKind } from '../categoriser/default-categories.ts'

/**
 * What a transaction's text and category say about a transfer. `own`: it's between the user's own accounts.
 * `transfer`: it's a transfer, which may be to anyone. `account`: the text names an account, deposit or withdrawal.
 * `other`: it's an expense or a payment to or from someone else, or neither text nor category says anything useful.
 */
export type TransferWords = 'own' | 'transfer' | 'account' | 'other'

const compileWord = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu')

const ACCOUNT_WORD =
  'sav|savings|chk|checking|chequing|dda|mma|money market|brokerage|isa|own account|own acct|my account|my acct|acct|account|konto|tagesgeld|sparkonto|girokonto|livret|compte|cuenta|conto|conta|rekening|spaarrekening|konta|sparkonto|l[öo]nekonto|bal(?:ance)?|card|credit card|visa|mastercard|amex|kreditkarte|carte|tarjeta|carta|creditcard|kart[ay]|kort'

const OWN = [
  compileWord(
    'internal transfer|account transfer|own account|between (?:my |own |your )?accounts|transfer to self|zelle to self|self transfer|balance transfer|automatic savings|savings transfer|(?:to|from) (?:my )?(?:own )?(?:savings|checking|chequing)|(?:to|from) my(?: [\\p{L}]+)? (?:account|acct|card)',
  ),
  // The two sides of paying one's own credit card.
  compileWord(
    'payment(?: received)?[ ,:*-]*(?:web|mobile|online)?[ ,:*-]*thank(?:s| you)|thank you for your payment|payment received|autopay payment|(?:credit ?)?(?:card|crd|cc) (?:payment|pmt|bill|autopay|epay|e-payment)(?! to)|(?:visa|mastercard|master card|amex|american express|discover|barclaycard|citi|capital one|chase)[\\p{L} ]{0,12} (?:payment|pmt|epay|e-payment|epayment|autopay|crcardpmt)|payment to (?:credit )?card|online pmt|ccpymt|paiement[ ,-]*merci|merci pour votre paiement|pago recibido|pago de tarjeta|pago tarjeta|pagamento (?:de )?(?:cart[aã]o|fatura)|kreditkartenabrechnung|abrechnung kreditkarte|ausgleich kreditkarte|kartenabrechnung|addebito carta|r[eè]glement carte',
  ),
  compileWord(
    'umbuchung|[üu]bertrag|eigen[üu]bertrag|giroconto|girofondo|traspaso|entre contas|mesma titularidade|entre cuentas|virement interne|virement de compte [àa] compte|(?:vers|depuis) (?:mon )?(?:livret|compte)|(?:van|naar) (?:eigen|spaar|mijn) ?rekening|spaarrekening|eigen rekening|przelew w[łl]asny|przelew wewn[ęe]trzny|omf[öo]ring|egna konton|egen konto|egne konti|oma tilisiirto|omat tilit|vlastn[íi] p[řr]evod|mezi vlastn[íi]mi|saj[áa]t sz[áa]ml|между своими счетами|между счетами',
  ),
  /振替|口座間|本人|资金归集|資金調撥/u,
  new RegExp(
    `(?<![\\p{L}])(?:transfer|xfer|trnsfr|trf|tfr|moved?|sweep|[üu]berweisung|dauerauftrag|virement|transferencia|transfer[êe]ncia|bonifico|overboeking|przelew|[öo]verf[öo]ring|overf[øo]ring)\\s(?:[\\p{L}]{1,12}\\s){0,3}(?:${ACCOUNT_WORD})(?![\\p{L}])`,
    'iu',
  ),
]
// Payments to or from someone else (a person, an employer, a shop, a biller), unless the text also matches `OWN`.
const SOMEONE_ELSE = compileWord(
  'e-?transfer|interac|zelle|venmo|cash ?app|paid you|sent you|you paid|bizum|swish|twint|vipps|mobilepay|mobile pay|pix|upi|blik|paypal|paylib|wero|gift|geschenk|cadeau|regalo|payroll|salary|gehalt|lohn|salaire|n[óo]mina|stipendio|refund|erstattung|remboursement|reembolso|rimborso|direct debit|lastschrift|pr[ée]l[èe]vement|domiciliaci[óo]n|addebito diretto|incasso',
)
const TRANSFER = compileWord(
  'transfer|faster payments?|fpi|fpo|bgc|osko|payid|gutschrift|vir|xfer|trnsfr|trf|tfr|e-?payment|epay|autopay|auto pay|bill payment|wire|top[- ]?up|add money|money added|[üu]berweisung|dauerauftrag|virement|transferencia|transfer[êe]ncia|bonifico|overboeking|przelew|[öo]verf[öo]ring|overf[øo]ring|tilisiirto|p[řr]evod|[áa]tutal[áa]s|havale|eft|перевод|wise',
)
const TRANSFER_SIGNS = /振込|転送|转账|轉帳|转入|转出|이체|송금/u
const ACCOUNT = compileWord(
  `${ACCOUNT_WORD}|deposit|withdrawal|credit|einzahlung|auszahlung|dep[óo]t|dep[óo]sito|versement`,
)

/** An expense is never a transfer, unless its text matches `OWN` and no payment to or from someone else. */
export function readTransferWords({ text, kind }: { text: string; kind: CategoryKind | null }): TransferWords {
  const isWithSomeoneElse = SOMEONE_ELSE.test(text)
  if (OWN.some((pattern) => pattern.test(text)) && (kind !== 'expense' || !isWithSomeoneElse)) return 'own'
  if (isWithSomeoneElse || kind === 'expense') return 'other'
  if (kind === 'transfer' || TRANSFER.test(text) || TRANSFER_SIGNS.test(text)) return 'transfer'
  return ACCOUNT.test(text) ? 'account' : 'other'
}
