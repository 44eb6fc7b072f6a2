import { BALTIC } from './baltic.ts'
import { CATALAN } from './catalan.ts'
import { CAUCASIAN } from './caucasian.ts'
import { CHINESE } from './chinese.ts'
import { CYRILLIC } from './cyrillic.ts'
import { CZECH_AND_SLOVAK } from './czech-and-slovak.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FINNISH } from './finnish.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { GREEK } from './greek.ts'
import { compilePhrases, type HeadingMeaning, MEANINGS } from './heading-words.ts'
import { HEBREW_AND_ARABIC } from './hebrew-and-arabic.ts'
import { HUNGARIAN } from './hungarian.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { KOREAN } from './korean.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { ROMANIAN } from './romanian.ts'
import { SCANDINAVIAN } from './scandinavian.ts'
import { SOUTH_ASIAN } from './south-asian.ts'
import { SOUTH_SLAVIC } from './south-slavic.ts'
import { SOUTHEAST_ASIAN } from './southeast-asian.ts'
import { SPANISH } from './spanish.ts'
import { TURKISH } from './turkish.ts'

const LANGUAGES = [
  BALTIC,
  CATALAN,
  CAUCASIAN,
  CHINESE,
  CYRILLIC,
  CZECH_AND_SLOVAK,
  DUTCH,
  ENGLISH,
  FINNISH,
  FRENCH,
  GERMAN,
  GREEK,
  HEBREW_AND_ARABIC,
  HUNGARIAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  OTHER_LANGUAGES,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  SCANDINAVIAN,
  SOUTH_ASIAN,
  SOUTH_SLAVIC,
  SOUTHEAST_ASIAN,
  SPANISH,
  TURKISH,
]

const matchAnyOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`
const addStars = (words: string) => words.split(' ').map((word) => `*${word}*`)

const FOREIGN = matchAnyOf(
  'original oorspr origine puvodn povodn oryginaln eredeti alkuper opprinnelig oprindelig ursprunglig исходн orijinal foreign fremd orig local instructed transaction merchant spend source counter target tegen ursprung vorgangs',
)
const CURRENCY = matchAnyOf(
  'currency wahrung waehrung devise moneda moeda munt mena waluta devizanem valuutta doviz валюта valuta valutakode curr ccy',
)
const OTHER_SIDE = matchAnyOf(
  'counter beneficiary payee partner recipient opposite other tegen gegen mot contra third destination to from sender payer target source protiv proti ellen op tp',
)
const ACCOUNT = matchAnyOf(
  'account acct konto rekening kontonummer iban bank rekeningnummer bban kontonr uctu szamla sort bic swift blz part ref code',
)
const BOOKING = matchAnyOf(
  'booking booked posting posted post transaction trans txn trade entry process processing processed purchase operation completed clearing clear settlement setlement payment activity started run effective ledger accounting created',
)
/** Headings with one of these are for the amount before conversion, whatever words follow. */
const BEFORE_CONVERSION = compilePhrases([
  ...['original', 'orig', 'foreign', 'local', 'eredeti', 'converted?'],
  ...['oorspr*', 'puvodn*', 'povodn*', 'oryginaln*', 'alkuper*', 'opprinnelig*', 'oprindelig*', 'ursprunglig*'],
  ...['orijinal*', 'ursprungs*', '^lastschrift ursprungs*'],
  ...addStars('fremd instructed auslagen umgerechnet'),
]).source

/** More patterns, for what a list of phrases can't say: mostly two words, one from each of two lists. */
const MORE_PATTERNS: { readonly [meaning in HeadingMeaning]?: string } = {
  time: '^(?:transaction|交易)?\\s*time\\b(?!.*date)',
  originalCurrency: `${FOREIGN}\\w*\\s*${CURRENCY}`,
  originalAmount: `(?:${BEFORE_CONVERSION}).*`,
  type: `^${matchAnyOf('tipo type typ rodzaj druh vrsta soort tipologia laji вид тип')} (?:de |of |d |da |del |della |di )?(?!cambio|change|divisa)\\S+`,
  day: `\\b${BOOKING} ?${matchAnyOf('date on day datetime timestamp')}`,
  counterAccount: `${OTHER_SIDE}\\w*\\s*${ACCOUNT}\\b`,
}

/** The patterns for each meaning of a heading, in the order to check. */
export const HEADING_PATTERNS: readonly (readonly [HeadingMeaning, readonly RegExp[]])[] = MEANINGS.map((meaning) => {
  const words = compilePhrases(LANGUAGES.flatMap((language) => language[meaning] ?? []))
  const more = MORE_PATTERNS[meaning]
  return [meaning, more === undefined ? [words] : [words, new RegExp(more)]]
})
