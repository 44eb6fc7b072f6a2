import {
  categoryMeant,
  leavingIn,
  namedCategory,
  namingIn,
  skippingIn,
  sourcingIn,
  type UserCategory,
} from './instruction-effects.ts'
import { ALSO, ASIDE, FILING, firstVerb, IF, SHOWS_AS, TOO } from './instruction-grammar.ts'
import { BLANK, CATEGORY, type Line, tests } from './instruction-line.ts'
import { type Part, partsOf } from './instruction-sentences.ts'

/** `lead`: a statement before the clause that only says what it is about. */
export type Clause = { start: number; end: number; tail: Part[]; lead?: [number, number] }

/** What reading clauses needs to know of the text so far. */
export type ClauseContext = {
  readonly categories: readonly UserCategory[]
  /** Whether a rule came before that "too" can go on from. */
  readonly hasEffects: boolean
}

/** The clauses of a sentence that each say what should happen. */
export function clausesOf(line: Line, context: ClauseContext): Clause[] {
  const clauses: Clause[] = []
  let start: number | null = null
  let isIf = false
  for (const part of partsOf(line)) {
    const text = line.open.slice(part.start, part.end).replaceAll(BLANK, ' ').trim()
    const isEffective = hasEffect(line, part.start, part.end, clauses.length > 0, context)
    if (start === null && !isEffective && clauses.length > 0 && part.joint !== 'but' && !tests(`^(?:${IF})`, text)) {
      if (isAside(text)) continue
      // Without an effect of its own it may go on with the list before, or lead to the next clause.
      clauses.at(-1)!.tail.push(part)
    }
    if (start === null) {
      start = part.start
      isIf = tests(`^(?:${IF})`, text)
    }
    if (!isEffective) {
      if (isAside(text) && !isIf) start = null
      continue
    }
    const last = clauses.at(-1)
    if (last && start < part.start) last.tail = last.tail.filter((one) => one.start < start!)
    const lead: [number, number] = [start, part.start]
    const said = line.open.slice(...lead)
    const isStatement =
      start < part.start && !isIf && (firstVerb(said.replace(/:(?=[^:]*$)/, ' ')) !== null || tests(SHOWS_AS, said))
    clauses.push(
      isStatement ? { start: part.start, end: part.end, tail: [], lead } : { start, end: part.end, tail: [] },
    )
    start = null
    isIf = false
  }
  return clauses
}

/** Whether the words only explain or greet. */
export function isAside(text: string): boolean {
  return new RegExp(`^(?:and |but |so )?(?:${ASIDE})(?![\\p{L}])`, 'u').test(text)
}

/** Whether a stretch says what should happen: a category, a name, a source, to skip or to leave. */
export function hasEffect(
  line: Line,
  start: number,
  end: number,
  isAfterEffect: boolean,
  context: ClauseContext,
): boolean {
  const text = line.open.slice(start, end).replaceAll(BLANK, ' ').trim()
  if (
    sourcingIn(line, start, end) ||
    skippingIn(line, start, end) ||
    leavingIn(line, start, end) ||
    namingIn(line, start, end)
  )
    return true
  const named = namedCategory(line, start, end)
  if (named) return true
  const isToo = new RegExp(`(?<![\\p{L}])(?:${TOO})\\.?$|^(?:${ALSO})(?![\\p{L}])`, 'u').test(text)
  if (isToo && (isAfterEffect || context.hasEffects) && text.split(/\s+/).length <= 7) return true
  return meantCategory(line, start, end, context.categories) !== null
}

/** The category that the words after "is" mean, unless they are denied. */
export function meantCategory(
  line: Line,
  start: number,
  end: number,
  categories: readonly UserCategory[],
): { name: string; at: number } | null {
  const open = line.open.slice(start, end)
  if (open.includes(CATEGORY) && namedCategory(line, start, end)) return null
  if (tests(SHOWS_AS, open)) return null
  const verb = firstVerb(open) ?? filedAs(open)
  if (!verb) return null
  const after = open.slice(verb.end)
  // "My gym is called Iron Temple" says who it is.
  if (/^\s*(?:called|named)(?![\p{L}])/u.test(after)) return null
  if (
    /^\s*(?:not|never|n't|nicht|kein|pas|no|niet|non|jamais)(?![\p{L}])/u.test(after) ||
    /(?:isn't|aren't|n'est|ne sont)/.test(open.slice(verb.start, verb.end + 6))
  )
    return null
  // What was taken out (an exception, an amount) is no part of the category.
  let text = ''
  for (let i = start + verb.end; i < end; i++) text += line.open.charAt(i) === BLANK ? ' ' : line.original.charAt(i)
  const prefix =
    /^\s*(?:always |just |really |all |of course |for |my |our |the |a |an |immer |des |de la |du |une? |los |las |el |la )*/iu.exec(
      text,
    )![0].length
  const words = text
    .slice(prefix)
    .replace(/[.!?,\s]+$/, '')
    .trim()
  if (words === '' || words.split(/\s+/).length > 7) return null
  const name = categoryMeant(words.replace(/\b(?:for|with|from|of)\b.*$/i, '').trim() || words, categories)
  return name ? { name, at: start + verb.end } : null
}

// "treat 7-Eleven as gas": what stands behind the last "as".
function filedAs(open: string): { start: number; end: number } | null {
  const filing = new RegExp(
    `^[\\s${BLANK}]*(?:please |bitte |always )*(?:${FILING})(?![\\p{L}]).*[\\s${BLANK}](as|like|under|into|als|wie|unter|comme|dans|como|come|onder)(?=\\s)`,
    'u',
  ).exec(open)
  return filing ? { start: filing[0].length - (filing[1]?.length ?? 0), end: filing[0].length } : null
}
