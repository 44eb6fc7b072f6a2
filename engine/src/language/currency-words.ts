/** Currencies written with a plain "$" in their own country. */
const DOLLARS = new Set(
  'USD CAD AUD NZD SGD HKD MXN TWD JMD TTD BBD BSD BZD BMD KYD XCD GYD SRD FJD NAD LRD BND COP CLP ARS UYU DOP'.split(
    ' ',
  ),
)
/** "sign CODE;sign CODE": after the last space comes the currency, or a sign or word that several currencies share. */
function splitPairs(list: string): [string, string][] {
  return list.split(';').map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), pair.slice(pair.lastIndexOf(' ') + 1)])
}
const SIGNS = splitPairs(
  'us\\$ USD;ca?\\$ CAD;cdn\\$ CAD;au?\\$ AUD;nz\\$ NZD;hk\\$ HKD;nt\\$ TWD;mx\\$ MXN;s\\$ SGD;r\\$ BRL;j\\$ JMD;tt\\$ TTD;rd\\$ DOP;bds\\$ BBD;bz\\$ BZD;ec\\$ XCD;gy?\\$ GYD;fj\\$ FJD;n\\$ NAD;col\\$ COP;clp?\\$ CLP;ar\\$ ARS;u\\$s USD;\\$u UYU;₡ CRC;₲ PYG;\\$ $;€ EUR;£ GBP;¥ ¥;₹ INR;₩ KRW;₽ RUB;₺ TRY;৳ BDT;zł PLN;fr\\.? CHF;rs\\.?|inr INR;r ZAR;rm MYR;rp IDR;ksh KES;tsh TZS;ush UGX;₦ NGN;₱ PHP;₫ VND;₪ ILS;₴ UAH;₵|gh₵|ghs? GHS;฿ THB;kd KWD;dhs? AED;s/\\.? PEN;kr\\.? kr',
)
export const CURRENCY_CODES =
  'usd eur gbp cad aud jpy chf nzd sek nok dkk pln czk huf inr cny hkd sgd brl mxn zar krw try ils thb aed sar php idr myr vnd twd kes ngn egp pkr bdt lkr npr mur cop clp ars pen uyu dop jmd ttd bbd bsd bzd xcd gyd fjd crc gtq hnl pyg ron bgn rsd isk uah rub qar kwd ghs mad tnd dzd ugx tzs rwf zmw jod omr bhd xof xaf'.split(
    ' ',
  )
/** Names that several currencies share, with the countries that tell them apart. */
const SHARED: readonly (readonly [name: string, countries: string])[] = [
  [
    'dollars?|bucks?',
    'us|u\\.s\\.|american USD;canadian|cdn CAD;australian|aussie AUD;new zealand|nz|kiwi NZD;singapore|singaporean|sing SGD;hong kong|hk HKD;taiwan|taiwanese TWD;jamaican JMD;trinidad TTD',
  ],
  ['pounds?', 'british|uk|english|scottish GBP;egyptian EGP'],
  [
    'pesos?',
    'mexican MXN;colombian COP;chilean CLP;argentine|argentinian|argentinean ARS;philippine|filipino PHP;uruguayan UYU;dominican DOP',
  ],
  ['rupees?|rs\\.?', 'indian INR;pakistani|pakistan PKR;sri lankan LKR;nepali|nepalese NPR;mauritian|mauritius MUR'],
  ['francs?', 'swiss CHF;cfa|west african XOF;central african XAF;rwandan RWF'],
  ['kron(?:or|er|e|a|ur)|crowns?|kr', 'swedish SEK;norwegian NOK;danish DKK;icelandic ISK;czech CZK'],
  ['dinars?', 'kuwaiti|kuwait KWD;bahraini BHD;jordanian JOD;tunisian TND;algerian DZD;serbian RSD'],
  ['dirhams?', 'uae|emirati AED;moroccan MAD'],
  ['riyals?|rials?', 'saudi SAR;qatari|qatar QAR;omani OMR'],
  ['shillings?', 'kenyan KES;ugandan UGX;tanzanian TZS'],
]
/** Currencies written with a "$" that nobody calls dollars. */
const PESOS = new Set('MXN COP CLP ARS UYU DOP'.split(' '))
const COUNTRY_NAMES = SHARED.flatMap(([name, countries]) =>
  splitPairs(countries).map(([country, code]): [string, string] => [`(?:${country}) (?:${name})`, code]),
)
const NAMES = [
  ...splitPairs('canadian CAD'),
  ...COUNTRY_NAMES,
  ...splitPairs(
    'rands? ZAR;dirhams?|dhs AED;ringgit MYR;baht THB;naira NGN;reais|reals? BRL;won KRW;yuan|rmb|renminbi CNY;cedis? GHS;shillings? KES;lira|tl TRY;forints? HUF;koruna CZK;lei RON;leva?s? BGN;hryvnias? UAH;r(?:o?u)bles? RUB;dong VND;rupiah IDR;shekels? ILS;taka BDT;soles PEN;riyals? SAR;kwacha ZMW;f?cfa XOF;dollars?|bucks?|dolares|dolar dollar;euros?|eur EUR;quid|sterling|pounds?(?: sterling)?|pfund GBP;yen JPY;franken|stutz|francs? CHF;pesos? MXN;crowns?|krona|kronor SEK;rupees?|rs\\.? INR;kroner|krone NOK;zloty(?:ch|s)? PLN',
  ),
]

