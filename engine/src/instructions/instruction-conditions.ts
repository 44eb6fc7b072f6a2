import { plainDigits } from '../budget-sentences/money-words.ts'
import { PAYMENT_APPS } from '../categoriser/payment-apps.ts'
import { exact, exactOf, over, plus, times, written } from '../core/exact-amount.ts'
import { readNumberWords } from '../language/number-words.ts'
import { takeDates, takeDays } from './instruction-days.ts'
import { BLANK, type Line, phrase, takeAll } from './instruction-line.ts'
import type { RuleConditions } from './instruction-rules.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type Found = Partial<Mutable<Omit<RuleConditions, 'anyOf' | 'allOf' | 'noneOf'>>> & {
  otherSources?: true
  relative?: 'under' | 'over' | 'otherwise'
}

const SIGN = '(?:[$€£¥]|us\\$|usd|eur|gbp|chf)?\\s?'
const UNIT =
  '(?:\\s?(?:€|\\$|£|¥|dollars?|bucks|euros?|pounds?|quid|usd|eur|gbp|yen|chf|franken|francs?|cents?|pence|centimes?|centimos?|centesimi|ct))?'
const NUMBER = `${SIGN}(\\d[\\d.,']*\\d|\\d)(k)?${UNIT}`

const UNDER =
  'under|below|less than|smaller than|cheaper than|lower than|unter|weniger als|kleiner als|moins de|inferieure?s? a|sous|en dessous de|menos de|inferior(?:es)? a|por debajo de|meno di|sotto(?: i)?|inferiori? a|minder dan|onder(?: de)?|<'
const OVER =
  'over|above|more than|greater than|bigger than|larger than|higher than|exceeding|uber|mehr als|grosser als|hoher als|plus de|superieure?s? a|au-dessus de|mas de|superior(?:es)? a|por encima de|piu di|sopra(?: i)?|oltre(?: i)?|au-dela de|mas alla de|superiori? a|meer dan|boven(?: de)?|>'
const UP_TO =
  "up to|at most|no more than|not more than|maximum|max|<=|bis zu|hochstens|maximal|jusqu'a|au plus|hasta|como maximo|fino a|al massimo|tot|hoogstens|ten hoogste"
const AT_LEAST =
  'at least|minimum(?: of)?|no less than|not less than|>=|mindestens|ab|au moins|a partir de|al menos|como minimo|almeno|minstens|ten minste|vanaf'
const EXACTLY =
  'exactly|equal to|equals|genau|exakt|exactement|exactamente|esattamente|precies|for exactly|of exactly|amount of|in the amount of|of|uber genau'
const AROUND =
  'around|about|roughly|approximately|approx|circa|ca\\.?|etwa|ungefahr|environ|alrededor de|unos|ongeveer|~'

/** Takes every condition that is not about the text out of a clause and answers them. */
export function takeConditions(line: Line, knownSources: readonly string[]): Found {
  const found: Found = {}
  takeRelative(line, found)
  takeDates(line, found)
  takeAmounts(line, found)
  takeDays(line, found)
  takeDirection(line, found)
  takeCurrency(line, found)
  takeSources(line, found, knownSources)
  return found
}

// "under that it's Shopping", "otherwise Groceries": said of the limit before.
function takeRelative(line: Line, found: Found): void {
  const set = (source: string, relative: NonNullable<Found['relative']>) =>
    takeAll(line, phrase(source), () => {
      found.relative = relative
      return true
    })
  set(
    "(?:anything |everything |if it is |if it's )?(?:under|below|less than|less|smaller than|darunter|en dessous|por debajo)(?: (?:that|this|it))?(?= ?(?:is|are|it's|it is|they|goes|go|should|->|=|:|,))|(?:under|below|less than|smaller than) (?:that|this)",
    'under',
  )
  set(
    "(?:anything |everything |if it is |if it's )?(?:over|above|more than|more|bigger than|daruber|au-dessus|por encima)(?: (?:that|this|it))?(?= ?(?:is|are|it's|it is|they|goes|go|should|->|=|:|,))|(?:over|above|more than|bigger than) (?:that|this)",
    'over',
  )
  set(
    '(?:and )?(?:the rest|the others|der rest|den rest|le reste|tout le reste|el resto|lo demas|il resto|tutto il resto|de rest)(?= (?:is|are|goes?|to|in|as|ist|sind|gehort|kommt|est|va|es|son|e|sono|zijn|gaat))|otherwise|or else|else|if not|in all other cases|sonst|andernfalls|sinon|autrement|si no|de lo contrario|altrimenti|anders',
    'otherwise',
  )
}

