import { foldText, foldWords } from '../../language/fold-text.ts'
import { GIVEN_NAMES } from '../../language/given-names.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { splitRecords } from '../tables/csv-tokens.ts'
import { isBankName } from '../tables/known-names.ts'

const PAYER_HEADING = /^(?:paid by|who paid\??|bezahlt von|paye par|pagado por|pagato da|betaald door)$/
const ME = /^(?:me|i|us|we|joint|both|ich|wir|moi|nous|yo|nosotros|io|noi|ik|wij)$/

/** Words for how people pay, and for their own accounts. */
const MEANS = new Set(
  `cash card cards credit debit account accounts acct a c bank current checking chequing savings check cheque transfer wallet app direct online contactless
  visa mastercard maestro amex american express apple google pay my our joint shared the by in from with
  bar bargeld karte ec kreditkarte girokonto konto gemeinschaftskonto uberweisung mein meine unser gemeinsames
  especes liquide carte bleue bancaire cb compte commun cheque virement mon ma notre de
  efectivo tarjeta credito debito cuenta comun conjunta transferencia mi nuestra
  contanti carta conto corrente comune bancomat bonifico contant pin pinpas betaalpas rekening gezamenlijke`.split(
    /\s+/,
  ),
)

/** `means`: the cell only says how it was paid. `unclear`: it says how, and something else that may be a name. */
type Payer = 'me' | 'other' | 'means' | 'unclear'

/** What a folded cell says about who paid. */
function readPayer(cell: string): Payer {
  if (ME.test(cell)) return 'me'
  const words = foldWords(cell).split(' ')
  const rest = words.filter((word) => !MEANS.has(word) && !/^\d+$/.test(word))
  if (/['’]s?(?: |$)/.test(cell) || rest.some((word) => GIVEN_NAMES.has(word))) return 'other'
  if (rest.length === 0 || isBankName(rest.join(' '))) return 'means'
  return rest.length < words.length ? 'unclear' : 'other'
}

/** A folded cell of a row; empty above the headings. */
type GetCell = (row: StatementRow) => string

/** Finds a column by its heading in a table with tabs, bars or semicolons, or else with commas. */
function findColumn(text: string, heading: RegExp): GetCell | null {
  return findColumnIn(splitAtMarks(text), heading) ?? findColumnIn(splitAtCommas(text), heading)
}

function findColumnIn(table: readonly string[][], heading: RegExp): GetCell | null {
  const lines = table.map((cells) => cells.map((cell) => foldText(cell.trim())))
  const head = lines.findIndex((cells) => cells.length > 1 && cells.some((cell) => heading.test(cell)))
  const column = lines[head]?.findIndex((cell) => heading.test(cell)) ?? -1
  return column < 0 ? null : ({ line }) => (line > head + 1 ? (lines[line - 1]?.[column] ?? '') : '')
}

function splitAtMarks(text: string): string[][] {
  return text.split('\n').map((line) => line.split(/[\t|;]/))
}

function splitAtCommas(text: string): string[][] {
  const cells: string[][] = text.split('\n').map(() => [])
  for (const record of splitRecords(text, ',')) cells[record.line - 1] = [...record.cells]
  return cells
}

function listAsSkipped(
  reading: FormatReading,
  isSkipped: (row: StatementRow) => boolean,
  text: string,
  { code, reason }: Pick<ReadingIssue, 'code' | 'reason'>,
): FormatReading {
  const lines = text.split('\n')
  const skipped = reading.rows.filter(isSkipped)
  const issues = skipped.map(({ line }) => makeIssue(line, code, (lines[line - 1] ?? '').trim(), reason))
  const rows = reading.rows.filter((row) => !isSkipped(row))
  return { ...reading, rows, issues: [...reading.issues, ...issues].sort((a, b) => a.line - b.line) }
}

const PAID_HEADING = /^(?:paid|done|settled|bezahlt|paye|pagado|pagato|betaald) ?\?$/
const STATUS_HEADING = /^status$/
const NOT_YET =
  /^(?:no|n|not (?:yet|paid|due)\b.*|unpaid|to ?do|to pay|due\b.*|owed|open|waiting|nein|noch nicht|offen|non|pas encore|aun no|todavia no|ancora no|nee|nog niet)$/

/** A sheet with a "Paid?" or "Status" column: rows that say "no" or "to pay" are listed instead of imported. */
export function settleUnpaid(reading: FormatReading, text: string): FormatReading {
  // With commas, a status comes from a bank, and the table reader knows what it means.
  const getAnswer = findColumn(text, PAID_HEADING) ?? findColumnIn(splitAtMarks(text), STATUS_HEADING)
  if (!getAnswer) return reading
  const isUnpaid = (row: StatementRow) => NOT_YET.test(getAnswer(row))
  const reason = 'The sheet says that this isn’t paid yet. Add it manually once it is.'
  return listAsSkipped(reading, isUnpaid, text, { code: 'not-carried-out', reason })
}

/**
 * A table that people keep together says who paid. If it names "me" and others, payments by others are listed instead
 * of imported. All rows go to review if it has only names, because we don't know which one is the user, and if "cash"
 * next to names, or a card such as "tunde card", may be anyone's. If all rows have the same payer, nothing changes.
 */
export function settlePayers(reading: FormatReading, text: string): FormatReading {
  const getPayer = findColumn(text, PAYER_HEADING)
  if (!getPayer) return reading
  const cells = new Set(reading.rows.map(getPayer).filter((cell) => cell !== ''))
  const payers = new Map([...cells].map((cell) => [cell, readPayer(cell)]))
  if (payers.size < 2) return reading
  const kinds = new Set(payers.values())
  const mayBeAnyones = kinds.has('unclear') || (kinds.has('other') && (kinds.has('means') || !kinds.has('me')))
  const settled = mayBeAnyones ? { ...reading, isReadingGuessed: true } : reading
  if (!kinds.has('me')) return settled
  const isPaidByOther = (row: StatementRow) => row.minor < 0 && payers.get(getPayer(row)) === 'other'
  const reason = 'Someone else paid this. Add it if it was your money.'
  return listAsSkipped(settled, isPaidByOther, text, { code: 'unreadable', reason })
}
