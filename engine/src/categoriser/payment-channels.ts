/** A way people send each other money, and how statements show it. */
export type PaymentChannel = {
  readonly name: string
  /** Regular expression alternatives, in folded letters. */
  readonly words: string
  readonly languages: readonly ChannelLanguage[]
  /** Shops and companies are also paid this way, so only a name that looks like a person's is surely one. */
  readonly paysFirms?: true
  /** An ordinary transfer: without a name after it, it may be between the user's own accounts. */
  readonly isBankTransfer?: true
  /** What must follow the channel. PayPal is a shop's checkout unless the text says that money was sent. */
  readonly onlyWith?: string
}

export type ChannelLanguage = keyof typeof LINK_WORDS

/** Words between the channel and the name: "payment to", "enviado a". */
export const LINK_WORDS = {
  english:
    'payment payments pmt pymt transfer transfers xfer sent send money received receive recd rcvd receipt credit debit deposit autodeposit to from by recurring scheduled instant standard mobile online web ach p2p person request fulfilled friends family and direct out in id no paybill goods othr other',
  spanish:
    'pago envio enviado enviada enviar recibido recibida recibir ordenada emitida inmediata instantanea transferencia sepa a de para desde favor nombre',
  portuguese:
    'enviado enviada recebido recebida transf transferencia transferido pagamento pago pix qr qrs rem des de para p por favorecido remetente destinatario',
  german:
    'an von fur zahlung zahlungseingang uberweisung ueberweisung gutschrift sepa geld gesendet erhalten senden empfangen empfanger auftraggeber echtzeit p2p',
  french:
    'de vers a pour paiement virement vir recu emis envoi envoye instantane inst sepa en faveur permanent m mme mlle mr',
  italian: 'a da di favore pagamento ricevuto inviato istantaneo inst sepa vostro vs sig sig.ra ordinante beneficiario',
  dutch: 'aan van naar betaling overboeking ontvangen verstuurd betaalverzoek naam via',
  nordic:
    'till fran til fra betalning betaling overforing innbetaling inbetalning mottatt mottaget modtaget mottagen sendt skickad skickat mobil',
  polish: 'na telefon do od przelew przychodzacy wychodzacy ekspresowy nadawca odbiorca',
  japanese: '',
  indian: 'dr cr p2a p2p pay paid to from sent received transfer',
} as const

/** Every channel through which a row can name a person. To add one, add a line. */
export const PAYMENT_CHANNELS: readonly PaymentChannel[] = [
  { name: 'Zelle', words: 'quickpay with zelle|chase quickpay|zelle', languages: ['english'] },
  { name: 'Venmo', words: 'venmo', languages: ['english'] },
  { name: 'Cash App', words: 'sqc ?\\*? ?cash app|cash ?app|square cash', languages: ['english'] },
  { name: 'Apple Cash', words: 'apple (?:pay )?cash', languages: ['english'], onlyWith: 'sent|to|from|received' },
  {
    name: 'PayPal',
    words: 'paypal',
    languages: ['english', 'german', 'french', 'spanish', 'italian'],
    onlyWith:
      'p2p|friends|freunde|money sent|send money|sent money|money received|geld (?:gesendet|senden|erhalten)|envoi d.argent|envio de dinero|invio di denaro|to|from',
  },
  {
    name: 'Interac e-Transfer',
    words:
      'interac e-? ?transfer|interac e-?trf|interac|virement interac|e-?transfer|e-?trf|e-?tfr|email money transfer|emt',
    languages: ['english', 'french'],
  },
  {
    name: 'Faster Payments',
    words: 'faster payments?|fpi|fpo|bgc|bank giro credit',
    languages: ['english'],
    paysFirms: true,
  },
  {
    name: 'PayID',
    words: 'osko(?: payment)?|payid(?: payment)?|npp(?: payment)?|pay anyone',
    languages: ['english'],
    paysFirms: true,
  },
  { name: 'PayNow', words: 'paynow|paylah|duitnow|promptpay|fps', languages: ['english'], paysFirms: true },
  { name: 'M-Pesa', words: 'm-?pesa|customer transfer', languages: ['english'], paysFirms: true },
  {
    name: 'Revolut',
    words: 'revolut',
    languages: ['english'],
    onlyWith: 'to|from|payment from|transfer to|transfer from',
    paysFirms: true,
  },
  { name: 'Wise', words: 'wise', languages: ['english'], onlyWith: 'to|from|sent|received', paysFirms: true },
  { name: 'Bizum', words: 'bizum', languages: ['spanish'] },
  { name: 'Pix', words: 'transferencia pix|pagamento pix|pix', languages: ['portuguese'], paysFirms: true },
  { name: 'MB Way', words: 'mb ?way', languages: ['portuguese'], paysFirms: true },
  { name: 'UPI', words: 'upi', languages: ['indian'], paysFirms: true },
  { name: 'Swish', words: 'swish', languages: ['nordic'], paysFirms: true },
  { name: 'MobilePay', words: 'mobile ?pay', languages: ['nordic'], paysFirms: true },
  { name: 'Vipps', words: 'vipps', languages: ['nordic'], paysFirms: true },
  { name: 'TWINT', words: 'twint', languages: ['german', 'french', 'italian'], paysFirms: true },
  { name: 'Wero', words: 'wero', languages: ['german', 'french', 'dutch'], paysFirms: true },
  { name: 'Lydia', words: 'lydia', languages: ['french'], paysFirms: true },
  { name: 'Paylib', words: 'paylib', languages: ['french'] },
  { name: 'Tikkie', words: 'tikkie', languages: ['dutch'] },
  { name: 'BLIK', words: 'blik', languages: ['polish'], paysFirms: true },
  {
    name: 'bank transfer',
    words:
      'sepa[- ]?(?:echtzeit)?(?:uberweisung|ueberweisung|gutschrift|dauerauftrag)|echtzeit-?(?:uberweisung|ueberweisung|gutschrift)|uberweisung|ueberweisung|gutschrift|dauerauftrag',
    languages: ['german'],
    paysFirms: true,
    isBankTransfer: true,
  },
  { name: 'bank transfer', words: 'vir(?:ement)?', languages: ['french'], paysFirms: true, isBankTransfer: true },
  { name: 'bank transfer', words: 'bonifico', languages: ['italian'], paysFirms: true, isBankTransfer: true },
  {
    name: 'bank transfer',
    words: 'sepa overboeking|overboeking|overschrijving',
    languages: ['dutch'],
    paysFirms: true,
    isBankTransfer: true,
  },
  {
    name: 'bank transfer',
    words: 'transferencia|transf',
    languages: ['spanish', 'portuguese'],
    paysFirms: true,
    isBankTransfer: true,
  },
  {
    name: 'bank transfer',
    words: 'overforing|overforsel|tilisiirto',
    languages: ['nordic'],
    paysFirms: true,
    isBankTransfer: true,
  },
  {
    name: 'bank transfer',
    words: 'フリコミ|振込|ソウキン|送金',
    languages: ['japanese'],
    paysFirms: true,
    isBankTransfer: true,
  },
  { name: 'bank transfer', words: 'przelew', languages: ['polish'], paysFirms: true, isBankTransfer: true },
  {
    name: 'bank transfer',
    words: '(?:wire |bank |third party |funds? |account )?(?:transfer|tfr|trf|xfer)|standing order|sto',
    languages: ['english'],
    onlyWith: 'to|from|payment to|payment from',
    paysFirms: true,
    isBankTransfer: true,
  },
]
