import type { HeadingWords } from './heading-words.ts'

/** Georgian and Armenian. */
export const CAUCASIAN: HeadingWords = {
  balance: ['ბალანსი', 'ნაშთი', 'մնացորդ'],
  day: ['თარიღი', 'ամսաթիվ'],
  debit: ['დებეტი', 'გასავალი'],
  credit: ['კრედიტი', 'შემოსავალი'],
  amount: ['თანხა', 'գումար'],
  description: ['დანიშნულება', 'აღწერა', 'նկարագր'],
}
