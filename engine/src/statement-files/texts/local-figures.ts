import type { ReadingContext } from '../reading/statement-reading.ts'

/** Where prices in pence are common. */
const HAS_PENCE = /^(?:GBP|GIP|IMP|JEP|GGP|FKP)$/
/** "95p", but not "1080p", "£1.95p" or "9p" (which may be a time). */
const PENCE = /(?<![\p{L}\p{Sc}\d.,:/-]|\p{Sc} )(\d{2})p(?![\p{L}\d]|\.m)/gu
/** Where the month comes first and amounts have no decimals, so that "05.12" can only be a date. */
const HAS_MONTH_FIRST = /^(?:JPY|KRW)$/
const DOTTED_START = /^(\s*(?:0?[1-9]|1[0-2]))\.(?=(?:0?[1-9]|[12]\d|3[01])\.?(?:\s|$))/gm

/**
 * Writes amounts and dates of a pasted text the way our readers know them: "95p" as ".95", and "05.12" at the start
 * of a line as "05/12" where that is May 12. The text keeps its length.
 */
export function writeLocalFigures(text: string, { currency, dayOrder }: Pick<ReadingContext, 'currency' | 'dayOrder'>) {
  if (HAS_PENCE.test(currency)) return text.replace(PENCE, '.$1')
  return HAS_MONTH_FIRST.test(currency) && !dayOrder ? text.replace(DOTTED_START, '$1/') : text
}
