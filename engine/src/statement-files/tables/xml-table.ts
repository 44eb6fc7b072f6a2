import { readAmount } from '../values/amounts.ts'
import { readTags, type XmlElement } from '../values/xml-tags.ts'
import { getHeadingRole } from './column-names.ts'
import { readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { getHeadings } from './json-table.ts'

type Cells = Map<string, string>
type Group = { depth: number; entries: { line: number; cells: Cells }[] }

const MAX_DEPTH = 12
const MAX_NESTING = 3
const INVOICE = /invoice|faktura|fattura|factur|rechnung|creditnote|^order$/i

/**
 * Reads a bank's own XML as a table. Its rows are the kind of element that most often contains a date and an amount. In
 * a tie, the kind with headings for both wins, then the deepest. The elements' content and attributes are the cells.
 * Null for an invoice or an order, and for XML without such elements.
 */
export function readXmlTable(text: string): CellRecord[] | null {
  const document = readTags(text)
  // An invoice also has a date and sums, but isn't a payment.
  if (document.children.some((root) => INVOICE.test(root.name))) return null
  const groups = new Map<string, Group>()
  collect(document, '', 0, groups)
  let best: (Group & { headings: string[]; rank: number }) | null = null
  for (const group of groups.values()) {
    const headings = getHeadings(group.entries.map(({ cells }) => cells))
    // Date and amount names count more than depth in the tree: a timestamp with a code isn't a row.
    const rank = group.entries.length * 1000 + (namesDayAndAmount(headings) ? 100 : 0) + group.depth
    if (!best || rank > best.rank) best = { ...group, headings, rank }
  }
  if (!best) return null
  const { headings } = best
  return [
    { line: 1, cells: headings },
    ...best.entries.map(({ line, cells }) => ({ line, cells: headings.map((key) => cells.get(key) ?? '') })),
  ]
}

function namesDayAndAmount(headings: readonly string[]): boolean {
  const roles = new Set(headings.map((heading) => getHeadingRole(heading)?.role))
  return roles.has('day') && (roles.has('amount') || roles.has('debit') || roles.has('credit'))
}

function collect(element: XmlElement, path: string, depth: number, into: Map<string, Group>): void {
  if (depth > MAX_DEPTH) return
  // The document itself isn't a row.
  const cells = depth < 2 ? null : getCells(element)
  if (cells && looksLikeRow(cells)) {
    const group = into.get(path) ?? { depth, entries: [] }
    group.entries.push({ line: element.line, cells })
    into.set(path, group)
  }
  for (const child of element.children) collect(child, `${path}/${child.name}`, depth + 1, into)
}

function looksLikeRow(cells: Cells): boolean {
  let hasDay = false
  let hasAmount = false
  for (const cell of cells.values()) {
    if (!hasDay && readDayCell(cell)) hasDay = true
    else if (!hasAmount && cell.length < 40 && readAmount(cell)) hasAmount = true
    if (hasDay && hasAmount) return true
  }
  return false
}

/** The cells of an element; null if several elements in it share a name and have children: those may be the rows. */
function getCells(element: XmlElement): Cells | null {
  const cells: Cells = new Map()
  return fill(element, '', 0, cells) ? cells : null
}

function fill(element: XmlElement, prefix: string, nesting: number, into: Cells): boolean {
  for (const [name, value] of getAttributes(element)) add(into, `${prefix} ${name}`, value)
  const names = new Set<string>()
  for (const child of element.children) {
    const own = getAttributes(child)
    const label = own.get('name') ?? child.name
    const isLeaf = child.children.length === 0
    if (!isLeaf && names.has(child.name)) return false
    names.add(child.name)
    const heading = `${prefix} ${label}`.trim()
    if (!isLeaf) {
      if (nesting < MAX_NESTING && !fill(child, heading, nesting + 1, into)) return false
      continue
    }
    add(into, heading, child.text)
    for (const [name, value] of own) {
      if (name === 'name' || name === 'id') continue
      add(into, CURRENCY.test(name) ? 'currency' : `${heading} ${name}`, value)
    }
  }
  return true
}

const CURRENCY = /^(?:curr?|ccy|currency|waluta|mena|valuta|devise|moneda|moeda)$/i

/** Adds a cell. If there already is one with this heading, they're lines of one text, so their values are joined. */
function add(into: Cells, heading: string, value: string): void {
  const cell = value.replace(/\s+/g, ' ').trim()
  if (cell === '' || heading === '') return
  const key = heading.trim().replace(/[_-]+/g, ' ')
  const before = into.get(key)
  if (before === undefined) into.set(key, cell)
  else if (before !== cell && before.length < 500) into.set(key, `${before} ${cell}`)
}

function getAttributes(element: XmlElement): Map<string, string> {
  const found = new Map<string, string>()
  if (element.attributes === '') return found
  for (const match of element.attributes.slice(0, 4000).matchAll(/([\w:.-]{1,60})\s?=\s?(?:"([^"]*)"|'([^']*)')/g)) {
    const name = match[1] ?? ''
    if (!/^xmlns|^xsi:/.test(name)) found.set(name, (match[2] ?? match[3] ?? '').trim())
  }
  return found
}
