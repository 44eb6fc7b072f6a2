import { categoryOfPhrase } from '../budget-sentences/budget-word-index.ts'
import { PAYMENT_APPS } from '../categoriser/payment-apps.ts'
import { tokensOf } from '../language/tokenizer.ts'
import { BLANK, CATEGORY, type Line, phrase, QUOTE, tests } from './instruction-line.ts'
import type { Idea, TextTest } from './instruction-text.ts'

/** What a clause is about. `same`: what the clause before was about ("it", "those"). */
export type Subject =
  | {
      readonly kind: 'texts'
      readonly anyOf: TextTest[]
      readonly allOf: TextTest[]
      readonly size?: 'smaller' | 'bigger' | 'other'
    }
  | { readonly kind: 'same' }
  | { readonly kind: 'none' }

// Kinds of booking that people name by what they are and banks word in many ways.
const IDEAS: [string, Idea][] = [
  [
    '(?:all )?(?:the )?transfers? (?:to|from|into|out of) (?:my |the |our )?savings?(?: accounts?)?|(?:all )?(?:the )?transfers? (?:between|among|within|to|from|across) (?:my|our|any of my) (?:own )?(?:other )?(?:bank )?accounts?|transfers? (?:between|to) my own accounts?|internal transfers?|own transfers?|transfers? to myself|umbuchung(?:en)?(?: zwischen meinen(?: eigenen)? konten)?|uberweisungen zwischen meinen(?: eigenen)? konten|(?:les )?virements (?:internes|entre mes comptes)|(?:los )?traspasos(?: entre mis cuentas)?|(?:las )?transferencias entre mis(?: propias)? cuentas|giroconti|(?:i )?bonifici tra i miei conti|overboekingen tussen (?:mijn )?eigen rekeningen|(?:overboekingen|virements|transferencias|uberweisungen|bonifici) (?:naar|vers|a|auf|sul) (?:mijn |mon |mi |mein |meinem |il mio |mio )?(?:spaarrekening|livret(?: a)?|compte epargne|cuenta de ahorros?|sparkonto|tagesgeldkonto|tagesgeld|conto (?:risparmio|deposito))',
    'transfers between own accounts',
  ],
  [
    '(?:my )?credit card payments?|card payments?|payments (?:to|towards|on) (?:my|the) credit cards?|kreditkartenabrechnung(?:en)?',
    'card payments',
  ],
  [
    "(?:all )?(?:atm|cash)(?: machine)?(?: withdrawals?)?|cash withdrawals?|withdrawals?|geldautomaten?|abhebungen|bargeldabhebungen|retraits?(?: d'especes)?|cajeros?|retiradas?(?: de efectivo)?|prelievi|geldopnames?",
    'cash withdrawals',
  ],
  ['interest(?: payments?)?|zinsen|interets|intereses|interessi', 'interest'],
  [
    '(?:bank |account )?fees|bank charges|gebuhren|kontogebuhren|frais(?: bancaires)?|comisiones|commissioni|bankkosten',
    'fees',
  ],
  ['refunds?|returns|erstattungen|remboursements|devoluciones|reembolsos|rimborsi|terugbetalingen', 'refunds'],
  [
    '(?:my |our )?(?:paychecks?|paycheques?|salary|wages|payroll|gehalt|lohn|salaire|nomina|stipendio|salaris)',
    'paychecks',
  ],
  ['(?:paper )?(?:checks|cheques|schecks)', 'checks'],
  ['(?:bank )?transfers?|uberweisungen|virements|transferencias|bonifici|overboekingen', 'transfers'],
]

