import { COUNTRY_CURRENCY, CURRENCY_CODES, readCurrencyWord } from '../../language/currency-words.ts'
import { foldText } from '../../language/fold-text.ts'
import { readCurrencyLabel } from '../values/currency-labels.ts'

/** Codes that are also words, even after a number. */
const ALSO_WORDS = new Set(['try', 'mad', 'pen', 'cop', 'rub', 'ron', 'ils'])
const codes = CURRENCY_CODES.filter((code) => !ALSO_WORDS.has(code)).join('|')
const CODE_AT_END = new RegExp(`(?<=\\d ?)(?:${codes})(?=[,;.)]?[ \\t]*$)`, 'gmu')

/** "186 sterling", but not "925 sterling earrings 45" */
const STERLING_AT_END = /(?<=\d ?)sterling(?=[,;.)]?[ \t]*$)/gimu

/** A name that countries share means the user's own currency, or else the best-known one. "Pounds" may be a weight. */
const WORDS =
  'yen|baht|yuan|rmb|ringgit|rupiah|forints?|z[lł]oty|shekels|rands?|naira|cedis|hryvnias?|pesos|rupees|francs|dirhams|dinars|riyals|kronor|kroner|shillings'
const AFTER_NUMBER = '(?<=(?<![\\d.,]|\\p{Sc} ?)\\d[\\d.,]* ?)'
/** "3,070 yen" without a sign, but not "32.50 Yen Sushi". */
const WORD_AFTER = new RegExp(`${AFTER_NUMBER}(?:${WORDS})(?![\\p{L}\\d]| ?\\p{Lu})`, 'gu')
/** "420 pesos MXN" */
const WORD_AND_CODE = new RegExp(
  `${AFTER_NUMBER}(?:${WORDS}) \\(?(${CURRENCY_CODES.join('|').toUpperCase()})(?!\\p{L})\\)?`,
  'gu',
)

/**
 * Writes "485 php" and "186 sterling" at the end of a line, and "485 yen" and "420 pesos MXN" anywhere, with codes that
 * the readers know, without shifting the rest of the line.
 */
export function spellCurrencies(text: string, own: string): string {
  return text
    .replace(CODE_AT_END, (code) => code.toUpperCase())
    .replace(STERLING_AT_END, (word) => 'GBP'.padEnd(word.length))
    .replace(WORD_AND_CODE, (words, code: string) => code.padEnd(words.length))
    .replace(WORD_AFTER, (word) => (readCurrencyWord(foldText(word), own) ?? word).padEnd(word.length))
}

const NAME = `(${codes}|${COUNTRY_CURRENCY}|[a-z]{1,3}\\$|[€£¥₹₩₽₺₦₱₫₪₴]|euros?|pounds|${WORDS})(?![\\p{L}\\d]|[ \\t]?\\d)`
const STATED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:all|everything|(?:all )?(?:amounts|prices))(?: (?:is|are|amounts|prices))? in ${NAME}|(?<!\\d ?)${NAME} unless (?:it|they|i say|stated|noted|marked|otherwise))`,
  'u',
)

const ACCOUNT = new RegExp(
  `^[ \\t]*(?:your )?(${CURRENCY_CODES.join('|').toUpperCase()}) (?:statement|balance|account|wallet)\\b`,
  'gm',
)

/**
 * The currency that a text says its amounts are in: "all NZ$ unless it says", "Currency: Naira", "EUR statement". Null
 * if it doesn't say.
 */
export function findStatedCurrency(text: string, own: string): string | null {
  const labels = new Set(text.split('\n').flatMap((line) => readCurrencyLabel(line, own) ?? []))
  for (const [, code] of text.matchAll(ACCOUNT)) labels.add(code!)
  if (labels.size === 1) return [...labels][0]!
  const found = STATED.exec(foldText(text))
  return readCurrencyWord(found?.[1] ?? found?.[2], own)
}
