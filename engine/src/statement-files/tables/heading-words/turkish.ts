import type { HeadingWords } from './heading-words.ts'

/** Turkish and Azerbaijani. */
export const TURKISH: HeadingWords = {
  time: ['=saat'],
  valueDay: ['*valor tarihi*'],
  balance: ['qaliq', '*bakiye*'],
  direction: ['=borc alacak'],
  day: ['^tarih', '*islem tarihi*', 'tarix', '*tarihi?$'],
  debit: ['debi', 'mexaric', '*cikan*', '*borc*', '*cekilen*', '*giden*'],
  credit: ['kredi', 'medaxil', '*giren*', '*alacak*', '*yatan*', '*gelen*'],
  status: ['=durum'],
  amount: ['tutar', 'tutari', 'miktar', 'mebleg'],
  currency: ['*para birimi*', 'doviz'],
  account: ['*hesap*'],
  payee: ['*alici*', '*unvan*'],
  description: ['*aciklama*', 'teyinat*'],
  looseType: ['*islem turu*'],
}
