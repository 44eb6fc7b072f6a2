import { add, type Exact, exact, isLess, multiply } from '../core/exact-amount.ts'
import { getOwnValue } from '../core/own-value.ts'
import { readWordsFrom } from './tokenizer.ts'

const SMALL: Record<string, number> = {}
function addWords(first: number, list: string): void {
  list.split(' ').forEach((names, i) => {
    for (const name of names.split('/')) SMALL[name] = first + i
  })
}
addWords(
  0,
  'zero/null/cero one/ein/eine/einen/eins/un/une/uno/una two/zwei/zwo/deux/dos three/drei/trois/tres four/vier/quatre/cuatro',
)
addWords(
  5,
  'five/funf/cinq/cinco six/sechs/seis seven/sieben/sept/siete eight/acht/huit/ocho nine/neun/neuf/nueve ten/zehn/dix/diez',
)
addWords(
  11,
  'eleven/elf/onze twelve/zwolf/douze/doce thirteen/dreizehn/treize/trece fourteen/vierzehn/quatorze/catorce',
)
addWords(
  15,
  'fifteen/funfzehn/quinze/quince sixteen/sechzehn/seize/dieciseis seventeen/siebzehn/diecisiete eighteen/achtzehn/dieciocho',
)
addWords(19, 'nineteen/neunzehn/diecinueve')
const TENS: Record<string, number> = {}
'twenty/zwanzig/vingt/veinte thirty/dreissig/trente/treinta forty/fourty/vierzig/quarante/cuarenta fifty/funfzig/cinquante/cincuenta sixty/sechzig/soixante/sesenta seventy/siebzig/setenta eighty/achtzig/ochenta ninety/neunzig/noventa'
  .split(' ')
  .forEach((names, i) => {
    for (const name of names.split('/')) TENS[name] = (i + 2) * 10
  })
const HUNDRED = new Set(['hundred', 'hundert', 'cent', 'cien', 'ciento', 'hundreds'])
const THOUSAND = new Set(['thousand', 'grand', 'tausend', 'mille', 'mil', 'k', 'thou', 'grands'])
const HUNDREDS: Record<string, number> = {
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  zweihundert: 200,
  dreihundert: 300,
  vierhundert: 400,
  funfhundert: 500,
  sechshundert: 600,
  siebenhundert: 700,
  achthundert: 800,
  neunhundert: 900,
}

/** Small whole numbers in digits or words, for patterns ("six weeks", "deux fois"). */
export const COUNT = `(?:\\d{1,3}|${[...Object.keys(SMALL), ...Object.keys(TENS)].filter((w) => w !== 'null').join('|')}|a couple(?: of)?|couple(?: of)?)`

/** The value of a COUNT match; null for anything else. */
export function readCount(text: string | undefined): number | null {
  if (text === undefined) return null
  const word = text.trim()
  if (/^\d+$/.test(word)) return Number(word)
  if (/^(a )?couple( of)?$/.test(word.replace(/\s+/g, ' '))) return 2
  return getOwnValue(SMALL, word) ?? getOwnValue(TENS, word) ?? null
}

/** The most words one number can have. */
const MAX_WORDS = 12

export type NumberReading = {
  value: Exact
  end: number
  words: number
  /** With a word such as "hundred", or spoken in two parts: hardly a count of things. */
  isRound: boolean
  /** "A couple hundred", "a few thousand". */
  isVague: boolean
  /** Said like "one-fifty", which may also be 1.50. */
  isSpoken: boolean
}

/** What has been read of a number, and the words still to come. */
type Reading = {
  readonly text: string
  readonly tokens: readonly Word[]
  /** The word to read next. */
  at: number
  /** Words up to here belong to the number. */
  used: number
  total: Exact
  current: Exact | null
  isRound: boolean
  isVague: boolean
  isSpoken: boolean
}
type Word = ReturnType<typeof readWordsFrom>[number]
/**
 * `part`: the number may end with this word. `open`: it continues, but can't end here. `stop`: it ended before this
 * word. `none`: there is no number.
 */
type Step = 'part' | 'open' | 'stop' | 'none'

/**
 * Reads a number in words from this position ("three hundred and five", "twelve hundred", "a grand", "two and a half
 * thousand", "a couple hundred", "fünfzig"); null if there is none. "One" alone counts; "a" alone doesn't.
 */
export function readNumberWords(text: string, start: number): NumberReading | null {
  const tokens = readWordsFrom(text, start, MAX_WORDS)
  const flags = { isRound: false, isVague: false, isSpoken: false }
  const reading: Reading = { text, tokens, at: 0, used: 0, total: exact(0), current: null, ...flags }
  while (reading.at < tokens.length && !isApart(reading)) {
    const step = readWord(reading)
    if (step === 'none') return null
    if (step === 'stop') break
    reading.at += 1
    if (step === 'part') reading.used = reading.at
  }
  const { used, total, current, isRound, isVague, isSpoken } = reading
  if (used === 0) return null
  const value = add(total, current ?? exact(0))
  return { value, end: tokens[used - 1]!.end, words: used, isRound, isVague, isSpoken }
}