const LEAD =
  'please|also|only|just|aber|jedoch|mais|pero|ma|maar|bought|purchased|paid|spent|jede[rs]?|chaque|cada|elke?|always|so is|so are|so does|so do|same for|(?:the )?same goes for|ditto for|ditto|and|so|then|but|any|abroad|overseas|ones?|(?:the )?(?:word|words|term|phrase)|monthly|weekly|yearly|annual|spesen|ausgaben|cobros?|anything|anyting|everything|every|each|whatever|all|all of|the|my|our|these|those|stuff|things?|items?|transactions?|payments?|purchases?|charges?|orders?|trips?|visits?|transfers?|bookings?|entries|lines?|rows?|records?|spending|costs?|expenses|bills?|money|debits?|direct debits?|standing orders?|subscriptions?(?= (?:from|to|for|at) )|refunds?(?= (?:from|by|of) )|returns(?= (?:from|to) )|deposits?(?= (?:from|by) )|paychecks?(?= from )|income(?= from )|' +
  "from|to|at|by|with|of|for|called|named|labell?ed|marked|titled|containing|that|which|where|who|is|are|says?|saying|reads?|contains?|contain|includes?|including|has|have|having|mentions?|mentioning|starts? with|starting with|begins? with|beginning with|ends? with|ending with|matching|like|comes?|come from|coming from|it|it's|its|(?:name|text|description|merchant|payee|title|memo|reference)(?= (?:contains?|has|says?|includes?|starts?|begins?|ends?|is|reads?|mentions?))|" +
  'bitte|alle|alles|die|der|das|den|dem|zahlungen|zahlung|buchungen|buchung|umsatze|einkaufe|lastschriften|rechnungen|an|von|vom|bei|beim|fur|mit|im|in|uberweisungen|was|' +
  "les|le|la|l'|des|du|de|d'|chez|tout|toute|tous|toutes|ce qui|qui|vient|viennent|paiements?|achats?|virements?|prelevements?|depenses?|transactions|aupres|a|au|aux|pour|avec|contient|contenant|" +
  'los|las|el|lo|todo|todos|todas|toda|pagos?|compras?|recibos?|cargos?|transferencias?|gastos?|movimientos?|en|con|que|del|al|dice|contenga|' +
  'quello|cio|arriva|arrivano|proviene|tutti|tutte|tutto|i|gli|il|pagamenti|pagamento|acquisti|spese|addebiti|presso|da|dal|dalla|di|che|contiene|ogni|' +
  'betalingen|betaling|aankopen|afschrijvingen|aan|van|bij|naar|alles van|het|een|wat'
const TRAIL =
  'trips?|payments?|transfers?|uberweisungen|virements|purchases?|transactions?|orders?|charges?|stuff|things|visits?|runs?|ones?|bookings?|entries|expenses|bills?|rides?|meals?|always|usually|too|also|please|as well|only|ever|again|in it|in (?:the )?(?:name|text|description|title)|in them|im namen|im text|dans le (?:nom|libelle)|en el (?:nombre|texto)|nel nome|in de naam|somewhere|zahlungen|buchungen|einkaufe|umsatze|paiements?|achats?|pagos?|compras?|pagamenti|acquisti|betalingen|aankopen|immer|toujours|siempre|sempre|altijd|auch|aussi|tambien|anche|ook|bitte|of course|and then some numbers|followed by numbers|etc\\.?|there|then|like|as|under|into|als|unter|bitte als|bitte unter|zu|como|comme|dans|onder|for me|bei mir|chez moi'
const PRONOUN =
  /^(?:it|its|them|they|those|these|that|this|he|she|him|her|us|we|i|you|one|sie|es|das|diese|dieses|dies|ihn|ihm|ihnen|er|ca|cela|ce|c|les|le|la|il|elle|ils|elles|lo|los|las|eso|esto|esos|ellos|questo|questi|quelli|essi|ze|deze|die|dat|hun|hen|which)$/
const PAY =
  '(?:that |which )?(?:we|i|you|they|wir|ich|nous|je|nosotros|yo) (?:pay|paid|buy|bought|send|sent|get|spend|receive|transfer|order|do|give|make|zahlen|zahle|kaufe|payons|paie|pagamos|pago)(?: (?:to|from|at|on|in|an|a))?'
const SEPARATOR =
  /,\s*(?:and|or|und|oder|et|ou|y|o|e|en)\s|,|\s(?:and|or|und|oder|et|ou|y|o|e|en|as well as|sowie|plus)\s|\s\/\s/gu

