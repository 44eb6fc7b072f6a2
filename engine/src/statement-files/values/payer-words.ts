import { foldInPlace, foldText } from '../../language/fold-text.ts'

// Words that say who paid. All tables are folded.

/** Before "paid" or "bought", these aren't another person. */
const NOT_SOMEONE =
  'i|we|you|me|us|ive|weve|just|also|then|and|or|but|finally|already|have|has|had|having|both|not|never|who|was|were|is|are|been|be|get|to|only|all|fully|half|part|still|card|cash|auto|pre|rent|bill|deposit|invoice|fees?|tax(?:es)?|che(?:ck|que)|interest|loan|balance|insurance|order|amount|total|payment|price|first|last|it|that|this|wife|husband|hubby|partner|mortgage|subscription|membership|fine|debt|today|yesterday|later|morning|afternoon|evening|night|online|in|on|at|for|of|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'
const SOMEONE = `(?:(?:mr|mrs|ms|miss|dr|my|uncle|aunt|auntie)\\.? )?(?!(?:${NOT_SOMEONE})\\b)\\p{L}{2,}`
const THE_BILL =
  'that one|this one|that|this|it|everything|all of it|the (?:bill|tab|check|lot|whole thing)|(?:for )?(?:us|everyone|everybody|both)'
const END = '\\s*(?:[).,;!]|$)'

/** The user was invited: someone else paid. */
const OTHERS_PAID: Readonly<Record<string, string>> = {
  english: [
    `(?:^|[(,;:–—-]|\\d)\\s*${SOMEONE} (?:(?:paid|covered|got|picked up)(?: for)? (?:${THE_BILL})${END}|(?:treated|invited) (?:me|us)\\b|bought (?:all|the|us|me|our|everyone|everybody)\\b)`,
    `(?<!\\p{L})(?!(?:my|our|today|tonight|yesterday|week|month|dog|cat|puppy|kid|it|let|that|what)['’])\\p{L}{2,}['’]s? (?:treat|shout)(?:${END}|\\s*[^\\p{L}\\d]{0,60}\\d)`,
    `(?<!\\p{L})(?:his|her|their) (?:treat|shout)(?:${END}|\\s*[^\\p{L}\\d]{0,60}\\d)`,
    `(?<!\\p{L})on (?:him|her|them|the (?:house|boss|company|firm)|(?:my )?(?:mum|mom|dad|boss|brother|sister|parents))${END}`,
    '(?<!\\p{L})put (?:[^,;]{0,30} )?on (?:his|her|their) card',
    `[(,–—-]\\s*(?:he|she|they|(?:my )?(?:mum|mom|dad|boss|work|company|brother|sister|parents|gran(?:dma|dad|ny)?|uncle|aunt|friend)) paid${END}`,
  ].join('|'),
  german: `(?<!\\p{L})(?:hat|haben) (?:(?!(?:mir|uns|wir|ich)\\b)\\p{L}+ ){0,3}(?:bezahlt|gezahlt|ubernommen|spendiert)${END}|(?<!\\p{L})(?:hat|haben) (?:\\p{L}+ )?(?:mich|uns) eingeladen|(?<!\\p{L})(?:bezahlt|spendiert|eingeladen) von \\p{L}|(?<!\\p{L})(?:ging|geht) auf (?!(?:die|meine|unsere|karte|kreditkarte|rechnung)\\b)\\p{L}+${END}`,
  french: `(?<![\\p{L}'’])(?!(?:m|nous|on|qui)\\b)\\p{L}{2,} (?:a|ont) (?:tout )?(?:paye|regle|offert|invite)${END}|(?<!\\p{L})(?:offerte?|invitee?s?|payee?) par \\p{L}`,
  spanish: `(?<!\\p{L})(?:lo|la|todo) pago (?!(?:con|en|de|yo)\\b)\\p{L}+${END}|(?<!\\p{L})(?:me|nos) invito\\b|(?<!\\p{L})invito \\p{L}+${END}`,
  portuguese: `(?<!\\p{L})(?:quem pagou foi|pagou [oa]|(?:por conta|oferta) d[eoa]) \\p{L}+${END}`,
  italian: `(?<!\\p{L})(?<!(?:mi|ci) )ha(?:nno)? (?:pagato|offerto) (?:tutto )?\\p{L}+${END}|(?<!\\p{L})(?!(?:mi|ci)\\b)\\p{L}{2,} ha (?:pagato|offerto)${END}|(?<!\\p{L})offert[oa] da \\p{L}`,
  dutch: `(?<!\\p{L})(?:heeft|hebben) (?:(?!(?:me|mij|ons|we|wij)\\b)\\p{L}+ ){0,2}(?:betaald|getrakteerd)${END}|(?<!\\p{L})(?:betaald|getrakteerd) door \\p{L}`,
  nordic: `[(,–—-]\\s*(?!(?:jeg|jag|vi)\\b)\\p{L}{2,} (?:betalte|betalade|spanderte|gav|bjod)(?: det)?${END}`,
  polish: `(?<!\\p{L})(?:za)?placila? (?!mi\\b)\\p{L}+${END}|(?<!\\p{L})(?!(?:mi|nam)\\b)\\p{L}+ (?:(?:za)?placila?|stawiala?|postawila?)${END}`,
}
const BY_OTHERS = new RegExp(Object.values(OTHERS_PAID).join('|'), 'u')