/** Whether there is more than spaces or one hyphen before the next word. */
function isApart(reading: Reading): boolean {
  return reading.at > 0 && !/^[\s-]$|^\s+$/.test(getGapBefore(reading))
}

function getGapBefore({ text, tokens, at }: Reading): string {
  return text.slice(tokens[at - 1]!.end, tokens[at]!.start)
}

function getWordAt({ tokens, at }: Reading, ahead = 0): string {
  return tokens[at + ahead]?.word ?? ''
}

const ARTICLES = new Set(['a', 'ein', 'un'])
const AND = new Set(['and', 'und', 'y', 'et'])
const VAGUE: Record<string, number> = { couple: 2, few: 3 }
const isMultiple = (word: string) => HUNDRED.has(word) || THOUSAND.has(word)

function readWord(reading: Reading): Step {
  const word = getWordAt(reading)
  if (ARTICLES.has(word)) return readArticle(reading)
  const vague = getOwnValue(VAGUE, word)
  if (vague !== undefined && reading.used === 0 && isMultiple(getWordAt(reading, 1))) {
    reading.current = exact(vague)
    reading.isVague = true
    return 'part'
  }
  const isHalf = word === 'half' && reading.used === 0 && getWordAt(reading, 1) === 'a'
  if (isHalf && THOUSAND.has(getWordAt(reading, 2))) {
    reading.current = exact(1, 2)
    reading.at += 1
    return 'open'
  }
  if (AND.has(word)) return readAnd(reading)
  const amount = getOwnValue(SMALL, word) ?? getOwnValue(TENS, word) ?? getOwnValue(HUNDREDS, word)
  return amount === undefined ? readMultiplier(reading, word) : readAddend(reading, word, amount)
}

/** "A hundred", "a couple of thousand". */
function readArticle(reading: Reading): Step {
  if (reading.used > 0) return 'stop'
  const vague = getOwnValue(VAGUE, getWordAt(reading, 1))
  const skipped = vague === undefined ? 0 : getWordAt(reading, 2) === 'of' ? 2 : 1
  if (!isMultiple(getWordAt(reading, 1 + skipped))) return 'none'
  reading.current = exact(vague ?? 1)
  reading.isVague ||= vague !== undefined
  reading.at += skipped
  return 'open'
}

/** "Two and a half thousand", "three hundred and five", "treinta y cinco". */
function readAnd(reading: Reading): Step {
  if (reading.used === 0) return 'stop'
  const next = getWordAt(reading, 1)
  if (next === 'a' && getWordAt(reading, 2) === 'half') {
    reading.current = add(reading.current ?? exact(0), exact(1, 2))
    reading.at += 2
    return 'part'
  }
  const follows = getOwnValue(SMALL, next) ?? getOwnValue(TENS, next)
  const joins = reading.isRound || (getWordAt(reading) !== 'and' && reading.current !== null)
  return follows === undefined || !joins ? 'stop' : 'open'
}

function readAddend(reading: Reading, word: string, amount: number): Step {
  const { current } = reading
  if (current !== null && isSpokenPair(reading, current, amount)) {
    reading.current = add(multiply(current, exact(100)), exact(amount))
    reading.isSpoken = true
    reading.isRound = true
    return 'part'
  }
  if (current !== null && !canJoin(current, amount)) return 'stop'
  reading.current = add(current ?? exact(0), exact(amount))
  reading.isRound ||= getOwnValue(HUNDREDS, word) !== undefined
  return 'part'
}

/** "one-fifty" is 150, or 1.50; "twelve fifty" is 1,250, or 12.50. */
function isSpokenPair(reading: Reading, current: Exact, amount: number): boolean {
  const isInRange = isLess(current, exact(100)) && !isLess(current, exact(1)) && amount >= 10
  return isInRange && !reading.isRound && /^[\s-]$/.test(getGapBefore(reading))
}

function readMultiplier(reading: Reading, word: string): Step {
  const { current, used } = reading
  if (HUNDRED.has(word) && (current !== null || word !== 'cent')) {
    reading.current = multiply(current ?? exact(1), exact(100))
    reading.isRound = true
    return 'part'
  }
  const canStart = word === 'tausend' || word === 'mille' || word === 'mil'
  if (!THOUSAND.has(word) || (used === 0 && current === null && !canStart)) return 'stop'
  reading.total = add(reading.total, multiply(current ?? exact(1), exact(1000)))
  reading.current = null
  reading.isRound = true
  return 'part'
}

// "twenty five" and "two hundred ten" join; "five six" is two numbers.
function canJoin(current: Exact, amount: number): boolean {
  const last = Number(current.n / current.d)
  if (last >= 100 && last % 100 === 0) return amount < 100
  return last % 100 >= 20 && last % 10 === 0 && amount < 10 && amount > 0
}
