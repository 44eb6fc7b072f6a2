import { GIVEN_NAMES } from '@evenkeel/engine/language/given-names.ts'
import { normalizeText } from '@evenkeel/engine/language/normalize-text.ts'

/** A text with people, accounts and the like masked, and what each placeholder stands for. */
type Masked = { text: string; hidden: ReadonlyMap<string, string> }

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/gi
const HIDDEN_DIGITS = /[xX*•#]{2,}[- ]?\d{2,}/g
const PHONE = /(?<![\p{L}\p{N}])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\d{2,4}[ .-])\d{3,4}[ .-]?\d{3,4}(?!\d)/gu
/** Five or more digits and hyphens may identify something, even with letters before or after, as in references. */
const NUMBER = /(?<![\p{L}\p{N}])[A-Z]{0,4}\d[\d-]{3,}\d[A-Z]{0,3}(?![\p{L}\p{N}])/giu
const HANDLE = /(?<![\p{L}\p{N}.])[@$]\p{L}[\p{L}\p{N}_.-]{2,}/gu

const WORD = /[\p{L}][\p{L}'’.-]*/gu
const TITLES = new Set(
  'mr mrs ms miss dr prof herr frau hr fr mme mlle monsieur madame señor señora sr sra sig signora dhr mevr'.split(' '),
)
/** Words that come before a person's name in payments between people. */
const TO_PERSON =
  /\b(?:zelle|venmo|cash ?app|bizum|tikkie|swish|twint|wero|lydia|interac|e-?transfer|p2p|blik|vipps|mobilepay|payid)\b(?:[^\p{L}]|\b(?:payment|transfer|pmt|instant|cashout|to|from|an|von|de|a|van|aan|till|fra|sent|received|e-?transfer)\b)*/giu
/** Words that end a name: the purpose, the reference, the type of business. */
const NOT_A_NAME = new Set(
  'for ref conf memo on gmbh ag kg inc llc ltd limited corp co plc sa sarl srl spa bv nv ab as oy pty the and und et y market markt store shop cafe café restaurant bar pub grill pizza pizzeria bakery bäckerei boulangerie salon hotel hostel bank pharmacy apotheke pharmacie farmacia supermarket clinic dental auto garage taxi fitness gym school church hospital center centre coffee foods food deli diner kitchen house home depot street st road rd ave avenue blvd station park airport city insurance energy water mobile telecom online web com net services service group holdings payment transfer deposit withdrawal purchase debit credit card rent miete loyer salary gehalt lohn payroll fee interest dinner lunch'.split(
    ' ',
  ),
)

/**
 * Masks people's names (the user's own are in `ownNames`), account and card numbers, email addresses, phone numbers and
 * references. Each gets a placeholder, the same one wherever it occurs. We would rather mask a shop than reveal a
 * person: a masked shop only costs us a guess, but a revealed name stays revealed.
 */
export function maskText(text: string, ownNames: readonly string[] = []): Masked {
  const hidden = new Map<string, string>()
  const hide = (kind: string) => (found: string) => {
    const existing = [...hidden].find(([mark, text]) => text === found && mark.startsWith(`[${kind}`))
    const mark = existing?.[0] ?? `[${kind}${hidden.size + 1}]`
    hidden.set(mark, found)
    return mark
  }
  let masked = normalizeText(text, 'NFC').replace(EMAIL, hide('email')).replace(IBAN, hide('account'))
  masked = masked.replace(HIDDEN_DIGITS, hide('account')).replace(PHONE, hide('phone')).replace(NUMBER, hide('number'))
  masked = masked.replace(HANDLE, hide('person'))
  for (const name of ownNames) {
    if (name.length >= 3) masked = masked.replace(new RegExp(escapeRegExp(name), 'giu'), hide('person'))
  }
  return { text: maskPeople(masked, hide('person')), hidden }
}

/** Restores masked parts in a text based on a masked one. */
export function unmaskText(text: string, hidden: Masked['hidden']): string {
  return text.replace(/\[[a-z]+\d+\]/g, (mark) => hidden.get(mark) ?? mark)
}

export function hasPlaceholder(text: string): boolean {
  return dropPlaceholders(text) !== text
}

export function dropPlaceholders(text: string): string {
  return text.replace(/\[[a-z]+\d*\]/g, '')
}

type Span = { from: number; to: number }

function maskPeople(text: string, hide: (found: string) => string): string {
  const words = [...text.matchAll(WORD)]
    .filter(({ index }) => !isInPlaceholder(text, index))
    .map(({ 0: word, index }) => ({ word, from: index, to: index + word.length, key: fold(word) }))
  const spans: Span[] = []
  const nameStarts = [...text.matchAll(TO_PERSON)].map((found) => found.index + found[0].length)
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!
    const isNamed = nameStarts.includes(word.from) || TITLES.has(words[i - 1]?.key.replace('.', '') ?? '')
    const isGivenName = GIVEN_NAMES.has(word.key) && !/['’]s$/i.test(word.word)
    if (!isNamed && !isGivenName) continue
    let last = i
    while (last - i < 2 && isPartOfName(text, words, last + 1)) last += 1
    // "Surname, Given" and "SURNAME GIVEN": a given name that ends a name also masks the word before it.
    let first = i
    if (isGivenName && last === i && i > 0 && isPartOfName(text, words, i - 1, true)) first = i - 1
    // A given name alone may be a shop's, so it's masked only where a person is meant.
    if (last === first && !isNamed) continue
    if (isNamed && NOT_A_NAME.has(word.key)) continue
    spans.push({ from: words[first]!.from, to: words[last]!.to })
    i = last
  }
  let masked = ''
  let at = 0
  for (const { from, to } of spans) {
    if (from < at) continue
    masked += text.slice(at, from) + hide(text.slice(from, to))
    at = to
  }
  return masked + text.slice(at)
}

type Word = { word: string; from: number; to: number; key: string }

function isPartOfName(text: string, words: readonly Word[], index: number, isBefore = false): boolean {
  const word = words[index]
  if (!word || NOT_A_NAME.has(word.key) || TITLES.has(word.key)) return false
  const [left, right] = isBefore ? [word, words[index + 1]] : [words[index - 1], word]
  if (!left || !right) return false
  const between = text.slice(left.to, right.from)
  return /^[ ,]{1,2}$/.test(between) && !/['’]s$/i.test(word.word)
}

function isInPlaceholder(text: string, index: number): boolean {
  const open = text.lastIndexOf('[', index)
  return open >= 0 && /^\[[a-z]+\d*\]/.test(text.slice(open)) && text.indexOf(']', open) >= index
}

function fold(word: string): string {
  return normalizeText(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
