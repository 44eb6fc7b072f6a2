import { type Exact, exact, isLess, plus, times } from '../core/exact-amount.ts'
import { ownValue } from '../core/own-value.ts'
import { wordsFrom } from './tokenizer.ts'

const SMALL: Record<string, number> = {}
function teach(first: number, list: string): void {
  list.split(' ').forEach((names, i) => {
    for (const name of names.split('/')) SMALL[name] = first + i
  })
}
teach(
  0,
  'zero/null/cero one/ein/eine/einen/eins/un/une/uno/una two/zwei/zwo/deux/dos three/drei/trois/tres four/vier/quatre/cuatro',
)
teach(
  5,
  'five/funf/cinq/cinco six/sechs/seis seven/sieben/sept/siete eight/acht/huit/ocho nine/neun/neuf/nueve ten/zehn/dix/diez',
)
teach(11, 'eleven/elf/onze twelve/zwolf/douze/doce thirteen/dreizehn/treize/trece fourteen/vierzehn/quatorze/catorce')
teach(
  15,
  'fifteen/funfzehn/quinze/quince sixteen/sechzehn/seize/dieciseis seventeen/siebzehn/diecisiete eighteen/achtzehn/dieciocho',
)
teach(19, 'nineteen/neunzehn/diecinueve')
const TENS: Record<string, number> = {}
'twenty/zwanzig/vingt/veinte thirty/dreissig/trente/treinta forty/fourty/vierzig/quarante/cuarenta fifty/funfzig/cinquante/cincuenta sixty/sechzig/soixante/sesenta seventy/siebzig/setenta eighty/achtzig/ochenta ninety/neunzig/noventa'
  .split(' ')
  .forEach((names, i) => {
    for (const name of names.split('/')) TENS[name] = (i + 2) * 10
  })
const HUNDRED = new Set(['hundred', 'hundert', 'cent', 'cien', 'ciento', 'hundreds'])
const THOUSAND = new Set(['thousand', 'grand', 'tausend', 'mille', 'mil', 'k', 'thou', 'grands'])
const SPANISH_HUNDREDS: Record<string, number> = {
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

/** Small whole numbers by name, for patterns ("six weeks", "deux fois"). */
export const COUNT = `(?:\\d{1,3}|${[...Object.keys(SMALL), ...Object.keys(TENS)].filter((w) => w !== 'null').join('|')}|a couple(?: of)?|couple(?: of)?)`

/** What a match of COUNT says; null where it is neither digits nor a known word. */
export function countOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const word = text.trim()
  if (/^\d+$/.test(word)) return Number(word)
  if (/^(a )?couple( of)?$/.test(word.replace(/\s+/g, ' '))) return 2
  return ownValue(SMALL, word) ?? ownValue(TENS, word) ?? null
}

/** Words that one number may take. */
const LONGEST = 12

type NumberReading = {
  value: Exact
  end: number
  words: number
  isRound: boolean
  isVague: boolean
  /** Said like "one-fifty", which may also be 1.50. */
  isSpoken: boolean
}

/**
 * Reads a number in words from this place ("three hundred and five", "twelve hundred", "a grand", "two and a half
 * thousand", "a couple hundred", "fünfzig"); null where there is none. "One" alone counts; "a" alone does not.
 */
export function readNumberWords(text: string, start: number): NumberReading | null {
  const tokens = wordsFrom(text, start, LONGEST)
  let total = exact(0)
  let current: Exact | null = null
  let used = 0
  let isRound = false
  let isVague = false
  let isSpoken = false
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!.word
    const next = tokens[i + 1]?.word ?? ''
    const isSplit = i > 0 && !/^[\s-]$|^\s+$/.test(text.slice(tokens[i - 1]!.end, tokens[i]!.start))
    if (isSplit) break
    if (word === 'a' || word === 'ein' || word === 'un') {
      if (used > 0) break
      if (next === 'couple' || next === 'few') {
        const skip = tokens[i + 2]?.word === 'of' ? 1 : 0
        if (!HUNDRED.has(tokens[i + 2 + skip]?.word ?? '') && !THOUSAND.has(tokens[i + 2 + skip]?.word ?? ''))
          return null
        current = exact(next === 'couple' ? 2 : 3)
        isVague = true
        i += 1 + skip
        continue
      }
      if (!HUNDRED.has(next) && !THOUSAND.has(next)) return null
      current = exact(1)
      continue
    }
    if ((word === 'couple' || word === 'few') && used === 0 && (HUNDRED.has(next) || THOUSAND.has(next))) {
      current = exact(word === 'couple' ? 2 : 3)
      isVague = true
    } else if (word === 'half' && used === 0 && next === 'a' && THOUSAND.has(tokens[i + 2]?.word ?? '')) {
      current = exact(1, 2)
      i += 1
      continue
    } else if (word === 'and' || word === 'und' || word === 'y' || word === 'et') {
      if (used === 0) break
      if (next === 'a' && tokens[i + 2]?.word === 'half') {
        current = plus(current ?? exact(0), exact(1, 2))
        i += 2
        used = i + 1
        continue
      }
      const follows = ownValue(SMALL, next) ?? ownValue(TENS, next)
      const joins = isRound || (word !== 'and' && current !== null && follows !== undefined)
      if (follows === undefined || !joins) break
      continue
    } else if (
      ownValue(SMALL, word) !== undefined ||
      ownValue(TENS, word) !== undefined ||
      ownValue(SPANISH_HUNDREDS, word) !== undefined
    ) {
      const amount: number = ownValue(SMALL, word) ?? ownValue(TENS, word) ?? ownValue(SPANISH_HUNDREDS, word)!
      // "one-fifty" is 150, or 1.50; "twelve fifty" is 1,250, or 12.50.
      const isSpokenPair =
        current !== null &&
        !isRound &&
        isLess(current, exact(100)) &&
        !isLess(current, exact(1)) &&
        amount >= 10 &&
        /^[\s-]$/.test(text.slice(tokens[i - 1]!.end, tokens[i]!.start))
      if (isSpokenPair) {
        current = plus(times(current!, exact(100)), exact(amount))
        isSpoken = true
        isRound = true
        used = i + 1
        continue
      }
      if (current !== null && !canJoin(current, amount)) break
      current = plus(current ?? exact(0), exact(amount))
      if (ownValue(SPANISH_HUNDREDS, word) !== undefined) isRound = true
    } else if (HUNDRED.has(word) && (current !== null || word !== 'cent')) {
      current = times(current ?? exact(1), exact(100))
      isRound = true
    } else if (
      THOUSAND.has(word) &&
      (used > 0 || current !== null || word === 'tausend' || word === 'mille' || word === 'mil')
    ) {
      total = plus(total, times(current ?? exact(1), exact(1000)))
      current = null
      isRound = true
    } else break
    used = i + 1
  }
  if (used === 0) return null
  return {
    value: plus(total, current ?? exact(0)),
    end: tokens[used - 1]!.end,
    words: used,
    isRound,
    isVague,
    isSpoken,
  }
}

// "twenty five" and "two hundred ten" join; "five six" are two numbers.
function canJoin(current: Exact, amount: number): boolean {
  const last = Number(current.n / current.d)
  if (last >= 100 && last % 100 === 0) return amount < 100
  return last % 100 >= 20 && last % 10 === 0 && amount < 10 && amount > 0
}
