import { isFunctionWord } from '../language/function-words.ts'
import type { Token } from '../language/readings/tokens.ts'
import { type CategoryPhrase, isPartOfCategory, readCategory } from './category-phrase.ts'
import { type Action, CLAUSE_PATTERNS, type ClausePattern, type Slot } from './clause-patterns.ts'
import { mergeConditions } from './conditions.ts'
import { type Doubt, getCost, type Note } from './doubt.ts'
import type { RuleConditions } from './instruction-rules.ts'
import { readName, readTagList } from './name-phrase.ts'
import { type RowPhrase, readRows } from './row-reader.ts'
import { foldCached, type Sheet } from './sheet.ts'
import type { ClauseClass } from './tables/instruction-table.ts'

/** How a clause relates to those before it. */
type ClauseRole = 'main' | 'aside' | (typeof ROLES)[number]
const ROLES = ['otherwise', 'except', 'if'] as const

/** One reading of a clause. Without rows, it refers to the rows before it. */
export type Clause = {
  readonly role: ClauseRole
  readonly action: Action | null
  readonly rows: RowPhrase | null
  readonly category?: CategoryPhrase
  readonly name?: string
  readonly tags?: readonly string[]
  readonly notes: readonly Note[]
}

/** A slot to fill: where it and its clause start, where it ends, and the form of the clause. */
type Gap = {
  readonly from: number
  readonly start: number
  readonly end: number
  readonly parts: ClausePattern['parts']
}

/** What the slots of a clause hold. */
type Found = Partial<Clause> & { readonly limits?: RuleConditions }

const MAX_KEPT = 5
const OPENERS = new Set<string>(['and', 'but'] satisfies ClauseClass[])

/** `left`: how many more ways to fill a slot can be tried. At 0, readings are missing. */
export type Tries = { left: number }

/** Reads parts of a sentence as clauses. */
export class ClauseReader {
  private readonly sheet: Sheet
  private readonly tries: Tries

  constructor(sheet: Sheet, tries: Tries) {
    this.sheet = sheet
    this.tries = tries
  }

  /** The readings of a part, best first. */
  read(start: number, end: number): Clause[] {
    const found = this.findOpenings(start, end).flatMap(({ at, role, cost }) => this.findBodies(at, end, role, cost))
    return [...found, this.readAside(start, end)].sort((a, b) => getCost(a.notes) - getCost(b.notes)).slice(0, MAX_KEPT)
  }

  /** Where the clause itself may start, after "and", "but", "otherwise", "except" and the like. */
  private findOpenings(start: number, end: number): { at: number; role: ClauseRole; cost: number }[] {
    const found = new Map<string, { at: number; role: ClauseRole; cost: number }>()
    const visit = (at: number, role: ClauseRole, cost: number, depth: number) => {
      const key = `${at} ${role}`
      const existing = found.get(key)
      if (existing && existing.cost <= cost) return
      if (at < end || role !== 'main') found.set(key, { at, role, cost })
      if (depth > 5 || at >= end) return
      const token = this.sheet.tokens[at]!
      if (token.kind === 'mark') return visit(at + 1, role, cost, depth + 1)
      for (const { class: name, end: to } of this.sheet.findClasses(at, end)) {
        if (OPENERS.has(name)) visit(to, role, cost + 0.02, depth + 1)
        const opened = role === 'main' ? ROLES.find((one) => one === name) : undefined
        if (opened) visit(to, opened, cost, depth + 1)
      }
    }
    visit(start, 'main', 0, 0)
    return [...found.values()]
  }

  private findBodies(start: number, end: number, role: ClauseRole, cost: number): Clause[] {
    const found: Clause[] = []
    for (const pattern of CLAUSE_PATTERNS) {
      if (role === 'if' && pattern.action !== 'topic') continue
      if (role !== 'main' && pattern.action === 'topic' && pattern.parts.length > 1) continue
      // "Under 40, call it A, otherwise B", "other days are fine"
      if (pattern.parts[0] === 'left' && role !== 'otherwise') continue
      if (pattern.parts[0] === '$name' && (role !== 'otherwise' || !this.sheet.has('call', 0, start))) continue
      if (pattern.parts.some((part) => !isSlot(part) && !this.sheet.has(part, start, end))) continue
      const ownCost = cost + pattern.cost * (role === 'main' || pattern.action !== 'topic' ? 1 : 0.1)
      const { parts, action } = pattern
      for (const made of this.findMatches(parts, 0, { from: start, start, end }, {})) {
        const { rows = null, limits, notes = [], ...rest } = made
        found.push({ ...rest, role, action, rows: limitRows(rows, limits), notes: [{ cost: ownCost }, ...notes] })
      }
    }
    return found
  }

