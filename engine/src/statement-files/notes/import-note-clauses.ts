import { type MentionedDays, readDayReference, startsLikeDays } from './import-note-days.ts'

/** Rows a note refers to: by type, by words of their name or category (folded), or by date. */
export type MentionedRows =
  | 'transfers'
  | 'income'
  | 'refunds'
  | 'money-in'
  | 'money-out'
  | 'pending'
  | { words: string }
  | { days: MentionedDays }

/** What a note says about rows: to skip some, to keep some, or to import only some. */
export type RowClause = { action: 'skip' | 'keep' | 'only'; mentioned: MentionedRows[] }

const OUT =
  'skip(?:ping)?|ignor(?:e|ing)|leave out|leave off|omit(?:ting)?|exclud(?:e|ing)|drop|remove|disregard|discard|filter out|without|except(?: for)?|' +
  'uberspringen?|ignorieren?|ohne|ausser|entfernen?|ignore[rz]|saute[rz]?|sans|sauf|exclu(?:s|re|ez)|omet(?:s|tre|tez)|' +
  'omit[ae]s?|omitir|ignor(?:ar?|es)|salt(?:ar?|es)|sin|excepto|salvo|excluy[ae]s?|excluir|ignorare|saltare|senza|tranne|eccetto|escludi|escludere|' +
  'pule|pular|sem|exceto|exclua|negeer|negeren|zonder|behalve'
const IN =
  'leave in|import|include|add|take|count|keep|bring in|importieren?|behalten?|nimm|importe[rz]|importe|garde[rz]?|inclu(?:s|re|ez)|conserve[rz]?|' +
  'importar?|importes|incluy[ae]s?|incluir|manten|mantener|conservar?|importare|includi|tieni|tenere|mantieni|mantenere|inclua|mantenha|manter|' +
  'importeer|importeren|behoud|behouden'
const NOT =
  "don'?t|do not|never|not|no need to|shouldn'?t|mustn'?t|needn'?t|can'?t|nicht|niemals|nie|ne pas|n'|ne|jamais|no|nunca|non|mai|nao|niet|nooit"
const ONLY =
  'only|just|solely|nothing but|nur|lediglich|seulement|uniquement|solo|solamente|unicamente|soltanto|somente|apenas|alleen|enkel'
const BUT =
  'except(?: for)?|but|without|besides|apart from|other than|ausser|bis auf|ohne|sauf|sans|excepto|salvo|menos|sin|tranne|eccetto|senza|exceto|behalve|zonder'
const ALL = 'everything|all(?: of it)?|anything|alles|tout|todo|todas?|tudo|tutto'
const NONE = 'no|not the|keine?n?|pas de|aucune?|nessun[ao]?|geen'
const POLITE =
  "please|bitte|por favor|s'il (?:te|vous) plait|per favore|alstublieft|kindly|can you|could you|would you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|you (?:can|should|may)|and|then|also|und|et|y"

const compileWhole = (pattern: string) => new RegExp(`^${pattern}$`)
const POLITE_START = new RegExp(`^(?:(?:${POLITE})\\b[ ,]*)+`)
const PASSIVE = compileWhole(
  "(?<what>.+?) (?:should|must|can|may|shall|ought to|needs? to|have to|has to|are to|is to|do|does)(?<not> not|n'?t)?(?: (?:need|have) to)?(?<late> not)? be (?:(?<out>skipped|ignored|left out|excluded|omitted|dropped|removed)|imported|included|kept|added|taken|counted)\\b.*",
)
// German and Dutch: the object comes first.
const VERB_LAST = compileWhole(
  '(?<what>.+?) (?<not>nicht |niet |keinesfalls )?(?:(?<out>uberspringen|ignorieren|weglassen|auslassen|ausschliessen|overslaan|negeren|weglaten)|importieren|behalten|einlesen|aufnehmen|importeren|behouden|opnemen)',
)
const SEPARABLE_VERB = compileWhole(
  `(?<neg>(?:${NOT})\\b ?)?(?:leave (?<en>.+?) (?:(?<stays>in)|out|off)|lass(?:e|t)? (?<de>.+?)(?<denot> nicht)? weg|sla (?<nl>.+?)(?<nlnot> niet)? over)`,
)
const ONLY_FIRST = compileWhole(`(?:(?:${IN}) )?(?:${ONLY}) (?:(?:${IN}) )?(?<what>.+)`)
const ONLY_LAST = compileWhole(`(?:(?:${IN}) )?(?<what>.+) (?:${ONLY})`)
const VERB = new RegExp(`^(?<before>(?:.*?[^\\p{L}])??)(?<verb>${OUT}|${IN})(?![\\p{L}'])(?<after>.*)$`, 'u')
const KEEP_VERB = /^(?:keep|leave in|behalt|garde|conserv|mant|tieni|tenere|behoud)/
const OUT_VERB = compileWhole(`(?:${OUT})`)
const ENDS_WITH_NOT = new RegExp(`(?:^|[^\\p{L}])(?:${NOT}) ?$`, 'u')
const ALL_BUT = new RegExp(`^(?:the )?(?:${ALL})\\b.{0,30}?\\b(?:${BUT}) (?<what>.+)$`)
const NO_NOUN = new RegExp(`(?:^|[^\\p{L}])(?:${NONE}) (?<what>.+)$`, 'u')

