import { findCountryCurrency } from '../../language/currency-words.ts'
import { collapseSpaces, foldText } from '../../language/fold-text.ts'
import { MONTH } from '../../language/month-names.ts'
import { CODES_LIKE_WORDS, readCurrency } from '../values/currencies.ts'
import type { DayOrder } from '../values/days.ts'
import { type MentionedRows, type RowClause, readRowClause, readRowReferences } from './import-note-clauses.ts'
import { readDayOrder } from './import-note-days.ts'

/** What the user's note about an import asks for. Empty if we understand nothing. */
export type ImportNote = {
  /** The account of the rows. */
  source?: string
  /** The currency of amounts without one. */
  currency?: string
  /** Rows to skip. */
  skip?: MentionedRows[]
  /** Rows to keep whatever else the note says. */
  keep?: MentionedRows[]
  /** If set, only these rows are wanted. */
  only?: MentionedRows[]
  /** The file has its signs reversed, or shows money out as positive. */
  signsReversed?: 'reversed' | 'spending-is-positive'
  /** How the file writes dates, if they are ambiguous. */
  dayOrder?: DayOrder
}

const CURRENCY_WORDS: [RegExp, string][] = [
  [/\beuros?\b|€/, 'EUR'],
  [/\b(?:pounds?(?: sterling)?|sterling)\b|£/, 'GBP'],
  [/\byen\b|円/, 'JPY'],
  [/\bfrancs?\b/, 'CHF'],
  [/\brupees?\b|₹/, 'INR'],
  [/\b(?:yuan|renminbi|rmb)\b/, 'CNY'],
  [/\bzloty(?:s|ch)?\b/, 'PLN'],
  [/\breais\b|\breal brasileiro\b/, 'BRL'],
]

