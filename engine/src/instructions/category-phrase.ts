import { findCategoryByCode } from '../categoriser/default-categories.ts'
import { findCategoryOfPhrase } from '../category-words/find-category.ts'
import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { toSingular } from '../language/singular.ts'
import type { Note } from './doubt.ts'
import { formatCategoryName, isSameCategory } from './introduced-categories.ts'
import { foldCached, type Sheet } from './sheet.ts'
import type { UserCategory } from './text-context.ts'

/** A category that words may mean. */
export type CategoryPhrase = {
  readonly name: string
  readonly isNew: boolean
  /** Whether the words are its name, part of it, or refer to a category named before ("that category"). */
  readonly isNamed: boolean
  /** Whether the words name a category that the text introduces: "make a category called Boat". */
  readonly isIntroduced?: boolean
  readonly notes: readonly Note[]
}

const LEAD = new Set(
  'both each regular normal usual general plain ordinary his her their this that the a an my our all some for just category categories always really part of kind sort in under as s re your any more own to into with toward towards like against die der das la le les el los las il lo mijn de het mein meine mon ma mi mio mia des du une un per fur pour para voor categorie kategorie categoria unter als bei'.split(
    ' ',
  ),
)
const TRAIL = new Set(
  'category categories bucket stuff expense expenses spending costs cost please too folder group purchases money section payment payments bill bills too now kategorie categorie categoria aussi tambien anche ook auch thing things for me type instead transaction transactions charges'.split(
    ' ',
  ),
)

/** The category that words may mean, or else the name of a new one; null if they can't be either. */
export function readCategory(sheet: Sheet, start: number, end: number): CategoryPhrase | null {
  return sheet.once('category', start, end, () => readPhrase(sheet, start, end))
}

/**
 * Narrows a range to the words of the category: in "my … category please", the words around it are dropped. The name of
 * an existing category stays whole.
 */
function trimEdges(sheet: Sheet, start: number, end: number): [from: number, to: number] {
  const { tokens, context } = sheet
  let [from, to] = [start, end]
  const isName = () => isPartOfCategory(sheet.getText(from, to), context.categories)
  while (to > from && tokens[to - 1]!.kind === 'mark') to -= 1
  const isTrail = () => TRAIL.has(tokens[to - 1]!.word) && !isName()
  while (to > from && isTrail()) to -= 1
  const isLead = ({ word, kind }: Token) => (LEAD.has(word) || kind === 'mark') && !isName()
  while (from < to - 1 && isLead(tokens[from]!)) from += 1
  while (to > from + 1 && isTrail()) to -= 1
  return [from, to]
}

function readPhrase(sheet: Sheet, start: number, end: number): CategoryPhrase | null {
  const { tokens, context } = sheet
  const [from, to] = trimEdges(sheet, start, end)
  const words = tokens.slice(from, to)
  if (sheet.has('not', from, to)) return null
  if (words.length === 0 || words.some(({ kind, word }) => kind === 'mark' && word !== '/')) return null
  const existing = { isNew: false, isNamed: true }
  const introduced = context.introduced ?? []
  const last = introduced.at(-1)
  if (last && sheet.findEnds('that-category', start, to).includes(to))
    return { ...existing, name: last.name, notes: [{ cost: 0.1 }] }
  const name = findName(sheet.getText(from, to), context.categories)
  if (name) return { ...existing, name, isIntroduced: introduced.some((one) => one.name === name), notes: [] }
  // "the tag choir" is a tag.
  if (sheet.has('tag-mark', from, to)) return null
  const meant = findByBudgetWords(sheet, from, to)
  if (!meant) return readNewCategory(sheet, from, to)
  return { ...existing, name: meant.name, isNamed: false, notes: [{ cost: meant.cost }] }
}