/** What one part of a note (folded, without commas) says about rows; null if nothing. */
export function readRowClause(piece: string): RowClause | null {
  const text = piece.replace(POLITE_START, '').replace(/[ ,]*(?:please|bitte|por favor|thanks|thank you)$/, '')
  if (/^(?:not|nicht|pas|no|non|niet) (?:only|just|nur|seulement|solo|alleen)\b/.test(text)) return null
  const matched = PASSIVE.exec(text)?.groups ?? VERB_LAST.exec(text)?.groups
  if (matched) return makeClause(Boolean(matched.out), Boolean(matched.not || matched.late), matched.what ?? '')
  const separated = SEPARABLE_VERB.exec(text)?.groups
  if (separated) {
    const isNot = Boolean(separated.neg || separated.denot || separated.nlnot)
    return makeClause(separated.stays === undefined, isNot, separated.en ?? separated.de ?? separated.nl ?? '')
  }
  const only = ONLY_FIRST.exec(text)?.groups?.what ?? ONLY_LAST.exec(text)?.groups?.what
  if (only !== undefined && !VERB.test(only)) return makeNamedClause('only', only)
  return readVerbFirst(text)
}

function readVerbFirst(text: string): RowClause | null {
  const found = VERB.exec(text)?.groups
  if (!found) {
    // "since March" alone and "rows of October" mean only those rows; "statement of October" describes the file.
    const bare = text.replace(/^(?:rows?|transactions?|entries|everything|all)(?: |$)/, '')
    const days = bare !== text || startsLikeDays(bare) ? readDayReference(bare) : null
    if (days) return { action: 'only', mentioned: [{ days }] }
    const none = NO_NOUN.exec(text)
    const read = none ? makeNamedClause('skip', none.groups?.what ?? '') : null
    return none?.index === 0 && /^\p{L}/u.test(text) ? read : dropNames(read)
  }
  const { before = '', verb = '', after = '' } = found
  // "ne saute pas les …", "überspringe die … nicht"
  const lateNot = /^ (?:pas|jamais)\b|\b(?:nicht|niet)$/
  const isNot = ENDS_WITH_NOT.test(before) || lateNot.test(after)
  const what = after.replace(lateNot, '').trim()
  const isOut = OUT_VERB.test(verb)
  const rest = ALL_BUT.exec(what)?.groups?.what
  if (rest !== undefined) return isOut !== isNot ? makeNamedClause('only', rest) : makeNamedClause('skip', rest)
  const read = makeClause(isOut, isNot, what)
  // Rows are imported anyway, so the month in "import of January" and the name in "add a note" say nothing.
  if (!isOut && !isNot && !KEEP_VERB.test(verb)) {
    const since = what.replace(DAY_START, '')
    const days = startsLikeDays(since) ? readDayReference(since) : null
    return days ? { action: 'only', mentioned: [{ days }] } : dropNames(read)
  }
  const isWhole =
    before.replace(ENDS_WITH_NOT, '').trim() === '' || new RegExp(`^(?:${IN})? ?(?:${ALL}) $`).test(before)
  return isWhole ? read : dropNames(read)
}

function makeClause(isOut: boolean, isNot: boolean, what: string): RowClause | null {
  return makeNamedClause(isOut !== isNot ? 'skip' : 'keep', what)
}

function makeNamedClause(action: RowClause['action'], what: string): RowClause | null {
  // Most pending payments have no row to keep.
  const mentioned = readRowReferences(what).filter((one) => action !== 'keep' || one !== 'pending')
  return mentioned.length === 0 ? null : { action, mentioned }
}

/**
 * For a clause among other words: drops its names, which would be guesses, and dates to keep, since rows are kept
 * anyway. Null if nothing is left.
 */
function dropNames(read: RowClause | null): RowClause | null {
  const mentioned =
    read?.mentioned.filter((one) => typeof one === 'string' || (read.action !== 'keep' && 'days' in one)) ?? []
  return read && mentioned.length > 0 ? { ...read, mentioned } : null
}

