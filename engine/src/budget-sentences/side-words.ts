import { getCuePattern } from './cues.ts'
import { ANY_MARK, compilePattern, compileWords, markFlag, matchMark, type Sheet } from './sentence-sheet.ts'

const MONEY = matchMark('money')

/** Digits that belong to a name and are neither an amount nor a date; blanked so that nothing reads them. */
export function protectNames(sheet: Sheet): void {
  const names = compileWords(
    "(?:12|6|24|twelve|six)[ -]pack|401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?|529(?= plan| account| college| fund)|(?<=(?:the|a|my|our|kids'?|her|his|into|in|to|\\p{L}'s) )529|7-eleven|24 hour fitness|(?:office|microsoft) 365|ps ?[45]|[45]g|1password|trading 212|o2|iphone \\d+|galaxy s\\d+|w-?2|1099|f-?150|canal\\+|livret a",
  )
  const plus = compileWords(
    '(?<=(?:ps|playstation|disney|paramount|apple tv|apple|canal|espn|discovery|walmart|nintendo|movistar|google|hulu|ea|xbox) )plus',
  )
  sheet.open = sheet.open.replace(plus, 'xxxx')
  // "an uber or two" doesn't count anything with a price.
  const orTwo = compileWords('(?<=(?:a|an) \\p{L}+ )or (?:two|three|so)')
  sheet.open = sheet.open.replace(orTwo, (few) => few.replace(/\S/gu, 'x'))
  sheet.open = sheet.open.replace(names, (name) => name.replace(/[^\p{L}\s]/gu, 'x'))
}

const INCLUDING =
  'including|which includes|that includes|includes|incl\\.?|inkl\\.?|inklusive|y compris|incluyendo|incluid[oa]s?|not counting|not including|excluding|excl\\.?'
const EXTRAS =
  'tax|taxes|tip|tips|gratuity|escrow|vat|gst|delivery|fees|everything|shipping|bills|service|mwst\\.?|tva|iva|propina|trinkgeld|nebenkosten|utilities|charges'

/** Neither what a price includes nor how it is paid is a separate item. */
const ASIDES = {
  including: `(?<![\\p{L}])(?:${INCLUDING}) (?:[^,;.\\n()]*?)(?=\\s*(?:[,;.)\\n]|$|\\s(?:and|but|und|plus|et|y)\\s))`,
  withExtras: `(?:with|plus|without|avec|con|sin|ohne|after|and|mit|zzgl\\.?|\\+) (?:the |a |all |my |some )?(?:${EXTRAS})(?: (?:included|on top))?(?! (?:is|are|bill|of|${ANY_MARK}|\\d))(?=\\s*(?:[,;.)\\n]|$|${ANY_MARK}))|(?:paid )?(?:by|via|through|per|par|por) (?:direct debit|standing order|credit card|debit card|card|bank transfer|check|cheque|autopay|lastschrift|dauerauftrag|uberweisung|carte|prelevement|virement|domiciliacion|tarjeta)|on autopay|warm|kalt|all in|all included|all[ -]inclusive|utilities included|bills included|included|each way|in total|together|combined|altogether|zusammen|insgesamt|en tout|au total|en total|total`,
  // "at 4 %", "0 % APR"
  interest:
    '(?:at |@ ?)(?:a |an )?(?:fixed |variable )?(?:rate of )?\\d{1,2}(?:[.,]\\d{1,3})? ?(?:%|percent|per cent)(?: (?:apr|interest|fixed|variable))?(?! off| discount)',
}

/** Marks qualifiers: about, before or after tax, each, all of them, "including tax". */
export function markSideWords(sheet: Sheet): void {
  // "(IBI)", "(the blue one)": a few plain words in parentheses only explain a name.
  markFlag(sheet, 'aside', compilePattern("\\([\\p{L}' -]{1,24}\\)"))
  markFlag(sheet, 'gross', getCuePattern('gross'))
  markFlag(sheet, 'net', getCuePattern('net'))
  markFlag(sheet, 'aside', compilePattern(ASIDES.including))
  markFlag(sheet, 'aside', compileWords(ASIDES.withExtras))
  markFlag(sheet, 'each', getCuePattern('each'))
  markFlag(sheet, 'each', compilePattern('@'))
  markFlag(sheet, 'all', getCuePattern('all'))
  markFlag(sheet, 'approx', getCuePattern('approx'))
  markFlag(sheet, 'approx', compilePattern('[~≈]'))
  markFlag(sheet, 'approx', compilePattern(`(?<![\\p{L}])like (?=${MONEY})`))
}

/** An interest rate isn't an amount. Must run before money. */
export function markInterest(sheet: Sheet): void {
  markFlag(sheet, 'aside', compileWords(ASIDES.interest))
}
