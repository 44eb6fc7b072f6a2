import { LONGEST_TAG } from '../core/tags.ts'
import { isPartOfCategory } from './category-phrase.ts'
import { getCost, type Note } from './doubt.ts'
import { readName } from './name-phrase.ts'
import type { Sheet } from './sheet.ts'

export type TagPhrase = { readonly tags: readonly string[]; readonly notes: readonly Note[] }

const LONGEST = 4
const JOINT = /^(?:,|and|&|\+|und|et|y|e|en)$/
/** Words between two parts of a sentence; a tag containing one of them has read too far. */
const BETWEEN =
  /\b(?:as|is|are|be|it|its|them|they|those|if|when|unless|but|or|with|from|als|mit|wenn|si|como|con|comme|avec|se|come|met)\b/

/** The tags listed in a range: "camping, gear and "winter trip"". */
export function readTagList(sheet: Sheet, start: number, end: number): TagPhrase | null {
  if (JOINT.test(sheet.tokens[start]!.word)) return null
  const joints = sheet.tokens.slice(start, end).flatMap(({ word }, i) => (JOINT.test(word) ? [start + i] : []))
  const edges = [start - 1, ...joints, end]
  const pieces = edges.slice(1).flatMap((to, i) => (to > edges[i]! + 1 ? [readTag(sheet, edges[i]! + 1, to)] : []))
  const read = pieces.filter((piece) => piece !== null)
  if (read.length === 0 || read.length < pieces.length) return null
  return { tags: read.map(({ tag }) => tag), notes: [{ cost: read.reduce((sum, { cost }) => sum + cost, 0) }] }
}

function readTag(sheet: Sheet, start: number, end: number): { tag: string; cost: number } | null {
  const name = end - start > LONGEST + 1 ? null : readName(sheet, start, end)
  if (!name) return null
  if (sheet.tokens[start]!.kind === 'quote') return { tag: name.name, cost: 0 }
  const tag = name.name.replace(/^(?:the |a |tags? |#)+/i, '').replace(/ tags?$/, '')
  const hasLimit = sheet.tokens.slice(start, end).some((_, i) => sheet.limitsAt(start + i, end).length > 0)
  const isMore = BETWEEN.test(tag) || hasLimit
  if (isMore || tag === '' || tag.length > LONGEST_TAG) return null
  const isCategory = isPartOfCategory(tag, sheet.context.categories)
  return { tag, cost: isCategory ? 0.05 : Math.max(0, getCost(name.notes) - 0.2) }
}
