import { foldInPlace, foldName } from '../language/fold-text.ts'
import { GIVEN_NAMES } from '../language/given-names.ts'
import { isLegalForm } from './descriptor.ts'
import { createKeywordIndex } from './keywords.ts'
import { getNameFromWords } from './merchant-name.ts'
import { type ChannelLanguage, LINK_WORDS, PAYMENT_CHANNELS, type PaymentChannel } from './payment-channels.ts'
import { getPersonKey } from './person-key.ts'

/** A payment to or from a person, as named in the bank's text. */
export type PersonPayment = {
  readonly channel: string
  /** The person, written as a name; the channel if the text names nobody. */
  readonly name: string
  /** False if the name may also be a shop's: then a known merchant with that name wins. */
  readonly isSure: boolean
  /** The text after the name: often the purpose of the payment. */
  readonly purpose: string
  /** The key for decisions about this person. Empty if nobody is named: then nothing is learned. */
  readonly key: string
}

const LEAD =
  '(?:(?:trf|transf|tfr|card payment to|card payment|pos debit|pos|debit card|visa direct|recurring|scheduled|online|mobile|internet banking|internet|telephone banking|bill payment via|payment via|ach|international|abhebung|[\\d./:-]+)[\\s*:,-]+)*'
const START = new RegExp(
  `^\\s*${LEAD}(?:${PAYMENT_CHANNELS.map(({ words }) => `(${words})`).join('|')})(?![\\p{L}])`,
  'u',
)
const BEFORE_CHANNEL = new RegExp(
  `^\\s*(?:(?:payment|transfer|money|sent|received) )*(?:to|from) (.{2,60}?) (?:via|by|using|with|through) (?:${PAYMENT_CHANNELS.map(({ words }) => `(${words})`).join('|')})(?![\\p{L}])`,
  'u',
)

/** What ends a name: a reference, a date, an address, or words that introduce the purpose. */
const END =
  /[;|@"“#(/*]|\s[-–:]\s|,\s*(?=ref)|\s(?:(?:conf(?:irmation)?|ref(?:erence|erenz)?|for|memo|iban|bic|txn|trx|trace|motif|verwendungszweck|concepto|causale|omschrijving|meddelande|melding|message|msg|reason|rent|miete|loyer|alquiler|affitto|huur|hyra|husleie|czynsz|via|web|ppd|mandate|xx+)(?![\p{L}])|(?:on|am|vom|le|id|date|tel|per)[\s:.]*\d)|(?<![\p{L}])\p{L}{0,6}\d/u

/** Words that aren't people's names: the money stays with its owner, or the text names nobody. */
const NOBODY = new Set(
  'cashout cash out self own me savings saving checking chequing account acct chk sav bank balance wallet top topup add added withdrawal brokerage konto sparkonto tagesgeld girokonto livret compte cuenta conta conto rekening spaarrekening pot isa loan card visa mastercard credit merchant p2m qr purchase fee fees interest refund reversal salary payroll pension wages internal between funds'.split(
    ' ',
  ),
)
const TITLES = new Set(
  'mr mrs ms miss dr herr frau hr fr mme mlle monsieur madame sr sra srta sig dhr mevr shri smt'.split(' '),
)

const LINKS = new Map<PaymentChannel, ReadonlySet<string>>(
  PAYMENT_CHANNELS.map((channel) => [channel, getLinks(channel.languages)]),
)
const ONLY_WITH = new Map<PaymentChannel, RegExp>(
  PAYMENT_CHANNELS.flatMap((channel) =>
    channel.onlyWith ? [[channel, new RegExp(`^[\\s*:,-]*(?:${channel.onlyWith})(?![\\p{L}])`, 'u')]] : [],
  ),
)

function getLinks(languages: readonly ChannelLanguage[]): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => LINK_WORDS[language].split(' ')))
}

const MAX_LENGTH = 200
/** A full name has at most this many words; anything after that is something else. */
const MAX_NAME_WORDS = 5

/** Whether a name starts with a channel's: money only goes through it, so anybody else named is the other party. */
export function isChannelName(name: string): boolean {
  return START.test(foldInPlace(name))
}

/**
 * The payment between people that a text shows by naming a channel, with the payer's or payee's name, if any, before or
 * after it. Null for payments to companies and between the user's own accounts.
 */
export function readPersonPayment(text: string): PersonPayment | null {
  const shown = text.slice(0, MAX_LENGTH).normalize('NFKC')
  const folded = foldInPlace(shown)
  const start = START.exec(folded)
  if (start) return readAfter(shown, folded, start)
  const before = BEFORE_CHANNEL.exec(folded)
  if (!before?.[1]) return null
  const channel = PAYMENT_CHANNELS[before.findIndex((group, i) => i > 1 && group !== undefined) - 2]
  const from = folded.indexOf(before[1])
  return channel
    ? findPerson(channel, shown.slice(from, from + before[1].length), folded.slice(before[0].length))
    : null
}