  private *findMatches(
    parts: ClausePattern['parts'],
    part: number,
    { from, start, end }: Pick<Gap, 'from' | 'start' | 'end'>,
    made: Found,
  ): Generator<Found> {
    const [wanted, next] = parts.slice(part)
    if (wanted === undefined) {
      if (start === end) yield made
      return
    }
    if (!isSlot(wanted)) {
      for (const to of new Set(this.sheet.findEnds(wanted, start, end)))
        yield* this.findMatches(parts, part + 1, { from, start: to, end }, made)
      return
    }
    for (let to = next === undefined ? Math.max(start + 1, end) : start + 1; to <= end; to++) {
      if (next !== undefined && !isSlot(next) && this.sheet.findEnds(next, to, end).length === 0) continue
      if (this.tries.left === 0) return
      this.tries.left -= 1
      for (const { notes = [], ...filled } of this.readSlot(wanted, { from, start, end: to, parts })) {
        const filledIn = { ...made, ...filled, notes: [...(made.notes ?? []), ...notes] }
        yield* this.findMatches(parts, part + 1, { from, start: to, end }, filledIn)
      }
    }
  }

  private readSlot(slot: Slot, gap: Gap): Found[] {
    switch (slot) {
      case '$rows':
        return readRows(this.sheet, gap.start, gap.end).map((rows) => ({ rows, notes: rows.notes }))
      case '$limits':
        return this.readLimits(gap)
      case '$category':
        return this.readOwnCategory(gap)
      case '$name':
        return this.readOwnName(gap)
      case '$tags':
        return this.readOwnTags(gap)
      case '$talk':
        return [{ notes: [...this.getTalkNotes(gap.start, gap.end, false), this.getOwnerNote(gap)] }]
    }
  }

  /**
   * Reads days, amounts and accounts, but not "and my boss pays me back". An account costs more, because it may be a
   * name ("under Fun").
   */
  private readLimits({ start, end }: Gap): Found[] {
    return readRows(this.sheet, start, end).flatMap(({ when, reference, notes }) => {
      const { anyOf, allOf, noneOf, direction, sources = [] } = when
      if (reference || direction || anyOf.length + allOf.length + noneOf.length > 0) return []
      // "Under 50 and Gifts over 50" are two clauses.
      if (when.min && when.max && Number(when.min.decimal) >= Number(when.max.decimal)) return []
      return [{ limits: when, notes: [...notes, { cost: sources.length * 0.3 }] }]
    })
  }

  private readOwnCategory({ from, start, end, parts }: Gap): Partial<Clause>[] {
    const category = readCategory(this.sheet, start, end)
    if (!category) return []
    const isFirst = parts[0] === '$category'
    // A category before its rows ("Kids: Fun Factory") is recognized by its name.
    if (isFirst && parts.includes('$rows') && !category.isNamed) return []
    // Without a verb, it continues an earlier clause: "… and McDonalds as fast food".
    const continues = parts[0] === '$rows' && parts[1] === 'into'
    if (continues && from === 0) return []
    if (category.isNew && (isFirst || continues)) return []
    // "Tag Whole Foods as Groceries" may mean the category.
    const isWhole = foldCached(this.sheet.getText(start, end)) === foldCached(category.name)
    if ((parts[0] === 'tag' || parts[1] === 'tag-mark') && !isWhole) return []
    return [{ category, notes: category.notes }]
  }

  private readOwnName({ from, start, end, parts }: Gap): Partial<Clause>[] {
    // "… and INSTACART ones to Instacart" continues a clause about names.
    if (parts[0] === '$rows' && parts[1] === 'into' && !this.sheet.has('call', 0, from)) return []
    const name = readName(this.sheet, start, end)
    if (!name) return []
    const isAfterRows = parts[parts.indexOf('$name') - 1] === '$rows'
    return [{ name: name.name, notes: [...name.notes, ...(isAfterRows ? getSplitNotes(this.sheet, start, 0.15) : [])] }]
  }

