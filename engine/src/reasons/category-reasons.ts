import type { ReasonIn } from './reason.ts'

/** Why a transaction has its category. */
export const CATEGORY_REASONS = {
  'category.chosen-by-you': () => 'You chose this category.',
  'category.remembered': ({ name }: { name: string }) => `You used this category for ${name} before.`,
  'category.instruction': ({ sentence }: { sentence: string }) =>
    `Your instruction: “${sentence}”${/[.!?。！？]$/u.test(sentence) ? '' : '.'}`,
  'category.from-export': () => 'From your export.',
  'category.from-product': ({ product, category }: { product: string; category: string }) =>
    `In ${product} it was “${category}”.`,
  'category.product-transfer': ({ product }: { product: string }) => `In ${product} it was a transfer.`,
  'category.not-in-your-list': ({ category }: { category: string }) =>
    `It was in “${category}”, a category you don’t have.`,

  'category.bank-words': ({ what }: { what: string }) => `The bank’s description means: ${what}.`,
  'category.brand': ({ name }: { name: string }) => `Known merchant: ${name}.`,
  'category.merchant-code': ({ mcc }: { mcc: string }) => `Based on the card network’s merchant code ${mcc}.`,
  'category.keyword': ({ word }: { word: string }) => `The description contains “${word}”.`,
  'category.model': () => 'Similar to other transactions in this category.',
  'category.most-common': () => 'The description doesn’t say, so this is the most common category.',
  'category.person': ({ channel }: { channel: string }) => `Payment to or from a person (${channel}).`,
  'category.nothing-known': () => 'Nothing in the description says what this was for.',
  'category.company-paid': () => 'A company or organization sent you money.',
  'category.pay-sized': () => 'A company sent you as much as a month’s pay or more.',
  'category.large-for-refund': () => 'It’s a large amount for a refund.',

  'category.ai-agrees': () => 'The built-in categorizer and the AI agree.',
  'category.ai-confident': () => 'The AI is confident; the built-in categorizer wasn’t.',
}

export type CategoryReason = ReasonIn<typeof CATEGORY_REASONS>

/** What decided the category that the categorizer chose. */
export type ReasonLevel =
  | 'memory'
  | 'instruction'
  | 'bank-operation'
  | 'brand'
  | 'keyword'
  | 'model'
  | 'prior'
  | 'mcc'
  | 'person'
