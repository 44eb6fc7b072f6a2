import { LIST_OF_HOLDINGS } from './tables/without-transactions.ts'

/** The type of a file by its first bytes, if it can't be imported as text. */
type ForeignFile = { format: string; detail: string }

const SIGNATURES: [string, number[], string, number?][] = [
  [
    'pdf',
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. Copy the lines with the transactions and paste them here, or export CSV from your bank.',
  ],
  ['image', [0x89, 0x50, 0x4e, 0x47], ''],
  ['image', [0xff, 0xd8, 0xff], ''],
  ['image', [0x47, 0x49, 0x46, 0x38], ''],
  ['image', [0x42, 0x4d], ''],
  ['image', [0x49, 0x49, 0x2a, 0x00], ''],
  ['image', [0x4d, 0x4d, 0x00, 0x2a], ''],
  ['gzip', [0x1f, 0x8b], 'This is a compressed file (gzip). Unpack it and import the file inside.'],
  ['rar', [0x52, 0x61, 0x72, 0x21], 'This is a compressed archive (RAR). Unpack it and import the file inside.'],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf], 'This is a compressed archive (7-Zip). Unpack it and import the file inside.'],
  [
    'sqlite',
    [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65],
    'This is a database file, not a bank export. Export the transactions as CSV from the app it came from.',
  ],
  ['audio', [0x49, 0x44, 0x33], 'This is an audio file, so it has no transactions.'],
]
const IMAGE =
  'This is a picture, and we can’t read text in pictures. Download a CSV, OFX or QIF file from your bank, or paste the text.'

/** Whether a file looks like a PDF, a spreadsheet (.xlsx or .ods) or a ZIP archive, whose contents we can read. */
export function mayBeDocument(bytes: Uint8Array): boolean {
  const format = recognizeForeignFile(bytes)?.format
  return format === 'pdf' || format === 'xlsx' || format === 'ods' || format === 'zip'
}

/** Recognizes pictures, archives, office and other binary files; null if the file may be text. */
export function recognizeForeignFile(bytes: Uint8Array): ForeignFile | null {
  for (const [format, signature, detail] of SIGNATURES) {
    if (signature.length === 2 && format === 'image' && !looksBinary(bytes)) continue
    if (signature.every((byte, i) => bytes[i] === byte)) return { format, detail: detail || IMAGE }
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return getZipKind(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return {
      format: 'xls',
      detail:
        'This is an old Excel or Word file, or one with a password. Save its transactions as .xlsx or CSV without a password and import that.',
    }
  }
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return { format: 'image', detail: IMAGE }
  if (readAscii(bytes, 4, 8) === 'ftyp') {
    return /heic|heif|mif1|avif/.test(readAscii(bytes, 8, 16))
      ? { format: 'image', detail: IMAGE }
      : { format: 'video', detail: 'This is a video or audio file, so it has no transactions.' }
  }
  if (looksBinary(bytes))
    return {
      format: 'binary',
      detail: 'We can’t read this file. Download a CSV, OFX, QIF, CAMT or MT940 file from your bank.',
    }
  return null
}

function getZipKind(bytes: Uint8Array): ForeignFile {
  const names = readAscii(bytes, 0, Math.min(bytes.length, 6000))
  if (names.includes('xl/') || names.includes('[Content_Types].xml')) {
    const isWordFile = names.includes('word/')
    return isWordFile
      ? { format: 'docx', detail: 'This is a Word document. Copy the lines with the transactions and paste them here.' }
      : {
          format: 'xlsx',
          detail:
            'This is an Excel workbook. Open it and save the sheet with the transactions as CSV, then import that.',
        }
  }
  if (names.includes('opendocument'))
    return {
      format: 'ods',
      detail:
        'This is an OpenDocument file. Open it and save the sheet with the transactions as CSV, then import that.',
    }
  return {
    format: 'zip',
    detail: 'This is a compressed archive (ZIP). Unpack it and import the files inside one by one.',
  }
}

function looksBinary(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, 4000)
  if (length === 0) return false
  let control = 0
  let zero = 0
  let evenZero = 0
  for (let i = 0; i < length; i++) {
    const byte = bytes[i] as number
    if (byte === 0) {
      zero++
      if (i % 2 === 0) evenZero++
    } else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 26)) control++
  }
  // UTF-16 has a zero in every other byte, always on the same side.
  const isUtf16 = zero > length * 0.2 && (evenZero < zero * 0.05 || evenZero > zero * 0.95)
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return false
  // A few stray zero bytes in a text are harmless.
  return control > length * 0.05 || (zero > Math.max(2, length * 0.02) && !isUtf16)
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte)
}

