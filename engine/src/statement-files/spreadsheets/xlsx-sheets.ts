import { addDays, type PlainDate } from '../../core/plain-date.ts'
import { decodeEntities, findAll, readTags, type XmlElement } from '../values/xml-tags.ts'
import { fillDown, MAX_COLUMNS, type Sheet, toSheetRecords, type WorkbookParts, writeNumber } from './sheet.ts'

/** What a cell's number format says about its number. */
type Format = 'day' | 'time' | 'decimals' | 'plain'

/**
 * The sheets of an Excel workbook. Dates and numbers are recognized by cell type and format; formulas give the value
 * they had when the file was saved.
 */
export function readXlsxSheets(parts: WorkbookParts): Sheet[] {
  const book = readTags(parts.get('xl/workbook.xml') ?? '')
  const targets = getTargets(parts.get('xl/_rels/workbook.xml.rels') ?? '')
  const texts = readSharedTexts(parts.get('xl/sharedStrings.xml') ?? '')
  const formats = readCellFormats(parts.get('xl/styles.xml') ?? '')
  const is1904 = findAll(book, 'workbookPr').some((element) => /^(?:1|true)$/.test(getAttribute(element, 'date1904')))
  return findAll(book, 'sheet').flatMap((element) => {
    const xml = parts.get(targets.get(getAttribute(element, 'id')) ?? '')
    if (xml === undefined) return []
    const name = decodeEntities(getAttribute(element, 'name'))
    const isHidden = /hidden/i.test(getAttribute(element, 'state'))
    return [{ name, isHidden, records: getRecords(xml, texts, formats, is1904) }]
  })
}

function getAttribute({ attributes }: XmlElement, name: string): string {
  return new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''
}

function getTargets(xml: string): Map<string, string> {
  const pairs = findAll(readTags(xml), 'Relationship').map((element): [string, string] => {
    const target = getAttribute(element, 'Target')
    return [getAttribute(element, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  })
  return new Map(pairs)
}

/** The shared texts, each on one line with its runs joined and without phonetic guides for Japanese. */
function readSharedTexts(xml: string): string[] {
  return [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(([, inner]) =>
    getText(inner ?? ''),
  )
}

function getText(inner: string): string {
  const written = inner.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
  return [...written.matchAll(/<(?:\w+:)?t\b[^>]*>([\s\S]*?)<\/(?:\w+:)?t>/g)]
    .map(([, text]) => decodeEntities(text ?? ''))
    .join('')
    .replace(/_x000D_/g, '')
    .replace(/\s*\r?\n\s*/g, ' ')
}

/** The format of each style, by the number with which cells refer to it. */
function readCellFormats(xml: string): Format[] {
  const root = readTags(xml)
  const codes = new Map(
    findAll(root, 'numFmt').map((element) => [
      getAttribute(element, 'numFmtId'),
      decodeEntities(getAttribute(element, 'formatCode')),
    ]),
  )
  const styles = findAll(root, 'cellXfs')[0]?.children ?? []
  return styles.map((style) => {
    const id = getAttribute(style, 'numFmtId')
    return getFormat(Number(id), codes.get(id))
  })
}

function getFormat(id: number, code: string | undefined): Format {
  if (code === undefined) {
    if (
      (id >= 14 && id <= 17) ||
      id === 22 ||
      (id >= 27 && id <= 31) ||
      (id >= 34 && id <= 36) ||
      (id >= 50 && id <= 58)
    )
      return 'day'
    if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || id === 32 || id === 33) return 'time'
    return [2, 4, 7, 8, 10, 39, 40, 43, 44].includes(id) ? 'decimals' : 'plain'
  }
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
  if (/[yd]/i.test(bare)) return 'day'
  if (/[hs]/i.test(bare)) return 'time'
  return /0\.0/.test(bare) ? 'decimals' : 'plain'
}

const ROW = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g
const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

function getRecords(xml: string, texts: readonly string[], formats: readonly Format[], is1904: boolean) {
  const rows = new Map<number, string[]>()
  let line = 0
  for (const [, attributes = '', inner = ''] of xml.matchAll(ROW)) {
    line = Number(/\br\s*=\s*"(\d+)"/.exec(attributes)?.[1] ?? line + 1)
    const cells: string[] = []
    let column = -1
    for (const [, cellAttributes = '', content = ''] of inner.matchAll(CELL)) {
      const place = /\br\s*=\s*"([A-Z]+)\d+"/.exec(cellAttributes)?.[1]
      column = place ? getColumn(place) : column + 1
      if (column >= MAX_COLUMNS) break
      cells[column] = getCellText(cellAttributes, content, texts, formats, is1904)
    }
    if (cells.length > 0) rows.set(line, cells)
  }
  for (const [, a = '', from = '', b = '', to = ''] of xml.matchAll(
    /<(?:\w+:)?mergeCell\b[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g,
  ))
    if (a === b) fillDown(rows, getColumn(a), Number(from), Number(to))
  return toSheetRecords(rows)
}

function getColumn(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function getCellText(
  attributes: string,
  content: string,
  texts: readonly string[],
  formats: readonly Format[],
  is1904: boolean,
): string {
  const type = /\bt\s*=\s*"(\w+)"/.exec(attributes)?.[1] ?? 'n'
  if (type === 'inlineStr') return getText(content)
  const value = decodeEntities(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '')
  if (value === '' || type === 'e') return ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n') return value.replace(/\s*\r?\n\s*/g, ' ')
  const number = Number(value)
  const format = formats[Number(/\bs\s*=\s*"(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? 'plain'
  if (format === 'day' && number >= 1) return formatSerialDay(number, is1904)
  if (format === 'time' || (format === 'day' && number < 1)) return formatClock(number)
  return writeNumber(number, format === 'decimals')
}

// Excel counts days from 1900, which it treats as a leap year; old Macs count from 1904.
function formatSerialDay(serial: number, is1904: boolean): string {
  if (serial > 200_000) return ''
  return addDays((is1904 ? '1904-01-01' : '1899-12-30') as PlainDate, Math.floor(serial))
}

function formatClock(value: number): string {
  const minutes = Math.round((value - Math.floor(value)) * 24 * 60)
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
