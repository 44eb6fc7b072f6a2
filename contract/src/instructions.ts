import { countCharacters, INSTRUCTIONS_LIMIT } from '@evenkeel/engine/language/count-characters.ts'
import { z } from 'zod'
import { CategoryKind } from './categories.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, Id, PlainDateText, SafeText } from './values.ts'

/** Counted as people count: an emoji or an accented letter is one character. */
export const InstructionsText = SafeText
  // An early limit on the string's length, so that counting stays fast. No real text within the limit is this long.
  .max(20_000, `must be at most ${INSTRUCTIONS_LIMIT} characters`)
  .refine((text) => countCharacters(text) <= INSTRUCTIONS_LIMIT, `must be at most ${INSTRUCTIONS_LIMIT} characters`)

const TextTestBody = z.strictObject({
  how: z.enum(['words', 'part', 'start', 'end', 'idea']),
  text: z.string(),
})
const Bound = z.strictObject({ decimal: z.string(), inclusive: z.boolean() })

/** When a rule applies: all conditions that are set must match; of the texts in `anyOf`, one is enough. */
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
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.number().int()).optional(),
  /** From one day of the month to another; 31 is its last day. */
  monthDays: z.tuple([z.number().int(), z.number().int()]).optional(),
  months: z.array(z.number().int()).optional(),
  before: PlainDateText.optional(),
  from: PlainDateText.optional(),
})

const RuleEffects = z.strictObject({
  category: z.string().optional(),
  /** The text asks for this category; saving it creates the category. */
  isNewCategory: z.literal(true).optional(),
  simpleName: z.string().optional(),
  source: z.string().optional(),
  tags: z.array(z.string()).optional(),
  skip: z.literal(true).optional(),
  /** Less specific rules don't apply. */
  leave: z.literal(true).optional(),
})

export const InstructionRuleBody = z.strictObject({
  /** The whole rule as text: its conditions and its effects. */
  text: z.string(),
  matches: z.string(),
  sets: z.string(),
  /** The user's sentence it comes from. */
  sentence: z.string(),
  /** The rule as fields for editing, and as text that has exactly this meaning. */
  when: RuleWhen,
  effects: RuleEffects,
  plain: z.string(),
})
export type InstructionRuleBody = z.infer<typeof InstructionRuleBody>

/** A rule in a preview, with the past transactions that match it. */
export const PreviewedRule = InstructionRuleBody.extend({
  /** Transactions for which it decides something. */
  match_count: z.number().int(),
  /** Transactions that match, but for which more specific rules decide everything. */
  overridden_count: z.number().int(),
  /** The newest transactions for which it decides something, up to `MAX_EXAMPLES`. */
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
  /**
   * Sentences that can be read in another way, or that our rules don't fully reflect. Until the user answers, what
   * their rules categorize is marked for review.
   */
  questions: z.array(
    z.strictObject({
      text: z.string(),
      question: z.string(),
      /**
       * The possible meanings, the current one first; `sentence` replaces `text` and has only this meaning. The last
       * makes no rule: its sentence is empty.
       */
      readings: z.array(z.strictObject({ rules: z.array(z.string()), sentence: z.string() })),
      /** A category it names that the user doesn't have and the text doesn't ask to create. */
      new_category: z.string().nullable(),
    }),
  ),
  /** Categories that the text asks to create and its rules use. Saving it creates them. */
  new_categories: z.array(z.strictObject({ name: z.string(), kind: CategoryKind })),
  /** Greetings, explanations, and sentences that others build on: no rule comes from them. */
  background: z.array(z.string()),
  not_understood: z.array(z.strictObject({ text: z.string(), why: z.string() })),
  characters: z.number().int(),
}

export const CustomInstructions = z.strictObject({
  ...reading,
  /** The saved version; 0 if nothing was ever saved. */
  version: z.number().int().min(0),
})
export type CustomInstructions = z.infer<typeof CustomInstructions>

const ChangedFields = z.strictObject({
  category: z.string().nullable(),
  simple_name: z.string(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
})

/** A past transaction as it is and as it would be, and the rule that would change it. */
export const InstructionChange = z.strictObject({
  id: Id,
  transaction_date: PlainDateText,
  transaction_name: z.string(),
  amount: AmountText,
  currency: CurrencyCode,
  before: ChangedFields,
  after: ChangedFields,
  rule: z.string(),
})
export type InstructionChange = z.infer<typeof InstructionChange>

export const InstructionsPreview = z.strictObject({
  ...reading,
  rules: z.array(PreviewedRule),
  version: z.number().int().min(0),
  /** The newest transactions that would change, up to `MAX_SHOWN_CHANGES`; `change_count` counts all. */
  changes: z.array(InstructionChange),
  change_count: z.number().int(),
  /** The newest past transactions that an import would skip, up to `MAX_SHOWN_CHANGES`. They aren't deleted. */
  skips: z.array(InstructionChange.omit({ after: true })),
  skip_count: z.number().int(),
  /** Transactions that a rule would change if the user hadn't categorized them. */
  decided_count: z.number().int(),
  /** How many transactions the user has; 0 if the text has no rules. */
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
  summary: 'Saves the custom instructions for all future imports, and adds the categories they ask for',
  access: 'subscribed',
  body: z.strictObject({
    text: InstructionsText,
    /** The version the editor loaded. If another has been saved since, the response is 409 and has it as `present`. */
    version: z.number().int().min(0).optional(),
  }),
  response: CustomInstructions.extend({
    /** Null if nothing changed. */
    history_id: Id.nullable(),
    /** The names of the categories it added. */
    added_categories: z.array(z.string()),
  }),
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
  summary: 'Applies the saved instructions to past transactions as one action; can be undone',
  access: 'subscribed',
  response: z.strictObject({ changed: z.number().int(), history_id: Id.nullable() }),
})

export const suggestInstructions = defineRoute({
  method: 'POST',
  path: '/api/custom-instructions/suggest/',
  summary: 'Asks the AI to reword sentences that we didn’t understand or have a question about; saves nothing',
  access: 'subscribed',
  body: z.strictObject({ text: InstructionsText }),
  response: z.strictObject({
    suggestions: z.array(
      z.strictObject({
        /** The original sentence, and the suggested replacement. */
        sentence: z.string(),
        suggestion: z.string(),
        rules: z.array(InstructionRuleBody),
      }),
    ),
    /** Why there are no suggestions; null if there are any. */
    detail: z.string().nullable(),
  }),
})
