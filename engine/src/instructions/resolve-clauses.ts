import { cleanTags } from '../core/tags.ts'
import { foldName } from '../language/fold-text.ts'
import {
  contradicts,
  dropLimits,
  getLimits,
  haveClashingEffects,
  isNearlyEveryRow,
  isSame,
  isWithin,
  mergeConditions,
} from './conditions.ts'
import type { Note } from './doubt.ts'
import { hasConditions, NO_CONDITIONS, type RuleConditions, type RuleEffects } from './instruction-rules.ts'
import type { Clause } from './read-clause.ts'

/** An unfinished rule. */
export type Draft = {
  readonly when: RuleConditions
  readonly effects: RuleEffects
  readonly sentence: number
  readonly newCategory?: string
  /** The category wasn't given by name: "is the car tax". */
  readonly isImplied?: true
}

/** What was said so far, for "it", "the rest", "too" and "otherwise". */
export type Memory = {
  readonly drafts: readonly Draft[]
  readonly last: RuleConditions | null
  /** The rows that the next limit or exception narrows: those of the last rule or topic, but not of an exception. */
  readonly base: RuleConditions | null
  /** Rows that were mentioned without saying what to do with them. */
  readonly topic: { readonly when: RuleConditions; readonly sentence: number } | null
  /** Sentences that count as understood without a rule: others build on them, or they ask for nothing. */
  readonly used: readonly number[]
}

export const NOTHING_SAID: Memory = { drafts: [], last: null, base: null, topic: null, used: [] }

/** Turns the clauses of a sentence into rules, in the context of what came before. */
export function resolveClauses(
  clauses: readonly Clause[],
  before: Memory,
  sentence: number,
): Pick<Resolver, 'memory' | 'notes'> {
  const resolver = new Resolver(before, sentence)
  for (const clause of clauses) resolver.take(clause)
  resolver.finish()
  return resolver
}

class Resolver {
  memory: Memory
  readonly notes: Note[] = []
  private readonly sentence: number
  private readonly from: number

  constructor(memory: Memory, sentence: number) {
    this.memory = memory
    this.sentence = sentence
    this.from = memory.drafts.length
  }

  take(clause: Clause): void {
    if (clause.role === 'aside') return
    if (this.isIntroduction(clause)) this.markUsed()
    else if (clause.role === 'except') this.addException(clause)
    else if (clause.role === 'if') this.addCondition(clause)
    else this.takeMain(clause, this.getRows(clause))
  }

  /** Asks about the limit in "… and those over 100 are for the pantry", which doesn't say what to do with the rows. */
  finish(): void {
    const { topic, drafts } = this.memory
    const limit = topic?.when.min ?? topic?.when.max
    if (limit && topic?.sentence === this.sentence && drafts.length > this.from)
      this.notes.push({ cost: 0, doubt: { code: 'unused-number', number: limit.decimal } })
  }

  /** Remembers that this sentence counts as understood, even without a rule. */
  private markUsed(): void {
    this.memory = { ...this.memory, used: [...this.memory.used, this.sentence] }
  }

  /** Remembers the rows that the next clause may refer to (`last`) or narrow (`base`). */
  private pointTo(last: RuleConditions, base = last): void {
    this.memory = { ...this.memory, last, base }
  }

  /**
   * Whether "Make a category called Boat" only introduces it: there are no rows before, or they already have a
   * category.
   */
  private isIntroduction({ category, rows }: Clause): boolean {
    if (!category?.isIntroduced || rows) return false
    const { last, drafts } = this.memory
    if (!last) return true
    return drafts.some(
      ({ when, effects, isImplied }) => effects.category !== undefined && !isImplied && isSame(when, last),
    )
  }

  private takeMain(clause: Clause, when: RuleConditions | null): void {
    if (clause.action === 'topic') this.setTopic(when)
    else if (clause.action === 'not-category') this.deny(clause, when)
    else if (clause.action === 'leave' && clause.rows?.reference === 'rest' && clause.rows.when.anyOf.length === 0)
      this.markUsed()
    else if (clause.action === 'not-name') this.keepName(clause, when)
    else if (clause.action === 'again') this.repeatRules(clause, when)
    else this.add(clause, when, getEffects(clause) ?? {})
  }

  /** "Aldi is Groceries, don't rename it": the category stays. Alone, it leaves the rows as they are. */
  private keepName(clause: Clause, when: RuleConditions | null): void {
    if (when && this.memory.drafts.some((draft) => isSame(draft.when, when))) this.markUsed()
    else this.add(clause, when, { leave: true })
  }