/** Reads the words of a clause that say which rows it is for. */
export function readSubject(signed: Line, start: number, end: number): Subject {
  const line = withCategoryWords(signed)
  const open = line.open.slice(start, end)
  const size = sizeOf(open)
  const elements = split(line, start, end)
  const anyOf: TextTest[] = []
  const allOf: TextTest[] = []
  let hasPronoun = false
  for (const [from, to] of elements) {
    const read = readElement(line, from, to)
    if (read === 'pronoun') hasPronoun = true
    else if (read) {
      anyOf.push(...read.tests)
      allOf.push(...read.also)
    }
  }
  // "with "A" and "B"": both; "A" or "B", and a list with commas: any.
  const isBoth =
    anyOf.length === 2 &&
    new RegExp(
      `(?:with|contains?|containing|has|says|saying|mentions?)[\\s${BLANK}]+${QUOTE}${BLANK}*[\\s${BLANK}]+and[\\s${BLANK}]+${QUOTE}`,
      'u',
    ).test(open)
  if (isBoth) return { kind: 'texts', anyOf: [], allOf: [...allOf, ...anyOf] }
  if (anyOf.length + allOf.length === 0)
    return hasPronoun || PRONOUN.test(open.replaceAll(BLANK, ' ').trim()) ? { kind: 'same' } : { kind: 'none' }
  return { kind: 'texts', anyOf, allOf, ...(size ? { size } : {}) }
}

// Where rows are described, a category's name is a word like any other ("transfers to my savings").
function withCategoryWords(line: Line): Line {
  const open = line.open.replace(new RegExp(`${CATEGORY}${BLANK}*`, 'gu'), (run, at: number) => {
    const length = Math.min(run.length, line.signs.get(at)?.length ?? run.length)
    return line.original.slice(at, at + length).toLowerCase() + run.slice(length)
  })
  return { ...line, open }
}

function sizeOf(open: string): 'smaller' | 'bigger' | 'other' | null {
  if (tests('smaller|cheaper|lower|lesser|kleinere|plus petits?|mas pequen[oa]s|piu piccoli|kleinere', open))
    return 'smaller'
  if (tests('bigger|larger|higher|grossere|plus gros|mas grandes|piu grandi|grotere', open)) return 'bigger'
  if (
    tests(
      '(?:all |any |every |the )?(?:others?|remaining|rest of(?: the)?|andere[nr]?|ubrigen|autres|otr[oa]s|altri|overige)',
      open,
    )
  )
    return 'other'
  return null
}

// Lists fall apart at commas and "and"; quoted names and names with "&" stay whole.
function split(line: Line, start: number, end: number): [number, number][] {
  const open = line.open.slice(start, end)
  const cuts: [number, number][] = []
  let from = 0
  for (const match of open.matchAll(SEPARATOR)) {
    cuts.push([start + from, start + match.index])
    from = match.index + match[0].length
  }
  cuts.push([start + from, end])
  // "A, B & C": in a list with commas alone, the last "&" is an "and".
  const last = cuts.at(-1)!
  const joint = line.open.slice(...last).indexOf(' & ')
  if (cuts.length > 1 && joint > 0 && !/\s(?:and|or)\s/u.test(open))
    cuts.splice(-1, 1, [last[0], last[0] + joint], [last[0] + joint + 3, last[1]])
  return cuts.filter(([a, b]) => line.open.slice(a, b).replaceAll(BLANK, '').trim() !== '')
}

type Element = { tests: TextTest[]; also: TextTest[] }

