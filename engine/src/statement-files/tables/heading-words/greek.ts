import type { HeadingWords } from './heading-words.ts'

export const GREEK: HeadingWords = {
  balance: ['υπολοιπο'],
  direction: ['=προσημο ποσου', '=προσημο', '=χ π'],
  day: ['^ημερομηνια', 'ημερομηνια', 'ημ νια'],
  debit: ['χρεωση'],
  credit: ['πιστωση'],
  amount: ['ποσο'],
  currency: ['νομισμα'],
  payee: ['δικαιουχ'],
  description: ['περιγραφη', 'αιτιολογια', 'αιτιολογ', 'περιγραφ'],
}