/** "(Priya paid)", but not "(Invoice Paid)". */
const NAMED_PAYER = /[(,–—-]\s*(\p{Lu}\p{L}+) paid\s*(?:[).,;!]|$)/u
const NOT_A_PERSON = new RegExp(`^(?:${NOT_SOMEONE})$`, 'u')

/** Whether a text without dates says that someone else paid, so the user's money didn't move. */
export function saysOthersPaid(text: string): boolean {
  const payer = NAMED_PAYER.exec(text)?.[1]
  return BY_OTHERS.test(foldInPlace(text).trim()) || (payer !== undefined && !NOT_A_PERSON.test(foldText(payer)))
}

// "on Mark" means that he paid, "on Amex" doesn't.
const ON_SOMEONE =
  /[(,–—-]\s*(?:it was |was |this one['’]?s |all )?on (?!(?:Visa|Amex|Master|Maestro|Discover|Credit|Debit|Card|Cash|PayPal|Venmo|Zelle|Monzo|Revolut|Starling|Klarna|Wise|Chase|Apple|Google|Amazon|Ebay|eBay|Etsy|Sale|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Account)\p{L}*\b)\p{Lu}\p{Ll}+\s*[).!]?\s*$/u

const PAID_FOR = new RegExp(
  `(?:^|[(,;:–—-]|\\d)\\s*${SOMEONE} paid for (?:(?:me|us)\\b|(?:the|our|my) (?!(?:day|week|weekend|month|quarter|year|season|term)\\b))`,
  'u',
)

/**
 * "dinner 60, on Mark" and "Ann paid for the movie 30": probably paid by someone else, but it could also be an unknown
 * card, and "parking paid for the car" says nothing about who paid.
 */
export function mayBeOnSomeone(text: string): boolean {
  return ON_SOMEONE.test(text) || PAID_FOR.test(foldInPlace(text).trim())
}

const PAYER = new RegExp(`^[^\\p{L}\\d]*(${SOMEONE}(?: \\p{L}{2,})?) paid [^\\p{L}\\d]{0,3}\\d`, 'u')

/** Who paid, according to "kelly paid 22": the user's customer, or someone who paid for the user. */
export function findPayer(text: string): string | null {
  const who = PAYER.exec(foldText(text))?.[1] ?? null
  return who?.split(' ').some((word) => NOT_A_PERSON.test(word)) ? null : who
}

const EARNS =
  /(?<!\p{L})(?:paid me|(?:total|money|cash|paid) in|income|takings|earned|earnings|total received)(?!\p{L})/u

/** Whether a list is about money that others pay the user. */
export function saysEarning(text: string): boolean {
  return EARNS.test(foldText(text))
}

/** What people write before the amount that replaces the one they wrote first, by language. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  english:
    'no,? wait|wait,? no|scratch that|strike that|correction|make that|i mean|i meant|actually|oops|sorry|should be|should say|no,? it was|edit:|fixed:',
  german: 'nein|ach nein|moment|korrektur|korrigiert|quatsch|eigentlich|vielmehr|stimmt nicht',
  french: 'non|pardon|correction|en fait|plutot|enfin non',
  spanish: 'no,? espera|perdon|mejor dicho|digo|corrijo|correccion|en realidad',
  portuguese: 'nao,? espera|alias|quer dizer|correcao|na verdade',
  italian: 'no,? aspetta|anzi|scusa|correzione|in realta',
  dutch: 'nee,? wacht|of nee|correctie|eigenlijk',
  nordic: 'nej,? vent|nei,? vent|nej,? vanta|rettelse|rattelse|egentlig(?:en)?',
  polish: 'nie,? czekaj|poprawka|a wlasciwie',
}
const correction = `(?:${Object.values(CORRECTIONS).join('|')})(?!\\p{L})`
// Without a bracket, new words would name another thing: "lunch 12, sorry cat food 9.50".
const CORRECTED = new RegExp(
  `^\\s*\\(\\s*${correction}[^\\d;]{0,30}$|^[\\s,;:–—-]{0,6}${correction}[\\s,:]*(?:(?:it was|was|with|w/|incl\\.?|including|mit|avec|con|com|met|med)\\s*\\p{L}*)?[^\\p{L}\\d;]{0,4}$`,
  'u',
)

/** Whether the words between two amounts say that the second replaces the first: "27.95 (no wait, w/ pie 33.90)". */
export function isCorrection(between: string): boolean {
  return CORRECTED.test(foldText(between))
}
