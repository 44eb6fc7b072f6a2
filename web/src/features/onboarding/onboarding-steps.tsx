import type { ReactNode } from 'react'

export type OnboardingStep = {
  title: string
  /** The page the step speaks of, pointed at in the sidebar. */
  path: '/' | '/budget' | '/actual' | '/manage-instructions' | '/investment-accounts' | '/income-statement' | null
  body: ReactNode
  /** Something typical of the page, to recognise it by. */
  example?: ReactNode
}

/** The order is part of the promise: each step needs what the one before it gave. */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    title: 'Choose your currency',
    path: null,
    body: (
      <p>
        Every total is shown in one currency: yours. Accounts and payments may be in any other; each is converted with
        the rate of its own day. You can change this at any time, at the top of every page.
      </p>
    ),
  },
  {
    title: 'Create your budget',
    path: '/budget',
    body: (
      <p>
        Say what you expect to spend and earn, the way you would tell a friend. Each part of the sentence becomes a
        budget item with its amount, its category and how often it comes round.
      </p>
    ),
    example: '“Rent 1,850 on the first, groceries 160 a week, car insurance 980 every March”',
  },
  {
    title: 'Enter your transactions',
    path: '/actual',
    body: (
      <p>
        Paste from your bank or attach its file. The AI names and sorts every line, and leaves out what you already
        have. If it gets one wrong, correct it once: it will know next time.
      </p>
    ),
    example: '14 Nov · TST* NOPA RESTAURANT · −85.86 → Nopa, Dining out',
  },
  {
    title: 'Add custom instructions',
    path: '/manage-instructions',
    body: (
      <p>
        Some things only you know. Write them down in plain words and they apply to every import from then on. You see
        how each sentence was understood before it counts.
      </p>
    ),
    example: '“Transfers to Sam are rent. Anything from the corner bakery is lunch.”',
  },
  {
    title: 'Set up your accounts',
    path: '/investment-accounts',
    body: (
      <p>
        List what you own and owe, then add a statement now and then: a date, a balance, what you paid in and took out.
        From that come your net worth, your returns and your outlook.
      </p>
    ),
    example: 'Brokerage · Investment · USD 48,200    Mortgage · Loan · USD −212,000',
  },
  {
    title: 'Read your income reports',
    path: '/income-statement',
    body: (
      <p>
        The income statement puts a year beside the two before it, as it happened or as you planned it. Open any figure
        down to the payments it is made of.
      </p>
    ),
  },
  {
    title: 'Your dashboard at a glance',
    path: '/',
    body: (
      <p>
        Come back here to see what is left to spend this month, how each category is doing, and how the last ninety days
        and twelve months compare. Press Ctrl K on any page to jump anywhere; press ? for all shortcuts.
      </p>
    ),
  },
]
