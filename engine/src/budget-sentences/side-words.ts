import { ANY_MARK, markAll, marked, marksIn, pattern, type Sheet, words } from './sentence-sheet.ts'

const MONEY = marked('money')

/** Digits that belong to a name and are neither an amount nor a date; blanked so that nothing reads them. */
export function protectNames(sheet: Sheet): void {
  const names = words(
    "(?:12|6|24|twelve|six)[ -]pack|401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?|529(?= plan| account| college| fund)|(?<=(?:the|a|my|our|kids'?|her|his|into|in|to|\\p{L}'s) )529|7-eleven|24 hour fitness|(?:office|microsoft) 365|ps ?[45]|[45]g|1password|trading 212|o2|iphone \\d+|galaxy s\\d+|w-?2|1099|f-?150|canal\\+|livret a",
  )
  const plus = words(
    '(?<=(?:ps|playstation|disney|paramount|apple tv|apple|canal|espn|discovery|walmart|nintendo|movistar|google|hulu|ea|xbox) )plus',
  )
  sheet.open = sheet.open.replace(plus, 'xxxx')
  // "an uber or two" doesn't count anything with a price.
  const orTwo = words('(?<=(?:a|an) \\p{L}+ )or (?:two|three|so)')
  sheet.open = sheet.open.replace(orTwo, (few) => few.replace(/\S/gu, 'x'))
  sheet.open = sheet.open.replace(names, (name) => name.replace(/[^\p{L}\s]/gu, 'x'))
}