  /** "FamilyMart too": all rules of the earlier rows also apply to the new name. */
  private repeatRules(clause: Clause, when: RuleConditions | null): void {
    const { last, drafts } = this.memory
    const family = last ? drafts.filter((draft) => isSame(dropLimits(draft.when), dropLimits(last))) : []
    if (family.length === 0 || !when) this.notes.push({ cost: 3, doubt: { code: 'no-antecedent', word: 'too' } })
    else for (const draft of family) this.add(clause, { ...getLimits(draft.when), ...when }, draft.effects)
  }

  private add(clause: Clause, when: RuleConditions | null, effects: RuleEffects): void {
    if (!when || !hasConditions(when)) {
      this.notes.push({ cost: 3, doubt: { code: 'every-row' } })
      return
    }
    const { category } = clause
    if (isNearlyEveryRow(when)) this.notes.push({ cost: 0.9, doubt: { code: 'every-row' } })
    const kept = this.memory.drafts.filter((draft) => !this.isReplaced(draft, clause, when, effects))
    const other = kept.slice(this.from).find((draft) => contradicts(draft, { when, effects }))
    if (other) this.notes.push({ cost: 0.9, doubt: { code: 'two-answers', answers: [other.effects, effects] } })
    // "REI is Shopping, call it Gear" is one rule.
    const at = kept.findIndex((draft) => this.canJoin(draft, when, effects) && !category?.isNew)
    const draft: Draft = {
      ...kept[at],
      when,
      effects: joinEffects(kept[at]?.effects ?? {}, effects),
      sentence: this.sentence,
      ...(category?.isNew ? { newCategory: category.name } : {}),
      ...(category && !category.isNamed ? { isImplied: true } : {}),
    }
    const { topic, used, base } = this.memory
    const hasOwnRows = clause.rows !== null && clause.rows.reference === null
    const isTopicUsed = topic && (!hasOwnRows || topic.sentence === this.sentence)
    this.pointTo(when, clause.role === 'except' && base ? base : when)
    this.memory = {
      ...this.memory,
      drafts: at < 0 ? [...kept, draft] : kept.with(at, draft),
      topic: null,
      used: [...used, ...(isTopicUsed ? [topic.sentence] : [])],
    }
  }

  private canJoin({ sentence, when, effects, newCategory }: Draft, rows: RuleConditions, added: RuleEffects): boolean {
    const isOther = newCategory !== undefined || effects.skip || effects.leave || haveClashingEffects(effects, added)
    return sentence === this.sentence && !isOther && isSame(when, rows)
  }

  /**
   * Whether a new draft replaces this one: its category was only implied and is now named, an exception gets an effect,
   * or "it's just dinner, so leave it" only said what the rows are.
   */
  private isReplaced(draft: Draft, clause: Clause, when: RuleConditions, effects: RuleEffects): boolean {
    if (!isSame(draft.when, when)) return false
    if (draft.sentence === this.sentence && draft.effects.leave !== effects.leave)
      return draft.effects.leave || (draft.isImplied && draft.effects.simpleName === undefined) || false
    return (draft.isImplied && clause.category?.isNamed && draft.effects.category !== effects.category) ?? false
  }

  private setTopic(when: RuleConditions | null): void {
    if (!when) return
    this.pointTo(when)
    this.memory = { ...this.memory, topic: { when, sentence: this.sentence } }
  }

  /**
   * "Blue Bottle is not Dining": the next sentence may say what it is. "It's not Dining" changes nothing if the rows
   * have a rule.
   */
  private deny(clause: Clause, when: RuleConditions | null): void {
    if (clause.rows) this.setTopic(when)
    else if (when && this.memory.drafts.some((draft) => isSame(draft.when, when))) this.markUsed()
  }

  /** "if it is over 50": narrows the rule before it in the sentence, or starts the next one. */
  private addCondition(clause: Clause): void {
    if (this.memory.drafts.length === this.from) {
      this.setTopic(this.getRows(clause))
      return
    }
    const { base, drafts } = this.memory
    const narrowed = base && clause.rows ? mergeConditions(base, clause.rows.when) : null
    if (!narrowed) return
    const isMeant = (draft: Draft, i: number) => i >= this.from && isSame(draft.when, base!)
    this.pointTo(narrowed)
    this.memory = {
      ...this.memory,
      drafts: drafts.map((draft, i) => (isMeant(draft, i) ? { ...draft, when: narrowed } : draft)),
    }
  }

