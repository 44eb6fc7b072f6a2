/** A kind of row that banks describe in many ways. */
type RowKindEntry = {
  /** How banks describe it. */
  readonly pattern: RegExp
  /** What we call it in a rule, if that isn't its own name. */
  readonly written?: string
  /** What a bank may print. */
  readonly example: string
  /** The network's word for it. */
  readonly step?: string
  /** Next to a name, it only says that money comes in. */
  readonly isMoneyIn?: true
}

const OWN_ACCOUNT =
  /\b(?:sav|savings?|chk|chq|checking|acct|account|own|self|internal|konto|tagesgeld|sparkonto|compte|livret|cuenta|ahorro|spaarrekening|rekening|eigen|propre|propia|proprio|conto|pot|isa|brokerage|x{2,}\d+|\d{4})\b|\.{2,}\s*\d{3,}/
const PERSON_TO_PERSON = /zelle|venmo|cash ?app|bizum|paypal|revolut to|interac|wero|lydia|tikkie|swish/
const ANY_TRANSFER =
  /transfer|xfer|\btrf\b|\btfr\b|umbuchung|uebertrag|ubertrag|virement|\bvir\b|transferencia|traspaso|giroconto|overboeking/

const ROW_KINDS = {
  'transfers between own accounts': {
    pattern: /umbuchung|internal (?:transfer|xfer)|traspaso|giroconto|virement interne|eigenubertrag/,
    written: 'transfers between my own accounts',
    example: 'INTERNAL TRANSFER TO SAVINGS 1234',
  },
  transfers: {
    pattern:
      /transfer|xfer|\btrf\b|\btfr\b|umbuchung|uberweisung|ueberweisung|virement|transferencia|traspaso|bonifico|overboeking/,
    written: 'bank transfers',
    example: 'TRANSFER',
    step: 'transfer',
  },
  'card payments': {
    pattern:
      /payment.{0,12}thank you|thank you.{0,12}payment|card payment|credit c(?:a|r)?r?d (?:payment|pmt|autopay)|cardmember serv|autopay|auto pay|epayment|e-payment|online payment|kreditkartenabrechnung|pagamento carta|paiement carte de credit|pago tarjeta/,
    written: 'credit card payments',
    example: 'CREDIT CARD PAYMENT',
    step: 'card',
  },
  'cash withdrawals': {
    pattern:
      /\batm\b(?!.*\b(?:deposit|dep|lodge?ments?)\b)|cash withdrawal|cash wd|withdrawal|geldautomat|\bga\b.*nr|bargeld|retrait|cajero|reintegro|bancomat|bankomat|prelievo|geldopname|cashpoint|\bsaque\b|levantamento|\buttag\b|\buttak\b|haevning|\bnosto\b|\bvyber\b|keszpenz|wyplata z|para cekme|現金引出|取款/,
    example: 'ATM CASH WITHDRAWAL',
    step: 'cash',
  },
  interest: {
    pattern: /\binterest\b|zinsen|interets|intereses|interessi|\brente\b/,
    example: 'INTEREST PAID',
    step: 'interest',
  },
  fees: {
    pattern: /\bfees?\b|service charge|gebuhr|gebuehr|entgelt|frais|comision|commissioni|kosten/,
    written: 'bank fees',
    example: 'SERVICE FEE',
    step: 'fee',
  },
  refunds: {
    pattern:
      /refund|\breturn|reversal|reversed|rueckzahlung|ruckzahlung|erstattung|gutschrift|rueckbuchung|remboursement|avoir|reembolso|devolucion|rimborso|storno|terugbetaling|chargeback|credit voucher/,
    example: 'REFUND',
    step: 'refund',
    isMoneyIn: true,
  },
  paychecks: {
    pattern: /payroll|salary|direct dep|dir dep|\bwages?\b|gehalt|\blohn|salaire|nomina|stipendio|salaris|paycheck/,
    example: 'PAYROLL',
    isMoneyIn: true,
  },
  checks: {
    pattern: /^(?:check|cheque|chk|chq|ck)\b(?!\s*(?:card|crd))|\b(?:check|cheque|chq|chk) ?(?:#|no|nr|number|paid|\d)/,
    example: 'CHECK 1001',
    step: 'check',
  },
  // Any money in is a deposit, so we don't look at the text.
  deposits: { pattern: /(?!)/, example: 'DEPOSIT', step: 'deposit', isMoneyIn: true },
  'standing orders': {
    pattern:
      /\bstanding order|\bs\/?o\b|\bsto\b|dauerauftrag|virement permanent|ordre permanent|orden permanente|ordine permanente|doorlopende|periodieke overboeking|zlecenie stale/,
    example: 'STANDING ORDER',
  },
  'direct debits': {
    pattern:
      /\bdirect debit|\bd\/?d\b|\bddr?\b|lastschrift|prelevement|domiciliaci|adeudo|addebito|incasso|autogiro|avtalegiro|polecenie zaplaty/,
    example: 'DIRECT DEBIT',
    step: 'direct_debit',
  },
} satisfies Record<string, RowKindEntry>

export type RowKind = keyof typeof ROW_KINDS

/** What we know about a kind, if there is one with this name. */
export function findRowKind(name: string): RowKindEntry | undefined {
  return Object.hasOwn(ROW_KINDS, name) ? ROW_KINDS[name as RowKind] : undefined
}

/** The kind that the network's word stands for. */
export function getStepKind(step: string): RowKind | undefined {
  return (Object.keys(ROW_KINDS) as RowKind[]).find((name) => findRowKind(name)?.step === step)
}

/** Whether a bank's folded text describes a row of this kind. */
export function isOfKind(name: string, text: string): boolean {
  if (findRowKind(name)?.pattern.test(text)) return true
  const isBetweenOwn = name === 'transfers between own accounts' && ANY_TRANSFER.test(text) && OWN_ACCOUNT.test(text)
  return isBetweenOwn && !PERSON_TO_PERSON.test(text)
}