/** Marks qualifiers: about, before or after tax, each, all of them, "including tax". */
export function markSideWords(sheet: Sheet): void {
  markShortBrackets(sheet)
  markAll(
    sheet,
    'gross',
    words(
      'on paper|before (?:tax|taxes|deductions|stoppages)|pre[ -]?tax|gross|brutto|brut|bruto|vor steuern|avant impots?|antes de impuestos',
    ),
    () => true,
  )
  markAll(
    sheet,
    'net',
    words(
      'nett|(?:actually )?(?:hits|lands in|arrives in|reaches|ends up in) (?:the|my|our) (?:[\\p{L}]+ )?(?:account|bank|union)|after (?:tax|taxes|deductions|everything)|after(?=\\s*(?:[,;.]|$))|post[ -]?tax|take[ -]?home(?: pay)?|takes home|taking home|took home|brings? home|bringing home|net pay|net|nets|netto|neto|nach steuern|apres impots?|despues de impuestos|in hand|clears?|on the hand|en mano|auf die hand|limpios?',
    ),
    () => true,
  )

  // Neither what a price includes nor a former price is a separate item.
  const inclusive =
    'including|which includes|that includes|includes|incl\\.?|inkl\\.?|inklusive|y compris|incluyendo|incluid[oa]s?|not counting|not including|excluding|excl\\.?'
  markAll(
    sheet,
    'aside',
    pattern(`(?<![\\p{L}])(?:${inclusive}) (?:[^,;.\\n()]*?)(?=\\s*(?:[,;.)\\n]|$|\\s(?:and|but|und|plus|et|y)\\s))`),
    () => true,
  )
  markAll(
    sheet,
    'aside',
    words('(?:before|after|not counting|excluding) (?:gas|fuel|petrol|expenses|costs|fees|tips|materials)'),
    () => true,
  )
  const extras =
    'tax|taxes|tip|tips|gratuity|escrow|vat|gst|delivery|fees|everything|shipping|bills|service|mwst\\.?|tva|iva|propina|trinkgeld|nebenkosten|utilities|charges'
  markAll(
    sheet,
    'aside',
    words(
      `(?:with|plus|without|avec|con|sin|ohne|after|and|mit|zzgl\\.?|\\+) (?:the |a |all |my |some )?(?:${extras})(?: (?:included|on top))?(?! (?:is|are|bill|of|${ANY_MARK}|\\d))(?=\\s*(?:[,;.)\\n]|$|${ANY_MARK}))|(?:paid )?(?:by|via|through|per|par|por) (?:direct debit|standing order|credit card|debit card|card|bank transfer|check|cheque|autopay|lastschrift|dauerauftrag|uberweisung|carte|prelevement|virement|domiciliacion|tarjeta)|on autopay|warm|kalt|all in|all included|all[ -]inclusive|utilities included|bills included|included|each way|in total|together|combined|altogether|zusammen|insgesamt|en tout|au total|en total|total`,
    ),
    () => true,
  )
  markAll(
    sheet,
    'replaced',
    pattern(
      `(?<![\\p{L}])(?:instead of|rather than|not|up from|down from|used to be|previously|formerly|statt|au lieu de|en vez de|en lugar de|it was|which was|originally|from) (?:the |about )?${MONEY}(?! (?:to|a|bis)\\b)(?: (?:they|it|we|i|he|she) used to (?:be|charge|pay|cost|take))?`,
    ),
    (match) => (/^from/.test(match[0]) ? null : true),
  )
  // A sum calculated in the text ("45 + 20 = 65") adds nothing new.
  markAll(sheet, 'replaced', pattern(`= ?(?:${ANY_MARK} ?)?${MONEY}`), (match) =>
    marksIn(sheet, 'money', Math.max(0, match.index - 60), match.index).length > 1 ? true : null,
  )
  // "went up to 215 from 198"
  markAll(sheet, 'replaced', pattern(`(?<=(?:to|now|at|is) ${MONEY} (?:${ANY_MARK} )?)from ${MONEY}`), () => true)
  markAll(
    sheet,
    'replaced',
    pattern(
      `(?<![\\p{L}])(?:was|were|war|etait|era) (?:${ANY_MARK}\\s*)?${MONEY}(?=[^;]*(?<![\\p{L}])(?:now|jetzt|nun|maintenant|ahora)(?![\\p{L}]))`,
    ),
    () => true,
  )

  markAll(
    sheet,
    'each',
    words(
      'each time|every time|apiece|pro (?:kind|person|stuck)|a piece|per (?!cent)\\p{L}+|each|chacune?|cada un[oa]|jeweils|pro stuck|a (?:pop|time|visit|session|class|lesson|ride|go|shot|cup|trip|round|head|ticket|night out|game|walk|wash|pack|packet|bottle|can|box|bag|tank|serving|meal|plate|slice|gallon|litre|liter|load|tub|carton|unit|person|kid|child|appointment|treatment|delivery|order|month each)|every visit|each visit|each session',
    ),
    () => true,
  )
  markAll(
    sheet,
    'each',
    pattern(
      `(?<=${MONEY} )(?:a|an|per) (?!day|week|month|year|quarter|fortnight|hour|term|semester|half|third|couple|few|lot|bit)\\p{L}+(?: up)?(?![\\p{L}])`,
    ),
    () => true,
  )
  markAll(sheet, 'each', pattern('@'), () => true)
  markAll(
    sheet,
    'all',
    words(
      'all of (?:them|these|those|it)|all(?! but)|both(?: of them)?|everything(?! but| except)|each of (?:them|these)|alles|alle|beides|beide|les deux|ambos|ambas|tous|toutes|le tout|todos|todas|todo',
    ),
    () => true,
  )
  markAll(
    sheet,
    'approx',
    words(
      "about|around|roughly|approximately|approx\\.?|ca\\.?|circa|some|maybe|perhaps|probably|usually|typically|on average|average|averages|averaging|give or take|or so|more or less|something like|nearly|almost|(?<!(?:going|goes|go|went|gone|moved|moves|jumped|rose|raised|increased|bumped) )up to|ungefahr|etwa|rund|environ|env\\.?|a peu pres|en moyenne|unos|unas|alrededor de|mas o menos|aproximadamente|so um die|im schnitt|durchschnittlich|i think|i guess|i'd guess|just over|just under|at least|at most|no more than|not more than|maximum|vielleicht|peut-etre|quizas|normalement|normalmente|normalerweise",
    ),
    () => true,
  )
  markAll(sheet, 'approx', pattern('[~≈]'), () => true)
  markAll(sheet, 'approx', pattern(`(?<![\\p{L}])like (?=${MONEY})`), () => true)
}

/** "(IBI)", "(the blue one)": a few plain words in parentheses only explain a name. */
function markShortBrackets(sheet: Sheet): void {
  markAll(sheet, 'aside', pattern("\\([\\p{L}' -]{1,24}\\)"), () => true)
}

/** "at 4 %", "0 % APR": an interest rate isn't an amount. Must run before money. */
export function markInterest(sheet: Sheet): void {
  markAll(
    sheet,
    'aside',
    words(
      '(?:at |@ ?)(?:a |an )?(?:fixed |variable )?(?:rate of )?\\d{1,2}(?:[.,]\\d{1,3})? ?(?:%|percent|per cent)(?: (?:apr|interest|fixed|variable))?(?! off| discount)',
    ),
    () => true,
  )
}