  private readOwnTags({ from, start, end, parts }: Gap): Partial<Clause>[] {
    const list = readTagList(this.sheet, start, end)
    // "Tag Presto Music" doesn't say which tag.
    if (!list || (parts[0] === 'tag-mark' && from === 0)) return []
    // "… and Blue Bottle as coffee" continues a clause about tags.
    if (parts[0] === '$rows' && parts[1] === 'into' && !this.sheet.has('tag', 0, from)) return []
    if (parts[0] !== 'tag' || parts[2] !== '$tags') return [list]
    // "Tag Blue Bottle coffee": the tag starts where the name ends.
    if (!this.endsName(start - 1)) return []
    return [{ ...list, notes: [...list.notes, ...getSplitNotes(this.sheet, start, 0.4)] }]
  }

  /** Whether a quote, a name or "them" ends here. */
  private endsName(at: number): boolean {
    const { kind, text } = this.sheet.tokens[at]!
    return kind === 'quote' || /^\p{Lu}/u.test(text) || this.sheet.findEnds('same', at, at + 1).length > 0
  }

  /** "… is our cook" says who it is. */
  private getOwnerNote({ start, end, parts }: Gap): Note {
    return { cost: parts[0] === '$rows' && this.sheet.findEnds('owner', start, end).length > 0 ? -0.5 : 0 }
  }

  /** Reads a part as talk that changes nothing: an explanation or a greeting. Anything else costs more. */
  private readAside(start: number, end: number): Clause {
    let at = start
    while (at < end && (this.sheet.tokens[at]!.kind === 'mark' || this.isOpener(at))) at += 1
    const isMarked = at >= end || [at, start].some((from) => this.sheet.findEnds('aside', from, end).length > 0)
    const notes = [{ cost: isMarked ? 0.1 : 0.5 }, ...this.getTalkNotes(at, end, !isMarked)]
    return { role: 'aside', action: null, rows: null, notes }
  }

  private isOpener(at: number): boolean {
    const token = this.sheet.tokens[at]!
    return token.kind === 'word' && this.sheet.findClasses(at, at + 1).some(({ class: name }) => OPENERS.has(name))
  }

  /** The cost of words that change nothing, and what to ask about them. */
  private getTalkNotes(start: number, end: number, isAsked: boolean): Note[] {
    return this.sheet.tokens.slice(start, end).map((token, i) => this.getTalkNote(token, start + i, end, isAsked))
  }

  private getTalkNote({ kind, word, text }: Token, at: number, end: number, isAsked: boolean): Note {
    const unused: Doubt = { code: 'unused-words', words: [text] }
    if (kind === 'mark') return { cost: isAsked ? 0 : 0.15 }
    if (kind === 'quote') return { cost: 1.5, doubt: unused }
    if (kind === 'number')
      return isAsked ? { cost: 1.5, doubt: { code: 'unused-number', number: text } } : { cost: 0.3 }
    const classes = this.sheet.findClasses(at, end).map((match) => match.class)
    if (isFunctionWord(word)) {
      if (isAsked && classes.includes('not')) return { cost: 1.2, doubt: { code: 'negation-only', word: text } }
      // Talk doesn't continue into the next clause.
      if (!isAsked && classes.some((name) => name === 'link' || name === 'but')) return { cost: 0.5 }
      return { cost: isAsked ? 0.1 : 0.01 }
    }
    const isCategory = isPartOfCategory(text, this.sheet.context.categories)
    if (isAsked) return { cost: isCategory ? 0.7 : 0.45, doubt: unused }
    // Names in talk may be its subject.
    const isName = at > 0 && /^\p{Lu}/u.test(text) && word.length > 1
    return { cost: (isCategory ? 0.6 : 0) + (isName ? 0.3 : 0.05) }
  }
}

/** The rows with more conditions. If the clause has no rows, the conditions apply to the rows before it. */
function limitRows(rows: RowPhrase | null, limits: RuleConditions | undefined): RowPhrase | null {
  if (!limits) return rows
  return rows ? { ...rows, when: mergeConditions(rows.when, limits) } : { when: limits, reference: 'same', notes: [] }
}

function isSlot(part: ClauseClass | Slot): part is Slot {
  return part.startsWith('$')
}

/** "Call AMZN MKTP Amazon": words in capitals belong together. */
function getSplitNotes(sheet: Sheet, at: number, minCost: number): Note[] {
  const both = sheet.tokens.slice(at - 1, at + 1)
  if (!both.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text))) return []
  return [{ cost: both.every(({ text }) => /^\p{Lu}{2}/u.test(text)) ? 0.4 : minCost }]
}
