import type { HeadingWords } from './heading-words.ts'

export const CATALAN: HeadingWords = {
  amount: ['import', 'quantitat'],
  description: ['concepte'],
}