/** For patterns: what may come before an amount. */
export const CURRENCY_SIGN = [...SIGNS.map(([sign]) => sign), ...CURRENCY_CODES].join('|')
/** For patterns: what may come after an amount. */
export const CURRENCY_NAME = [...NAMES.map(([name]) => name), ...CURRENCY_CODES].join('|')

export const CENT_NAME = 'cents?|pence|pennies|centimes?|centimos?|centavos?|centesimi|rappen|ct'

/** A name that is clear even without an amount: "Canadian dollars". */
export const COUNTRY_CURRENCY = COUNTRY_NAMES.map(([name]) => name).join('|')

const COUNTRY_CURRENCY_IN = new RegExp(`(?<!\\p{L})(?:${COUNTRY_CURRENCY})(?!\\p{L})`, 'u')

/** The first currency that a folded text names together with its country; null if there is none. */
export function findCountryCurrency(text: string): string | null {
  return readCurrencyWord(COUNTRY_CURRENCY_IN.exec(text)?.[0], '')
}

/** Whether "$" may mean this currency. */
export function isDollar(currency: string): boolean {
  return DOLLARS.has(currency)
}

const WORDS = [...SIGNS, ...NAMES].map(([source, code]) => [new RegExp(`^(?:${source})$`, 'u'), code] as const)

const SHARED_NAMES = SHARED.map(([name, countries]) => ({
  pattern: new RegExp(`^(?:${name})$`, 'u'),
  codes: new Set(splitPairs(countries).map(([, code]) => code)),
}))

/**
 * The currency that a folded sign, code or name stands for; null for anything else. If several currencies share it,
 * like "$", "pesos" or "kr", it's the user's own if that's one of them, and otherwise the most common one.
 */
export function readCurrencyWord(name: string | undefined, own: string): string | null {
  if (name === undefined) return null
  const text = name.replace(/\s+/g, ' ')
  if (CURRENCY_CODES.includes(text)) return text.toUpperCase()
  if (SHARED_NAMES.some(({ pattern, codes }) => codes.has(own) && pattern.test(text))) return own
  const found = WORDS.find(([pattern]) => pattern.test(text))?.[1]
  const sign = found ?? { 円: '¥', 元: 'CNY', zl: 'PLN', kc: 'CZK', kr: 'SEK' }[text] ?? null
  if (sign === 'kr') return 'SEK'
  if (sign === '$') return DOLLARS.has(own) ? own : 'USD'
  if (sign === 'dollar') return DOLLARS.has(own) && !PESOS.has(own) ? own : 'USD'
  if (sign === '¥') return own === 'CNY' ? 'CNY' : 'JPY'
  return sign
}