const SOURCE =
  /(?:^|[.;,\n]\s*|\b)(?:(?:this|it|these|that|the file|statement)(?:'s| is| are| was| were| comes?| came)?|from|for|account ?[:=]|source ?[:=]|of)\s+(?:from\s+|for\s+|is\s+|to\s+|into\s+)?(?:my|our|the|his|her|a)?\s*((?:[\p{L}\p{N}&'’./#*-]+\s+){0,5}?(?:accounts?|card|visa|mastercard|amex|checking|chequing|savings|wallet|konto|girokonto|kreditkarte|compte|livret|cuenta|tarjeta|conta|cartao|conto|carta|rekening|spaarrekening)(?:\s+(?:card|account|konto))?(?:\s+(?:at|with|from|bei|chez|en|no)\s+[\p{Lu}][\p{L}\p{N}&'’.-]*)?(?:\s+(?:\*+|x+|…|ending in |ending )?\d{3,4})?)/iu
const NAMED_SOURCE = /\b(?:source|account|konto|compte|cuenta|conto)\s*[:=]\s*([^,;.\n]{2,200})/iu
// A whole sentence, or a part of it between commas, is an account name.
const BARE_SOURCE =
  /^(?:(?:my|our|the|mein|meine|mon|ma|mi|mio)\s+)?((?!not\b|no\b|nicht\b)[\p{L}\p{N}&'’-]+(?:\s+[\p{L}\p{N}&'’-]+)?\s+(?:account|card|checking|savings|wallet|konto|karte|compte|cuenta|tarjeta|conto|carta|rekening))[.!]?$/iu
const MONTH_SUFFIX = new RegExp(`\\s+(?:from|en)\\s+${MONTH}$`, 'i')
const MAX_SOURCE_LENGTH = 60

/**
 * Reads a note such as "this is my joint account, in CAD", "skip the transfers" or "don't skip the transfers, only
 * leave out coffee". Only the first 1,000 characters count, and unknown words are ignored.
 */
export function readImportNote(note: string): ImportNote {
  const text = collapseSpaces(note.replace(/[\r\n]+/g, '. ')).slice(0, 1000)
  if (text === '') return {}
  const folded = foldText(text)
  const { clauses, kept } = readClauses(text)
  const rest = kept.join(', ')
  const read: ImportNote = {}
  const named = NAMED_SOURCE.exec(text)?.[1] ?? SOURCE.exec(rest)?.[1] ?? readBareSource(kept)
  const source = named
    ? collapseSpaces(named)
        .replace(/^(?:my|our|the|a|mein|meine|mon|ma|mi|mio)\s+/i, '')
        .replace(MONTH_SUFFIX, '')
    : ''
  if (isPlausibleSource(source)) read.source = capitalize(source)
  const code = [...text.matchAll(/\b([A-Z]{3})\b/g)]
    .map(([, found = '']) => (isClearCode(found, text) ? readCurrency(found) : null))
    .find((found) => found !== null)
  const word = findCountryCurrency(folded) ?? CURRENCY_WORDS.find(([pattern]) => pattern.test(folded))?.[1]
  const lower = /\b(?:in|currency(?: is)?|all|amounts? (?:are )?in)\s+([a-z]{3})\b/.exec(folded)?.[1]
  const currency = code ?? word ?? (lower && isClearCode(lower, folded) ? readCurrency(lower) : null)
  if (currency) read.currency = currency
  for (const { action, mentioned } of clauses) read[action] = [...(read[action] ?? []), ...mentioned]
  const signs = readSigns(folded)
  if (signs) read.signsReversed = signs
  const order = readDayOrder(folded)
  if (order) read.dayOrder = order
  return read
}

/** Codes that are also words count only where a word makes no sense: "in TRY", "currency: PEN" or "my RON account". */
function isClearCode(code: string, text: string): boolean {
  if (!CODES_LIKE_WORDS.has(code.toUpperCase())) return true
  const atEnd = '(?![^,;.])'
  const end = code === code.toUpperCase() ? '\\b' : atEnd // "in all caps" isn't about Albanian lek.
  const before = '(?:\\b(?:in|en|em|currency(?: is)?)|[:=]) ?'
  return new RegExp(`${before}${code}${end}|\\b${code} account\\b|^${code}${atEnd}`).test(text)
}

const POSITIVE_SPENDING =
  /(?:positive|plus)[^.;]{0,30}(?:spend|spent|spending|expense|money out|charge|purchase)|(?:spending|expenses?|money out|charges?|purchases?)[^.;]{0,25}positive/
const REVERSED =
  /(?:signs?|amounts?)[^.;]{0,20}(?:reversed|inverted|turned|flipped|wrong way|wrong sign|opposite|backwards)|wrong signs?\b|(?:reverse|invert|flip|swap)[^.;]{0,15}(?:sign|amount)|vorzeichen[^.;]{0,20}(?:vertauscht|umgekehrt|falsch)|(?:signes?|montants?)[^.;]{0,20}inverses?|(?:signos?|importes?)[^.;]{0,20}(?:invertid|al reves)|(?:segni|importi)[^.;]{0,20}invertit|(?:sinais|valores)[^.;]{0,20}(?:invertid|trocad)|(?:tekens?|bedragen)[^.;]{0,20}omgekeerd/
const NOT_REVERSED =
  /\b(?:not|isn't|aren't|nicht|pas|non|niet)\b[^.;]{0,12}(?:positive|reversed|inverted|turned|flipped|wrong|opposite|backwards|vertauscht|umgekehrt|inverse|omgekeerd)|(?:don't|do not|never) (?:reverse|invert|flip|swap)/

function readSigns(folded: string): ImportNote['signsReversed'] | null {
  if (NOT_REVERSED.test(folded)) return null
  if (REVERSED.test(folded)) return 'reversed'
  return POSITIVE_SPENDING.test(folded) ? 'spending-is-positive' : null
}

function readBareSource(pieces: readonly string[]): string | undefined {
  for (const piece of pieces) {
    const name = BARE_SOURCE.exec(piece.trim())?.[1]
    if (name) return name
  }
  return undefined
}

/** What the note says about rows, and the rest of the note: "skip rent from my card" names no account. */
function readClauses(text: string): { clauses: RowClause[]; kept: string[] } {
  const clauses: RowClause[] = []
  const kept: string[] = []
  const sentences = text
    .replace(/\b(all|everything|anything|nothing) but\b/gi, (_, word: string) =>
      word.toLowerCase() === 'nothing' ? 'only' : `${word} except`,
    )
    .split(/(?<=[.;!?])\s+|\s+(?=(?:but|aber|sondern|mais|pero|sino|maar)\s)/i)
  for (const sentence of sentences) {
    let last: RowClause | null = null
    for (const piece of sentence.split(/,\s*/)) {
      const folded = foldText(piece)
        .replaceAll('\u2019', "'")
        .replace(/[.;!?]+$/, '')
        .replace(/^(?:but|aber|sondern|mais|pero|sino|maar)\s+/, '')
        .trim()
      const read: RowClause | null = readRowClause(folded) ?? (last ? continueList(folded, last) : null)
      if (read) clauses.push(read)
      else kept.push(piece)
      last = read
    }
  }
  return { clauses, kept }
}

/** "skip coffee, rent and fuel": words after a comma continue the list. */
function continueList(piece: string, { action, mentioned: before }: RowClause): RowClause | null {
  // "skip the transfers, joint card": the rows are named by type, and "joint card" is an account.
  if (before.every((one) => typeof one === 'string') && BARE_SOURCE.test(piece)) return null
  if (piece.split(' ').length > 4 || /^(?:in|this|that|it|from|for|source|account|currency|thanks?)\b/.test(piece))
    return null
  const mentioned = readRowReferences(piece.replace(/^(?:and|or|und|oder|et|ou|y|e) /, ''))
  return mentioned.length > 0 ? { action, mentioned } : null
}

function isPlausibleSource(name: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(name) || name.length > MAX_SOURCE_LENGTH) return false
  if (/^(?:not|isn't|nicht|pas|no|non|niet)\b/i.test(name)) return false
  return !/^(?:accounts?|card|konto|compte|cuenta|conto|rekening)$/i.test(name)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