function readAfter(shown: string, folded: string, start: RegExpExecArray): PersonPayment | null {
  const channel = PAYMENT_CHANNELS[start.findIndex((group, i) => i > 0 && group !== undefined) - 1]
  if (!channel) return null
  const rest = folded.slice(start[0].length)
  if (ONLY_WITH.get(channel)?.test(rest) === false) return null
  const from = start[0].length + getLinkLength(rest, channel)
  const named = folded.slice(from)
  // In "upi-name-address", a hyphen ends the name; elsewhere it joins two names.
  const end = channel.name === 'UPI' ? /[-/@]/.exec(named) : END.exec(named)
  const to = end && end.index > 0 ? from + end.index : folded.length
  return findPerson(channel, shown.slice(from, to), folded.slice(to))
}

// "PAYMENT 1023 TO ", "/DR/4029312/": link words, numbers and symbols before the name.
function getLinkLength(rest: string, channel: PaymentChannel): number {
  const links = LINKS.get(channel)
  let at = 0
  for (;;) {
    const skipped =
      /^(?:[\s*:;,/.#+-]+|conf(?:irmation)?#?\s?[\p{L}\d]+|[\p{L}]{0,6}\d[\p{L}\d]*(?:[/.:-]\d[\p{L}\d]*)*)/u.exec(
        rest.slice(at),
      )
    if (skipped && !isName(skipped[0])) {
      at += skipped[0].length
      continue
    }
    const word = /^\p{L}+\.?(?:\p{L}+)?/u.exec(rest.slice(at))?.[0]
    if (!word || !links?.has(word)) return at
    at += word.length
  }
}

function isName(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d|^conf/u.test(text)
}

function findPerson(channel: PaymentChannel, written: string, purpose: string): PersonPayment | null {
  const words = orderName(written)
    .split(/\s+/)
    .map((raw) => raw.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, ''))
    .map((raw) => ({ raw, folded: foldName(raw).replace(/[^\p{L}]+/gu, '') }))
    .filter((word) => word.folded !== '')
    .slice(0, MAX_NAME_WORDS)
  const folded = words.map((word) => word.folded)
  const size = countNameWords(folded)
  if (folded.slice(0, size).some(isOwnMoney)) return null
  if (folded.join('').length < 2) {
    if (channel.onlyWith || channel.isBankTransfer) return null
    return { channel: channel.name, name: channel.name, isSure: !channel.paysFirms, purpose: purpose.trim(), key: '' }
  }
  const isSure = !channel.paysFirms || isPersonLike(folded.slice(0, size))
  if (!isSure && isFirmLike(folded) && !endsWithSurname(folded)) return null
  const more = words.slice(size).map((word) => word.raw)
  return {
    channel: channel.name,
    name: getNameFromWords(words.slice(0, size)),
    isSure,
    purpose: [...more, purpose.trim()].join(' ').trim(),
    key: getPersonKey(folded.slice(0, size)),
  }
}

/** Whether a word means that the money stays with its owner, or names nobody. */
export function isOwnMoney(folded: string): boolean {
  return NOBODY.has(folded)
}

/** How many words are a person's name before the purpose ("S KELLY NETBALL FEES"): all if none names a purpose. */
function countNameWords(words: readonly string[]): number {
  const size = words.findIndex((word, i) => i > 1 && isTrade([word]))
  return size > 0 && isPersonLike(words.slice(0, size)) ? size : words.length
}

function isTrade(words: readonly string[]): boolean {
  return createKeywordIndex(undefined).findWords(words).length > 0
}

// "Elin Bergström" doesn't sell electricity ("ström"): a surname can end like a trade, so only a whole word counts.
function endsWithSurname(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 3 || words.some(isFirmWord)) return false
  return !isTrade(words) && !isFirmLike(words.slice(0, -1))
}

// "Smith, John"
function orderName(written: string): string {
  const [last, first, ...more] = written.split(',').map((part) => part.trim())
  return last && first && more.length === 0 && !last.includes(' ') ? `${first} ${last}` : written.replaceAll(',', ' ')
}

const FIRM_WORDS = new Set(
  'services service group company university college council school hospital gemeinde stadt ville comune'.split(' '),
)
const BUSINESS_SCORE = 2
const SURE_BUSINESS_SCORE = 4

function isFirmLike(words: readonly string[], minScore = BUSINESS_SCORE): boolean {
  if (words.some(isFirmWord)) return true
  return createKeywordIndex(undefined).read(words, false).top >= minScore
}

function isFirmWord(word: string): boolean {
  return (isLegalForm(word) && word.length > 1) || FIRM_WORDS.has(word)
}

function isPersonLike(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 4 || isFirmLike(words, SURE_BUSINESS_SCORE)) return false
  if (TITLES.has(words[0] ?? '') || words.some((word) => GIVEN_NAMES.has(word))) return true
  return words.some((word) => word.length === 1) && words.some((word) => word.length >= 3)
}
