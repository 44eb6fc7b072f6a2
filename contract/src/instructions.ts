import { countCharacters, INSTRUCTIONS_LIMIT } from '@evenkeel/engine/language/count-characters.ts'
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, SafeText } from './values.ts'

/** Counted as a person counts: an emoji is one character, a letter with its accent too. */
export const InstructionsText = SafeText
  // Nobody's thousand characters are this long; it keeps the counting itself short.
  .max(100_000, `must be at most ${INSTRUCTIONS_LIMIT} characters`)
  .refine((text) => countCharacters(text) <= INSTRUCTIONS_LIMIT, `must be at most ${INSTRUCTIONS_LIMIT} characters`)

const TextTestBody = z.strictObject({
  how: z.enum(['words', 'part', 'start', 'end', 'idea']),
  text: z.string(),
  orSource: z.literal(true).optional(),
})
const Bound = z.strictObject({ decimal: z.string(), inclusive: z.boolean() })

/** When a rule applies: everything that is set must hold. */
const RuleWhen = z.strictObject({
  anyOf: z.array(TextTestBody),
  allOf: z.array(TextTestBody),
  noneOf: z.array(TextTestBody),
  min: Bound.optional(),
  max: Bound.optional(),
  direction: z.enum(['in', 'out']).optional(),
  sources: z.array(z.string()).optional(),
  notSources: z.array(z.string()).optional(),
  currency: z.string().optional(),
  weekdays: z.array(z.number().int()).optional(),
  monthDays: z.tuple([z.number().int(), z.number().int()]).optional(),
  months: z.array(z.number().int()).optional(),
  before: PlainDateText.optional(),
  from: PlainDateText.optional(),
})

const RuleSets = z.strictObject({
  category: z.string().optional(),
  simpleName: z.string().optional(),
  source: z.string().optional(),
  skip: z.literal(true).optional(),
  leave: z.literal(true).optional(),
})

export const InstructionRuleBody = z.strictObject({
  /** The whole rule in words, which rows it is for, and what it does with them. */
  text: z.string(),
  matches: z.string(),
  sets: z.string(),
  /** What the person wrote that it comes from. */
  sentence: z.string(),
  /** The rule in parts, for editing it, and as a sentence that is read as exactly this rule. */
  when: RuleWhen,
  effects: RuleSets,
  plain: z.string(),
})
export type InstructionRuleBody = z.infer<typeof InstructionRuleBody>

/** A rule of a preview, with the person's rows that it decides: those of a narrower rule don't count. */
export const PreviewedRule = InstructionRuleBody.extend({
  match_count: z.number().int(),
  /** The newest of them. */
  examples: z.array(
    z.strictObject({
      id: Id,
      transaction_date: PlainDateText,
      transaction_name: z.string(),
      amount: AmountText,
      currency: CurrencyCode,
    }),
  ),
})
export type PreviewedRule = z.infer<typeof PreviewedRule>
export const MAX_EXAMPLES = 3

const reading = {
  text: z.string(),
  rules: z.array(InstructionRuleBody),
  /** Sentences that may be meant in another way. Until the person chooses, their rows are marked for review. */
  questions: z.array(
    z.strictObject({
      text: z.string(),
      question: z.string(),
      /** The ways to read it, the one in use first; `sentence` takes the place of `text` and is read in this way only. */
      readings: z.array(z.strictObject({ rules: z.array(z.string()), sentence: z.string() })),
      /** A category that it names and the person doesn't have. */
      new_category: z.string().nullable(),
    }),
  ),
  /** Greetings and explanations: they change nothing. */
  background: z.array(z.string()),
  not_understood: z.array(z.strictObject({ text: z.string(), why: z.string() })),
  /** Two sentences that ask for different things of the same rows, and which one counts. */
  conflicts: z.array(z.strictObject({ first: z.string(), second: z.string(), why: z.string() })),
  characters: z.number().int(),
}

export const CustomInstructions = z.strictObject({
  ...reading,
  /** Of what is saved; 0 while nothing ever was. */
  version: z.number().int().min(0),
})
export type CustomInstructions = z.infer<typeof CustomInstructions>

/** A row of the past as it is, what it would become, and by which rule. */
export const InstructionChange = z.strictObject({
  id: Id,
  transaction_date: PlainDateText,
  transaction_name: z.string(),
  amount: AmountText,
  currency: CurrencyCode,
  before: z.strictObject({ category: z.string().nullable(), simple_name: z.string(), source: z.string().nullable() }),
  after: z.strictObject({ category: z.string().nullable(), simple_name: z.string(), source: z.string().nullable() }),
  rule: z.string(),
})
export type InstructionChange = z.infer<typeof InstructionChange>

export const InstructionsPreview = z.strictObject({
  ...reading,
  rules: z.array(PreviewedRule),
  version: z.number().int().min(0),
  /** The newest rows that would change, at most `MAX_SHOWN_CHANGES`; `change_count` counts all. */
  changes: z.array(InstructionChange),
  change_count: z.number().int(),
  /** Rows like those that would be left out of future imports. They stay where they are. */
  skips: z.array(InstructionChange.omit({ after: true })),
  skip_count: z.number().int(),
  /** Rows a rule is for that the person decided themselves: they are left alone. */
  decided_count: z.number().int(),
  row_count: z.number().int(),
})
export type InstructionsPreview = z.infer<typeof InstructionsPreview>

export const getInstructions = defineRoute({
  method: 'GET',
  path: '/api/custom-instructions/',
  summary: 'Returns the custom instructions and their rules',
  access: 'subscribed',
  response: CustomInstructions,
})

export const saveInstructions = defineRoute({
  method: 'PUT',
  path: '/api/custom-instructions/',
  summary: 'Saves the custom instructions for all future imports',
  access: 'subscribed',
  body: z.strictObject({
    text: InstructionsText,
    /** What the editor saw; with another one saved since, the answer is 409. */
    version: z.number().int().min(0).optional(),
  }),
  response: CustomInstructions.extend({ history_id: Id.nullable() }),
})

export const previewInstructions = defineRoute({
  method: 'POST',
  path: '/api/custom-instructions/preview/',
  summary: 'Previews the rules for a text and the past transactions it would change; saves nothing',
  access: 'subscribed',
  body: z.strictObject({ text: InstructionsText }),
  response: InstructionsPreview,
})

export const applyInstructionsToPast = defineRoute({
  method: 'POST',
  path: '/api/custom-instructions/apply/',
  summary: 'Applies the saved instructions to past transactions as one action; undoable',
  access: 'subscribed',
  response: z.strictObject({ changed: z.number().int(), history_id: Id.nullable() }),
})

export const suggestInstructions = defineRoute({
  method: 'POST',
  path: '/api/custom-instructions/suggest/',
  summary: 'Asks the AI to reword sentences we didn’t understand; saves nothing',
  access: 'subscribed',
  body: z.strictObject({ text: InstructionsText }),
  response: z.strictObject({
    suggestions: z.array(
      z.strictObject({
        /** The sentence as it stands in the text, and the words to put in its place. */
        sentence: z.string(),
        suggestion: z.string(),
        rules: z.array(InstructionRuleBody),
      }),
    ),
    /** Why there is none, or fewer than one hoped for. */
    detail: z.string().nullable(),
  }),
})
