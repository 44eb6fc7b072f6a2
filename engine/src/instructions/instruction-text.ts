import { collapseSpaces, foldName, getFoldedSpellings } from '../language/fold-text.ts'
import { getCached } from '../language/get-cached.ts'
import { GIVEN_NAMES } from '../language/given-names.ts'
import { toCompactText, tokenize } from '../language/tokenizer.ts'
import { isOfKind } from './row-kinds.ts'

/**
 * A test on a row's text. `words`: it has these whole words next to each other, spelled in any of the ways that banks
 * use; `part`: these characters anywhere; `start` and `end`: it starts or ends with them; `idea`: a kind of transaction
 * that banks describe in many ways ("transfers between my own accounts").
 */
export type TextTest = {
  readonly how: 'words' | 'part' | 'start' | 'end' | 'idea'
  readonly text: string
}

/** A row's text prepared for many tests. Most tests check `compact` first, and most rows already fail there. */
export type RowText = { readonly text: string; readonly compact: string }

export function getRowText(text: string): RowText {
  return { text, compact: simplifyKana(toCompactText(text)) }
}

const foldedTexts = new Map<string, string>()
const tokenLists = new Map<string, readonly string[]>()

// Other names that banks or people use.
const ALIASES: Record<string, readonly string[]> = {
  amazon: ['amzn', 'amz'],
  walmart: ['wal mart', 'wm supercenter', 'wmt'],
  'whole foods': ['wholefds', 'wfm'],
  'trader joes': ['trader joe'],
  mcdonalds: ['mcdonald', 'mcd', 'maccas', 'mickey ds'],
  woolworths: ['woolies'],
  'tim hortons': ['timmies'],
  starbucks: ['sbux'],
  'american express': ['amex'],
  'seven eleven': ['7 eleven', '7eleven'],
  'best buy': ['bestbuy', 'bestbuycom'],
  'bank of america': ['bofa', 'bkofamerica'],
  'new york times': ['nytimes', 'nyt'],
  'disney plus': ['disneyplus', 'disney+'],
  'dunkin donuts': ['dunkin'],
  google: ['googl'],
  apple: ['apple com bill', 'itunes'],
  'barnes and noble': ['barnes noble', 'barnesnoble'],
  cvs: ['cvs pharmacy'],
  'deutsche bahn': ['db vertrieb', 'bahn de', 'db fernverkehr'],
  sainsburys: ['sainsbury'],
  'marks and spencer': ['m s', 'marks spencer', 'marks spencer plc'],
  ebay: ['ebay o'],
  paypal: ['pp', 'paypal'],
}

// Any name in a group stands for the others, unless it's very short. But "apple.com/bill" doesn't stand for all of
// "Apple".
const ALIAS_GROUPS = new Map<string, readonly string[]>()
for (const [name, others] of Object.entries(ALIASES)) {
  const group = [name.replace(/ and /, ' '), ...others]
  for (const one of group)
    if (one === group[0] || one.length > 3 || one === 'm s')
      ALIAS_GROUPS.set(one, [
        ...(ALIAS_GROUPS.get(one) ?? []),
        ...group.filter((other) => !one.startsWith(`${other} `)),
      ])
}

// A rule is checked against every row of an import, so its spellings are calculated once.
type Prepared = {
  compact: string
  spellings: string[]
  tokens: string[][]
  needles: string[]
  isUnspaced: boolean
  /** The name of a doctor without the title. */
  doctor: string[]
}
const prepared = new WeakMap<TextTest, Prepared>()
function prepare(test: TextTest): Prepared {
  const cached = prepared.get(test)
  if (cached) return cached
  const spellings = getSpellings(test.text)
  const tokens = spellings.map(tokenize)
  const made = {
    compact: simplifyKana(toCompactText(test.text)),
    spellings: spellings.map(toCompactText),
    tokens,
    // Banks shorten words, but rarely the first.
    needles: tokens.map(([first = '']) => simplifyKana(first)),
    doctor: tokens[0]?.[0] === 'dr' ? tokens[0].slice(1) : [],
    isUnspaced: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(test.text),
  }
  prepared.set(test, made)
  return made
}

export function passesTest(row: RowText, test: TextTest): boolean {
  if (test.how === 'idea')
    return isOfKind(
      test.text,
      getCached(foldedTexts, row.text, () => collapseSpaces(foldName(row.text))),
    )
  const { compact, spellings, tokens, needles, isUnspaced, doctor } = prepare(test)
  if (compact === '') return false
  if (test.how === 'part') return spellings.some((spelling) => row.compact.includes(spelling))
  if (test.how === 'start')
    return (
      row.compact.startsWith(compact) &&
      (!endsWord(test.text) || /^\d/.test(row.compact.slice(compact.length)) || startsWithWords(row.text, compact))
    )
  if (test.how === 'end') return row.compact.endsWith(compact)
  // Scripts without spaces have no whole words.
  if (isUnspaced) return row.compact.includes(compact)
  const words = () => getCached(tokenLists, row.text, () => tokenize(row.text))
  return (
    tokens.some((wanted, i) => row.compact.includes(needles[i] ?? '') && hasWords(words(), wanted)) ||
    (doctor.length > 0 && hasWords(words(), doctor) && words().some((word) => PRACTICE.test(word)))
  )
}

/** "Patel Brothers" isn't Dr. Patel, but "Patel Clinic" may be. */
const PRACTICE =
  /^(?:md|dds|dmd|dvm|od|pllc|vet|vets|gp|clini.*|klini.*|cabinet|praxis|practice|surgery|hospital|medic.*|dent.*|zahn.*|.*arzt.*|ortho.*|pediatric.*|paediatric.*|derm.*|veterin.*|animal|physio.*|chiro.*|optom.*|eye|health.*)$/

