import type { HeadingWords } from './heading-words.ts'

/** Hindi, Marathi and Bengali. */
export const SOUTH_ASIAN: HeadingWords = {
  balance: ['शेष'],
  day: ['दिनांक', 'तारीख', 'তারিখ'],
  debit: ['नामे', 'निकासी'],
  credit: ['जमा'],
  amount: ['राशि', 'পরিমাণ'],
  description: ['विवरण', 'বিবরণ'],
}