  private addException(clause: Clause): void {
    const { base, drafts } = this.memory
    if (!base || !clause.rows) {
      this.notes.push({ cost: 2, doubt: { code: 'no-antecedent', word: 'except' } })
      return
    }
    const rows = mergeConditions(base, clause.rows.when)
    const effects = getEffects(clause) ?? { leave: true }
    // "Money out except Costco is Groceries": no rule came before, so Groceries isn't for the exception.
    if (!effects.leave && !drafts.some(({ when }) => isSame(when, base)))
      this.notes.push({ cost: 2, doubt: { code: 'no-antecedent', word: 'except' } })
    this.pointTo(rows, base)
    if (effects.leave)
      this.memory = { ...this.memory, drafts: [...drafts, { when: rows, effects, sentence: this.sentence }] }
    else this.add({ ...clause, rows: null }, rows, effects)
  }

  private noteMissing(word: string): null {
    this.notes.push({ cost: 2, doubt: { code: 'no-antecedent', word } })
    return null
  }

  /** The rows that a clause is about; null, with a question, if it refers to rows that weren't mentioned. */
  private getRows(clause: Clause): RuleConditions | null {
    const { last } = this.memory
    const phrase = clause.rows
    const own = phrase?.when ?? NO_CONDITIONS
    const hasTexts = own.anyOf.length + own.allOf.length > 0
    if (clause.role === 'otherwise') return hasTexts ? this.excludeEarlier(own) : this.getOtherRows(own, 'otherwise')
    if (!phrase) return last ?? this.noteMissing('it')
    if (phrase.reference === 'rest') return hasTexts ? this.excludeEarlier(own) : this.getOtherRows(own, 'the rest')
    if (phrase.reference === 'same' && !hasTexts) return last ? mergeConditions(last, own) : this.noteMissing('it')
    return this.applyTopic(clause, own, hasTexts)
  }

  /** "Otherwise", "the rest": the earlier rows without their limits. Null, with a question, if they have none. */
  private getOtherRows(own: RuleConditions, word: string): RuleConditions | null {
    const { base } = this.memory
    if (!base || Object.keys(getLimits(base)).length === 0) return this.noteMissing(word)
    return mergeConditions(dropLimits(base), own)
  }

  /**
   * "CHB is Income. Everything else from HMRC is Taxes" doesn't include CHB or any other name of an earlier rule
   * without limits.
   */
  private excludeEarlier(own: RuleConditions): RuleConditions {
    const names = [...own.anyOf, ...own.allOf].map(({ text }) => foldName(text))
    const earlier = this.memory.drafts
      .filter(({ when }) => when.allOf.length === 0 && Object.keys(getLimits(when)).length === 0)
      .flatMap(({ when }) => when.anyOf.filter(({ how, text }) => how !== 'idea' && !names.includes(foldName(text))))
    return { ...own, noneOf: [...own.noneOf, ...earlier] }
  }

  private applyTopic(clause: Clause, own: RuleConditions, hasTexts: boolean): RuleConditions {
    const { topic } = this.memory
    if (topic && topic.sentence === this.sentence) {
      const { anyOf, allOf } = topic.when
      if (anyOf.length + allOf.length === 0 || !hasTexts) return mergeConditions(topic.when, own)
      if (clause.action === 'topic' || isWithin(topic.when, own)) return own
      this.notes.push({ cost: 0.8, doubt: { code: 'unused-words', words: anyOf.map(({ text }) => text) } })
    }
    return hasTexts || clause.action === 'topic' ? own : this.limitEarlierRows(own)
  }

  /** "Walmart is Shopping, but anything over 100 is Groceries": a limit alone applies to the earlier rows. */
  private limitEarlierRows(own: RuleConditions): RuleConditions {
    const { base, last, drafts, topic } = this.memory
    const from = base ?? last
    if (!from || from.anyOf.length + from.allOf.length === 0) return own
    // A name in a sentence that we didn't understand says nothing about the next one.
    const isMeant = topic?.sentence === this.sentence || drafts.some(({ when }) => isWithin(from, when))
    if (!isMeant) return own
    this.notes.push({ cost: 0.1 })
    return mergeConditions(dropLimits(from), own)
  }
}

function joinEffects(existing: RuleEffects, added: RuleEffects): RuleEffects {
  const tags = cleanTags([...(existing.tags ?? []), ...(added.tags ?? [])])
  return { ...existing, ...added, ...(tags.length > 0 ? { tags } : {}) }
}

function getEffects({ action, name = '', tags = [], category }: Clause): RuleEffects | null {
  if (action === 'skip') return { skip: true }
  if (action === 'leave') return { leave: true }
  if (action === 'name') return { simpleName: name }
  if (action === 'source') return { source: name }
  if (action === 'tag') return { tags }
  return action === 'category' && category ? { category: category.name } : null
}
