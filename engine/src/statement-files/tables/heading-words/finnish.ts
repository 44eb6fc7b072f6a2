import type { HeadingWords } from './heading-words.ts'

export const FINNISH: HeadingWords = {
  time: ['=kellonaika'],
  valueDay: ['*arvopaiva*'],
  type: ['*laji$', '*tyyppi$'],
  day: ['^paiva', '^paivamaara', '^pvm', '^kp', '*kirjauspaiva*', '*maksupaiva*', '*tapahtumapaiva*'],
  debit: ['*veloitus*', 'otto', '*menot*'],
  credit: ['*hyvitys*', 'pano', '*tulot*'],
  status: ['=tila'],
  amount: ['maara', 'euro?maara*'],
  currency: ['*valuuta*'],
  bankId: ['=arkistointitunnus'],
  reference: ['viite'],
  account: ['*tili*'],
  payer: ['*maksaja*'],
  payee: ['*nimi*', '*saaja*', '*vastapuoli*', '*saaja maksaja*'],
  description: ['*kuvaus*', 'selitys', '*viesti*', '*selite*', '*tapahtuma*'],
  looseType: ['tyyppi', '*laji*'],
}
