import { normalizeText } from '../language/normalize-text.ts'

/** A word, number or symbol of a text, as the second reader sees it. */
export type TextUnit = {
  readonly start: number
  readonly end: number
  /** In lower case and without accents; `0` for a number, and `|` for the end of a column. */
  readonly word: string
  /** The value of a number; null for everything else. */
  readonly value: number | null
  readonly shape: UnitShape
}

/**
 * How a number or a word is written. A `name` starts with a capital letter; `capitals` has two or more and no small
 * letters.
 */
export const UNIT_SHAPES = ['none', 'whole', 'decimal', 'word', 'ordinal', 'fraction', 'name', 'capitals'] as const
type UnitShape = (typeof UNIT_SHAPES)[number]

/**
 * English only, and separate from `language/number-words.ts`, because the weights were trained on exactly these units.
 */
const SMALL = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i] as const),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10] as const),
)
TENS.set('fourty', 40)
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['million', 1_000_000],
])
const FRACTIONS = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['fifth', 1 / 5],
])
const BANKNOTES = new Map([
  ['fiver', 5],
  ['tenner', 10],
])
const SPECIAL = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['¼', 1 / 4],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
])

const UNIT =
  /(\d+(?:[.,'’\u00a0\u202f]\d+|(?<=\d) (?=\d{3}(?!\d))\d{3})*)(st|nd|rd|th|k|K|m)?(?![\p{L}\d])|(\d+(?:[.,]\d+)*)|([\p{L}]+(?:['’][\p{L}]+)*)|([½⅓¼⅔¾])|(\n)|([^\s\p{L}\d])/gu

/**
 * The same groups for pasted texts, where letters may follow a number ("165,000VND"), so the third group never matches.
 */
