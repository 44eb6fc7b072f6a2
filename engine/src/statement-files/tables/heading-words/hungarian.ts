import type { HeadingWords } from './heading-words.ts'

export const HUNGARIAN: HeadingWords = {
  time: ['=ido'],
  valueDay: ['*erteknap*'],
  balance: ['*egyenleg*'],
  fee: ['*dij$'],
  quantity: ['*arfolyam*'],
  direction: ['=t j'],
  day: ['^nap', '*konyveles$', '*konyvelesi? ?(datum|nap|ido)*', '*tranzakcio (datum|napja|ideje)*'],
  debit: ['*terheles*', '*kiadas*'],
  credit: ['*jovairas*', '*bevetel*'],
  amount: ['osszeg'],
  currency: ['*devizanem*', '*penznem*'],
  account: ['*szamla*', '*kartya*'],
  payee: ['nev', '*kedvezmenyezett*'],
  description: ['*kozlemeny*', '*megjegyzes*', '*leiras*'],
  looseType: ['*jogcim*', '*tranzakcio tip*'],
}
