import { CURRENCY_CODES } from '../../core/currency.ts'
import { getOnly } from '../../core/get-only.ts'
import { readCurrencyWord } from '../../language/currency-words.ts'
import { foldText } from '../../language/fold-text.ts'
import { getCached } from '../../language/get-cached.ts'

/** Patterns by language: the word for "currency" as a label, and words before the currency of all amounts. */
const LABELS: Readonly<Record<string, { currency: string; amounts: string }>> = {
  en: {
    currency: '(?:account |statement |base |reporting )?(?:currency|ccy)(?: code)?',
    amounts: '(?:all )?(?:amounts|figures|values|prices|balances)(?: (?:are|shown|stated|displayed|expressed))* in',
  },
  de: { currency: '(?:konto)?wahrung|waehrung', amounts: '(?:alle )?(?:betrage|angaben|umsatze|werte)(?: sind)? in' },
  fr: { currency: 'devise(?: du compte)?|monnaie', amounts: '(?:tous les )?montants(?: sont)?(?: exprimes)? en' },
  es: {
    currency: '(?:moneda|divisa)(?: de la cuenta)?',
    amounts: '(?:todos los )?(?:importes|montos|valores|cantidades)(?: estan)?(?: expresad[ao]s)? en',
  },
  pt: { currency: 'moeda(?: da conta)?', amounts: '(?:todos os )?(?:valores|montantes)(?: expressos)? em' },
  it: { currency: '(?:valuta|divisa)(?: del conto)?', amounts: '(?:tutti gli )?importi(?: sono)?(?: espressi)? in' },
  nl: { currency: '(?:valuta|munt(?:soort)?)', amounts: '(?:alle )?bedragen(?: zijn)?(?: vermeld)? in' },
  sv: { currency: 'valuta', amounts: '(?:alla )?belopp(?: anges)? i' },
  nb: { currency: 'valuta', amounts: '(?:alle )?belop(?: er)?(?: oppgitt)? i' },
  da: { currency: 'valuta', amounts: '(?:alle )?belob(?: er)?(?: angivet)? i' },
  fi: { currency: 'valuutta', amounts: '(?:kaikki )?summat' },
  pl: { currency: 'waluta(?: rachunku)?', amounts: '(?:wszystkie )?kwoty(?: podano)? w' },
  cs: { currency: 'mena(?: uctu)?', amounts: '(?:vsechny )?castky(?: jsou)?(?: uvedeny)? v' },
  hu: { currency: 'penznem|devizanem', amounts: '(?:az )?osszegek' },
  ro: { currency: 'moneda|valuta', amounts: '(?:toate )?sumele(?: sunt)?(?: exprimate)? in' },
  tr: { currency: '(?:para|hesap para) birimi|doviz(?: cinsi)?', amounts: '(?:tum )?tutarlar' },
  ru: { currency: 'валюта(?: счета)?', amounts: '(?:все )?суммы(?: указаны)? в' },
  uk: { currency: 'валюта(?: рахунку)?', amounts: '(?:усі )?суми(?: вказано)? в' },
  bg: { currency: 'валута(?: на сметката)?', amounts: '(?:всички )?суми в' },
  el: { currency: 'νομισμα', amounts: '(?:ολα τα )?ποσα σε' },
  zh: { currency: '币种|货币|幣別|幣種|貨幣|账户币种', amounts: '金额单位|金額單位|单位|單位' },
  ja: { currency: '通貨', amounts: '金額の?単位|単位' },
  ko: { currency: '통화', amounts: '금액 ?단위|단위' },
  id: { currency: 'mata uang', amounts: '(?:semua )?(?:jumlah|nilai) dalam' },
  ms: { currency: 'mata wang', amounts: '(?:semua )?(?:amaun|jumlah) dalam' },
  vi: { currency: 'loai tien(?: te)?|tien te|don vi tien te', amounts: 'don vi(?: tinh)?' },
  th: { currency: 'สกุลเงิน', amounts: 'หน่วย' },
  he: { currency: 'מטבע', amounts: '(?:כל )?הסכומים ב-?' },
  ar: { currency: '(?:ال)?عملة(?: الحساب)?', amounts: '(?:جميع )?المبالغ ب(?:ال)?' },
  hi: { currency: 'मुद्रा', amounts: '(?:सभी )?राशि' },
}

const forms = Object.entries(LABELS).map(([language, { currency, amounts }]) => {
  const label = `(?:${foldText(currency)})\\s*(?:[:：=\\t]|[-–](?= )|\\s{2,})`
  const words = `[\\s(*]*(?:${label}|(?:${foldText(amounts)})(?:\\s*[:：]|(?!\\p{L})))`
  return { language, words, pattern: new RegExp(`^${words}(.+)$`, 'u') }
})
const STARTS = new RegExp(`^(?:${forms.map(({ words }) => words).join('|')})`, 'u')

const known = new Map<string, ReadonlyMap<string, string>>()

/** The names of all currencies in a language, singular and plural, folded. */
function getNames(language: string): ReadonlyMap<string, string> {
  return getCached(known, language, () => {
    const names = new Map<string, string>()
    const single = new Intl.DisplayNames([language], { type: 'currency' })
    for (const code of CURRENCY_CODES) {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' })
      const plural = format.formatToParts(5).find(({ type }) => type === 'currency')?.value ?? ''
      for (const name of [single.of(code) ?? '', plural].map(foldText)) if (!names.has(name)) names.set(name, code)
    }
    return names
  })
}

/** Codes that are also words in a line of capital letters. */
const ALSO_WORDS = /^(?:all|top|mop|cup|pen|try|mad)$/

/**
 * The currency that a line states for the whole text: "Currency: Nigerian Naira (NGN)", "Beträge in EUR". Null if the
 * line says nothing like that or names several. A label with a number next to it doesn't count. The user's own currency
 * decides what a name such as "dollar" means.
 */
export function readCurrencyLabel(line: string, own: string): string | null {
  const whole = readOneLabel(line, own)
  // "STATEMENT   Currency: NGN   Period: …": several labels on a line, with wide gaps.
  const parts = whole === null && line.length < 400 ? line.split(/ {2,}/) : []
  return whole ?? getOnly(parts.flatMap((part) => readOneLabel(part, own) ?? []))
}

function readOneLabel(line: string, own: string): string | null {
  if (line.length > 80 || /\d/.test(line)) return null
  const folded = foldText(line)
  if (!STARTS.test(folded)) return null
  const values = forms.flatMap(({ language, pattern }) => {
    const value = pattern.exec(folded)?.[1]?.replace(/^[\s:(]+|[\s).;|]+$/g, '')
    return value ? [{ language, value }] : []
  })
  const isCode = (code: string) =>
    CURRENCY_CODES.has(code) &&
    // A filter: "Currency: ALL".
    (code !== 'ALL' || own === 'ALL') &&
    (!ALSO_WORDS.test(code.toLowerCase()) || values.some(({ value }) => value === code.toLowerCase()))
  const codes = new Set(line.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.filter(isCode))
  if (codes.size > 0) return getOnly(codes)
  const named = values.flatMap(
    ({ language, value }) => getNames(language).get(value) ?? getNames('en').get(value) ?? [],
  )
  const words = values.flatMap(({ value }) => (ALSO_WORDS.test(value) ? [] : (readCurrencyWord(value, own) ?? [])))
  return named[0] ?? words[0] ?? null
}
