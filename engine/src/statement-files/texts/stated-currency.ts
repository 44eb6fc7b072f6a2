import { CURRENCY_CODES, CURRENCY_NAME, CURRENCY_SIGN, readCurrencyWord } from '../../language/currency-words.ts'
import { foldText } from '../../language/fold-text.ts'

/** Codes that are also words, even after a number. */
const ALSO_WORDS = new Set(['try', 'mad', 'pen', 'cop', 'rub'])
const codes = CURRENCY_CODES.filter((code) => !ALSO_WORDS.has(code)).join('|')
const CODE_AFTER = new RegExp(`(?<=\\d ?)(?:${codes})(?![\\p{L}\\d])`, 'gu')
const COUNTRY_AFTER = /\$(\d[\d.,]*) (US|CA|AU|NZ|HK)(?![\p{L}\d]|\s+\p{Lu})/gu

/** Writes "485 php" and "$41.20 US" as readers know them, without moving anything else. */
export function spellCurrencies(text: string): string {
  return text
    .replace(CODE_AFTER, (code) => code.toUpperCase())
    .replace(COUNTRY_AFTER, (_, amount: string, country: string) => `${country}$${amount} `)
}

const NAME = `(${CURRENCY_SIGN}|${CURRENCY_NAME})(?![\\p{L}\\d]|\\s?\\d)`
const STATED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:all|everything|(?:all )?(?:amounts|prices))(?: (?:is|are))?(?: in)? ${NAME}|${NAME} unless(?!\\p{L}))`,
  'u',
)

/** The currency in which a text says that its amounts are: "all NZ$ unless it says". Null if it doesn't. */
export function findStatedCurrency(text: string, own: string): string | null {
  const found = STATED.exec(foldText(text))
  return readCurrencyWord(found?.[1] ?? found?.[2], own)
}
