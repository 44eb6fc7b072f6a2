import type { BudgetQuestion, QuestionTopic } from './budget-draft.ts'

const MAX_QUOTES = 3

const SENTENCES: Record<QuestionTopic, (args: BudgetQuestion['args']) => string> = {
  amount: ({ name }) => `How much is ${name}, and how often?`,
  purpose: ({ amount }) => `What is the ${amount} for?`,
  removal: ({ name }) => `Remove ${name} from your budget?`,
  existing: ({ name }) => `${name} is already in your budget. Change it, or add a new item?`,
  cadence: ({ name, assumed }) => `How often does ${name} repeat? We assumed ${assumed}.`,
  currency: ({ amount, assumed }) => `Which currency is ${amount} in? We assumed ${assumed}.`,
  currencies: ({ assumed }) => `Which currency did you mean where you didn’t name one? We assumed ${assumed}.`,
  people: () => 'How many people share this? We assumed two.',
  hours: ({ name, assumed }) => `How many hours a week for ${name}? We assumed ${assumed}.`,
  net: ({ name }) => `Is ${name ?? 'this'} before tax? Tell us what arrives in your account and we’ll use that.`,
  paydays: ({ name }) => `How often are you paid? We assumed every two weeks for ${name}.`,
  readings: () => 'Which did you mean?',
  unused: ({ unused = [] }) =>
    `We didn’t use ${unused
      .slice(0, MAX_QUOTES)
      .map((piece) => `“${piece}”`)
      .join(', ')}.`,
}

/** The question as a sentence. The only place that renders it. */
export function describeQuestion({ topic, args }: Pick<BudgetQuestion, 'topic' | 'args'>): string {
  return SENTENCES[topic](args)
}

const BARE_NUMBER = /^\d+([.,]\d+)?$/

const VAGUE = /(?<!\p{L})(?:some(?:thing)?|whatever|a (?:bit|little|few)|(?:a )?lots?)(?!\p{L})/giu

/** The words of a question combined with its answer, as one sentence to read again. */
export function combineWithAnswer({ text, topic }: Pick<BudgetQuestion, 'text' | 'topic'>, answer: string): string {
  const words = answer.trim()
  const isBare = BARE_NUMBER.test(words)
  if (topic === 'hours') return `${text}, ${words}${isBare ? ' hours a week' : ''}`
  if (topic === 'people') return `${text} ${words}${isBare ? ' ways' : ''}`
  if (topic === 'net') return `${text}, take home ${words}`
  if (topic === 'purpose') return `${text} for ${words.replace(/^for\s+/i, '')}`
  // "some for the gym" is no longer vague once it has an amount.
  if (topic === 'amount') return `${text.replace(VAGUE, '')} ${words}`
  // "every week", "NOK": an answer that can simply follow the words.
  return `${text} ${words}`
}
