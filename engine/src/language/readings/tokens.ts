import { foldInPlace, foldName } from '../fold-text.ts'
import { normalizeText } from '../normalize-text.ts'

/**
 * A word, number, quote or symbol of a text. `word` is for comparing: folded and without apostrophes for a word, in
 * lower case for a number, and `"` for a quote. `text` is as written, and for a quote the text between the quotation
 * marks.
 */
export type Token = {
  readonly kind: 'word' | 'number' | 'quote' | 'mark'
  readonly word: string
  readonly text: string
  readonly start: number
  readonly end: number
}

const QUOTATION = /"([^"\n]{1,80})"|(?<![\p{L}\p{N}])'([^'\n]{2,80})'(?![\p{L}\p{N}])/gu
const SPLIT =
  /->|=>|→|»|[<>≤≥]=?|~|=|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[A-Za-z\d])|(?<=[A-Za-z\d])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu
const NUMBER = /^(?:[A-Z]{1,2}\$|[$€£¥₹₩₱]|rs\.?|chf|eur|usd|gbp)?\d(?:[\d.,']*\d)?(?:k|\+|ish|p|c|ct|[$€£¥])?$/i
const RANGE = /^([$€£¥₹]?\d[\d.,]*)-([$€£¥₹]?\d[\d.,]*[$€£¥]?)$/
const CONTRACTION = /^(it|that|this|they|those|these|he|she|there|what|which|who|c|l|d|j|qu|s|n)'(\p{L}{1,20})$/iu
// A contraction written without its apostrophe: "thats", "theyre".
const RUN_TOGETHER = /^(it|that|he|she|they|there|what)(s|re)$/i
const PARTICLE = /^(.+[^はをもが])([はをもが])$/u

/** The tokens of a text with normalized symbols (`normalizeSigns`). A `.`, `!` or `?` around a word isn't a token. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of text.matchAll(QUOTATION)) {
    const content = (match[1] ?? match[2] ?? '').trim()
    if (content === '') continue
    addChunks(text, at, match.index, tokens)
    const end = match.index + match[0].length
    tokens.push({ kind: 'quote', word: '"', text: content, start: match.index, end })
    at = end
  }
  addChunks(text, at, text.length, tokens)
  return tokens
}

function addChunks(text: string, from: number, to: number, tokens: Token[]): void {
  for (const chunk of text.slice(from, to).matchAll(/\S+/g)) addChunk(chunk[0], from + chunk.index, tokens)
}

function addChunk(chunk: string, at: number, tokens: Token[]): void {
  const lead = /^[([{,;:!?]+/.exec(chunk)?.[0] ?? ''
  const tail = /[.,;:!?)\]}、。]+$/.exec(chunk.slice(lead.length))?.[0] ?? ''
  for (let i = 0; i < lead.length; i++) addMark(lead.charAt(i), at + i, tokens)
  const core = chunk.slice(lead.length, chunk.length - tail.length)
  if (core !== '') addCore(core, at + lead.length, tokens)
  for (let i = 0; i < tail.length; i++) addMark(tail.charAt(i), at + chunk.length - tail.length + i, tokens)
}

function addMark(sign: string, at: number, tokens: Token[]): void {
  if (/[.!?。]/.test(sign)) return
  tokens.push({ kind: 'mark', word: sign === '、' ? ',' : sign, text: sign, start: at, end: at + 1 })
}

function addCore(core: string, at: number, tokens: Token[]): void {
  const range = RANGE.exec(core)
  if (range && !/^\d{4}-\d{2}$/.test(core)) {
    addWord(range[1]!, at, tokens)
    tokens.push({ kind: 'mark', word: '-', text: '-', start: at + range[1]!.length, end: at + range[1]!.length + 1 })
    addWord(range[2]!, at + range[1]!.length + 1, tokens)
    return
  }
  let from = 0
  for (const match of core.matchAll(SPLIT)) {
    if (match.index > from) addWord(core.slice(from, match.index), at + from, tokens)
    if (match[0] !== '')
      tokens.push({
        kind: 'mark',
        word: match[0],
        text: match[0],
        start: at + match.index,
        end: at + match.index + match[0].length,
      })
    from = match.index + match[0].length
  }
  if (from < core.length) addWord(core.slice(from), at + from, tokens)
}

function addWord(text: string, at: number, tokens: Token[]): void {
  const end = at + text.length
  if (text === '-' || NUMBER.test(text)) {
    tokens.push({ kind: text === '-' ? 'mark' : 'number', word: text.toLowerCase(), text, start: at, end })
    return
  }
  const pieces =
    CONTRACTION.exec(text) ??
    RUN_TOGETHER.exec(text) ??
    PARTICLE.exec(text) ??
    /^(\p{Lu}[\p{L}']+)\/(\p{Lu}[\p{L}']+)$/u.exec(text)
  if (pieces) {
    const [, first = '', second = ''] = pieces
    addPlain(first, at, tokens)
    if (text.includes('/')) addMark('/', at + first.length, tokens)
    addPlain(second, end - second.length, tokens)
    return
  }
  addPlain(text, at, tokens)
}

function addPlain(text: string, at: number, tokens: Token[]): void {
  tokens.push({ kind: 'word', word: foldName(foldInPlace(text)), text, start: at, end: at + text.length })
}

/**
 * Normalizes letters (NFC), quotation marks, dashes, yen signs and spaces. Private-use characters, and control
 * characters other than line breaks, become spaces. Positions in the result may differ from those in the original.
 */
export function normalizeSigns(text: string): string {
  return normalizeMarks(
    normalizeText(text, 'NFC')
      .replace(/[\uE000-\uF8FF\p{Cc}\p{Zs}]/gu, (char) => (char === '\n' ? '\n' : ' '))
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim(),
  )
}

/** Uses one form of each quotation mark, dash and yen sign; positions stay the same. */
export function normalizeMarks(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[￥]/g, '¥')
}
