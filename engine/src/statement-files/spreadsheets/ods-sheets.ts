import { decodeEntities } from '../values/xml-tags.ts'
import { fillDown, MAX_COLUMNS, type Sheet, toSheetRecords, type WorkbookParts, writeNumber } from './sheet.ts'

const TABLE = /<table:table\b([^>]*)>([\s\S]*?)<\/table:table>/g
const ROW = /<table:table-row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g
const CELL = /<table:(?:covered-)?table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:(?:covered-)?table-cell>)/g
/** A file can claim that a row is repeated a million times. */
const MAX_REPEATED = 1000

/** The sheets of an OpenDocument spreadsheet. Dates and numbers are recognized by their cell type. */
export function readOdsSheets(parts: WorkbookParts): Sheet[] {
  const xml = parts.get('content.xml') ?? ''
  const hidden = findHiddenStyles(xml)
  return [...xml.matchAll(TABLE)].map(([, attributes = '', inner = '']) => ({
    name: decodeEntities(getAttribute(attributes, 'table:name')),
    isHidden: hidden.has(getAttribute(attributes, 'table:style-name')),
    records: getRecords(inner),
  }))
}

function findHiddenStyles(xml: string): Set<string> {
  const styles = xml.matchAll(
    /<style:style\b[^>]*style:name="([^"]*)"[^>]*>\s*<style:table-properties\b[^>]*table:display="false"/g,
  )
  return new Set([...styles].map(([, name]) => name ?? ''))
}

function getAttribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
}

function getRecords(inner: string) {
  const rows = new Map<number, string[]>()
  const merges: { column: number; from: number; to: number }[] = []
  let line = 0
  for (const [, attributes = '', content = ''] of inner.matchAll(ROW)) {
    const times = Number(getAttribute(attributes, 'table:number-rows-repeated') || 1)
    const cells = getCells(content, (column, height) => merges.push({ column, from: line + 1, to: line + height }))
    const isFilled = cells.some((cell) => cell !== '')
    for (let i = 0; isFilled && i < Math.min(times, MAX_REPEATED); i++) rows.set(line + 1 + i, [...cells])
    line += times
  }
  for (const { column, from, to } of merges) fillDown(rows, column, from, to)
  return toSheetRecords(rows)
}

function getCells(row: string, onMerge: (column: number, height: number) => void): string[] {
  const cells: string[] = []
  for (const [, attributes = '', content = ''] of row.matchAll(CELL)) {
    const times = Number(getAttribute(attributes, 'table:number-columns-repeated') || 1)
    const text = getCellText(attributes, content)
    const height = Number(getAttribute(attributes, 'table:number-rows-spanned') || 1)
    const width = Number(getAttribute(attributes, 'table:number-columns-spanned') || 1)
    if (height > 1 && width === 1) onMerge(cells.length, height)
    for (let i = 0; i < times && cells.length < MAX_COLUMNS; i++) cells.push(text)
  }
  while (cells.at(-1) === '') cells.pop()
  return cells
}

function getCellText(attributes: string, content: string): string {
  const type = getAttribute(attributes, 'office:value-type')
  const value = getAttribute(attributes, 'office:value')
  if (type === 'date') return getAttribute(attributes, 'office:date-value').slice(0, 10)
  if (type === 'currency') return writeNumber(Number(value), true)
  if (type === 'float' || type === 'percentage')
    return writeNumber(Number(value), /\d[.,]\d{2}\D*$/.test(getShownText(content)))
  if (type === 'boolean') return getAttribute(attributes, 'office:boolean-value').toUpperCase()
  return getShownText(content)
}

function getShownText(content: string): string {
  return [
    ...content
      .replace(/<office:annotation\b[\s\S]*?<\/office:annotation>/g, '')
      .matchAll(/<text:p\b[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g),
  ]
    .map(([, text = '']) =>
      decodeEntities(text.replace(/<text:(?:s|tab|line-break)\b[^>]*\/>/g, ' ').replace(/<[^>]+>/g, '')),
    )
    .join(' ')
    .trim()
}
