import { normalizeSigns } from '../language/readings/tokens.ts'
import { splitTextUnits, type TextUnit } from './text-units.ts'

const ENGLISH = new Set(
  'the a an and for my i we is are on of every each month week year to in at it per with but pay get'.split(' '),
)
const OTHERS = new Set(
  'und fur im monat monatlich woche jahr ich wir miete gehalt je pro der das ein eine jeden pour par mois semaine chaque je nous loyer et le les des du un une por mes semana cada el los alquiler y mi una voor maand huur een het per mese affitto il e di ogni settimana al alla del en ano ans anno hasta fino bis jusqu'.split(
    ' ',
  ),
)

const MIN_WORD_SHARE = 0.4

/** The units of an English text; null for other languages. */
export function splitEnglishUnits(text: string): TextUnit[] | null {
  const units = splitTextUnits(normalizeSigns(text))
  return isEnglish(units.map(({ word }) => word)) ? units : null
}

/**
 * Whether at least two in five units are words in Latin letters or numbers, and English words aren't outnumbered by
 * foreign ones.
 */
function isEnglish(words: readonly string[]): boolean {
  const count = (isMeant: (word: string) => boolean) => words.filter(isMeant).length
  const isWordy = count((word) => /^[a-z0-9]/.test(word)) >= words.length * MIN_WORD_SHARE
  return isWordy && count((word) => OTHERS.has(word)) <= count((word) => ENGLISH.has(word))
}