/** Whether a text ends a word, like "TST-" and "CHAR/": "TSTORE" doesn't start with "TST-". */
function endsWord(text: string): boolean {
  return /[^\p{L}\p{N}]$/u.test(text)
}

function startsWithWords(text: string, compact: string): boolean {
  const words = getCached(tokenLists, text, () => tokenize(text))
  return words.some((_, i) => words.slice(0, i + 1).join('') === compact)
}

function getSpellings(text: string): string[] {
  const spellings = getFoldedSpellings(text)
  const plain = tokenize(text)
    .filter((word) => word !== 'and')
    .join(' ')
  const aliases = ALIAS_GROUPS.get(plain) ?? ALIAS_GROUPS.get(toCompactText(text)) ?? []
  const bare = spellings.flatMap((spelling) => {
    const words = tokenize(spelling)
    const short = words.filter(
      (word, i) =>
        word !== 'and' &&
        !(i === 0 && /^(?:the|mrs?|ms|miss)$/.test(word)) &&
        !(i > 0 && /^(?:inc|llc|ltd|co|corp|gmbh|plc)$/.test(word)),
    )
    return short.length > 0 && short.length < words.length && short.join('').length > 2 ? [short.join(' ')] : []
  })
  // Doctors in French, Spanish or Portuguese.
  const titles = spellings.flatMap((spelling) =>
    spelling.startsWith('dr ') ? [`dre${spelling.slice(2)}`, `dra${spelling.slice(2)}`] : [],
  )
  return [
    ...spellings,
    ...titles,
    ...bare,
    ...spellings.flatMap(getSingulars),
    ...aliases.filter((alias) => alias !== plain),
  ]
}

/** "WETHERSPOON" for "Wetherspoons", but not "WILLIAM" for "Williams". */
function getSingulars(name: string): string[] {
  const [, singular] = /^(\p{L}{6,}[^aious])s$/u.exec(name) ?? []
  return singular === undefined || GIVEN_NAMES.has(singular) ? [] : [singular]
}

/**
 * Whether the words are next to each other in the row. If a bank joins or splits words ("WAL-MART", "EZPASS"), they
 * still match as long as they start and end at a word boundary. A store number can be joined to the end, and an initial
 * ("R. Okafor") stands for a first name.
 */
function hasWords(tokens: readonly string[], wanted: readonly string[]): boolean {
  const compact = wanted.join('')
  if (compact === '') return false
  // Check 311 isn't check 3112.
  const endsInLetter = /\D$/.test(compact)
  for (let start = 0; start < tokens.length; start++) {
    if (hasWordsAt(tokens, start, wanted) || isReversedName(tokens, start, wanted)) return true
    let joined = ''
    for (let end = start; end < tokens.length && joined.length < compact.length; end++) {
      joined += tokens[end]
      if (joined === compact) return true
      if (
        joined.startsWith(compact) &&
        /^\d+$/.test(joined.slice(compact.length)) &&
        endsInLetter &&
        compact.length > 2
      )
        return true
    }
  }
  return false
}

/** "OKAFOR DENISE" for "Denise Okafor". */
function isReversedName(tokens: readonly string[], start: number, [first = '', last = '', ...more]: readonly string[]) {
  const isName = more.length === 0 && /^\p{L}{3,}$/u.test(first) && /^\p{L}{3,}$/u.test(last)
  return isName && tokens[start] === last && tokens[start + 1] === first
}

function hasWordsAt(tokens: readonly string[], start: number, wanted: readonly string[]): boolean {
  if (start + wanted.length > tokens.length) return false
  return wanted.every((word, i) => {
    const token = tokens[start + i]!
    if (token === word || isShortFor(token, word, i)) return true
    const isFirstName = i === 0 && wanted.length > 1
    return isFirstName && word.length === 1 && /^\p{L}/u.test(token) && token.length > 2 && token.startsWith(word)
  })
}

/**
 * "PROP MGMT" for "property management", "FARE" for "fares". The first word must be whole or a common abbreviation such
 * as "MGMT".
 */
function isShortFor(token: string, word: string, at: number): boolean {
  if (at > 0 && /[^aious]s$/.test(word) && word === `${token}s`) return true
  if (at === 0 || token.length < 3 || token.length >= word.length || token.slice(0, 2) !== word.slice(0, 2))
    return /^(?:mgmt|mkt|svcs?|intl|whse|ctr|dept|natl|pkwy|hlth)$/.test(token) && isLettersOf(token, word)
  return word.startsWith(token) || (!/[aeiou]/.test(token.slice(1)) && isLettersOf(token, word))
}

function isLettersOf(token: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === token[at]) at += 1
  return at === token.length && token[0] === word[0]
}

// Banks write the long vowel mark of katakana as a hyphen or leave it out.
function simplifyKana(text: string): string {
  return text.replaceAll('ー', '')
}

/** Whether a source has this name or contains it as whole words ("Amex" matches "Amex Gold"). */
export function isSameSource(source: string, wanted: string): boolean {
  return getCached(sameSources, `${source}\n${wanted}`, () =>
    getSpellings(wanted).some((spelling) => hasWords(tokenize(source), tokenize(spelling))),
  )
}

// A user has few sources, and they're checked for every row.
const sameSources = new Map<string, boolean>()

/** Longer texts are more specific; a kind of transaction counts less than any whole word. */
export function weighText({ how, text }: TextTest): number {
  return how === 'idea' ? 5 : Math.min(90, toCompactText(text).length + (how === 'part' ? 0 : 5))
}
