import type { ClauseClass } from './tables/instruction-table.ts'

/** What a clause does with its rows. */
export type Action =
  | 'category'
  | 'not-category'
  | 'name'
  | 'tag'
  | 'skip'
  | 'leave'
  | 'not-name'
  | 'source'
  | 'topic'
  | 'again'
/** `$limits`: more conditions for the rows, as in "… is Groceries on Sundays". `$talk`: words that change nothing. */
export type Slot = '$rows' | '$limits' | '$category' | '$name' | '$tags' | '$talk'
export type ClausePattern = {
  readonly parts: readonly (ClauseClass | Slot)[]
  readonly action: Action
  readonly cost: number
}

/**
 * The forms of a clause in any language: words of a class, and slots to fill. A clause
 * without rows refers to the rows before it. The cost separates likely forms from less likely ones.
 */
const PATTERNS: readonly [shape: string, action: Action, cost?: number][] = [
  ['$rows link $category', 'category'],
  ['file $rows into $category', 'category'],
  ['file $rows $category', 'category', 0.6],
  ['$rows link $category $limits', 'category', 0.05],
  ['file $rows into $category $limits', 'category', 0.05],
  ['file $category for $rows', 'category'],
  ['$category for $rows', 'category', 0.35],
  ['file into $category', 'category', 0.1],
  ['file $category', 'category', 0.1],
  ['file into $category $limits', 'category', 0.15],
  ['$category', 'category', 0.35],

  ['$category link $rows', 'category', 0.4],
  ['link $category', 'category', 0.1],
  ['$rows into $category', 'category', 0.45],
  ['$rows into $category $limits', 'category', 0.5],

  ['$rows not $category', 'not-category'],
  ['not $category', 'not-category', 0.05],

  ['call $rows $name', 'name', 0.1],
  ['call $rows into $name', 'name', 0.08],
  ['$rows into $name', 'name', 0.3],
  ['$rows name-mark $name', 'name'],
  ['$rows link name-mark $name', 'name'],
  ['name-mark $name', 'name', 0.1],
  ['file name-mark $name for $rows', 'name'],
  ['call $name to-rows $rows', 'name', -0.1],
  ['call $name', 'name', 0.5],
  ['$name', 'name', 0.2],

  ['tag $rows into $tags', 'tag'],
  ['tag $rows $tags', 'tag', 0.15],
  ['$rows into $tags', 'tag', 0.3],
  ['file tag-mark $tags for $rows', 'tag'],
  ['file tag-mark $tags', 'tag', 0.2],
  ['file $rows tag-mark $tags', 'tag'],
  ['$rows tag-mark $tags', 'tag'],
  ['$rows link tag-mark $tags', 'tag'],
  ['tag-mark $tags', 'tag', 0.1],
  ['tag $rows into $category', 'category', -0.1],
  ['$rows tag-mark $category', 'category', -0.1],

  ['skip $rows', 'skip'],
  ['skip-open $rows skip-close', 'skip', 0.05],
  ['$rows skip', 'skip', 0.05],

  ['leave $rows alone', 'leave'],
  ['leave $rows', 'leave', 0.4],
  ['leave alone', 'leave', 0.1],
  ['not-call $rows', 'not-name'],
  ['not-call $rows into $name', 'not-name'],
  ['not-call $rows $name', 'not-name', 0.1],
  ['$rows left', 'leave', 0.05],
  ['left', 'leave', 0.15],

  ['source-is $name for $rows', 'source'],

  ['$talk link $rows', 'topic', 1],
  ['$rows link $talk', 'topic', 0.9],
  ['not-file $rows into $talk', 'topic', 0.1],
  ['$rows', 'topic', 0.5],

  ['$rows too', 'again', 0.05],
  ['too $rows', 'again', 0.05],
]

export const CLAUSE_PATTERNS: readonly ClausePattern[] = PATTERNS.map(([shape, action, cost = 0]) => ({
  parts: shape.split(' ') as (ClauseClass | Slot)[],
  action,
  cost,
}))