function readElement(line: Line, from: number, end: number): Element | 'pronoun' | null {
  // "coffee shops like Starbucks": the example is the name.
  const example = /^.+?\s(?:like|such as|wie|comme|como|come|zoals)\s+(?=[\p{L}\p{N}\uE001])/u.exec(
    line.open.slice(from, end),
  )
  const start = example ? from + example[0].length : from
  const open = line.open.slice(start, end)
  const plain = open
    .replaceAll(BLANK, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.!?,;]+\s*$/, '')
    .trim()
  const idea = IDEAS.find(([source]) =>
    new RegExp(
      `^(?:(?:any|all|every|the|my|our|alle|die|meine|les|mes|los|las|mis|i|gli|le|de|mijn) )?(?:${source})$`,
      'u',
    ).test(plain.replace(/ (?:too|also|please|always)$/, '')),
  )
  if (idea) return { tests: [{ how: 'idea', text: idea[1] }], also: [] }

  const how = howOf(plain)
  const quotes = [...open.matchAll(new RegExp(QUOTE, 'gu'))].map((match) => line.signs.get(start + match.index) ?? '')
  if (quotes.length > 0) {
    // "PayPal payments to "Ann Lee"": the name before the noun must be there too.
    const before = open.slice(0, open.indexOf(QUOTE))
    const also =
      /:\s*$/.test(before.replaceAll(BLANK, ' ')) ||
      !tests(
        'payments?|transfers?|purchases?|charges?|orders?|zahlungen|uberweisungen|paiements|virements|pagos',
        before,
      )
        ? null
        : trimmed(line, start, start + nounAt(before))
    const named = also && /^\p{Lu}/u.test(also) ? [{ how: 'words', text: also } satisfies TextTest] : []
    return {
      tests: named.length > 0 ? [] : quotes.map((text) => ({ how, text })),
      also: named.length > 0 ? [...named, ...quotes.map((text): TextTest => ({ how, text }))] : [],
    }
  }
  // "anything from Acme that says Books", "Costco with GAS in it": both must be there.
  const relative = phrase(
    '(?:that|which|where it) (?:says?|contains?|has|have|mentions?|includes?|reads?)|containing|mentioning|with (?=[^,]* in (?:it|the name|the text|the description))',
  ).exec(open)
  phrase(
    '(?:that|which|where it) (?:says?|contains?|has|have|mentions?|includes?|reads?)|containing|mentioning|with (?=[^,]* in (?:it|the name|the text|the description))',
  ).lastIndex = 0
  if (relative && relative.index > 0) {
    const first = trimmed(line, start, start + relative.index)
    const second = trimmed(line, start + relative.index + relative[0].length, end)
    if (first && second)
      return {
        tests: [],
        also: [
          { how: 'words', text: first },
          { how: how === 'part' ? 'part' : 'words', text: second },
        ],
      }
    if (second) return { tests: [{ how, text: second }], also: [] }
  }
  // "Venmo payments to Sarah": both names must be there. "Lunch at Chipotle": the first only says what for.
  const between =
    /[\s-](?:payments?|transfers?|purchases?|charges?|orders?|zahlungen|uberweisungen|paiements|virements|pagos|transferencias|pagamenti|bonifici|betalingen)\s+(?:to|from|with|for|at|an|von|bei|de|a|chez|da|aan|van)\s/u.exec(
      open,
    )
  if (between && between.index > 0) {
    const first = trimmed(line, start, start + between.index)
    const second = trimmed(line, start + between.index + between[0].length, end)
    if (first && second)
      return {
        tests: [],
        also: [
          { how: 'words', text: first },
          { how: 'words', text: second },
        ],
      }
  }
  const place = /\s(?:to|from|at|by|an|von|bei|beim|chez|aan|bij|presso|en|a)\s/u.exec(open)
  if (place && place.index > 0) {
    const first = trimmed(line, start, start + place.index)
    const second = trimmed(line, start + place.index + place[0].length, end)
    if (first && second && tests(PAYMENT_APPS, first.toLowerCase()))
      return {
        tests: [],
        also: [
          { how: 'words', text: first },
          { how, text: second },
        ],
      }
    if (first && second && categoryOfPhrase(first)) return { tests: [{ how, text: second }], also: [] }
  }
  const text = trimmed(line, start, end)
  if (text === null) return hasPronounOnly(plain) ? 'pronoun' : null
  const isFrom =
    tests('from|von|de|da|van', plain) &&
    tests('anything|everything|transactions?|all|rows|lines|entries|buchungen|alles|todo|tout', plain)
  const test: TextTest = { how, text, ...(isFrom ? { orSource: true as const } : {}) }
  // A common noun may stand in the singular on the statement ("fares": "FARE 12").
  const isCommon = text === text.toLowerCase() && /[^s]s$/.test(text) && text.length > 4
  return { tests: isCommon ? [test, { how, text: text.slice(0, -1) }] : [test], also: [] }
}