function decimalOf(digits: string, thousand: string | undefined): string {
  const plain = plainDigits(digits)
  return thousand ? written(times(exactOf(plain), exact(1000))) : plain
}

// "under ten dollars": the number in digits, which are never longer than its words.
function writeDigits(line: Line): void {
  for (const { index } of [...line.open.matchAll(/(?<![\p{L}\p{N}'])\p{L}/gu)]) {
    const number = readNumberWords(line.open, index)
    if (
      !number ||
      !/^\s+(?:dollars?|bucks|euros?|pounds?|quid|yen|cents?|pence|francs?|franken)(?![\p{L}])/u.test(
        line.open.slice(number.end),
      )
    )
      continue
    const digits = written(number.value)
    if (digits.length <= number.end - index)
      line.open = line.open.slice(0, index) + digits.padStart(number.end - index) + line.open.slice(number.end)
  }
}

function takeAmounts(line: Line, found: Found): void {
  writeDigits(line)
  const pattern = (source: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:that|which|who|amounts?|costs?|costing|worth|for|of|die|is|are|if|when|it is|it's|qui|que|son|sont|de|mas|with|an amount) ){0,4}(?:${source})(?![\\p{N}%])`.replaceAll(
        ' ',
        '\\s+',
      ),
      'gu',
    )
  const set = (source: string, read: (a: string, b: string) => void) =>
    takeAll(line, pattern(source), (match) => {
      const [, a, ka, b, kb] = match
      if (a === undefined) return null
      const isCents = /\d\s?(?:cents?|pence|centimes?|centimos?|centesimi|ct)$/.test(match[0])
      const size = (decimal: string) => (isCents ? written(over(exactOf(decimal), exact(100))) : decimal)
      read(size(decimalOf(a, ka)), b === undefined ? '' : size(decimalOf(b, kb)))
      return true
    })
  set(
    `(?:between|zwischen|entre|tra|fra|tussen|from|von|de|da|van) ${NUMBER} (?:and|to|und|bis|et|a|y|e|en|tot) ${NUMBER}`,
    (a, b) => {
      found.min = { decimal: a, inclusive: true }
      found.max = { decimal: b, inclusive: true }
    },
  )
  set(`${NUMBER} (?:or less|or under|or below|oder weniger|ou moins|o menos|o meno|of minder)`, (a) => {
    found.max = { decimal: a, inclusive: true }
  })
  set(`${NUMBER} (?:or more|or over|or above|and up|and over|and above|oder mehr|ou plus|o mas|o piu|of meer)`, (a) => {
    found.min = { decimal: a, inclusive: true }
  })
  set(`(?:${UP_TO}) ?${NUMBER}`, (a) => {
    found.max = { decimal: a, inclusive: true }
  })
  set(`(?:${AT_LEAST}) ?${NUMBER}`, (a) => {
    found.min = { decimal: a, inclusive: true }
  })
  set(`(?:${UNDER}) ?${NUMBER}`, (a) => {
    found.max = { decimal: a, inclusive: false }
  })
  set(`(?:${OVER}) ?${NUMBER}`, (a) => {
    found.min = { decimal: a, inclusive: false }
  })
  set(`(?:${AROUND}) ?${NUMBER}`, (a) => {
    // "Around" is a tenth either way.
    const tenth = over(exactOf(a), exact(10))
    found.min = { decimal: written(plus(exactOf(a), { n: -tenth.n, d: tenth.d })), inclusive: true }
    found.max = { decimal: written(plus(exactOf(a), tenth)), inclusive: true }
  })
  set(`(?:(?:${EXACTLY}) )${NUMBER}`, (a) => {
    found.min = { decimal: a, inclusive: true }
    found.max = { decimal: a, inclusive: true }
  })
  set(
    '(?:the |a |an )?(\\d[\\d.,]*\\d|\\d)(k)?[\\s-](?:dollars?|euros?|pounds?|bucks)(?= (?:monthly |weekly |yearly )?(?:charges?|fees?|payments?|transactions?|debits?|transfers?))',
    (a) => {
      found.min = { decimal: a, inclusive: true }
      found.max = { decimal: a, inclusive: true }
    },
  )
  set('(?:[$€£¥])\\s?(\\d[\\d.,]*\\d|\\d)(k)?', (a) => {
    found.min ??= { decimal: a, inclusive: true }
    found.max ??= { decimal: a, inclusive: true }
  })
}

// The words that stay tell what to look for; these also tell which way the money goes.
const IN =
  "(?:any |all |the )?(?:money|amounts?|payments?|transfers?|anything|everything|funds)(?: that (?:is|are|comes?))? (?:coming |received |going |i (?:get|receive) )?in(?: to my account)?(?= (?:from|of|over|under|on|is|are|via|by|=|->)| ?$)|(?:any |all )?(?:money|amounts?|payments?|transfers?) (?:i |we )?(?:get|receive|received|coming)(?: back)?|incoming (?:payments?|transfers?|money|amounts?)|incoming|inbound|positive amounts?|money received|what i (?:get|receive)|geldeingange?|zahlungseingange?|eingehende(?: zahlungen| uberweisungen)?|eingange?|virements recus|entrees? d'argent|argent recu|pagos recibidos|transferencias recibidas|bonifici ricevuti|accrediti|entrate|bijschrijvingen|inkomende(?: betalingen)?"
const OUT =
  '(?:any |all |the )?(?:money|amounts?|payments?|transfers?|anything|everything)(?: that (?:is|are|goes?))? (?:going |paid |sent )?out(?= (?:to|of|over|under|on|is|are|via|by|=|->)| ?$)|outgoing (?:payments?|transfers?|money|amounts?)|outgoing|outbound|negative amounts?|money (?:i|we) (?:send|pay|spend)|what (?:i|we) pay|zahlungsausgange?|ausgehende(?: zahlungen| uberweisungen)?|virements emis|argent depense|pagos enviados|bonifici inviati|uscite|afschrijvingen|uitgaande(?: betalingen)?'

// "Every payment over 500": nobody pays their own wages.
const PAID =
  '(?:(?:every|each|any|all|the|jede[rs]?|alle|chaque|tout|toute|tous les|toutes les|les|cada|todos los|todas las|los|las|ogni|tutti i|tutte le|i|elke|alle) )?(?:single )?(?:payments?|purchases?|charges?|expenses?|bills?|debits?|zahlung(?:en)?|ausgaben?|abbuchung(?:en)?|rechnung(?:en)?|einkaufe?|paiements?|achats?|depenses?|pagos?|compras?|gastos?|cargos?|pagament[oi]|acquist[oi]|spes[ae]|betaling(?:en)?|aankop?en|uitgaven?)'
const BOUND_ALONE = new RegExp(
  `^[\\s${BLANK}]*(?:${PAID})[\\s]*${BLANK}+(?![\\s${BLANK}]*(?:from|von|vom|de|da|van|desde)(?![\\p{L}]))`.replaceAll(
    ' ',
    '\\s+',
  ),
  'u',
)

function takeDirection(line: Line, found: Found): void {
  if ((found.min || found.max) && BOUND_ALONE.test(line.open.replace(new RegExp(`^${BLANK}+`, 'u'), '')))
    found.direction = 'out'
  takeAll(line, phrase(IN), () => {
    found.direction = 'in'
    return true
  })
  // "Zelle from Tom" came in, "Zelle to Tom" went out; the words stay, they name who it was.
  for (const [way, direction] of [
    ['from|von|de|da|van', 'in'],
    ['to|an|a|aan', 'out'],
  ] as const)
    takeAll(line, phrase(`(?:${PAYMENT_APPS})(?: payments?| transfers?)? (?:${way})`), () => {
      found.direction ??= direction
      return null
    })
  takeAll(line, phrase(OUT), () => {
    found.direction = 'out'
    return true
  })
  takeAll(
    line,
    phrase(
      '(?:any |all |the )?(?:refunds?|returns|reimbursements?|deposits?|credits|paychecks?|pay ?cheques?|dividends?|salary|wages|payouts?|earnings|einnahmen|ingresos|cobros|recettes|revenus|incassi|inkomsten|erstattungen|erstattung|ruckzahlungen|gutschriften|gehalt|lohn|remboursements|avoirs|depots|devoluciones|reembolsos|abonos|depositos|rimborsi|terugbetalingen|stortingen)(?= (?:from|of|by|at|over|under|on|via|von|de|da|van|from my)(?![\\p{L}]))',
    ),
    () => {
      found.direction = 'in'
      return true
    },
  )
  takeAll(
    line,
    phrase('(?:any |all |the )?deposits?(?= ?(?:$|[,;:=]|is |are |should |go |over |under |of |around |exactly ))'),
    () => {
      found.direction = 'in'
      return true
    },
  )
}

const CURRENCIES: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  'us dollars': 'USD',
  pounds: 'GBP',
  sterling: 'GBP',
  yen: 'JPY',
  francs: 'CHF',
  franken: 'CHF',
}

function takeCurrency(line: Line, found: Found): void {
  const code = 'usd|eur|gbp|cad|aud|jpy|chf|nzd|sek|nok|dkk|pln|czk|huf|inr|cny|hkd|sgd|brl|mxn|zar|krw|try|thb'
  takeAll(
    line,
    phrase(
      `(?:paid |charged |billed |that (?:is|are) )?(?:in|en) (${code}|euros?|us dollars|dollars|pounds|sterling|yen|francs|franken)`,
    ),
    ([, name = '']) => {
      found.currency = CURRENCIES[name.replace(/\s+/g, ' ')] ?? name.toUpperCase()
      return true
    },
  )
  takeAll(
    line,
    phrase(`(${code}) (?=(?:transactions|payments|purchases|charges|amounts)(?![\\p{L}]))`),
    ([, name = '']) => {
      found.currency = name.toUpperCase()
      return true
    },
  )
}

const SOURCE_NOUN =
  'cards?|credit cards?|debit cards?|accounts?|feeds?|statements?|bank|checking|savings|karte|kreditkarte|konto|carte|compte|tarjeta|cuenta|carta|conto|kaart|rekening|export|import|csv'

function takeSources(line: Line, found: Found, known: readonly string[]): void {
  const add = (name: string): true => {
    found.sources = [...(found.sources ?? []), name]
    return true
  }
  takeAll(
    line,
    phrase(
      `(?:on|with|in|from|using|auf|mit|sur|avec|con|en|su|op|met) (?:every|any|all|the|my|jeder|toute|cada|alle) (?:other|another|andere[nr]?|autre|otra) (?:${SOURCE_NOUN})|(?:on|with|in) (?:any|all|every) others?|everywhere else|sonst uberall`,
    ),
    () => {
      found.otherSources = true
      return true
    },
  )
  const original = (match: RegExpExecArray, group: string) => {
    const at = match[0].lastIndexOf(group)
    return line.original.slice(match.index + at, match.index + at + group.length).trim()
  }
  const preposition = 'on|with|in|from|using|through|via|auf|mit|in|vom|von|sur|avec|con|en|su|op|met|bei|uber|de|para'
  const owner = "my|the|our|his|her|my wife's|my husband's|meine[rmn]?|der|dem|die|ma|mon|la|le|mi|el|mia|mijn|de|het"
  takeAll(
    line,
    phrase(`(?:${preposition}) (?:${owner}) ([\\p{L}\\p{N}&.'\\s-]{2,30}?) (?:${SOURCE_NOUN})`),
    (match) => {
      const name = original(match, match[1] ?? '')
      return /^(?:own|other|bank|credit|debit|same|joint)$/i.test(name) && name !== 'joint' ? null : add(name)
    },
  )
  takeAll(
    line,
    phrase(
      `(?:${preposition}) (?:${owner}) (amex|visa|mastercard|discover|amex gold|amex platinum|apple card|revolut|monzo|n26|wise|chase|paypal|venmo|citi|sapphire|freedom|starling|barclays|hsbc|ing|dkb|comdirect|sparkasse|american express)(?= ?(?:$|[,;:.]|\\p{L}))`,
    ),
    (match) => add(original(match, match[1] ?? '')),
  )
  for (const source of known) {
    const folded = source.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    takeAll(line, phrase(`(?:${preposition}) (?:(?:${owner}) )?${folded}(?: (?:${SOURCE_NOUN}))?`), () => add(source))
  }
}
