import type { HeadingWords } from './heading-words.ts'

/** Afrikaans, Albanian and Swahili. */
export const OTHER_LANGUAGES: HeadingWords = {
  balance: ['gjendja'],
  day: ['tarehe'],
  amount: ['vlera', 'shuma', 'kiasi'],
  reference: ['verwysing*', 'nommer'],
  description: ['beskrywing*', 'pershkrim*', 'maelezo'],
}
