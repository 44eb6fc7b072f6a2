import type { HeadingWords } from './heading-words.ts'

export const ITALIAN: HeadingWords = {
  time: ['=ora'],
  otherDay: ['data di valutazione'],
  valueDay: ['*data valuta*', '^data ?val*'],
  fee: ['*commissioni*'],
  quantity: ['*quantita*', '*prezzo*'],
  originalAmount: ['*importo (originale|in valuta)*'],
  direction: ['=segno', '=segno importo'],
  day: ['^data', '^giorno', 'data', '*data (operazione|contabile|movimento|mov)*'],
  debit: ['uscite', 'dare', '*addebiti*'],
  credit: ['entrate', 'avere', '*accrediti*'],
  status: ['=stato', '*contabilizzazione*'],
  amount: ['importo'],
  bankId: ['=id transazione'],
  account: ['conto', 'carta'],
  payer: ['*mittente*'],
  payee: ['=(dove|chi)', '*beneficiario*', '*controparte*'],
  description: ['*descrizione*', '*causale*'],
}
