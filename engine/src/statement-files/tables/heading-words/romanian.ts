import type { HeadingWords } from './heading-words.ts'

export const ROMANIAN: HeadingWords = {
  valueDay: ['*data valutei*'],
  balance: ['sold', '*soldul*'],
  day: ['*data (operatiei|tranzactiei)*'],
  debit: ['*plati*'],
  credit: ['*incasari*'],
  account: ['cont'],
  payer: ['*platitor*'],
  payee: ['nume', '*beneficiar'],
  description: ['*narativ*', '*detalii*', '*explicatii*', '*descriere*', '*explicat*'],
}
