import type { NameTest } from './name-test.ts'

/** What we know about the author of a text. */
export type Context = {
  readonly categories: readonly UserCategory[]
  readonly sources: readonly string[]
  readonly isKnownName: NameTest
  /** The categories that the text introduces: "make a category called Boat". */
  readonly introduced?: readonly Introduced[]
}

/** A text and what we know about its author. `lines` are the lines of their statements that the text may refer to. */
export type TextContext = Context & {
  readonly text: string
  readonly lines: readonly string[]
  readonly hasRows: boolean
}

export type UserCategory = {
  readonly name: string
  readonly kind: string
  readonly code?: string
  /** The text asks to create it. */
  readonly isNew?: true
}

/** A category, and the sentence that introduces it. */
export type Introduced = { readonly name: string; readonly sentence: number }
