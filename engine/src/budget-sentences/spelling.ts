import { ownValue } from '../core/own-value.ts'
import { countOf } from '../language/number-words.ts'
import { isOneTypo } from '../language/one-typo.ts'
import { isBudgetWord } from './budget-word-index.ts'

/** Grammar words that people often mistype; each is corrected if it's one typo away. */
const PERIODS = 'month months week weeks year years fortnight quarter paycheck day days'.split(' ')
const FREQUENCY_WORDS =
  'monthly weekly yearly annually quarterly biweekly fortnightly every month months twice between until starting normally usually instead'.split(
    ' ',
  )
const NUMBERS =
  'hundred thousand twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  )
// Real words that are one typo away from one of ours.
const REAL = new Set('mouth mouths everyone very ever weekday weekdays quarters payday your yearn thirsty'.split(' '))

/** Abbreviations that people type. */
const SHORT: Record<string, string> = {
  btwn: 'between',
  abt: 'about',
  ea: 'each',
  bc: 'because',
  theres: "there's",
  tho: 'though',
  ins: 'insurance',
  bf: 'boyfriend',
  gf: 'girlfriend',
  appt: 'appointment',
  elec: 'electric',
  recieve: 'receive',
  shoping: 'shopping',
}

/** Corrects typos in grammar words ("a mnth", "evry", "quartely"); names stay as typed. */
export function correctSpelling(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:i\.e\.|e\.g\.)/giu, (abbreviation) => abbreviation.replaceAll('.', ''))
    .replace(
      /(?<![\p{L}\p{N}'/])(\p{L}{1,7})(?=[\s,;]|$)/giu,
      (whole, word: string) => ownValue(SHORT, word.toLowerCase()) ?? whole,
    )
    .replace(/(^|[.;\n]\s*)pay(?=\s*[,:=])/gi, '$1Paycheck')
    .replace(
      /(?<![\p{L}\p{N}])(a|per|every|each|an|the|\d)(\s+|\s*\/\s*)(\p{L}{3,11})(?![\p{L}\p{N}'])/gu,
      (whole, lead: string, space: string, word: string) => {
        const right = nearest(word, PERIODS)
        return right === null ? whole : lead + space + right
      },
    )
    .replace(
      /(?<![\p{L}\p{N}'])\p{L}{5,12}(?![\p{L}\p{N}'])/gu,
      (word) => nearest(word, FREQUENCY_WORDS) ?? nearest(word, NUMBERS) ?? word,
    )
}

function nearest(word: string, list: readonly string[]): string | null {
  const small = word.toLowerCase()
  if (small.length < 4 || small.endsWith('th') || countOf(small) !== null || REAL.has(small) || isBudgetWord(small))
    return null
  if (PERIODS.includes(small) || FREQUENCY_WORDS.includes(small) || NUMBERS.includes(small)) return null
  return list.find((one) => one.length > 3 && one[0] === small[0] && isOneTypo(small, one)) ?? null
}
