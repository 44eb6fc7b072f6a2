import { LONGEST_TAG } from '../core/tags.ts'
import type { Token } from '../language/readings/tokens.ts'
import { isPartOfCategory } from './category-phrase.ts'
import type { Note } from './doubt.ts'
import type { Sheet } from './sheet.ts'

export type TagPhrase = { readonly tags: readonly string[]; readonly notes: readonly Note[] }

const LONGEST = 4
const JOINT = /^(?:,|and|&|\+|und|et|y|e|en)$/
const TRAIL = new Set('tag tags please too instead now'.split(' '))
const LEAD = new Set('the a an as with tag tags'.split(' '))
/** Words between two parts of a sentence; a tag containing one of them has read too far. */
const BETWEEN = new Set(
  'as is are be it its them they those these this that if when unless but or my our i we you with from by at on only als mit wenn si como con comme avec se come met'.split(
    ' ',
  ),
)
const SMALL = new Set('of the to for in out a an'.split(' '))
/** Words that start something else. */
const STARTS_REQUEST = new Set('call skip file use show leave tag link not-link not if except otherwise'.split(' '))

/** The tags listed in a range: "camping, gear and "winter trip"". */
export function readTagList(sheet: Sheet, start: number, end: number): TagPhrase | null {
  if (JOINT.test(sheet.tokens[start]!.word)) return null
  const pieces: [from: number, to: number][] = []
  let from = start
  for (let at = start; at <= end; at++) {
    const token = sheet.tokens[at]
    if (token && at < end && !JOINT.test(token.word)) continue
    // "camping, and gear" has nothing between the two.
    if (at > from) pieces.push([from, at])
    from = at + 1
  }
  const read = pieces.map(([first, last]) => readTag(sheet, first, last))
  if (read.length === 0 || read.some((one) => one === null)) return null
  const tags = read.map((one) => one!.tag)
  return { tags, notes: [{ cost: read.reduce((sum, one) => sum + one!.cost, 0) + 0.05 * (tags.length - 1) }] }
}

function readTag(sheet: Sheet, start: number, end: number): { tag: string; cost: number } | null {
  const { tokens } = sheet
  let [from, to] = [start, end]
  while (to > from + 1 && tokens[to - 1]!.kind === 'word' && TRAIL.has(tokens[to - 1]!.word)) to -= 1
  while (from < to - 1 && tokens[from]!.kind === 'word' && LEAD.has(tokens[from]!.word)) from += 1
  const words = tokens.slice(from, to)
  if (words.length === 1 && words[0]!.kind === 'quote') return { tag: words[0]!.text, cost: 0 }
  if (words.length > LONGEST || words.some(({ kind }) => kind === 'quote' || kind === 'mark')) return null
  if (words.every(({ kind }) => kind === 'number')) return null
  const isPlain = ({ text }: Token) => !/^\p{Lu}/u.test(text)
  if (words.some((token) => isPlain(token) && BETWEEN.has(token.word))) return null
  const small = words.filter((token) => isPlain(token) && SMALL.has(token.word))
  if (small.length === words.length) return null
  if (words.length > 1 && hasMoreThanTag(sheet, from, to)) return null
  const tag = sheet.textOf(from, to).replace(/^#/, '')
  if (tag === '' || tag.length > LONGEST_TAG) return null
  const category = isPartOfCategory(tag, sheet.context.categories) ? 0.05 : 0
  return { tag, cost: 0.04 * (words.length - 1) + 0.15 * small.length + category }
}

/** A limit, a day, or the start of the next request. */
function hasMoreThanTag(sheet: Sheet, from: number, to: number): boolean {
  if (sheet.classesAt(from, to).some((match) => STARTS_REQUEST.has(match.class))) return true
  for (let at = from; at < to; at++)
    if (
      sheet.limitsAt(at, to).some((span) => span.end > at + 1) ||
      sheet.daysAt(at, to).some((span) => span.end > at + 1)
    )
      return true
  return false
}
