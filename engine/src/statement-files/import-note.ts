import { readCurrency } from './amounts.ts'
import { evenSpaces, foldText } from './fold-text.ts'

/** What a person's note about an import asks for. Empty when the note says nothing that is known here. */
export type ImportNote = {
  /** The account the rows belong to. */
  source?: string
  /** The currency of amounts that name none. */
  currency?: string
  skipTransfers?: boolean
  skipPending?: boolean
  skipIncome?: boolean
  /** The file shows money out as positive. */
  signsTurned?: boolean
}

const CURRENCY_WORDS: [RegExp, string][] = [
  [/\b(?:us|american|u\.s\.) ?dollars?\b/, 'USD'],
  [/\b(?:canadian|cdn) ?dollars?\b/, 'CAD'],
  [/\b(?:australian|aussie) ?dollars?\b/, 'AUD'],
  [/\bnew zealand dollars?\b/, 'NZD'],
  [/\bhong kong dollars?\b/, 'HKD'],
  [/\bsingapore dollars?\b/, 'SGD'],
  [/\beuros?\b|€/, 'EUR'],
  [/\b(?:pounds?(?: sterling)?|sterling)\b|£/, 'GBP'],
  [/\b(?:japanese )?yen\b|円/, 'JPY'],
  [/\b(?:swiss )?francs?\b/, 'CHF'],
  [/\brupees?\b|₹/, 'INR'],
  [/\b(?:yuan|renminbi|rmb)\b/, 'CNY'],
  [/\bzloty(?:s|ch)?\b/, 'PLN'],
  [/\breais\b|\breal brasileiro\b/, 'BRL'],
]

const SOURCE =
  /(?:^|[.;,\n]\s*|\b)(?:(?:this|it|these|that|the file|statement)(?:'s| is| are| was| were| comes?| came)?|from|for|account ?[:=]|source ?[:=]|of)\s+(?:from\s+|for\s+|is\s+)?(?:my|our|the|his|her|a)?\s*((?:[\p{L}\p{N}&'’./#*-]+\s+){0,5}?(?:accounts?|card|visa|mastercard|amex|checking|chequing|savings|wallet|konto|girokonto|kreditkarte|compte|livret|cuenta|tarjeta|conta|cartao|conto|carta|rekening|spaarrekening)(?:\s+(?:card|account|konto))?(?:\s+(?:at|with|from|bei|chez|en|no)\s+[\p{Lu}][\p{L}\p{N}&'’.-]*)?(?:\s+(?:\*+|x+|…|ending in |ending )?\d{3,4})?)/iu
const NAMED_SOURCE = /\b(?:source|account|konto|compte|cuenta|conto)\s*[:=]\s*([^,;.\n]{2,60})/iu
const SKIP =
  "(?:skip|ignore|leave out|leave off|omit|exclude|drop|don'?t (?:import|include|add|take|count)|do not (?:import|include|add|take|count)|without|no|not the|except(?: for)?|uberspringe?|ohne|ignoriere?|ignore[rz]?|sans|sin|omitir|omite|senza|zonder)"

function skips(folded: string, what: string): boolean {
  return new RegExp(String.raw`\b${SKIP}\b[^.;\n]{0,40}?\b(?:${what})`).test(folded)
}

/** Reads a note such as "this is my joint account, in CAD" or "skip the transfers". Words it does not know do no harm. */
export function readImportNote(note: string): ImportNote {
  const text = evenSpaces(note).slice(0, 1000)
  if (text === '') return {}
  const folded = foldText(text)
  const read: ImportNote = {}
  const named = NAMED_SOURCE.exec(text)?.[1] ?? SOURCE.exec(text)?.[1]
  const source = named ? evenSpaces(named).replace(/^(?:my|our|the|a|mein|meine|mon|ma|mi|mio)\s+/i, '') : ''
  if (source !== '' && !/^(?:accounts?|card|konto|compte|cuenta|conto|rekening)$/i.test(source))
    read.source = capitalise(source)
  const code = [...text.matchAll(/\b([A-Z]{3})\b/g)]
    .map((match) => readCurrency(match[1] ?? ''))
    .find((found) => found !== null)
  const word = CURRENCY_WORDS.find(([pattern]) => pattern.test(folded))?.[1]
  const lower = /\b(?:in|currency(?: is)?|all|amounts? (?:are )?in)\s+([a-z]{3})\b/.exec(folded)?.[1]
  const currency = code ?? word ?? (lower ? readCurrency(lower) : null)
  if (currency) read.currency = currency
  if (
    skips(
      folded,
      'transfers?|internal|between (?:my|our)|umbuchung|uberweisungen zwischen|virements?|traspasos?|transferencias?|giroconti|overboekingen|payments? to (?:my|the) card|card payments?',
    )
  )
    read.skipTransfers = true
  if (skips(folded, 'pending|not yet booked|vorgemerkt|en attente|pendientes?')) read.skipPending = true
  if (skips(folded, 'income|deposits?|salary|salaries|paychecks?|einnahmen|revenus|ingresos')) read.skipIncome = true
  if (
    /(?:positive|plus)[^.;]{0,30}(?:spend|spent|spending|expense|money out|charge|purchase)|(?:signs?|amounts?)[^.;]{0,20}(?:reversed|inverted|turned|flipped|wrong way|opposite)|(?:reverse|invert|flip)[^.;]{0,15}(?:sign|amount)/.test(
      folded,
    )
  )
    read.signsTurned = true
  return read
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
