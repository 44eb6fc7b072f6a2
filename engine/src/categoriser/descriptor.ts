import { foldName } from '../language/fold-text.ts'
import { createMonthTest } from '../language/month-names.ts'
import { NUMBER_LABELS, type PaymentMethod } from './bank-phrases.ts'
import { BUSINESS_TYPES, NAMES_WITH_NUMBERS } from './business-types.ts'
import { type NameColumns, splitColumns } from './name-columns.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { measurePaymentPrefix, measureSenderLabel } from './payment-prefix.ts'
import { matchProcessorPrefix } from './payment-processors.ts'
import {
  COUNTRY_CODES,
  countCutCityWords,
  countKnownCityWords,
  countLikelyCityWords,
  isDistrict,
  isKnownCity,
  REGION_CODES,
} from './places.ts'

/** A word of the merchant's part, as written and folded. */
export type DescriptorWord = {
  readonly raw: string
  readonly folded: string
  /** Followed by a star: the seller comes before it, the product after. */
  readonly isStarred?: boolean
  /** Preceded by a bank's or a store's number, after which a name often starts. */
  readonly isAfterNumber?: boolean
}

/** The parts of a bank's text: the payment processor, how the money moved, and the rest, which is the merchant. */
export type Descriptor = {
  readonly method: PaymentMethod | null
  /** Name or code of the payment service before the merchant ("sq", "sumup"), empty if not Latin; null for none. */
  readonly processor: string | null
  /** The merchant's part without store numbers, references, dates, and the places and legal forms around it. */
  readonly words: readonly DescriptorWord[]
  /** The merchant's part with the places and legal forms around it, for finding brands. */
  readonly wide: readonly DescriptorWord[]
  /** The ending of a web address in the text ("com", "ai"), or null: a website isn't a restaurant. */
  readonly site: string | null
  /** True if the text was probably cut at a column's width, so its last word may be incomplete. */
  readonly isCut: boolean
}

