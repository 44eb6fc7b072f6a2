import { foldText } from '../../language/fold-text.ts'
import { createMonthTest } from '../../language/month-names.ts'

// Words that any download's name can contain, whatever the account.
const GENERIC_WORDS = new Set(
  'export exports exported download downloads downloaded data report file files copy kopie copie copia new final all my bank banking online untitled sheet table list csv tsv txt xls xlsx ofx qfx qif xml json html transaction transactions trans txn txns statement statements activity history details detail account accounts acct movements movement movimientos movimenti movimentacoes movimento extrato extracto estratto conto releve releves compte operations operation konto kontoauszug kontoumsaetze umsaetze umsatze umsatz umsatzliste auszug auszuge buchungen buchung transaktionen transaktion afschriften afschrift mutaties transacties rekening wyciag historia operacji kontoutdrag kontoutskrift kontobevaegelser posteringer transaktioner tilitapahtumat tiliote vypis ucet izvod izvadak promet ekstre hesap hareketleri from to for of the and de du des del der die das von bis vom zum q1 q2 q3 q4 year month week ytd current last previous'.split(
    ' ',
  ),
)
const isMonth = createMonthTest('english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch')
// Words that distinguish two accounts of one bank.
const KINDS = new Set(
  'checking chequing savings saving card credit debit visa mastercard amex giro girokonto tagesgeld sparkonto spaar spaarrekening livret courant cuenta ahorro corrente poupanca joint joined shared business personal private loan mortgage brokerage wallet cash isa gehalt gemeinschaft gemeinsam kreditkarte carte tarjeta carta creditcard'.split(
    ' ',
  ),
)

function getWords(fileName: string): Set<string> {
  const stem = foldText(fileName).replace(/\.[a-z]{2,4}(?:\.gz)?$/, '')
  const words = stem.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !GENERIC_WORDS.has(word) && !isMonth(word))
  return new Set(words)
}

const DAY_OR_TIME =
  /(?<!\d)(?:19|20)\d{6}[-_T ](?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?!\d)|\d{4}[-_.]\d{2}[-_.]\d{2}|\d{2}[-_.]\d{2}[-_.]\d{4}/g

/**
 * The last four digits of the numbers in a file name that could be account numbers: four digits or more that aren't a
 * year, date or time. Some downloads end in a number that changes each time, so another number doesn't prove another
 * account.
 */
export function findAccountNumbers(fileName: string | null): Set<string> {
  const stem = (fileName ?? '').replace(/\.[A-Za-z]{2,4}(?:\.gz)?$/, '')
  const numbers = stem.replace(DAY_OR_TIME, ' ').match(/\d{4,}/g) ?? []
  return new Set(numbers.filter((number) => !isDayOrTime(number)).map((number) => number.slice(-4)))
}

function isDayOrTime(digits: string): boolean {
  const isYear = (year: string) => Number(year) >= 1990 && Number(year) <= 2060
  const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12
  if (digits.length === 4) return isYear(digits)
  if (digits.length === 6) return (isYear(digits.slice(0, 4)) && isMonth(digits.slice(4))) || isYear(digits.slice(2))
  if (digits.length === 8 || digits.length === 14)
    return (isYear(digits.slice(0, 4)) && isMonth(digits.slice(4, 6))) || isYear(digits.slice(4, 8))
  return digits.length === 10 || digits.length === 13 ? /^1[5-9]/.test(digits) : false
}

/**
 * Whether two files with the same layout can belong to one account, judging by their names: `other` if they have
 * different numbers, share no distinctive word ("chase.csv", "ally.csv"), or an account type is in only one of them;
 * `open` if either has no distinctive word ("export (3).csv"); otherwise `same`.
 */
export function compareFileNames(a: string | null, b: string | null): 'same' | 'other' | 'open' {
  const [numbers, others] = [findAccountNumbers(a), findAccountNumbers(b)]
  if (numbers.size > 0 && others.size > 0 && ![...numbers].some((number) => others.has(number))) return 'other'
  const [one, two] = [getWords(a ?? ''), getWords(b ?? '')]
  if (one.size === 0 || two.size === 0) return 'open'
  const shared = [...one].filter((word) => two.has(word))
  if (shared.length === 0) return 'other'
  const differing = [...one, ...two].filter((word) => !shared.includes(word))
  return differing.some((word) => KINDS.has(word)) ? 'other' : 'same'
}
