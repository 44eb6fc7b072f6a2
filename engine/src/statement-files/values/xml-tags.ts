import { ownValue } from '../../core/own-value.ts'
/** An element of an XML or OFX document; `text` is its own text, decoded. */
export type XmlElement = { name: string; line: number; text: string; attributes: string; children: XmlElement[] }

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  deg: '°',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  ordm: 'º',
  ordf: 'ª',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  AElig: 'Æ',
  aelig: 'æ',
  Oslash: 'Ø',
  oslash: 'ø',
  Aring: 'Å',
  aring: 'å',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  minus: '−',
}
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  caron: '\u030c',
}

/** Named and numeric character references as the characters they stand for; unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-fA-F]{1,6}|[A-Za-z]{2,10});?/g, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code =
        name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
    }
    const plain = ownValue(ENTITIES, name)
    if (plain !== undefined) return plain
    const accented = /^([A-Za-z])(grave|acute|circ|tilde|uml|cedil|caron)$/.exec(name)
    return accented?.[1] && accented[2] ? (accented[1] + (ACCENTS[accented[2]] ?? '')).normalize('NFC') : whole
  })
}

const MAX_DEPTH = 100

/**
 * Reads tags into a tree, forgiving as bank files need: OFX 1 does not close its leaves (an element that has text
 * ends at the next tag), closing tags without an opening one are passed over, and whatever is left open ends with the file.
 */
export function readTags(text: string): XmlElement {
  const root: XmlElement = { name: '', line: 1, text: '', attributes: '', children: [] }
  const stack: XmlElement[] = [root]
  let line = 1
  let at = 0
  // The next line end is remembered: looking for it anew at every tag would search a file of one line to its end each time.
  let lineEnd = text.indexOf('\n')
  const countLines = (to: number) => {
    while (lineEnd >= 0 && lineEnd < to) {
      line++
      lineEnd = text.indexOf('\n', lineEnd + 1)
    }
  }
  while (at < text.length) {
    const open = text.indexOf('<', at)
    const chunk = text.slice(at, open < 0 ? text.length : open)
    const top = stack[stack.length - 1] as XmlElement
    if (chunk.trim() !== '') top.text += decodeEntities(chunk)
    countLines(open < 0 ? text.length : open)
    if (open < 0) break
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open + 4)
      const to = end < 0 ? text.length : end + 3
      countLines(to)
      at = to
      continue
    }
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open + 9)
      const to = end < 0 ? text.length : end
      top.text += text.slice(open + 9, to)
      countLines(to)
      at = end < 0 ? text.length : end + 3
      continue
    }
    const close = text.indexOf('>', open)
    if (close < 0) break
    const tag = text.slice(open + 1, close)
    const startLine = line
    countLines(close)
    at = close + 1
    if (tag.startsWith('?') || tag.startsWith('!')) continue
    if (tag.startsWith('/')) {
      const name = localName(tag.slice(1))
      for (let i = stack.length - 1; i > 0 && i > stack.length - 12; i--) {
        if (stack[i]?.name === name) {
          stack.length = i
          break
        }
      }
      continue
    }
    const space = tag.search(/[\s/]/)
    const name = localName(space < 0 ? tag : tag.slice(0, space))
    if (name === '' || !/^[\p{L}_]/u.test(name)) {
      top.text += text.slice(open, at) // a bare "<" in a text
      continue
    }
    // A leaf of OFX 1 that already has its text ends where the next tag starts; mixed content does not occur.
    if (top !== root && top.text !== '' && top.children.length === 0) stack.pop()
    // Transactions do not nest: one inside another says that the first was never closed.
    if (name === 'STMTTRN') {
      const unclosed = stack.findIndex((open) => open.name === name)
      if (unclosed > 0) stack.length = unclosed
    }
    const parent = stack[stack.length - 1] as XmlElement
    const element: XmlElement = {
      name,
      line: startLine,
      text: '',
      attributes: space < 0 ? '' : tag.slice(space),
      children: [],
    }
    parent.children.push(element)
    if (!tag.endsWith('/') && stack.length < MAX_DEPTH) stack.push(element)
  }
  return root
}

function localName(name: string): string {
  const trimmed = name.trim()
  const colon = trimmed.indexOf(':')
  return colon < 0 ? trimmed : trimmed.slice(colon + 1)
}

/** The first element down this path of names. */
export function childAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let here = element
  for (const name of path) here = here?.children.find((child) => child.name === name)
  return here
}

export function textAt(element: XmlElement | undefined, ...path: string[]): string {
  return childAt(element, ...path)?.text.trim() ?? ''
}

/** Every element of that name below this one, in document order. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const stack = [...element.children].reverse()
  while (stack.length > 0) {
    const next = stack.pop() as XmlElement
    if (next.name === name) found.push(next)
    for (let i = next.children.length - 1; i >= 0; i--) stack.push(next.children[i] as XmlElement)
  }
  return found
}
