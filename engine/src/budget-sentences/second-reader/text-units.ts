/** A word, a number or a sign of a text, as the second reader sees it. */
export type TextUnit = {
  readonly start: number
  readonly end: number
  /** In lower case, without accents. */
  readonly word: string
  /** What a number says, in digits or in words; null for everything else. */
  readonly value: number | null
  readonly shape: NumberShape
}

export const NUMBER_SHAPES = ['none', 'whole', 'decimal', 'word', 'ordinal', 'fraction'] as const
export type NumberShape = (typeof NUMBER_SHAPES)[number]

/** English only, and apart from `language/number-words.ts`: the weights were trained on these very units. */
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
const SPECIAL = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['¼', 1 / 4],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
])

const UNIT =
  /(\d+(?:[.,'’\u00a0\u202f]\d+|(?<=\d) (?=\d{3}(?!\d))\d{3})*)(st|nd|rd|th|k|K|m)?(?![\p{L}\d])|(\d+(?:[.,]\d+)*)|([\p{L}]+(?:['’][\p{L}]+)*)|([½⅓¼⅔¾])|(\n)|([^\s\p{L}\d])/gu

/** Cuts a text into units; each number, in digits or in words, is one unit with its value. */
export function textUnits(text: string): TextUnit[] {
  const units: TextUnit[] = []
  for (const match of text.matchAll(UNIT)) {
    const [raw, digits, suffix, bare, letters, special] = match
    const start = match.index
    const end = start + raw.length
    const add = (word: string, value: number | null, shape: NumberShape) =>
      units.push({ start, end, word, value, shape })
    const figures = digits ?? bare
    if (figures !== undefined) {
      const value = figuresValue(figures)
      if (suffix && /^(st|nd|rd|th)$/.test(suffix)) add('0', value, 'ordinal')
      else {
        const scaled = suffix === undefined ? value : value * (suffix === 'm' ? 1_000_000 : 1000)
        add('0', scaled, Number.isInteger(scaled) && !/[.,]\d{1,2}$/.test(figures) ? 'whole' : 'decimal')
      }
    } else if (letters !== undefined) add(fold(letters), null, 'none')
    else if (special !== undefined) add('0', SPECIAL.get(special)!, 'fraction')
    else add(raw === '’' ? "'" : raw, null, 'none')
  }
  return joinNumberWords(units)
}

export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
}

function figuresValue(figures: string): number {
  const plain = figures.replace(/['’\s\u00a0\u202f]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return Number(plain)
  const tail = plain.length - last - 1
  const marks = new Set(plain.replace(/\d/g, ''))
  const isGrouped = tail === 3 && (marks.size === 1 || plain[last] === ',')
  if (isGrouped && !(plain[last] === '.' && plain.startsWith('0'))) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`)
}

/** "twelve hundred and fifty" and "2 thousand" become one unit. */
function joinNumberWords(units: readonly TextUnit[]): TextUnit[] {
  const joined: TextUnit[] = []
  let i = 0
  while (i < units.length) {
    const read = numberAt(units, i)
    if (read) {
      joined.push({
        start: units[i]!.start,
        end: units[read.next - 1]!.end,
        word: '0',
        value: read.value,
        shape: read.shape,
      })
      i = read.next
    } else joined.push(units[i++]!)
  }
  return joined
}

function numberAt(
  units: readonly TextUnit[],
  first: number,
): { value: number; next: number; shape: NumberShape } | null {
  const word = (i: number) => units[i]?.word ?? ''
  const fraction = FRACTIONS.get(word(first))
  if (fraction !== undefined) return { value: fraction, next: first + 1, shape: 'fraction' }
  let i = first
  let total = 0
  let group: number | null = null
  const unit = units[first]!
  if (unit.value !== null) {
    if (unit.shape === 'ordinal' || !SCALES.has(word(first + 1)) || word(first + 1) === 'k') return null
    group = unit.value
    i++
  } else if (/^an?$/.test(word(i)) && SCALES.has(word(i + 1)) && word(i + 1) !== 'k') {
    group = 1
    i++
  }
  let hasTens = false
  let hasOnes = false
  for (;;) {
    const at = word(i) === '-' && i > first ? i + 1 : i
    const tens = TENS.get(word(at))
    const ones = SMALL.get(word(at))
    const scale = SCALES.get(word(i))
    if (tens !== undefined && at === i && !hasTens && !hasOnes) {
      group = (group ?? 0) + tens
      hasTens = true
      i = at + 1
    } else if (ones !== undefined && !hasOnes && (!hasTens || ones < 10) && (at === i || hasTens)) {
      group = (group ?? 0) + ones
      hasOnes = true
      i = at + 1
    } else if (scale !== undefined && group !== null && !(scale === 1000 && word(i) === 'k' && i > first + 1)) {
      if (scale === 100) group *= 100
      else {
        total += group * scale
        group = null
      }
      hasTens = false
      hasOnes = false
      i++
      if (word(i) === 'and' && (TENS.has(word(i + 1)) || SMALL.has(word(i + 1)))) i++
    } else break
  }
  if (i === first || (group === null && total === 0)) return null
  return { value: total + (group ?? 0), next: i, shape: unit.value === null ? 'word' : unit.shape }
}
