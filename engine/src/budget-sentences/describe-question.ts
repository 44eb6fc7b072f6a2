import type { BudgetQuestion, QuestionTopic } from './budget-draft.ts'

const MAX_QUOTES = 3

const SENTENCES: Record<QuestionTopic, (args: BudgetQuestion['args']) => string> = {
  amount: ({ name }) => `How much is ${name}, and how often?`,
  purpose: ({ amount }) => `What is the ${amount} for?`,
  removal: ({ name }) => `Remove ${name} from your budget?`,
  existing: ({ name }) => `${name} is already in your budget. Change it, or add a new item?`,
  cadence: ({ name, assumed }) => `How often does ${name} repeat? We assumed ${assumed}.`,
  currency: ({ amount, assumed }) => `Which currency is ${amount} in? We assumed ${assumed}.`,
  people: () => 'How many people share this? We assumed two.',
  hours: ({ name, assumed }) => `How many hours a week is ${name}? We assumed ${assumed}.`,
  net: ({ name }) => `Is ${name ?? 'this'} before tax? Tell us what arrives in your account and we’ll use that.`,
  paydays: ({ name }) => `How often are you paid? We assumed ${name} is every two weeks.`,
  readings: () => 'Which did you mean?',
  unused: ({ unused = [] }) =>
    `We didn’t use ${unused
      .slice(0, MAX_QUOTES)
      .map((piece) => `“${piece}”`)
      .join(', ')}. Is this right?`,
}

/** The question as a sentence. The only place that renders it. */
export function describeQuestion({ topic, args }: Pick<BudgetQuestion, 'topic' | 'args'>): string {
  return SENTENCES[topic](args)
}
