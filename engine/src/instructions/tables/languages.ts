import { foldName } from '../../language/fold-text.ts'
import { countFunctionWords } from '../../language/function-words.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { InstructionTable } from './instruction-table.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { spanish } from './spanish.ts'

export const TABLES = { english, german, french, spanish, italian, dutch, japanese } satisfies Record<
  string,
  InstructionTable
>
export type Language = keyof typeof TABLES
const LANGUAGES = ['english', 'german', 'french', 'spanish', 'italian', 'dutch'] as const

/**
 * The language with the most function words in the text. Without any, the first whose phrase table has one of the
 * text's words, or else English. Kana means Japanese.
 */
export function detectLanguage(text: string): Language {
  if (/[\u3041-\u30ff]/.test(text)) return 'japanese'
  const counts = countFunctionWords(text)
  const count = (language: (typeof LANGUAGES)[number]) => counts.get(language) ?? 0
  const best = LANGUAGES.reduce((a, b) => (count(b) > count(a) ? b : a))
  return count(best) > 0 ? best : detectByWords(text)
}

/**
 * For texts without function words ("Ignoriere Umbuchungen"): the first language whose phrase table has one of the
 * words.
 */
function detectByWords(text: string): Language {
  const words = foldName(text).match(/\p{L}{4,}/gu) ?? []
  const hasWordIn = (language: Language) => {
    const list = Object.values(TABLES[language]).join(', ')
    return words.some((word) => new RegExp(`(?:^|[ ,(|])${word}(?:$|[ ,)|])`).test(list))
  }
  return LANGUAGES.find(hasWordIn) ?? 'english'
}
