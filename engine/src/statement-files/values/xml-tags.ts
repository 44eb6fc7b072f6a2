import { getOwnValue } from '../../core/own-value.ts'

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
  ring: '\u030a',
}

const ACCENTED = new RegExp(`^([A-Za-z])(${Object.keys(ACCENTS).join('|')})$`)

/** Decodes named and numeric character references; unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-fA-F]{1,6}|[A-Za-z]{2,10});?/g, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code =
        name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
    }
    const plain = getOwnValue(ENTITIES, name)
    if (plain !== undefined) return plain
    const accented = ACCENTED.exec(name)
    return accented?.[1] && accented[2] ? (accented[1] + (ACCENTS[accented[2]] ?? '')).normalize('NFC') : whole
  })
}

const MAX_DEPTH = 100
/** A closing tag closes one of this many innermost open elements; otherwise it's ignored. */
const CLOSES_WITHIN = 11

/**
 * Reads tags into a tree, and forgives what bank files get wrong: OFX 1 doesn't close its leaves (an element with text
 * ends at the next tag), closing tags without an opening one are ignored, and an element that is never closed ends with
 * the one around it or with the file. A transaction also ends where the next one starts.
 */
export function readTags(text: string): XmlElement {
  const tree = new OpenElements()
  const lines = new LineCounter(text)
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at)
    const to = open < 0 ? text.length : open
    const words = text.slice(at, to)
    if (words.trim() !== '') tree.top.text += decodeEntities(words)
    const line = lines.getLine(to)
    if (open < 0) break
    if (text.startsWith('<!--', open)) {
      at = getEnd(text, '-->', open + 4)
    } else if (text.startsWith('<![CDATA[', open)) {
      at = getEnd(text, ']]>', open + 9)
      tree.top.text += text.slice(open + 9, at).replace(/]]>$/, '')
    } else {
      at = getEnd(text, '>', open)
      if (text[at - 1] !== '>') break
      const isTag = tree.take(text.slice(open + 1, at - 1), line)
      if (!isTag) tree.top.text += text.slice(open, at) // A bare "<" in a text.
    }
    lines.getLine(at)
  }
  return tree.root
}

function getEnd(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end + mark.length
}

/** Finds the line number of a position. Positions must be given in increasing order. */
export class LineCounter {
  private readonly text: string
  private line = 1
  // Cached: searching at every tag would scan a one-line file to its end each time.
  private lineEnd: number

  constructor(text: string) {
    this.text = text
    this.lineEnd = text.indexOf('\n')
  }

  getLine(place: number): number {
    while (this.lineEnd >= 0 && this.lineEnd < place) {
      this.line++
      this.lineEnd = this.text.indexOf('\n', this.lineEnd + 1)
    }
    return this.line
  }
}

class OpenElements {
  readonly root: XmlElement = { name: '', line: 1, text: '', attributes: '', children: [] }
  private readonly stack: XmlElement[] = [this.root]

  get top(): XmlElement {
    return this.stack[this.stack.length - 1] as XmlElement
  }

  /** Opens or closes the element that a tag's content describes; false if it isn't a tag. */
  take(tag: string, line: number): boolean {
    if (tag.startsWith('?') || tag.startsWith('!')) return true
    if (tag.startsWith('/')) {
      this.close(getLocalName(tag.slice(1)))
      return true
    }
    const space = tag.search(/[\s/]/)
    const name = getLocalName(space < 0 ? tag : tag.slice(0, space))
    if (name === '' || !/^[\p{L}_]/u.test(name)) return false
    this.endUnclosed(name)
    const element: XmlElement = { name, line, text: '', attributes: space < 0 ? '' : tag.slice(space), children: [] }
    this.top.children.push(element)
    if (!tag.endsWith('/') && this.stack.length < MAX_DEPTH) this.stack.push(element)
    return true
  }

  private close(name: string): void {
    const lowest = Math.max(1, this.stack.length - CLOSES_WITHIN)
    for (let at = this.stack.length - 1; at >= lowest; at--) {
      if (this.stack[at]?.name !== name) continue
      this.stack.length = at
      return
    }
  }

  private endUnclosed(name: string): void {
    // A leaf of OFX 1 that has its text ends where the next tag starts; mixed content doesn't occur.
    const { top } = this
    if (top !== this.root && top.text !== '' && top.children.length === 0) this.stack.pop()
    // Transactions don't nest: one inside another means the first was never closed.
    const unclosed = name === 'STMTTRN' ? this.stack.findIndex((element) => element.name === name) : -1
    if (unclosed > 0) this.stack.length = unclosed
  }
}

function getLocalName(name: string): string {
  const trimmed = name.trim()
  const colon = trimmed.indexOf(':')
  return colon < 0 ? trimmed : trimmed.slice(colon + 1)
}

/** The first element along this path of names. */
export function findChild(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let here = element
  for (const name of path) here = here?.children.find((child) => child.name === name)
  return here
}

export function getText(element: XmlElement | undefined, ...path: string[]): string {
  return findChild(element, ...path)?.text.trim() ?? ''
}

/** Every element with this name below an element, in document order. */
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