const KINDS: [Exclude<MentionedRows, object>, RegExp][] = [
  [
    'transfers',
    /^(?:(?:internal|own|bank|account|wire) )?transfers?(?: (?:between|to|from|among) (?:my|our|own|the other|other)\b.*)?$|^internal(?: ones)?$|\bbetween (?:my|our|own)\b|^(?:eigene |interne )?umbuchung(?:en)?$|^uberweisung(?:en)? zwischen|^virements?(?: internes?)?$|^traspasos?$|^transferencias?(?: entre.*| internas?)?$|^giroconti$|^trasferimenti$|^overboeking(?:en)?$|^payments? to (?:my|the) card$|^card payments?$/,
  ],
  ['pending', /\bpending\b|not yet booked|vorgemerkt|en attente|\bpendientes?\b|in sospeso|\bpendentes?\b/],
  [
    'income',
    /^(?:income|salary|salaries|pay ?checks?|wages|payroll|gehalt|lohn|salaire|nomina|sueldo|stipendio|salario|salaris|einnahmen|revenus?|ingresos|entrate|receitas?|inkomsten)$/,
  ],
  [
    'refunds',
    /^(?:refunds?|returns|erstattungen|ruckerstattungen|remboursements?|reembolsos?|rimborsi|terugbetalingen)$/,
  ],
  [
    'money-in',
    /^(?:positive (?:amounts?|ones)|deposits?|credits?|money in|incoming(?: (?:money|payments?))?|eingange|gutschriften)$/,
  ],
  [
    'money-out',
    /^(?:negative (?:amounts?|ones)|spending|expenses?|debits?|withdrawals?|money out|outgoing(?: (?:money|payments?))?|ausgaben|depenses|gastos|spese|despesas|uitgaven)$/,
  ],
]

const START =
  /^(?:(?:anything|everything|all|alles|tout|todo|tutto) (?:from|at|by|to|of|with|von|bei|de|van) |(?:the|all|any|my|our|every|each|of|rows?|lines?|transactions?|entries|payments?|purchases?|for|from|with|about|called|named|marked(?: as)?|that are|which are|die|der|das|den|alle|meine|les|la|le|mes|los|las|el|mis|il|lo|gli|i|de|het|os|as|tous|toutes|todos|todas)(?: |$)|l')+/
const END =
  /(?: (?:ones|rows|lines|transactions|entries|purchases|stuff|zeilen|buchungen|umsatze|(?:from|in|of) (?:this|the|that) (?:file|import|list|statement)|(?:from|on|in|of|at) (?:my|our|the|this) .*(?:account|card|konto|karte|compte|cuenta|conto|rekening)|this time|pls))+$/
const LIST = /,| and | & | or |\/| und | oder | et | ou | y | o | e /
// Words about dates, amounts and positions in the file, which aren't names.
const OTHER =
  /\b(?:before|after|since|until|till|older|newer|over|under|above|below|than|more|less|amounts?|months?|years?|weeks?|days?|today|yesterday|first|last|rows?|lines?|columns?|headers?|page|file|everything|anything|nothing|all|it|this|that|these|them|me|duplicates?|dupes|doppelte|rest|others?)\b/

const DAY_START =
  /^\s*(?:(?:the|all|any|every|each|my|our|everything|anything|alles|tout|todo|tutto|die|alle|les|los|las|rows?|lines?|transactions?|entries|payments?|purchases?|zeilen|buchungen|umsatze|that are|which are|dated|booked|made)(?: |$))+/

// "Mars" and "August" are also names.
function isBareMonth(what: string): boolean {
  return /^\p{L}{4,}$/u.test(what.trim())
}

/** The rows that a list of words refers to; a name containing "and" is also tried whole. */
export function readRowReferences(what: string): MentionedRows[] {
  const days = readDayReference(what.replace(DAY_START, ''))
  if (days) return [{ days }, ...(isBareMonth(what) ? [{ words: what.trim() }] : [])]
  const parts = what.split(LIST)
  const mentioned = (parts.length > 1 && parts.length < 4 ? [what, ...parts] : parts).flatMap(
    (part): MentionedRows[] => {
      const words = part
        .replace(/["“”„«»‘’]|^\s*:/g, '')
        .trim()
        .replace(START, '')
        .replace(END, '')
        .replace(/[\s:,.-]+$/, '')
        .trim()
      const partDays = readDayReference(part.replace(DAY_START, ''))
      if (partDays) return [{ days: partDays }]
      const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0]
      if (kind !== undefined) return part === what && parts.length > 1 ? [] : [kind]
      const isName =
        /\p{L}/u.test(words) &&
        words.length >= 2 &&
        words.length <= 40 &&
        words.split(' ').length <= 5 &&
        !OTHER.test(words)
      return isName ? [{ words }] : []
    },
  )
  return mentioned
}
