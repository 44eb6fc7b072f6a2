import { countDaysBetween, findPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces } from '../../language/fold-text.ts'
import { makeIssue, startReading } from '../reading/build-reading.ts'
import { getShape } from '../reading/layout-shape.ts'
import type {
  FormatReading,
  ReadingContext,
  ReadingIssue,
  StatedBalance,
  StatementRow,
} from '../reading/statement-reading.ts'
import { readAmount, toMinor } from '../values/amounts.ts'

type Field = { tag: string; line: number; text: string }

/** Reads SWIFT MT940 and MT942, with or without the envelope, including several statements in one file. */
export function readMt940(text: string, context: ReadingContext): FormatReading {
  const reading = startReading('mt940')
  const { rows, issues } = reading
  let currency = context.currency
  let account = ''
  let statements = 0
  let current: StatementRow | null = null
  let party = ''
  let hasPurpose = false
  const accounts = new Set<string>()
  const fieldReaders: Record<string, (field: Field) => void> = {
    '20': () => {
      statements++
      current = null
    },
    '25': (field) => {
      account = field.text.split('\n')[0]?.trim() ?? ''
      accounts.add(account)
      reading.source ??= account || null
    },
    balance: (field) => {
      const balance = readBalance(field)
      current = null
      if (!balance) return
      currency = balance.currency
      reading.currency ??= currency
      if (field.tag.startsWith('60')) reading.openingBalance ??= balance
      if (field.tag.startsWith('62')) reading.closingBalance = balance
    },
    '61': (field) => {
      current = readEntry(field, currency, issues)
      party = getParty(field.text)
      hasPurpose = false
      if (!current) return
      if (party !== '') current.name = party
      if (account) current.source = account
      rows.push(current)
    },
    '86': (field) => {
      if (!current) return
      const purpose = getPurpose(field.text)
      // A second field 86 continues the first. Field 61 may already contain the other party's name.
      const before = hasPurpose && !/^[A-Z0-9]{3,4}$/.test(current.name) ? current.name : party
      current.name = collapseSpaces(`${before} ${purpose}`) || current.name
      hasPurpose = true
    },
  }
  for (const field of splitFields(breakSwiftLines(text)))
    fieldReaders[/^6[0245][FM]?$/.test(field.tag) ? 'balance' : field.tag]?.(field)
  if (accounts.size > 1) {
    delete reading.openingBalance
    delete reading.closingBalance
  } else for (const row of rows) delete row.source
  reading.shape = getShape('mt940', reading.source?.slice(0, 8) ?? '')
  if (rows.length === 0)
    reading.detail = `This MT940 bank statement${statements > 1 ? ' file' : ''} has no transactions.`
  return reading
}

/** Turns "@@" into line breaks, because some transmissions write them that way. */
export function breakSwiftLines(text: string): string {
  return /@@:\d{2}[A-Z]?:/.test(text.slice(0, 2000)) ? text.replaceAll('@@', '\n') : text
}

function splitFields(text: string): Field[] {
  const fields: Field[] = []
  let current: Field | null = null
  text.split('\n').forEach((raw, index) => {
    const line = raw.replace(/\s+$/, '')
    const start = /^\s*(?:\{4:\s*)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? /\{4:\s*:(\d{2}[A-Z]?):(.*)$/.exec(line)
    if (start?.[1]) {
      current = { tag: start[1], line: index + 1, text: start[2] ?? '' }
      fields.push(current)
    } else if (/^\s*(?:-\}?|-\}.*|\{\d:.*)$/.test(line)) current = null
    else if (current) current.text += `\n${line}`
  })
  return fields
}

const ENTRY = /^(\d{6})(\d{4})?\s*(R?[CD]|E[CD])([A-Z])?\s*(\d[\d.]*,?\d*)([A-Z][A-Z0-9]{3})?(.*)$/s

function readEntry(field: Field, currency: string, issues: ReadingIssue[]): StatementRow | null {
  const [first = '', ...more] = field.text.split('\n')
  const match = ENTRY.exec(first.trim())
  const day = match?.[1] ? readValueDay(match[1]) : null
  const parts = match?.[5] ? readAmount(match[5].replace(/,$/, '')) : null
  const minor = parts ? toMinor(parts, ',', currency) : null
  if (!match || !day || minor === null) {
    issues.push(makeIssue(field.line, 'unreadable', first, 'This line isn’t valid MT940.'))
    return null
  }
  if (minor === 0) {
    issues.push(makeIssue(field.line, 'no-money-moved', first, 'The amount is zero.'))
    return null
  }
  // RC reverses a credit, so it's money out; RD reverses a debit.
  const mark = match[3] ?? 'D'
  const isCredit = mark === 'C' || mark === 'RD' || mark === 'EC'
  const reference = (match[7] ?? '').trim()
  const [own = '', bank = ''] = reference.split('//')
  const extra = collapseSpaces(more.join(' '))
  const row: StatementRow = {
    line: field.line,
    day: match[2] ? readEntryDay(day, match[2]) : day,
    minor: isCredit ? minor : -minor,
    currency,
    name: extra || (own.trim() !== 'NONREF' ? own.trim() : '') || match[6] || '',
  }
  if (bank.trim() !== '' && !/^NONREF$/i.test(bank.trim())) row.bankId = bank.trim()
  return row
}

/** Some Dutch banks pad the reference to 16 characters and write the other party's name after it. */
function getParty(text: string): string {
  const reference = ENTRY.exec((text.split('\n')[0] ?? '').trim())?.[7] ?? ''
  const match = /^(?=.{17})(\S{1,16})\s+(\p{L}[^/]*(?:\/[^/]+)*)$/u.exec(reference)
  return match?.[2] && !reference.includes('//') ? collapseSpaces(match[2]) : ''
}

function readValueDay(text: string): PlainDate | null {
  const [yy, month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6))]
  return findPlainDate(yy >= 70 ? 1900 + yy : 2000 + yy, month, day)
}

