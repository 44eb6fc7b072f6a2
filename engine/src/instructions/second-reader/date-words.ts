import { type DayCondition, DayReader } from '../../language/readings/day-spans.ts'
import { normalizeSigns, readTokens } from '../../language/readings/tokens.ts'
import { getPhrases } from '../sheet.ts'

/** How a rule's days relate to a date in the text, and the words that say so in English. */
const LEADS = {
  during: ['', 'in', 'between'],
  since: ['since'],
  after: ['after'],
  until: ['until'],
  before: ['before'],
}

type DateSide = keyof typeof LEADS
export const DATE_SIDES = Object.keys(LEADS) as readonly DateSide[]

/** The days that words name ("May 2026", "weekends"), or those before or after them; null if they name none. */
export function readDays(side: DateSide, words: string): DayCondition | null {
  for (const lead of LEADS[side]) {
    const text = normalizeSigns(`${lead} ${words}`.trim())
    const tokens = readTokens(text)
    const spans = new DayReader(tokens, getPhrases('')).findAt(0, tokens.length)
    const whole = spans.filter(({ end }) => end === tokens.length).toSorted((a, b) => a.cost - b.cost)[0]
    if (whole) return whole.days
  }
  return null
}
