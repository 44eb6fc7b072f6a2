import { foldText } from '../../language/fold-text.ts'
import type { Direction } from '../values/direction-words.ts'
import type { FoundRow } from './pasted-records.ts'
import type { Line } from './statement-line.ts'

const SECTION_IN =
  /^(?:(?:total )?(?:deposits?|credits?|additions|money in|paid in|payments? received|incoming|income|gutschriften|eingange|einnahmen|credits? et depots|depots|credits|abonos|ingresos|depositos|entradas|entrate|accrediti|bijschrijvingen|inkomsten|insattningar|innskudd|indbetalinger|wplywy|uznania)\b)/
const SECTION_OUT =
  /^(?:(?:atm|pos|debit card|card|electronic|other|check|checks|cash)?[ &,a-z]{0,24}(?:withdrawals?|debits?|checks paid|fees?|charges|purchases|expenses?|spending|outgoings|bills|payments made|subtractions|money out|paid out|belastungen|ausgange|ausgaben|lastschriften|debits et retraits|retraits|prelevements|cargos|retiros|gastos|saidas|uscite|addebiti|afschrijvingen|uitgaven|uttag|uttak|udbetalinger|obciazenia|wydatki)\b)/

/**
 * The direction of the rows below a heading such as "Deposits and additions" or "Withdrawals"; null for other lines.
 */
export function getSectionDirection(line: Line): Direction | null {
  if (line.days.length > 0 || line.amounts.some((token) => token.isStrong)) return null
  const text = foldText(line.text)
    .replace(/^\s*\*start\*/, '')
    .trim()
  return text.length > 60 || /\S\s{3,}\S/.test(text) ? null : getTitleDirection(text)
}

/** The direction that a folded title gives the rows below; null if it gives none. */
export function getTitleDirection(text: string): Direction | null {
  if (SECTION_IN.test(text)) return 'in'
  return SECTION_OUT.test(text) ? 'out' : null
}

/** Whether a line is a heading above a list of balances, such as "Daily balances". */
export function isBalanceHeading(line: Line): boolean {
  if (line.days.length > 0 || line.amounts.some((token) => token.isStrong) || line.text.length > 60) return false
  return /\b(?:daily (?:\w+ )?balances?|balances? (?:by day|summary)|saldos (?:por periodo|diarios)|soldes quotidiens|tagessalden)/.test(
    foldText(line.text),
  )
}

/** Signs rows by their headings, if each is below one, both directions occur, and no amount has its own sign. */
export function signBySections(rows: FoundRow[], directions: ReadonlyMap<FoundRow, Direction>): void {
  const kinds = new Set(directions.values())
  if (kinds.size < 2 || directions.size < rows.length) return
  if (rows.some((row) => row.amount === undefined || /[-+\u2212\u2013(]|[CD]R\b/i.test(row.amount))) return
  for (const row of rows) row.amount = `${directions.get(row) === 'in' ? '+' : '-'}${row.amount}`
}
