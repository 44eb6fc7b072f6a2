import { foldText } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, StatementRow } from '../reading/statement-reading.ts'

const PAYER_HEADING = /^(?:paid by|who paid\??|bezahlt von|paye par|pagado por|pagato da|betaald door)$/
const ME = /^(?:me|i|us|we|joint|both|ich|wir|moi|nous|yo|nosotros|io|noi|ik|wij)$/

/**
 * A table that people keep together says who paid. If that's "me" in some rows, payments by others are listed instead
 * of imported. If it's only names, we don't know which one is the user, so all rows go to review.
 */
export function settlePayers(reading: FormatReading, text: string): FormatReading {
  const lines = text.split('\n').map((line) => line.split('\t').map((cell) => foldText(cell.trim())))
  const head = lines.findIndex((cells) => cells.some((cell) => PAYER_HEADING.test(cell)))
  if (head < 0) return reading
  const column = lines[head]!.findIndex((cell) => PAYER_HEADING.test(cell))
  const findPayer = ({ line }: StatementRow) => (line > head + 1 ? (lines[line - 1]?.[column] ?? '') : '')
  const payers = new Set(reading.rows.map(findPayer).filter((payer) => payer !== ''))
  if (payers.size < 2) return reading
  if (![...payers].some((payer) => ME.test(payer))) return { ...reading, isReadingGuessed: true }
  const isByOther = (row: StatementRow) => row.minor < 0 && findPayer(row) !== '' && !ME.test(findPayer(row))
  const others = reading.rows.filter(isByOther).map(({ line }) => {
    const given = (text.split('\n')[line - 1] ?? '').trim()
    return makeIssue(line, 'unreadable', given, 'Someone else paid this. Add it if it was your money.')
  })
  const rows = reading.rows.filter((row) => !isByOther(row))
  return { ...reading, rows, issues: [...reading.issues, ...others].sort((a, b) => a.line - b.line) }
}
