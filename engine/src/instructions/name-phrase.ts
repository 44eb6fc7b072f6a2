import { isFunctionWord } from '../language/function-words.ts'
import { readCategory } from './category-phrase.ts'
import type { Note } from './doubt.ts'
import type { Sheet } from './sheet.ts'

export type NamePhrase = { readonly name: string; readonly notes: readonly Note[] }

const LEAD = new Set('as to just simply be read the name into called einfach'.split(' '))
const TRAIL = new Set('please instead now too from then'.split(' '))

/** "Netflix (shared)" */
function closesBracket({ tokens }: Sheet, from: number, to: number): boolean {
  return tokens[to - 1]!.word === ')' && tokens.slice(from + 1, to).some(({ word }) => word === '(')
}

/** The name that a stretch gives to rows. */
export function readName(sheet: Sheet, start: number, end: number): NamePhrase | null {
  const { tokens } = sheet
  if (tokens[start]?.word === '(' || tokens[start - 1]?.word === '(') return null
  let [from, to] = [start, end]
  while (
    to > from &&
    ((tokens[to - 1]!.kind === 'mark' && !closesBracket(sheet, from, to)) ||
      (TRAIL.has(tokens[to - 1]!.word) && tokens[to - 1]!.kind !== 'quote'))
  )
    to -= 1
  while (
    from < to - 1 &&
    (tokens[from]!.kind === 'mark' || (LEAD.has(tokens[from]!.word) && !/^\p{Lu}/u.test(tokens[from]!.text)))
  )
    from += 1
  if (from >= to) return null
  const words = tokens.slice(from, to)
  const quotes = words.filter(({ kind }) => kind === 'quote')
  if (quotes.length > 0) return words.length === 1 ? { name: words[0]!.text, notes: [] } : null
  if (words.length > 6 || words.some(({ kind, word }) => kind === 'mark' && !/^[-/()]$/.test(word))) return null
  if (words.some(({ word }) => word === '(') !== words.some(({ word }) => word === ')')) return null
  // Words that were left out before stand between: no name.
  if (words.some((token, i) => i > 0 && /\p{L}/u.test(sheet.original.slice(words[i - 1]!.end, token.start))))
    return null
  if (
    /^(?:it|its|them|they|those|these|that|this|him|her|one|ones|all|both|everything|anything)$/.test(words[0]!.word) &&
    words[0]!.text === words[0]!.word
  )
    return null
  if (/^(?:and|or|the|with|in|as|use|a|an|for|of|und|et|y|e|en)$/.test(words.at(-1)!.word)) return null
  const classes = words.flatMap((_, i) => sheet.classesAt(from + i, to).map((match) => match.class))
  const isClause = classes.some((name) => name === 'link' || name === 'skip' || name === 'call' || name === 'not-link')
  const small = words.filter(({ word, text }) => isFunctionWord(word) && !/^\p{Lu}/u.test(text)).length
  const isTitled = words.some(({ text }) => /^[\p{Lu}\d]/u.test(text))
  const notes: Note[] = [{ cost: 0.04 * words.length + 0.2 * small + (isTitled ? 0 : 0.15) + (isClause ? 0.8 : 0) }]
  const text = sheet.textOf(from, to).replace(/[.,;:!?]+$/, '')
  // "put those as Entertainment" speaks of a category.
  if (readCategory(sheet, from, to)?.isNamed) notes.push({ cost: 0.4 })
  if (words.every(({ word }) => isFunctionWord(word) && word.length < 5) && !isTitled) return null
  return { name: text, notes }
}