const PASTE_UNIT =
  /(\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*)((?:st|nd|rd|th|k|K)(?![\p{L}\d]))?|((?!))|([\p{L}]+(?:['’][\p{L}]+)*)|([½⅓¼⅔¾])|(\n)|([^\s\p{L}\d])/gu

/** Splits a text into units; each number, in digits or words, is one unit with its value. */
export function splitTextUnits(text: string): TextUnit[] {
  const units = joinNumberWords(splitUnits(text, UNIT))
  return units.map((unit, at) => scaleRangeStart(unit, text, units[at + 1], units[at + 2]))
}

/** "9 to 11k": both ends are thousands. */
function scaleRangeStart(unit: TextUnit, text: string, joiner?: TextUnit, end?: TextUnit): TextUnit {
  const isRange = unit.value !== null && joiner !== undefined && /^(?:to|or|-|–)$/.test(joiner.word)
  if (!isRange || !end?.value || !/\dk$/i.test(text.slice(unit.start, end.end))) return unit
  return unit.value * 100 < end.value ? { ...unit, value: unit.value * 1000 } : unit
}

/** A tab or a wide gap: the end of a column. */
const GAP = /\t|[^\S\n]{2,}/

/** The units of a pasted text, with its lines and columns. Numbers in words stay words. */
export function splitPasteUnits(text: string): TextUnit[] {
  const units: TextUnit[] = []
  let at = 0
  for (const cell of text.split(/(\t|[^\S\n\t]{2,}\t?)/)) {
    if (GAP.test(cell)) units.push({ start: at, end: at + cell.length, word: '|', value: null, shape: 'none' })
    else units.push(...splitUnits(cell, PASTE_UNIT, at))
    at += cell.length
  }
  return units
}

function splitUnits(text: string, pattern: RegExp, from = 0): TextUnit[] {
  return Array.from(text.matchAll(pattern), (match): TextUnit => {
    const start = from + match.index
    return { start, end: start + match[0].length, ...getUnit(match) }
  })
}

function getUnit([raw, digits, suffix, bare, letters, special]: RegExpExecArray): Pick<
  TextUnit,
  'word' | 'value' | 'shape'
> {
  const figures = digits ?? bare
  if (figures !== undefined) {
    const value = readFigures(figures)
    if (suffix && /^(st|nd|rd|th)$/.test(suffix)) return { word: '0', value, shape: 'ordinal' }
    const scaled = suffix === undefined ? value : value * (suffix === 'm' ? 1_000_000 : 1000)
    const isWhole = Number.isInteger(scaled) && !/[.,]\d{1,2}$/.test(figures)
    return { word: '0', value: scaled, shape: isWhole ? 'whole' : 'decimal' }
  }
  if (letters !== undefined) return { word: fold(letters), value: null, shape: getWordShape(letters) }
  if (special !== undefined) return { word: '0', value: SPECIAL.get(special)!, shape: 'fraction' }
  return { word: raw === '’' ? "'" : raw, value: null, shape: 'none' }
}

function getWordShape(letters: string): UnitShape {
  if (!/^\p{Lu}/u.test(letters)) return 'none'
  return /^\p{Lu}{2}[^\p{Ll}]*$/u.test(letters) ? 'capitals' : 'name'
}

export function fold(word: string): string {
  return normalizeText(word, 'NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
}

function readFigures(figures: string): number {
  const plain = figures.replace(/['’\s\u00a0\u202f]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return Number(plain)
  const tail = plain.length - last - 1
  const marks = new Set(plain.replace(/\d/g, ''))
  const isGrouped = tail === 3 && (marks.size === 1 || plain[last] === ',')
  if (isGrouped && !(plain[last] === '.' && plain.startsWith('0'))) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`)
}

/** "twelve hundred and fifty" and "2 thousand" each become one unit. */
function joinNumberWords(units: readonly TextUnit[]): TextUnit[] {
  const joined: TextUnit[] = []
  let i = 0
  while (i < units.length) {
    const spoken = readNumberAt(units, i)
    if (spoken) {
      joined.push({
        start: units[i]!.start,
        end: units[spoken.next - 1]!.end,
        word: '0',
        value: spoken.value,
        shape: spoken.shape,
      })
      i = spoken.next
    } else joined.push(units[i++]!)
  }
  return joined
}

type SpokenNumber = { value: number; next: number; shape: UnitShape }

function readNumberAt(units: readonly TextUnit[], first: number): SpokenNumber | null {
  const fraction = FRACTIONS.get(units[first]!.word)
  if (fraction !== undefined) return { value: fraction, next: first + 1, shape: 'fraction' }
  const note = BANKNOTES.get(units[first]!.word)
  if (note !== undefined) return { value: note, next: first + 1, shape: 'word' }
  const words = new NumberWords(units, first)
  if (!words.begin()) return null
  while (words.takeNext());
  return words.getResult()
}

/** Reads "twelve hundred and fifty" or "2 thousand" word by word. */
class NumberWords {
  private readonly units: readonly TextUnit[]
  private readonly first: number
  private at: number
  private total = 0
  private group: number | null = null
  private hasTens = false
  private hasOnes = false

  constructor(units: readonly TextUnit[], first: number) {
    this.units = units
    this.first = first
    this.at = first
  }

  private getWord(i: number): string {
    return this.units[i]?.word ?? ''
  }

  /** Accepts digits or "a" before a scale such as "thousand"; false for any other number in digits. */
  begin(): boolean {
    const unit = this.units[this.first]!
    const next = this.getWord(this.first + 1)
    const isScaled = SCALES.has(next) && next !== 'k'
    if (unit.value !== null) {
      if (unit.shape === 'ordinal' || !isScaled) return false
      this.group = unit.value
      this.at++
    } else if (/^an?$/.test(unit.word) && isScaled) {
      this.group = 1
      this.at++
    }
    return true
  }

  /** Accepts the next word; false if the number ends here. */
  takeNext(): boolean {
    return this.takeBelowHundred() || this.takeScale()
  }

  private takeBelowHundred(): boolean {
    const at = this.getWord(this.at) === '-' && this.at > this.first ? this.at + 1 : this.at
    const isJoined = at !== this.at
    const tens = TENS.get(this.getWord(at))
    const ones = SMALL.get(this.getWord(at))
    if (tens !== undefined && !isJoined && !this.hasTens && !this.hasOnes) {
      this.group = (this.group ?? 0) + tens
      this.hasTens = true
    } else if (ones !== undefined && !this.hasOnes && (this.hasTens ? ones < 10 : !isJoined)) {
      this.group = (this.group ?? 0) + ones
      this.hasOnes = true
    } else return false
    this.at = at + 1
    return true
  }

  private takeScale(): boolean {
    const word = this.getWord(this.at)
    const scale = SCALES.get(word)
    if (scale === undefined || this.group === null || (word === 'k' && this.at > this.first + 1)) return false
    if (scale === 100) this.group *= 100
    else {
      this.total += this.group * scale
      this.group = null
    }
    this.hasTens = false
    this.hasOnes = false
    this.at++
    const after = this.getWord(this.at + 1)
    if (this.getWord(this.at) === 'and' && (TENS.has(after) || SMALL.has(after))) this.at++
    return true
  }

  getResult(): SpokenNumber | null {
    if (this.at === this.first || (this.group === null && this.total === 0)) return null
    const { value, shape } = this.units[this.first]!
    return { value: this.total + (this.group ?? 0), next: this.at, shape: value === null ? 'word' : shape }
  }
}
