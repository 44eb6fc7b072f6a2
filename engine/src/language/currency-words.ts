const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD'])
/** "sign CODE;sign CODE": the last word of each is the currency, or a symbol that the user's own currency decides. */
function pairsOf(list: string): [string, string][] {
  return list.split(';').map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), pair.slice(pair.lastIndexOf(' ') + 1)])
}
const SIGNS = pairsOf(
  'us\\$ USD;ca?\\$ CAD;cdn\\$ CAD;au?\\$ AUD;nz\\$ NZD;hk\\$ HKD;s\\$ SGD;r\\$ BRL;\\$ $;€ EUR;£ GBP;¥ ¥;₹ INR;₩ KRW;₽ RUB;₺ TRY;zł PLN;fr\\.? CHF;rs\\.?|inr INR;r ZAR;rm MYR;rp IDR;ksh KES;₦ NGN;₱ PHP;₫ VND;₪ ILS;₴ UAH;₵|gh₵|ghs? GHS;ksh KES;฿ THB;kr\\.? kr',
)
export const CURRENCY_CODES =
  'usd eur gbp cad aud jpy chf nzd sek nok dkk pln czk huf inr cny hkd sgd brl mxn zar krw try ils thb aed sar php idr myr vnd twd kes ngn egp pkr bdt lkr cop clp ars pen ron bgn isk uah qar kwd ghs mad tnd ugx tzs jod omr bhd rsd'.split(
    ' ',
  )
const NAMES = pairsOf(
  'us dollars? USD;canadian(?: dollars?| bucks?)? CAD;australian dollars?|aussie dollars? AUD;rands? ZAR;dirhams? AED;ringgit MYR;baht THB;naira NGN;reais|reals? BRL;won KRW;yuan|rmb|renminbi CNY;cedis? GHS;shillings? KES;lira TRY;forints? HUF;koruna CZK;lei RON;hryvnias? UAH;dong VND;rupiah IDR;shekels? ILS;taka BDT;soles PEN;riyals? SAR;dollars?|bucks?|dolares|dolar $;euros?|eur EUR;quid|sterling|pounds?(?: sterling)?|pfund GBP;yen JPY;swiss francs?|franken|stutz CHF;francs? CHF;pesos? MXN;crowns?|krona SEK;rupees? INR;kronor SEK;kroner NOK;zloty(?:ch)? PLN',
)

/** What may come before an amount, and what may come after it, for a pattern. */
export const CURRENCY_SIGN = [...SIGNS.map(([sign]) => sign), ...CURRENCY_CODES].join('|')
export const CURRENCY_NAME = [...CURRENCY_CODES, ...NAMES.map(([name]) => name)].join('|')

/** The currency that a sign, code or name stands for; the user's own currency decides what a dollar or ¥ is. */
export function currencyOf(name: string | undefined, own: string): string | null {
  if (name === undefined) return null
  const text = name.replace(/\s+/g, ' ')
  if (CURRENCY_CODES.includes(text)) return text.toUpperCase()
  const found = [...SIGNS, ...NAMES].find(([source]) => new RegExp(`^(?:${source})$`, 'u').test(text))?.[1]
  const sign = found ?? { 円: '¥', 元: 'CNY', zl: 'PLN', kc: 'CZK', kr: 'SEK' }[text] ?? null
  if (sign === 'kr') return 'SEK'
  if (sign === '$') return DOLLARS.has(own) ? own : 'USD'
  if (sign === '¥') return own === 'CNY' ? 'CNY' : 'JPY'
  return sign
}