/** Reads up to three plain words as the name of a new category; null for any others. */
function readNewCategory(sheet: Sheet, from: number, to: number): CategoryPhrase | null {
  const words = sheet.tokens.slice(from, to)
  const isPlain = ({ kind, word }: Token) =>
    kind === 'quote' || (kind === 'word' && (!isFunctionWord(word) || word === '&' || word === 'and'))
  if (words.length > 3 || !words.every(isPlain)) return null
  const isTitled = words.some(({ kind, text }) => kind === 'quote' || /^\p{Lu}/u.test(text))
  const text = sheet.getText(from, to)
  const name = words[0]!.kind === 'quote' ? text : formatCategoryName(text)
  const notes: Note[] = [{ cost: isTitled ? 1.2 : 1.4, doubt: { code: 'new-category', name } }]
  return { name, isNew: true, isNamed: false, notes }
}

const namesByCategories = new WeakMap<readonly UserCategory[], ReadonlyMap<string, string>>()

/** Categories by their folded names, whole and in parts: "Dining & Coffee" is also "Dining" and "Coffee". */
function getNames(categories: readonly UserCategory[]): ReadonlyMap<string, string> {
  const cached = namesByCategories.get(categories)
  if (cached) return cached
  const whole = categories.map(({ name }) => [foldCached(name), name] as const)
  const parts = whole.flatMap(([plain, name]) => plain.split(' and ').map((part) => [part, name] as const))
  // If two names are equal, the first one counts.
  const names = new Map([...whole, ...parts].toReversed())
  namesByCategories.set(categories, names)
  return names
}

/** Whether a text is a category's name, or one of its parts ("Dining"). */
export function isPartOfCategory(text: string, categories: readonly UserCategory[]): boolean {
  return getNames(categories).has(foldCached(text))
}

/** The category that words name, in whole or in part ("Dining"), maybe with a typo; null if none. */
function findName(text: string, categories: readonly UserCategory[]): string | null {
  const [plain, names] = [foldCached(text), getNames(categories)]
  return names.get(plain) ?? [...names].find(([part]) => isSameCategory(part, plain))?.[1] ?? null
}

/** The category that the budget words refer to. Other words among them cost a little. */
function findByBudgetWords(sheet: Sheet, start: number, end: number): { name: string; cost: number } | null {
  const { categories } = sheet.context
  // "… over 40" and "… on Sundays" are limits.
  const isLimit = ({ kind, word }: Token, i: number) =>
    kind === 'number' || (i > 0 && isFunctionWord(word) && sheet.findDays(start + i, end).length > 0)
  if (sheet.tokens.slice(start, end).some(isLimit)) return null
  // The words after "for", "with" and the like only add details.
  const text = sheet.getText(start, end)
  const head = text.replace(/\s(?:for|with|from|of|when|while|because)\s.*$/i, '') || text
  const meant = findCategoryOfPhrase(head) ?? findCategoryOfPhrase(text)
  const found = meant && findCategoryByCode(meant.code, categories)
  if (!found) return null
  const used = new Set(foldCached(meant.phrase).split(' '))
  const rest = getContent(head).filter((word) => !used.has(word) && !used.has(toSingular(word)))
  const verbs = sheet.tokens
    .slice(start, end)
    .filter((_, i) => sheet.findClasses(start + i, end).some(({ class: name }) => VERBS.has(name))).length
  const unsureCost = { 0.95: 0.15, 0.85: 0.3, 0.7: 0.4 }[meant.confidence] ?? 0.5
  const extra = verbs + (/\b(?:called|named)\b|\s(?:as|under|into)\s/i.test(text) ? 1 : 0)
  return { name: found.name, cost: 0.6 * extra + unsureCost + 0.3 * rest.length }
}

/** Classes of words that do something in an instruction: ignoring them, or taking them for names, costs more. */
export const VERBS = new Set<string>(
  'file call skip link leave name-mark under over up-to at-least exactly around or-less or-more between before after since until money-in money-out otherwise'.split(
    ' ',
  ),
)

function getContent(text: string): string[] {
  return foldCached(text)
    .split(' ')
    .filter((word) => word !== '' && !isFunctionWord(word))
}
