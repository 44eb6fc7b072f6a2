import { getOnly } from '../../core/get-only.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { addOutcome, makeIssue, startReading } from '../reading/build-reading.ts'
import type { FormatReading, ReadingContext, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { readDayCell } from '../tables/column-profile.ts'
import { readAmount, toMinor, toSignedMinor } from '../values/amounts.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'

/** True for the exchange files of Russian-speaking banks and 1C: each line is a name, "=" and a value. */
export function isClientBankExchange(text: string): boolean {
  return text.startsWith('1CClientBankExchange')
}

type Document = { line: number; fields: Map<string, string> }
type Balance = { text: string; line: number }

/** Reads each document as a payment: money out if the file's account pays, money in if it's paid. */
export function readClientBankExchange(text: string, context: ReadingContext): FormatReading {
  const { currency } = context
  const { accounts, documents, ...balances } = splitDocuments(text)
  const source = getOnly(accounts)
  const reading: FormatReading = { ...startReading('1c'), source, currency }
  for (const field of ['openingBalance', 'closingBalance'] as const) {
    const balance = balances[field]
    const minor = source && balance ? toSignedMinor(readAmount(balance.text), '.', currency) : null
    if (balance && minor !== null) reading[field] = { minor, currency, line: balance.line }
  }
  for (const document of documents) addOutcome(reading, readPayment(document, accounts, context))
  if (reading.rows.length === 0) reading.detail = 'This 1C bank exchange file has no payments for its account.'
  return reading
}

function readPayment(
  { line, fields }: Document,
  accounts: ReadonlySet<string>,
  context: ReadingContext,
): StatementRow | ReadingIssue {
  const findText = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value) ?? ''
  const isOut = accounts.has(fields.get('ПлательщикСчет') ?? findText('ПлательщикРасчСчет'))
  const isIn = accounts.has(fields.get('ПолучательСчет') ?? findText('ПолучательРасчСчет'))
  const shown = [...fields.values()].join(' · ')
  if (isOut === isIn) return makeIssue(line, 'no-money-moved', shown, 'No money moved in or out of this account.')
  const parts = readDayCell(findText(isOut ? 'ДатаСписано' : 'ДатаПоступило', 'Дата'))
  const day = parts ? resolveDay(parts, 'dmy', createYearsUntil(context.today)) : null
  const amount = readAmount(findText('Сумма'))
  const minor = amount ? toMinor(amount, amount.provenMark ?? '.', context.currency) : null
  if (!day || minor === null) return makeIssue(line, 'unreadable', shown, 'We couldn’t read the date or amount.')
  if (minor === 0) return makeIssue(line, 'no-money-moved', shown, 'The amount is zero.')
  const party = isOut ? 'Получатель' : 'Плательщик'
  const name = findText(`${party}1`) || dropTaxNumber(findText(party)) || findText('НазначениеПлатежа')
  return { line, day, minor: isOut ? -minor : minor, currency: context.currency, name: collapseSpaces(name) }
}

function splitDocuments(text: string) {
  const accounts = new Set<string>()
  const documents: Document[] = []
  let open: Document | null = null
  const balances: { openingBalance?: Balance; closingBalance?: Balance } = {}
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim()
    const at = line.indexOf('=')
    const [key, value] = at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    if (key === 'СекцияДокумент') open = { line: index + 1, fields: new Map() }
    else if (key === 'КонецДокумента') {
      if (open) documents.push(open)
      open = null
    } else if (open) open.fields.set(key, value)
    else if (key === 'РасчСчет' && value !== '') accounts.add(value)
    else if (key === 'НачальныйОстаток') balances.openingBalance ??= { text: value, line: index + 1 }
    else if (key === 'КонечныйОстаток') balances.closingBalance = { text: value, line: index + 1 }
  })
  return { accounts, documents, ...balances }
}

/** Turns "ИНН 7701000000 ООО Ромашка" into "ООО Ромашка". */
function dropTaxNumber(party: string): string {
  return party.replace(/^ИНН\s*\d{10,12}\s*/, '')
}
