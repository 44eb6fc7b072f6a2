import { DEFAULT_CATEGORIES } from '../../engine/src/categoriser/default-categories.ts'
import { fold, type TextUnit } from '../../engine/src/second-reader/text-units.ts'
import type { Step } from './examples.ts'

/** Words that people use for each category. */
export const CATEGORIES: Record<string, readonly string[]> = {
  Income: ['income', 'Income', 'my pay'],
  Transfers: ['Transfers', 'transfers'],
  Housing: ['Housing', 'housing', 'rent'],
  Utilities: ['Utilities', 'utilities', 'bills for the house'],
  'Phone & Internet': ['Phone & Internet', 'phone', 'internet', 'phone and internet'],
  Groceries: ['Groceries', 'groceries', 'grocery', 'food shopping'],
  'Dining & Coffee': ['Dining & Coffee', 'dining', 'coffee', 'eating out', 'restaurants', 'takeout'],
  'Bars & Alcohol': ['Bars & Alcohol', 'drinks', 'bars', 'alcohol'],
  Fuel: ['Fuel', 'fuel', 'gas', 'petrol'],
  Transport: ['Transport', 'transport', 'transportation', 'taxis'],
  Car: ['Car', 'car', 'the car', 'auto'],
  Travel: ['Travel', 'travel', 'vacation'],
  Shopping: ['Shopping', 'shopping'],
  Clothing: ['Clothing', 'clothes', 'clothing'],
  Electronics: ['Electronics', 'electronics'],
  'Home & Garden': ['Home & Garden', 'home and garden', 'home', 'garden'],
  Health: ['Health', 'health', 'medical'],
  Fitness: ['Fitness', 'fitness', 'gym'],
  'Personal Care': ['Personal Care', 'personal care'],
  Entertainment: ['Entertainment', 'entertainment', 'fun'],
  Subscriptions: ['Subscriptions', 'subscriptions', 'a subscription'],
  Education: ['Education', 'education', 'school'],
  Kids: ['Kids', 'kids', 'for the kids'],
  Pets: ['Pets', 'pets', 'the dog'],
  'Gifts & Charity': ['Gifts & Charity', 'gifts', 'charity', 'presents'],
  Insurance: ['Insurance', 'insurance'],
  Taxes: ['Taxes', 'taxes', 'tax'],
  'Fees & Interest': ['Fees & Interest', 'fees', 'bank fees'],
  Cash: ['Cash', 'cash'],
  'Savings & Investing': ['Savings & Investing', 'savings', 'investing'],
  Loans: ['Loans', 'loans', 'loan payments'],
  Services: ['Services', 'services'],
}
export const ACCOUNTS = [
  'Chase',
  'Monzo',
  'Amex',
  'Joint Checking',
  'Visa',
  'Barclays',
  'Revolut',
  'Citi',
  'Business Visa',
]
export const TAGS = [
  'work',
  'family',
  'tv',
  'trip',
  'reimburse',
  'tax',
  'side job',
  'party',
  'house move',
  'Lily',
  'shared',
]
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const MONTHS = ['January', 'February', 'March', 'May', 'July', 'August', 'October', 'December']
export const STARTS = ['', '', '', '', 'Please ', 'pls ', 'Hi! ', 'From now on ', 'Always ']
export const REASONS = ['', '', '', ' please', ', thanks', ' from now on', ', always']
export const TALK = [
  'I do my budget every month',
  'My wife does the shopping',
  'Thanks a lot',
  'I have two accounts',
  'Sorry for the long list',
  'Everything else is fine',
  'I moved last year',
  'We have three kids',
  'My bank writes strange names',
]
export const ASIDES = [
  'that is lunch',
  'it is for work',
  "that's the kids' thing",
  'I go there every week',
  'my sister works there',
]

/** S: the rows, C: the category, D: another one, A: an aside. */
export const CATEGORY_FORMS = [
  'S is C',
  'S are C',
  'S goes to C',
  'S should be C',
  'S = C',
  'S: C',
  'S → C',
  'put S in C',
  'put S under C',
  'file S under C',
  'categorize S as C',
  'treat S as C',
  'use C for S',
  'S counts as C',
  'make S C',
  'S belongs in C',
  'count S as C',
  'move S to C',
  'S, C',
  'S is A, so C',
  'S (A): C',
  'can you put S in C?',
  'I want S in C',
  "I'd like S to be C",
  'S is D, no sorry, make that C',
  'S is D. Actually no, C',
  'not D, C for S',
  'S is not D, it is C',
  'S: A. Put it in C',
  'S - A, so that goes in C',
  'any S should land in C',
  'S counts as C not D',
  'for S pick C',
  'C: S',
  'S always C',
  'if it says S then C',
  'when you see S, use C',
]

/**
 * For each rule of a program, the last unit that names its category; -1 where none does, and for all rules if one of
 * them has no category.
 */
export function findMentions(units: readonly TextUnit[], steps: readonly Step[]): number[] {
  const categories = steps.flatMap((step) => (String(step).startsWith('category:') ? [String(step).slice(9)] : []))
  const rules = steps.filter((step) => step === 'rule').length
  if (categories.length !== rules) return Array.from({ length: rules }, () => -1)
  return categories.map((code) => {
    const name = DEFAULT_CATEGORIES.find((category) => category.code === code)?.name ?? ''
    const words = new Set((CATEGORIES[name] ?? []).flatMap((one) => fold(one).match(/[a-z]{3,}/g) ?? []))
    return units.findLastIndex(({ word }) => words.has(word))
  })
}
