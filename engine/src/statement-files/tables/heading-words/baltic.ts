import type { HeadingWords } from './heading-words.ts'

/** Lithuanian, Latvian and Estonian. */
export const BALTIC: HeadingWords = {
  valueDay: ['*vaartuspaev*', '*valutavimo*'],
  balance: ['*likutis*', '*atlikums*', 'jaak'],
  direction: ['=deebet kreedit d c', '=deebet kreedit'],
  day: ['^kuupaev', '*maksepaev*', '*datums*', '*operacijos data*', 'kuupaev*'],
  debit: ['*izmaksas*', '*deebet*', '*islaidos*', '*debetas*', '*mokejimai*', '*valjamine*'],
  credit: [
    '*ienemumi*',
    '*kreedit*',
    '*pajamos*',
    '*kreditas*',
    '*kredits*',
    '*iplaukos*',
    '*sissetulek*',
    '*laekumi*',
  ],
  amount: ['*apgrozijums*', 'summas?'],
  currency: ['valiuta'],
  bankId: ['=irasas nr', '=iraso nr'],
  reference: ['*nosaukums nr*', '*dok nr*', '*kodas*', '*imokos*', '*kliento*', '*viitenumb*'],
  account: ['*saskaitos*', 'konts'],
  payer: ['*pradinis*'],
  payee: ['nosaukums', '*gavejas*', '*gavejo*', '*sanemejs*', '*sanem*', '*makse ?saaja*'],
  description: [
    '*paaiskinim*',
    '*paskirtis*',
    '*selgitus*',
    '*maksajuma merk*',
    '*maksajuma*',
    '*merkis*',
    '*paskirt*',
  ],
}
