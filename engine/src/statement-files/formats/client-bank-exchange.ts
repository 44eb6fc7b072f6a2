import { collapseSpaces } from '../../language/fold-text.ts'
import { getShape } from '../reading/layout-shape.ts'
import type { FormatReading, ReadingContext, ReadingIssue, StatementRow } from '../reading/statement-reading.ts'
import { readDayCell } from '../tables/column-profile.ts'
import { readAmount, toMinor } from '../values/amounts.ts'
import { createYearsUntil, resolveDay } from '../values/days.ts'

/** True for the exchange files of Russian-speaking banks and 1C: each line is a name, "=" and a value. */
export function isClientBankExchange(text: string): boolean {
  return text.startsWith('1CClientBankExchange')
}

type Document = { line: number; fields: Map<string, string> }

/** Reads each document as a payment: money out if the account pays, money in if it's paid. */
export function readClientBankExchange(text: string, context: ReadingContext): FormatReading {
  const rows: StatementRow[] = []
  const issues: ReadingIssue[] = []
  const { accounts, documents, opening, closing } = cutDocuments(text)
  const reading: FormatReading = {
    format: '1c',
    rows,
    source: accounts.size === 1 ? ([...accounts][0] ?? null) : null,
    currency: context.currency,
    issues,
    shape: getShape('1c'),
  }
  for (const [field, balance] of [
    ['openingBalance', opening],
    ['closingBalance', closing],
  ] as const) {
    const parts = accounts.size === 1 && balance ? readAmount(balance.text) : null
    const minor = parts ? toMinor(parts, '.', context.currency) : null
    if (parts && minor !== null && balance)
      reading[field] = { minor: parts.isNegative ? -minor : minor, currency: context.currency, line: balance.line }
  }
  for (const document of documents) {
    const row = readPayment(document, accounts, context)
    if ('code' in row) issues.push(row)
    else rows.push(row)
  }
  if (rows.length === 0) reading.detail = 'This 1C bank exchange file has no payments for its account.'
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
  const shown = [...fields.values()].join(' · ').slice(0, 200)
  if (isOut === isIn)
    return { line, code: 'no-money-moved', text: shown, reason: 'No money moved in or out of this account.' }
  const parts = readDayCell(findText(isOut ? 'ДатаСписано' : 'ДатаПоступило', 'Дата'))
  const day = parts ? resolveDay(parts, 'dmy', createYearsUntil(context.today)) : null
  const amount = readAmount(findText('Сумма'))
  const minor = amount ? toMinor(amount, amount.proves ?? '.', context.currency) : null
  if (!day || !minor) return { line, code: 'unreadable', text: shown, reason: 'No valid date or amount.' }
  const party = isOut ? 'Получатель' : 'Плательщик'
  const name = findText(`${party}1`) || dropTaxNumber(findText(party)) || findText('НазначениеПлатежа')
  return { line, day, minor: isOut ? -minor : minor, currency: context.currency, name: collapseSpaces(name) }
}

function cutDocuments(text: string) {
  const accounts = new Set<string>()
  const documents: Document[] = []
  let open: Document | null = null
  let opening: { text: string; line: number } | null = null
  let closing: { text: string; line: number } | null = null
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
    else if (key === 'НачальныйОстаток') opening ??= { text: value, line: index + 1 }
    else if (key === 'КонечныйОстаток') closing = { text: value, line: index + 1 }
  })
  return {
    accounts,
    documents,
    opening: opening as { text: string; line: number } | null,
    closing: closing as { text: string; line: number } | null,
  }
}

/** Turns "ИНН 7701000000 ООО Ромашка" into "ООО Ромашка". */
function dropTaxNumber(party: string): string {
  return party.replace(/^ИНН\s*\d{10,12}\s*/, '')
}