// Words that banks print with an automatic bill payment.
const BILL_PAYMENT = /\b(?:bpy|ddr|pad|preauth|autopay|web_pay|bill ?pay|bill payment|bill pymt)\b/
const CHECK =
  /^(?:check|cheque|chq|chk|scheck|assegno|cheque emis)(?: in branch| paid| no\.?| nr\.?)?(?:\s*#\s*|\s+|(?=\d{3}))\d{2,}\s*$/

// Indian instant payments name the other party between dashes or slashes, before its bank address.
const UPI = /^upi[-/](?:(?:dr|cr|p2m|p2a)[-/])?(?:\d{6,}[-/])?([^-/@]{3,})(?:[-/@].*)?$/
const BOUGHT_AT = /^paypal\b.*\b(?:ihr )?einkauf bei\s+(?=\S)/
const DOTTED = /^(?:paypal|sumup|zettle)\s+\./
// In Singapore, SP is the power company.
const SHOPIFY = /^sp\s+(?!(?:digital|group|services)\b)(?=[a-z])/
const LIGHTSPEED = /^ls\s+(?=[a-z])/

// A phone number or web address can stand in place of the city. A control character marks it while words are cut off.
const CONTACT = '\u0001'
const STAR = '\u0002'

/** Each of these, and everything after it, is the bank's bookkeeping. */
const TAIL =
  /(?:\s|^)(?:ppd\b.*|(?:web|ccd|tel|arc|pos|ppd|co|indn|des|id)\s*(?:id)?:.*|web id.*|co id.*|xx+\d*.*|\*{3,}.*|transaction#.*|tran:.*|~.*|mandate no.*|mandat \S*\d.*|ref(?:erence|erentie)?[.: ]+\S.*|iban\b.*|bic\b.*|blz\d*.*|sagt (?:vielen )?dank\w*.*|merci\b$|dankt\b.*|folgenr.*|,? ?pas\d{3}\b.*|verfalld.*|pasnr.*|\(via .*|value date.*|card (?:no\.? ?)?\d{3,4}\b.*|carte? ?\d{4}\b.*|on \d{2}-\d{2}.*|rec \d.*|acc(?:ount)?\.? (?:no\.? ?)?\S*\d\S*.*|acc\. .*|kundennr.*|kd-?nr.*|vers\.?-?nr.*|rechnungsnr.*|vertrag(?:snr)?\b.*|inh\.? .*|fact \d+.*|isin\b.*|kurs:? ?\d.*|(?:mitteilung(?:en)?|verwendungszweck|referenz(?:en)?|zahlungsreferenz|communications?|motif|comunicazion[ei]|causale|concepto|mededeling|omschrijving|message|purpose)\s*:.*|(?:ic ve dis|san(?:ayi)?\.? ve) tic.*)$/
const escapeLabel = (label: string) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const LABELED = new RegExp(`[\\s,;(](?:${NUMBER_LABELS.map(escapeLabel).join('|')})[\\s.:#/-]*(?=[a-z]{0,4}\\d)`)
const PHONE =
  /(?:\+?\d[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}\b|\b\d{3}-\d{7}\b|\b1?8(?:00|33|44|55|66|77|88)[\s.-]?\d{3}[\s.-]?\d{4}\b|\b\d{3}-\d{8,}\b/g
const DATE =
  /\b\d{4}-\d{2}-\d{2}(?:t\d{2}:\d{2}(?::\d{2})?)?\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}[./]\d{1,2}\b\.?|\b\d{1,2}[./]\d{4}\b|\b\d{1,2}:\d{2}(?::\d{2})?\b|\b\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|okt|dez|mai)(?:\d{2,4})?\b/g
const URL_NOISE = /\b(?:https?(?::\/\/)?(?:www)?\.?|www\.?|help\.|amzn\.com\/\S*|g\.co\/\S*|gosq\.com)\S*/g
const LEGAL = new Set(
  (
    'gmbh mbh ag kg kgaa ohg ug ek eg ev se llc llp lp inc incorporated corp corporation ltd limited plc pty pte sa sas sarl eurl sasu sl slu sau srl srls spa snc bv nv vof as asa ab oy oyj aps lda kk co cie company compagnie ' +
    'sdn bhd pvt ltda eirl sac saa sapi kft zrt nyrt doo dooel eood ood sro ehf uab tbk jsc pjsc wll fze fzco sti ' +
    '주 유 주식회사 유한회사 株式会社 有限会社 株 有 有限公司 股份有限公司 בעמ บริษัท บมจ บจก หจก จํากัด จำกัด มหาชน'
  ).split(' '),
)
const NOISE_WORDS = new Set(
  (
    'com pmt pymt pmts payment payments paymt bill billing invoice inv rechnung abschlag beitrag factuur facture factura fattura recibo monthly renewal autopay ' +
    'auto-pay epay web_pay webpay bpy preauth ddr msp online purchase einkauf kauf fil filiale filial ebill ach web cotisation premium prem fees ' +
    'abonnement echeance magtape ddi ech mensuel mensualite contrib contribution debit misc miscellaneous sonstige divers kostenrechnung kursgebuhr kursgebuehr parkgebuhr parkgebuehr kaihi qps 정기결제 자동결제'
  ).split(' '),
)
const isMonth = createMonthTest('english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch')

/** No name comes after this many characters, and a hostile text must not cost more than a normal one. */
const MAX_LENGTH = 300

/** Takes a statement text apart. Never throws; a text of only long numbers has no words. */
export function readDescriptor(text: string): Descriptor {
  // In lower case, the Turkish İ is two characters long.
  const columns = splitColumns(text.slice(0, MAX_LENGTH).normalize('NFKC').replaceAll('İ', 'I'))
  let rest = columns.name
  let method: PaymentMethod | null = null
  let processor: string | null = null
  const upi = UPI.exec(foldSameLength(rest))
  if (upi?.[1]) rest = rest.slice(upi[0].indexOf(upi[1], 4)).slice(0, upi[1].length)
  const prefixLength = measurePaymentPrefix(foldSameLength(rest))
  if (prefixLength > 0) {
    method = 'card'
    rest = rest.slice(prefixLength)
  }
  for (let round = 0; round < 3; round++) {
    const folded = foldSameLength(rest)
    if (CHECK.test(folded)) return { method: 'cheque', processor: null, words: [], wide: [], site: null, isCut: false }
    const start = findPaymentMethod(folded)
    if (start && start.length < folded.length) {
      method ??= start.method
      rest = rest.slice(start.length)
      rest = rest.replace(
        /^(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\s+|\d{3,}[\s/]+|#?\d{4}\s+|nr\d+\s+|-\s*\d+\s+|-\s+|x+\d+\s+|(?![a-z]{5})(?=[a-z]*\d[a-z]*\d[a-z]*\d)[a-z\d]{6,}[\s/-]+|\d*x{3,}\d*\s+)+/i,
        '',
      )
      continue
    }
    const prefix =
      BOUGHT_AT.exec(folded) ??
      matchProcessorPrefix(folded) ??
      DOTTED.exec(folded) ??
      SHOPIFY.exec(folded) ??
      LIGHTSPEED.exec(folded)
    if (!prefix || prefix[0].length >= folded.length) break
    processor ??= prefix[1] ?? /^[a-z]+/.exec(prefix[0])?.[0] ?? ''
    rest = rest.slice(prefix[0].length)
  }
  rest = rest.slice(measureSenderLabel(foldSameLength(rest)))
  if (method === null && BILL_PAYMENT.test(foldSameLength(rest))) method = 'direct-debit'
  const marked = dropPaymentMethod(getWords(stripNoise(rest)))
  const place = findPlaceStart(marked, columns)
  const named = marked.filter((word) => word.folded !== CONTACT)
  // A name as short as "O2" looks like a reference, but there is nothing else.
  const wide =
    named.length === 0 && /^\p{L}\p{L}?\d$/u.test(rest.trim())
      ? [{ raw: rest.trim(), folded: foldName(rest.trim()) }]
      : named
  const kept = marked.slice(0, Math.max(place, 1)).filter((word) => word.folded !== CONTACT)
  const words = trimWords(kept, columns.isCut)
  return {
    method,
    processor,
    words: words.length > 0 ? words : wide,
    wide,
    site: findSite(rest),
    isCut: columns.isCut,
  }
}

const METHODS_AFTER_PAYEE = new Set(
  'contactless payconiq bancontact maestro blik visa mastercard 자동이체 일시불'.split(' '),
)
const WALLETS = new Set('apple google samsung'.split(' '))

function dropPaymentMethod(words: DescriptorWord[]): DescriptorWord[] {
  const last = words.at(-1)?.folded ?? ''
  if (words.length > 1 && METHODS_AFTER_PAYEE.has(last)) return dropPaymentMethod(words.slice(0, -1))
  const isWallet = last === 'pay' && WALLETS.has(words.at(-2)?.folded ?? '')
  return words.length > 2 && isWallet ? words.slice(0, -2) : words
}

const SITE = /[a-z0-9-]{3,}\s?\.(com|ai|io|dev|app|co|net|org|de|fr|ca|co\.uk|com\.au|me|tv|gg|so|eu)\b/

function findSite(text: string): string | null {
  if (!text.includes('.')) return null
  // Ride and food services print their help pages, which say nothing about the purchase.
  const folded = foldSameLength(text).replace(/\b(?:help|gosq)\.\S+|\bgosq\.com/g, '')
  return SITE.exec(folded)?.[1] ?? null
}

/** Whether banks put this word before or after a merchant's name: a payment word or a month. */
export function isNoiseWord(folded: string): boolean {
  return NOISE_WORDS.has(folded) || isMonth(folded)
}

export function isLegalForm(folded: string): boolean {
  return LEGAL.has(folded)
}

// Letters that normalization doesn't split into a base letter and an accent.
const STROKED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

// Folding must not shift characters, because the prefix is cut from the unfolded text.
function foldSameLength(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  if (!/[\u00c0-\u024f]/.test(lower)) return lower
  return lower.replace(/[\u00c0-\u024f]/g, (char) => STROKED[char] ?? char.normalize('NFD')[0] ?? char)
}

function stripNoise(text: string): string {
  let rest = text
  const folded = foldSameLength(rest)
  const ends = [TAIL, LABELED].flatMap((pattern) => pattern.exec(folded)?.index ?? []).filter((index) => index > 2)
  rest = rest.slice(0, Math.min(rest.length, ...ends))
  if (/\d/.test(rest)) rest = blank(blank(rest, PHONE), DATE)
  if (rest.includes('.') || /http|www/i.test(rest)) rest = blank(rest, URL_NOISE)
  return rest
}

function blank(text: string, pattern: RegExp): string {
  const folded = foldSameLength(text)
  let result = ''
  let from = 0
  for (const match of folded.matchAll(pattern)) {
    // A website at the start is the merchant: only remove the protocol and "www.".
    const keep = pattern === URL_NOISE ? getHostLength(match[0], from === 0 && match.index < 4) : 0
    result += `${text.slice(from, match.index)} ${pattern === DATE ? '' : CONTACT} `
    from = keep > 0 ? match.index + match[0].length - keep : match.index + match[0].length
  }
  return result + text.slice(from)
}

function getHostLength(match: string, isFirst: boolean): number {
  if (!isFirst) return 0
  return match.replace(/^(?:https?(?::\/\/)?)?(?:www\.?)?/, '').length
}

const LETTERS = /^[A-Za-z]+$/
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/

function getWords(text: string): DescriptorWord[] {
  const words: DescriptorWord[] = []
  const spaced = spread(text)
  let isAfterNumber = false
  const push = (word: DescriptorWord) => {
    words.push(isAfterNumber ? { ...word, isAfterNumber } : word)
    isAfterNumber = false
  }
  for (const raw of spaced.split(/[\s,/]+/)) {
    if (raw === STAR) {
      const last = words.pop()
      if (last) words.push({ ...last, isStarred: true })
      continue
    }
    if (raw === CONTACT) {
      words.push({ raw, folded: CONTACT })
      continue
    }
    // Most words are only letters.
    if (LETTERS.test(raw)) {
      push({ raw, folded: raw.toLowerCase() })
      continue
    }
    const bare = raw.replace(/^[^\p{L}\p{N}&+#]+|[^\p{L}\p{N}&+!.]+$/gu, '')
    // A short number may be part of the name ("Phillips 66"), so brands are matched with it. "O2" and "1&1" at the
    // front are also names.
    const isShortName = words.length === 0 && /^(?:\p{L}\d{1,2}|\d&\d)$/u.test(bare)
    if (bare === '') continue
    const isName = isShortName || ((bare.length > 2 || words.length < 2) && NAMES_WITH_NUMBERS.has(foldName(bare)))
    if (!isName && isReference(bare) && !/^\d{1,2}$/.test(bare)) {
      isAfterNumber = true
      continue
    }
    const folded = foldName(bare.replace(/(?<=\p{L})\+$/u, 'plus')).replace(/[^\p{L}\p{N}]+/gu, '')
    if (folded === '' && bare !== '&' && bare !== '+') continue
    push({ raw: bare, folded })
  }
  return words
}

// Endings that are also short words only count after longer names.
const WEB_ENDING =
  /([a-z]{3,})\.(?:com?(?:\.[a-z]{2})?|org|net|de|fr|it|es|nl|ca|io|ai|us|ie|eu|jp|pl|cz|sk|ro|hu|gr|bg|hr|pt|dk|fi|lt|lv|ee|kr|tw|hk|sg|th|vn|ph|ng|ke|za|ae|tr|br|mx|cl|pe|ch)\b\S*|(?<=[a-z]{4})\.(?:at|be|se|in|si|rs|shop|store|app|online)(?![a-z.])\S*/gi
// In Korean, Japanese, Chinese and Thai, a company's legal form is joined to its name.
const JOINED_FORM =
  /주식회사|유한회사|株式会社|有限会社|股份有限公司|有限公司|บริษัท|บมจ\.?|บจก\.?|หจก\.?|จ[ำํ]า?กัด|มหาชน/g

/** Separates names from numbers, stars, slashes and legal forms joined to them, and drops web endings and brackets. */
function spread(text: string): string {
  let rest = text
  if (/\d/.test(rest))
    rest = rest
      .replace(/#\d{2,}/g, ' ')
      .replace(/(?<=\d[.,]\d\d)(?=\p{L}{3})/gu, ' ')
      .replace(
        /(?<=\p{L})-(?=\d{4,})|(?<=\p{L}{4})-(?=\p{L}{1,3}\d{2})|(?<=(?<![\p{L}\d-])\d{4,})-(?=\p{L}{3,})/gu,
        ' ',
      )
      .replace(/(\p{L}{5,})\d{3,}[\p{L}\d]*\d(?![\p{L}\d])/gu, '$1 ')
      .replace(/(\p{L}{3,})\d{3,}(?=\p{L}{0,3}(?:[^\p{L}\d]|$)|\p{L}{3,})/gu, '$1 ')
  if (rest.includes('.'))
    rest = rest.replace(/([a-z]{3,})\.com\/(\p{L}{2,})/giu, '$1 com $2').replace(WEB_ENDING, '$1 ')
  if (rest.includes('-')) rest = rest.replace(/(?<=\p{L}{5})-(?=\p{L}{5})/gu, ' ')
  if (rest.includes('&')) rest = rest.replace(/(?<=\p{L}{4})&(?=\p{L}{4})/gu, ' & ')
  if (rest.includes('*')) rest = rest.replace(/\s*\*+/g, ` ${STAR} `)
  if (UNSPACED.test(rest)) rest = rest.replace(JOINED_FORM, ' $& ')
  // In Hebrew, a quotation mark inside a word makes it an abbreviation.
  if (/[א-ת]["״”]/.test(rest)) rest = rest.replace(/(?<=[א-ת])["״”](?=[א-ת])/g, '')
  return /[_|;:()[\]"“”/]/.test(rest) ? rest.replace(/(?<=\p{L})[_/|]+(?=[\p{L}\d])|[_|;:()[\]"“”]+/gu, ' ') : rest
}

// Store numbers and references: digits with or without letters. "7-eleven", "23andme" and "1-800-flowers" stay.
function isReference(word: string): boolean {
  if (/^#/.test(word)) return true
  if (/^[\d.,+%-]+$/.test(word)) return true
  if (/^\d{1,3}(?:st|nd|rd|th)$/i.test(word)) return false
  const digits = word.replace(/\D/g, '').length
  if (digits === 0) return false
  const letters = word.replace(/[^\p{L}]/gu, '').length
  if (/^\d{1,2}\p{L}{3,}$/u.test(word) || /^\d-\p{L}{3,}/u.test(word) || /^\d-800-\p{L}/u.test(word)) return false
  if (/^\p{L}{4,}\d{1,2}$/u.test(word)) return false
  return digits >= 3 || (digits >= 2 && letters <= digits) || letters <= 1
}

const OF = /^(?:of|de|di|du|von|van|da|do)$/

/** The end without trailing numbers; the first word stays. */
function findEndBeforeNumbers(folded: readonly string[], from: number): number {
  let end = from
  while (end > 1 && /^\d+$/.test(folded[end - 1] ?? '')) end--
  return end
}

/** The end without country and region codes ("SEATTLE WA US"), and whether there was a region. */
function findEndBeforeCodes(words: readonly DescriptorWord[], folded: readonly string[], from: number) {
  let end = from
  let hasRegion = false
  for (let round = 0; round < 2 && end > 1; round++) {
    const last = folded[end - 1] ?? ''
    const raw = words[end - 1]?.raw ?? ''
    if (raw !== raw.toUpperCase() || !(COUNTRY_CODES.has(last) || REGION_CODES.has(last))) continue
    // Some codes are also legal forms ("AB"): they're a place if a city comes before them.
    if (LEGAL.has(last) && countKnownCityWords(folded, end - 1) === 0) continue
    hasRegion = hasRegion || REGION_CODES.has(last)
    end--
  }
  return { end, hasRegion }
}

/** A city of 13 letters fills its column, so the state is joined to it; some banks also join shorter ones. */
function isCityWithState(word: string): boolean {
  return (word.length === 15 || isKnownCity([word.slice(0, -2)])) && REGION_CODES.has(word.slice(-2))
}

function findPlaceStart(words: readonly DescriptorWord[], { isSplit, isCut }: NameColumns): number {
  if (isSplit) return words.length
  const folded = words.map((word) => word.folded)
  const { end: coded, hasRegion } = findEndBeforeCodes(words, folded, findEndBeforeNumbers(folded, folded.length))
  if (folded[coded - 1] === CONTACT) {
    const before = countKnownCityWords(folded, coded - 1)
    return coded - 1 - before >= 1 ? coded - 1 - before : coded
  }
  if (!hasRegion && coded > 1 && isCityWithState(folded[coded - 1] ?? '')) return coded - 1
  let end = findEndBeforeNumbers(folded, coded)
  // In a truncated text, the last two letters are more often the start of a word than a state.
  const known = hasRegion && !isCut ? countLikelyCityWords(folded, end) : countKnownCityWords(folded, end)
  const city =
    known === 0 && isCut && !BUSINESS_TYPES.has(folded[end - 1] ?? '') ? countCutCityWords(folded, end) : known
  if (hasRegion && isCut && city === 0) return words.length
  // "Town of Concord" is the name, not the place, and "Farmacia Rosario" isn't just any pharmacy in Rosario.
  if (OF.test(folded[end - city - 1] ?? '') || (end - city === 1 && BUSINESS_TYPES.has(folded[0] ?? ''))) return end
  if (end - city >= 1) end -= city
  // A district and its city: "GINZA TOKYO".
  if (city > 0 && end > 1 && isDistrict(folded[end - 1] ?? '')) end--
  return end
}

const FIRM =
  /^(?:gmbh|mbh|llc|inc|ltd|limited|bv|plc|pty|kk|corp|sarl|srl|gesmbh|spa|pte|sdn|bhd|pvt|ltda|eirl|kft|zrt|nyrt|doo|dooel|eood|sro|ehf|uab|tbk|pjsc|wll)$/
// Legal forms of several words, without spaces: "SA DE CV", "SP. Z O.O.".
const LONG_FIRM = /^(?:sa(?:pi|b)?decv|sderl|spzoo)/

/** The words before a company's legal form, or all words: what follows is a product or a branch. */
export function cutAtLegalForm(words: readonly DescriptorWord[]): readonly DescriptorWord[] {
  const at = words.findIndex((word, i) => {
    if (i === 0) return false
    if (word.folded === 'spa') return /\./.test(word.raw)
    const joined = words.slice(i, i + 4).reduce((text, { folded }) => text + folded, '')
    return FIRM.test(word.folded) || LONG_FIRM.test(joined)
  })
  return at > 0 ? words.slice(0, at) : words
}

function trimWords(words: readonly DescriptorWord[], isCut: boolean): DescriptorWord[] {
  let end = words.length
  let start = 0
  const hasName = words.slice(0, -1).some((word) => !isLegalForm(word.folded))
  if (hasName && BRANCH.test(words[end - 1]?.folded ?? '')) end--
  // "Tom & Co" is a whole name.
  while (end - start > 1 && isDroppable(words[end - 1], isCut) && words[end - 2]?.raw !== '&') end--
  while (end - start > 1 && isDroppable(words[start], false) && !isFirstOfName(words[start])) start++
  return words.slice(start, end)
}

// Months and numbers at the front are names ("Marco Polo", "3 Little Figs"); later, they're dates.
function isFirstOfName(word: DescriptorWord | undefined): boolean {
  return word !== undefined && (isMonth(word.folded) || /^\d+$/.test(word.folded))
}

// "스타벅스 강남점": a branch after the name, in Korean, Japanese and Chinese.
const BRANCH = /^(?:[가-힣]{1,6}점|[\u3040-\u9fff]{1,8}(?:店|門市|门店))$/

function isDroppable(word: DescriptorWord | undefined, isCut: boolean): boolean {
  if (!word) return false
  if (LEGAL.has(word.folded)) return word.folded !== 'spa'
  return (
    isNoiseWord(word.folded) || word.folded === '' || /^\d+$/.test(word.folded) || (isCut && word.folded.length === 1)
  )
}
