import { words } from './sentence-sheet.ts'

const SURE_IN = words(
  `got (?:a |my )?refund|(?:i|we) charge|(?:get|gets|getting|got) \\S+ back|(?:brings|earns|nets|gets) (?:me|us)|rent (?:my|our|the) (?:\\p{L}+ ){1,3}out|refunded me|refunds? me|get paid|gets paid|getting paid|got paid|get a check|paid me|pays me|pay me|sends me|send me|sent me|gives me|give me|gave me|paying me|(?:\\p{L}+ )?owes me|pays? us|pays? me back|sends us|gives us|helps me out|earn|earns|earning|earned|sell|sells|selling|sold|won|inherited|(?:i|we) (?:babysit|tutor|freelance|work|teach|bartend|consult|deliver|drive for|walk dogs|clean houses|mow lawns|rent out|sublet|sublease)|subletting|subleasing|vermiete|vermieten|je loue ma|alquilo mi|receive|receives|receiving|received|collect|collects|brings? in|bringing in|comes in|coming in|come in|
  take home|takes home|take-home|make from|makes from|my (?:husband|wife|partner|spouse|girlfriend|boyfriend) (?:makes|earns|brings)|(?:i|we|he|she) makes?|i'm paid|am paid|is paid(?! by| out)|are paid(?! by)|from my tenants?|tenants? pays?|tenant's rent|from tenants?|lodger pays?|roommate pays me|income|incoming|
  verdiene|verdienen|verdient|bekomme|bekommen|bekommt|kriege|kriegen|(?:gibt|geben|schickt|schicken|zahlt|zahlen|uberweist|uberweisen) (?:mir|uns)|erhalte|erhalten|uberweist mir|gibt mir|
  gagne|gagnons|touche|touchons|recois|recevons|me (?:verse|donne|paie|paye|prete|rembourse)(?:nt)?|m'(?:envoie|donne)(?:nt)?|percois|
  gano|ganamos|gana|cobro|cobramos|cobra|(?<!el )recibo(?! de)|recibimos|me (?:paga|da|envia|manda|pasa|ingresa|devuelve)n?|ingreso|ingresos`.replace(
    /\s*\n\s*/g,
    '',
  ),
)
const WEAK_IN = words('get|gets|getting|got|make|makes|making|made|expecting|due to me|rents out|rent out|renting out')
const SURE_OUT = words(
  `(?<!(?:tenant|lodger|tenants|unemployment|job|roommate) )(?:pay|pays|paying|paid)(?! (?:me|us|check|day|raise|rise))|spend|spends|spending|spent|put|puts|putting|contribute|contributes|contributing|donate|donates|donating|donated|tithe|save|saving|invest|investing|give|gives|giving|send|sends|sending|buy|buys|buying|bought|owe|costs?|charges?|bill|bills|set aside|goes to|go to|goes into|goes toward|pay off|toward|towards|repay|
  zahle|zahlen|bezahle|gebe|spare|kostet|kosten|uberweise|spende|
  paie|paye|payons|depense|depensons|donne|verse|coute|mets de cote|epargne|
  pago|pagamos|gasto|gastamos|cuesta|ahorro|doy|envio|dono`.replace(/\s*\n\s*/g, ''),
)
const FROM_SOMEONE = words(
  '(?:from|off|von|de) (?:my|the|a|our|meine[mnr]?|meinem|mon|ma|mes|mi|mis) \\p{L}+|from (?:etsy|ebay|youtube|freelancing|renting|selling|uber|doordash|lyft|upwork|fiverr|patreon|twitch|airbnb|work|social security|the government|the state)',
)
const OTHERS_GIVE = words(
  '(?:my|our) (?:(?:ex|dad|mom|mum|mother|father|parents|grandma|grandpa|uncle|aunt|brother|sister|son|daughter|boss|employer|job|ex-\\p{L}+) (?:sends?|gives?|pays?|contributes?)|(?:girlfriend|boyfriend|partner|roommate|flatmate|housemate|lodger|wife|husband) (?:contributes?|chips in|sends))(?! (?:for|half|the|my|a|part|his|her|their|it|\\p{L}+ (?:half|third)))',
)
const PAY_AS_A_NOUN = words(
  "(?:my|our|his|her|base|net|gross|weekly|monthly|hourly|holiday|sick|maternity|paternity|parental|severance|redundancy|\\p{L}+'s) pay(?! (?:for|the|my|our|his|her|off|back|to|into|on|in|down))",
)
const INCOME_TAX = words('income tax(?:es)?|income protection|tax on income')

/**
 * Which way the money of a clause goes. `noun` is the kind of category that its words name, if any: "I get my hair
 * done for 80" is spending although "get" alone would be income.
 */
export function directionOf(clause: string, noun: 'income' | 'other' | null, isTakeHome: boolean): 'in' | 'out' {
  const text = clause.replace(INCOME_TAX, ' ').replace(PAY_AS_A_NOUN, ' income ')
  const has = (expression: RegExp) => {
    expression.lastIndex = 0
    return expression.test(text)
  }
  if (
    noun === null &&
    /(?:^|[^\p{L}])paid\s/u.test(text) &&
    !/(?:i|we|i've|have|be|is|are|it|was|being)\s+(?:just\s+|already\s+)?paid/.test(text)
  )
    return 'in'
  // "Pay: 3,000", a line of a list with nothing that it could be paid for.
  if (noun === null && /^\s*pay\s*[:=-]?\s*[\p{Sc}\d]/u.test(text)) return 'in'
  if (has(OTHERS_GIVE)) return 'in'
  if (isTakeHome && noun !== 'other') return 'in'
  // "I got 300 for my birthday" is money; "I got shoes for 300" is not.
  const isMoneyGot = /(?:^|\s)(?:i|we)\s+(?:get|got)\s+(?:about\s+|around\s+)?\p{Sc}?\d\S*\s+(?:for|from|off)\s/u.test(
    text,
  )
  const isIn = has(SURE_IN) || isMoneyGot
  const isOut = has(SURE_OUT)
  if (isIn && !isOut) return noun === 'other' && /^\s*(?:i|we)?\s*makes?\b/.test(text) ? 'out' : 'in'
  if (isIn && isOut)
    return has(
      words(
        "me|us|mir|uns|get paid|gets paid|getting paid|got paid|i'm paid|am paid|is paid|are paid|income|earn|receive",
      ),
    )
      ? 'in'
      : 'out'
  if (isOut && noun !== 'income') return 'out'
  if (has(FROM_SOMEONE) && (noun === 'income' || has(WEAK_IN))) return 'in'
  if (noun === 'income') return isOut && has(words('into|in|to|toward|towards')) ? 'out' : 'in'
  if (has(WEAK_IN) && noun === null) return 'in'
  if (
    has(WEAK_IN) &&
    has(words('(?:in|from) (?:child support|alimony|rent|tips|unterhalt|my \\p{L}+|the \\p{L}+)|child support'))
  )
    return 'in'
  return 'out'
}