/** The posting date has no year: use the one closest to the value date. */
function readEntryDay(value: PlainDate, text: string): PlainDate {
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))]
  const year = Number(value.slice(0, 4))
  let best = value
  let distance = 200
  for (const possibleYear of [year - 1, year, year + 1]) {
    const candidate = findPlainDate(possibleYear, month, day)
    const away = candidate ? Math.abs(countDaysBetween(value, candidate)) : distance
    if (candidate && away < distance) {
      best = candidate
      distance = away
    }
  }
  return best
}

function readBalance(field: Field): StatedBalance | null {
  const match = /^([CD])(\d{6})([A-Z]{3})([\d.]*,?\d*)/.exec(field.text.trim())
  if (!match?.[3] || !match[4]) return null
  const parts = readAmount(match[4].replace(/,$/, ''))
  const minor = parts ? toMinor(parts, ',', match[3]) : null
  if (minor === null) return null
  const day = readValueDay(match[2] ?? '')
  return { minor: match[1] === 'D' ? -minor : minor, currency: match[3], line: field.line, ...(day ? { day } : {}) }
}

/**
 * Field 86 is free text or has codes for its parts: `?20`–`?29` and `?60`–`?63` are the purpose and `?32` and `?33` the
 * other party's name, or both are in `/NAME/…/REMI/…/`. Returns the name, then the purpose. Text without codes or
 * labels stays as written, except for a transaction code at its start.
 */
function getPurpose(text: string): string {
  const joined = text.replace(/\n/g, '')
  const separator =
    /^[A-Z0-9]{3,4}([?>~@|+<^])\d{2}/.exec(joined)?.[1] ?? (/^[?>~<^]\d{2}/.test(joined) ? joined.charAt(0) : null)
  if (separator) {
    const parts = new Map<string, string>()
    for (const piece of joined.split(separator).slice(1)) {
      if (/^\d{2}/.test(piece)) parts.set(piece.slice(0, 2), (parts.get(piece.slice(0, 2)) ?? '') + piece.slice(2))
    }
    const joinParts = (codes: string[]) => joinPieces(codes.map((code) => parts.get(code) ?? ''))
    const party = joinParts(['32', '33'])
    const purpose = joinParts(['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'])
    const type = collapseSpaces(parts.get('00') ?? '')
    return [party, getPayerWords(purpose)].filter((part) => part !== '').join(' ') || type
  }
  const named = /\/NAME\/([^/]+)/.exec(joined)?.[1] ?? /\/CNTP\/[^/]*\/[^/]*\/([^/]+)/.exec(joined)?.[1]
  if (named) {
    const remittance = /\/REMI\/(?:USTD\/\/)?(.+?)(?=\/[A-Z]{4}\/|$)/.exec(joined)?.[1] ?? ''
    return collapseSpaces(`${named} ${remittance.replace(/\/+$/, '')}`)
  }
  // "/BENM/account", with the name on the next line.
  const below = /^\/(?:BENM|ORDP)\/[^\n]*\n\/([^/\n]+)([\s\S]*)$/.exec(text)
  if (below?.[1]) return collapseSpaces(`${below[1]} ${(below[2] ?? '').split('\n').at(-1)?.replace(/^\//, '') ?? ''}`)
  const plain = collapseSpaces(text.replace(/\n/g, ' '))
  // Three digits joined to the text are a code for the type of transaction.
  return readLabeledPurpose(plain) || plain.replace(/^\d{3}(?=\p{L})/u, '')
}

/** "911 TRANSFER; FROM ACC.: …; OD: Party; TYT.: title": the party and the title; '' unless three parts are labeled. */
function readLabeledPurpose(text: string): string {
  const parts = text.split(';').map((part) => /^\s*(?:[^:;]*\s)?(\p{L}+)\.?:\s*(.+)$/u.exec(part))
  if (parts.filter(Boolean).length < 3) return ''
  const findValue = (label: RegExp) => parts.find((part) => label.test(part?.[1] ?? ''))?.[2]?.trim() ?? ''
  const party = findValue(/^(?:od|dla|nadawca|odbiorca|from|to|von|an|payer|payee|beneficiary)$/i)
  return collapseSpaces(`${party} ${findValue(/^(?:tyt|tytul|tytuł|tytułem|title|details|purpose|zweck)$/i)}`)
}

/**
 * From a purpose made of SEPA keywords, only the payer's own words (SVWZ). Mandates and references mean nothing to
 * people.
 */
function getPayerWords(purpose: string): string {
  const own = /SVWZ\+\s*(.*?)\s*(?=(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|ABWA|ABWE|IBAN|BIC|PURP|MDAT)\+|$)/.exec(
    purpose,
  )
  return own?.[1] || purpose
}

/** Joins pieces of text. A piece of 27 characters was cut in mid-text; a shorter one has lost the space at its end. */
function joinPieces(pieces: readonly string[]): string {
  return collapseSpaces(pieces.map((piece) => (piece.length >= 27 || piece === '' ? piece : `${piece} `)).join(''))
}
