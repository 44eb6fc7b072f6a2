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

/** The language of most of a text's small words; English by default. */
export function detectLanguage(text: string): keyof typeof TABLES {
  if (/[\u3041-\u30ff]/.test(text)) return 'japanese'
  const counts = countFunctionWords(text)
  let best: keyof typeof TABLES = 'english'
  for (const language of ['german', 'french', 'spanish', 'italian', 'dutch'] as const)
    if ((counts.get(language) ?? 0) > (counts.get(best) ?? 0)) best = language
  return best !== 'english' || (counts.get('english') ?? 0) > 0 ? best : detectByWords(text)
}

/** "Ignoriere Umbuchungen" has no small words: which table knows its words? */
function detectByWords(text: string): keyof typeof TABLES {
  const words = foldName(text).match(/\p{L}{4,}/gu) ?? []
  const isIn = (language: keyof typeof TABLES) =>
    words.some((word) =>
      Object.values(TABLES[language].phrases).some((list = '') =>
        new RegExp(`(?:^|[ ,(|])${word}(?:$|[ ,)|])`).test(list),
      ),
    )
  if (words.length === 0 || isIn('english')) return 'english'
  return (['german', 'french', 'spanish', 'italian', 'dutch'] as const).find(isIn) ?? 'english'
}
