import { foldText } from '../../language/fold-text.ts'
import { createMonthTest } from '../../language/month-names.ts'

// What every download is called, whatever account it is of.
const SAYS_NOTHING = new Set(
  'export exports exported download downloads downloaded data report file files copy kopie copie copia new final all my bank banking online untitled sheet table list csv tsv txt xls xlsx ofx qfx qif xml json html transaction transactions trans txn txns statement statements activity history details detail account accounts acct movements movement movimientos movimenti movimentacoes movimento extrato extracto estratto conto releve releves compte operations operation konto kontoauszug kontoumsaetze umsaetze umsatze umsatz umsatzliste auszug auszuge buchungen buchung transaktionen transaktion afschriften afschrift mutaties transacties rekening wyciag historia operacji kontoutdrag kontoutskrift kontobevaegelser posteringer transaktioner tilitapahtumat tiliote vypis ucet izvod izvadak promet ekstre hesap hareketleri from to for of the and de du des del der die das von bis vom zum q1 q2 q3 q4 year month week ytd current last previous'.split(
    ' ',
  ),
)
const isMonth = createMonthTest('english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch')
// Words that tell two accounts of one bank apart.
const KINDS = new Set(
  'checking chequing savings saving card credit debit visa mastercard amex giro girokonto tagesgeld sparkonto spaar spaarrekening livret courant cuenta ahorro corrente poupanca joint joined shared business personal private loan mortgage brokerage wallet cash isa gehalt gemeinschaft gemeinsam kreditkarte carte tarjeta carta creditcard'.split(
    ' ',
  ),
)

function wordsOf(fileName: string): Set<string> {
  const stem = foldText(fileName).replace(/\.[a-z]{2,4}(?:\.gz)?$/, '')
  const words = stem.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !SAYS_NOTHING.has(word) && !isMonth(word))
  return new Set(words)
}

/**
 * Whether two files that look alike inside can be of one account, by what they are called: `other` where their names
 * share no telling word ("chase.csv", "ally.csv") or name different kinds of account, `same` where they agree, `open`
 * where a name says nothing ("export (3).csv").
 */
export function compareFileNames(a: string | null, b: string | null): 'same' | 'other' | 'open' {
  const [one, two] = [wordsOf(a ?? ''), wordsOf(b ?? '')]
  if (one.size === 0 || two.size === 0) return 'open'
  const shared = [...one].filter((word) => two.has(word))
  if (shared.length === 0) return 'other'
  const differing = [...one, ...two].filter((word) => !shared.includes(word))
  return differing.some((word) => KINDS.has(word)) ? 'other' : 'same'
}