function nounAt(before: string): number {
  const noun = phrase(
    'payments?|transfers?|purchases?|charges?|orders?|zahlungen|uberweisungen|paiements|virements|pagos',
  )
  noun.lastIndex = 0
  return noun.exec(before)?.index ?? before.length
}

function howOf(plain: string): TextTest['how'] {
  if (
    /(?:start|begin)(?:s|ning|ing)? with|at the (?:start|beginning)|am anfang|au debut|al principio|beginn(?:t|en)? mit|commence(?:nt)? par|empieza(?:n)? (?:con|por)|inizia(?:no)? con|begin(?:t|nen)? met/.test(
      plain,
    )
  )
    return 'start'
  if (/end(?:s|ing)? (?:with|in) /.test(plain)) return 'end'
  if (
    /contain|in it(?:$| )|in the (?:name|text|description)|includ|enthalt|contien|contenga|im namen|bevat/.test(plain)
  )
    return 'part'
  return 'words'
}

function hasPronounOnly(plain: string): boolean {
  const rest = plain
    .replace(phrase(PAY), ' ')
    .replace(/['’]s\b|['’]re\b/g, ' ')
    .trim()
  return rest.split(/[\s,]+/).some((word) => PRONOUN.test(word))
}

/** The name in a stretch of text as written, without the words that only lead to it; null where nothing is left. */
function trimmed(line: Line, start: number, end: number): string | null {
  let [from, to] = [start, end]
  const skip = (pattern: RegExp) => {
    const match = pattern.exec(line.open.slice(from, to))
    if (!match || match[0] === '') return false
    // A word in capitals among small letters is the statement's own ("lines starting with DEBIT CARD").
    const word = line.original.slice(from, from + match[0].length)
    const isShouting = line.original === line.original.toUpperCase()
    if (/^\p{Lu}{3,}/u.test(word) && !isShouting) return false
    // "Con Edison", "La Fitness": a small word written large inside a sentence belongs to the name.
    if (
      from > 0 &&
      !isShouting &&
      /^(?:Con|La|El|Le|Los|Las|Les|De|Das|Die|Der|Al|Il|Van|Von|Del|Du|Da|Total|Di)$/.test(word)
    )
      return false
    from += match[0].length
    return true
  }
  const gap = new RegExp(`^[\\s${BLANK}"'(:.,-]+`, 'u')
  const pay = new RegExp(`^(?:${PAY.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}'&])`, 'u')
  // "The Economist" keeps its article where the user wrote it large inside a sentence; matching drops it anyway.
  const lead = new RegExp(
    `^(?:${LEAD.replaceAll(' ', '\\s+')}|smaller|cheaper|bigger|larger|other|remaining|others|rest|andere[nr]?|autres|otr[oa]s|if|when|wenn|si)(?![\\p{L}\\p{N}'&.])`,
    'u',
  )
  const elision = /^(?:l'|d'|qu')/u
  for (let guard = 0; guard < 40; guard++) if (!skip(gap) && !skip(pay) && !skip(lead) && !skip(elision)) break
  const trail = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TRAIL.replaceAll(' ', '\\s+')})$`, 'u')
  const end_ = new RegExp(`[\\s${BLANK}"'():,;!?.-]+$`, 'u')
  for (let guard = 0; guard < 20; guard++) {
    const text = line.open.slice(from, to)
    const match = end_.exec(text) ?? trail.exec(text)
    if (!match || match[0] === '') break
    to -= match[0].length
  }
  if (to <= from) return null
  // What was taken out in the middle (an amount, a day) is no part of the name.
  let text = ''
  for (let i = from; i < to; i++) text += line.open.charAt(i) === BLANK ? ' ' : line.original.charAt(i)
  text = text.replace(/\s+/g, ' ').replace(/\.$/, '').trim()
  const words = tokensOf(text)
  if (words.length === 0 || words.length > 8 || words.every((word) => PRONOUN.test(word))) return null
  return text
}
