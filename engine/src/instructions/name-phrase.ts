import { MAX_TAG_LENGTH } from '../core/tags.ts'
import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { isPartOfCategory, readCategory } from './category-phrase.ts'
import { getCost, type Note } from './doubt.ts'
import { hasWordsBetween } from './name-cost.ts'
import type { Sheet } from './sheet.ts'

const LEAD = new Set('as to just simply plain be read the name into called einfach'.split(' '))
const TRAIL = new Set('please instead now too from then heissen nennen'.split(' '))

/** Whether a final bracket closes one inside the name: "Netflix (shared)". */
function closesBracket({ tokens }: Sheet, from: number, to: number): boolean {
  return tokens[to - 1]!.word === ')' && tokens.slice(from + 1, to).some(({ word }) => word === '(')
}

/** The range without the words and marks around a name, such as "as … please". */
function trimEdges(sheet: Sheet, start: number, end: number): [from: number, to: number] {
  const { tokens } = sheet
  let [from, to] = [start, end]
  const isTrail = ({ kind, word }: Token) =>
    kind === 'mark' ? !closesBracket(sheet, from, to) : kind !== 'quote' && TRAIL.has(word)
  while (to > from && isTrail(tokens[to - 1]!)) to -= 1
  const isLead = ({ kind, word, text }: Token) => kind === 'mark' || (LEAD.has(word) && !/^\p{Lu}/u.test(text))
  while (from < to - 1 && isLead(tokens[from]!)) from += 1
  return [from, to]
}

const POINTING = /^(?:it|its|them|they|those|these|that|this|him|her|one|ones|all|both|everything|anything)$/

/** "Change the name, nothing else" and "write Decathlon instead of that long name" */
const NOT_A_NAME = /^(?:nothing|anything|everything) (?:else|more)$|\binstead of\b/

function canBeName(sheet: Sheet, words: readonly Token[]): boolean {
  if (words.length > 6 || words.some(({ kind, word }) => kind === 'mark' && !/^[-/()]$/.test(word))) return false
  if (hasWordsBetween(sheet, words)) return false
  if (NOT_A_NAME.test(words.map(({ word }) => word).join(' '))) return false
  if (POINTING.test(words[0]!.word) && words[0]!.text === words[0]!.word) return false
  return !/^(?:and|or|the|with|in|as|use|a|an|for|of|und|et|y|e|en)$/.test(words.at(-1)!.word)
}

/** The name that the words give to rows; null if they can't be a name. */
export function readName(sheet: Sheet, start: number, end: number): { name: string; notes: Note[] } | null {
  const [from, to] = trimEdges(sheet, start, end)
  if (from >= to) return null
  const words = sheet.tokens.slice(from, to)
  const quotes = words.filter(({ kind }) => kind === 'quote')
  if (quotes.length > 0) return words.length === 1 ? { name: words[0]!.text, notes: [] } : null
  if (!canBeName(sheet, words)) return null
  const isTitled = words.some(({ text }) => /^[\p{Lu}\d]/u.test(text))
  if (!isTitled && words.every(({ word }) => isFunctionWord(word) && word.length < 5)) return null
  const classes = words.flatMap((_, i) => sheet.findClasses(from + i, to).map((match) => match.class))
  const isClause = classes.some((name) => name === 'link' || name === 'skip' || name === 'call' || name === 'not')
  const small = words.filter(({ word, text }) => isFunctionWord(word) && !/^\p{Lu}/u.test(text)).length
  const notes: Note[] = [{ cost: 0.04 * words.length + 0.2 * small + (isTitled ? 0 : 0.15) + (isClause ? 0.8 : 0) }]
  // "put those as Entertainment" refers to a category.
  if (readCategory(sheet, from, to)?.isNamed) notes.push({ cost: 0.4 })
  return { name: sheet.getText(from, to).replace(/[.,;:!?]+$/, ''), notes }
}

const MAX_WORDS = 4
const CONJUNCTION = /^(?:,|and|&|\+|und|et|y|e|en)$/
/** Words between two parts of a sentence: a tag that contains one of them is too long. */
const BETWEEN =
  /\b(?:as|is|are|be|it|its|them|they|those|if|when|unless|but|or|with|from|als|mit|wenn|si|como|con|comme|avec|se|come|met)\b/

/** The tags listed in a range: "camping, gear and "winter trip"". Null if one of them can't be a tag. */
export function readTagList(sheet: Sheet, start: number, end: number): { tags: string[]; notes: Note[] } | null {
  if (CONJUNCTION.test(sheet.tokens[start]!.word)) return null
  const conjunctions = sheet.tokens
    .slice(start, end)
    .flatMap(({ word }, i) => (CONJUNCTION.test(word) ? [start + i] : []))
  const edges = [start - 1, ...conjunctions, end]
  const pieces = edges.slice(1).flatMap((to, i) => (to > edges[i]! + 1 ? [readTag(sheet, edges[i]! + 1, to)] : []))
  const tags = pieces.filter((piece) => piece !== null)
  if (tags.length === 0 || tags.length < pieces.length) return null
  return { tags: tags.map(({ tag }) => tag), notes: [{ cost: tags.reduce((sum, { cost }) => sum + cost, 0) }] }
}

function readTag(sheet: Sheet, start: number, end: number): { tag: string; cost: number } | null {
  const name = end - start > MAX_WORDS + 1 ? null : readName(sheet, start, end)
  if (!name) return null
  if (sheet.tokens[start]!.kind === 'quote') return { tag: name.name, cost: 0 }
  const tag = name.name.replace(/^(?:the |a |tags? |#)+/i, '').replace(/ tags?$/, '')
  const hasLimit = sheet.tokens.slice(start, end).some((_, i) => sheet.findLimits(start + i, end).length > 0)
  const isTooLong = BETWEEN.test(tag) || hasLimit
  if (isTooLong || tag === '' || tag.length > MAX_TAG_LENGTH) return null
  const isCategory = isPartOfCategory(tag, sheet.context.categories)
  return { tag, cost: isCategory ? 0.05 : Math.max(0, getCost(name.notes) - 0.2) }
}
