/** A kind of row that banks describe in many ways. */
type RowKindEntry = {
  /** How banks describe it. */
  readonly pattern: RegExp
  /** The network's word for it. */
  readonly step?: string
  /** Money comes in. Next to a name, the kind says nothing else. */
  readonly isMoneyIn?: true
}

const OWN_ACCOUNT =
  /\b(?:sav|savings?|chk|chq|checking|acct|account|own|self|internal|konto|tagesgeld|sparkonto|compte|livret|cuenta|ahorro|spaarrekening|rekening|eigen|propre|propia|proprio|conto|pot|isa|brokerage|x{2,}\d+|\d{4})\b|\.{2,}\s*\d{3,}/
const PERSON_TO_PERSON = /zelle|venmo|cash ?app|bizum|paypal|revolut to|interac|wero|lydia|tikkie|swish/
const ANY_TRANSFER =
  /transfer|xfer|\btrf\b|\btfr\b|umbuchung|uebertrag|ubertrag|virement|\bvir\b|transferencia|traspaso|giroconto|overboeking/

const ROW_KINDS = {
  'transfers between my own accounts': {
    pattern: /umbuchung|internal (?:transfer|xfer)|traspaso|giroconto|virement interne|eigenubertrag/,
  },
  'bank transfers': {
    pattern:
      /transfer|xfer|\btrf\b|\btfr\b|umbuchung|uberweisung|ueberweisung|virement|transferencia|traspaso|bonifico|overboeking/,
    step: 'transfer',
  },
  'credit card payments': {
    pattern:
      /payment.{0,12}thank you|thank you.{0,12}payment|card payment|credit c(?:a|r)?r?d (?:payment|pmt|autopay)|cardmember serv|autopay|auto pay|epayment|e-payment|online payment|kreditkartenabrechnung|pagamento carta|paiement carte de credit|pago tarjeta/,
    step: 'card',
  },
  'cash withdrawals': {
    pattern:
      /\batm\b(?!.*\b(?:deposit|dep|lodge?ments?)\b)|cash withdrawal|cash wd|withdrawal|geldautomat|\bga\b.*nr|bargeld|retrait|cajero|reintegro|bancomat|bankomat|prelievo|geldopname|cashpoint|\bsaque\b|levantamento|\buttag\b|\buttak\b|haevning|\bnosto\b|\bvyber\b|keszpenz|wyplata z|para cekme|現金引出|取款/,
    step: 'cash',
  },
  interest: { pattern: /\binterest\b|zinsen|interets|intereses|interessi|\brente\b/, step: 'interest' },
  'bank fees': {
    pattern: /\bfees?\b|service charge|gebuhr|gebuehr|entgelt|frais|comision|commissioni|kosten/,
    step: 'fee',
  },
  refunds: {
    pattern:
      /refund|\breturn|reversal|reversed|rueckzahlung|ruckzahlung|erstattung|gutschrift|rueckbuchung|remboursement|avoir|reembolso|devolucion|rimborso|storno|terugbetaling|chargeback|credit voucher/,
    step: 'refund',
    isMoneyIn: true,
  },
  paychecks: {
    pattern: /payroll|salary|direct dep|dir dep|\bwages?\b|gehalt|\blohn|salaire|nomina|stipendio|salaris|paycheck/,
    isMoneyIn: true,
  },
  checks: {
    pattern:
      /^(?:checks?|cheques?|chk|chq|ck)\b(?!\s*(?:card|crd))|\b(?:check|cheque|chq|chk) ?(?:#|no|nr|number|paid|\d)/,
    step: 'check',
  },
  // Any money in is a deposit, so we don't look at the text.
  deposits: { pattern: /(?!)/, step: 'deposit', isMoneyIn: true },
  'standing orders': {
    pattern:
      /\bstanding order|\bs\/?o\b|\bsto\b|dauerauftrag|virement permanent|ordre permanent|orden permanente|ordine permanente|doorlopende|periodieke overboeking|zlecenie stale/,
  },
  'direct debits': {
    pattern:
      /\bdirect debit|\bd\/?d\b|\bddr?\b|lastschrift|prelevement|domiciliaci|adeudo|addebito|incasso|autogiro|avtalegiro|polecenie zaplaty/,
    step: 'direct_debit',
  },
} satisfies Record<string, RowKindEntry>

export type RowKind = keyof typeof ROW_KINDS

/** What we know about a kind, if there is one with this name. */
export function findRowKind(name: string): RowKindEntry | undefined {
  return Object.hasOwn(ROW_KINDS, name) ? ROW_KINDS[name as RowKind] : undefined
}

/** The kind that the network's word stands for, if there is one. */
export function getStepKind(step: string | undefined): RowKind | undefined {
  return (Object.keys(ROW_KINDS) as RowKind[]).find((name) => step && findRowKind(name)?.step === step)
}

/** Whether a bank's folded text describes a row of this kind. */
export function isOfKind(name: string, text: string): boolean {
  if (findRowKind(name)?.pattern.test(text)) return true
  const isBetweenOwn = name === 'transfers between my own accounts' && ANY_TRANSFER.test(text) && OWN_ACCOUNT.test(text)
  return isBetweenOwn && !PERSON_TO_PERSON.test(text)
}