function readAscii(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < Math.min(to, bytes.length); i++) text += String.fromCharCode(bytes[i] as number)
  return text
}

/** What JSON data without transactions seems to be, by its field names; null if unclear. */
export function describeJson(text: string): string | null {
  const head = text.slice(0, 20_000)
  if (/"(?:quantity|qty|shares|units)"/i.test(head) && /"(?:ticker|symbol|isin|cusip|security)\w*"/i.test(head))
    return LIST_OF_HOLDINGS
  if (/"balance\w*"/i.test(head) && /"(?:iban|account_?(?:id|number|type)|currency)\w*"/i.test(head))
    return 'This looks like a list of accounts and balances, with no transactions. Export the account’s transactions instead.'
  return null
}

/** The message for a text without transactions. */
export function explainNoTransactions(text: string, format: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return 'The file is empty. Export it again from your bank, or paste the transactions as text.'
  if (format === 'xml')
    return 'This is an XML file, but not a bank statement we can read (CAMT.052, CAMT.053 or OFX). Try another format from your bank, such as CSV.'
  if (format === 'json' && describeJson(text)) return describeJson(text) ?? ''
  if (format === 'json')
    return 'This JSON file has no list of transactions with dates and amounts. Download a CSV file from your bank instead.'
  if (format === 'html')
    return 'This web page has no table of transactions. Copy the lines with the transactions and paste them here.'
  if (format === 'rtf')
    return 'This is a formatted document (RTF). Copy the lines with the transactions and paste them here.'
  const isMostlyWords = (trimmed.match(/\d/g) ?? []).length < trimmed.length / 50
  if (format === 'csv' && !isMostlyWords)
    return 'We found a table, but no columns with dates and amounts. Export your account’s transactions and try again.'
  const words = trimmed.split(/\s+/).length
  const hasAmounts = /\d[.,]\d{2}\b|\p{Sc} ?\d|\d ?\p{Sc}/u.test(trimmed)
  if (!hasAmounts && words > 8)
    return 'This text has no amounts, so there’s nothing to import. Paste lines with an amount, such as “coffee 4.50 yesterday”, or attach a file from your bank.'
  return 'We found no transactions here. Paste lines with a name and an amount, such as “coffee 4.50” or “2026-03-28 coffee 4.50”, or attach a file from your bank.'
}

/**
 * Whether a text is prose, where commas don't separate columns: most of it is words, nearly all commas are followed by
 * a space or a quotation mark, and sentences end on at least half of its lines, or on any line if the lines have
 * varying numbers of commas.
 */
export function isProse(text: string): boolean {
  const start = text.slice(0, 20_000)
  const words = start.split(/\s+/).filter((word) => word !== '')
  const plain = words.filter((word) => /^["'“”„«»(¿¡]*\p{L}[\p{L}'’-]*[.,;:!?…"'“”»)]*$/u.test(word)).length
  if (words.length < 5 || plain < words.length * 0.8) return false
  const commas = (start.match(/,/g) ?? []).length
  if ((start.match(/,(?=\s|["'”»]|$)/g) ?? []).length < commas * 0.9) return false
  const lines = start.split('\n').filter((line) => line.trim() !== '')
  const counts = new Set(lines.map((line) => line.split(',').length))
  const sentences = lines.filter((line) => /\p{L}{2}[.!?…]["'”»)]*(?:\s|$)/u.test(line)).length
  return sentences > 0 && (counts.size > 1 || sentences >= lines.length * 0.5)
}
