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
        Totals are shown in one currency. Your accounts and payments can be in any other: each is converted at the rate
        of its own day. You can change this at any time at the top of every page.
      </p>
    ),
  },
  {
    title: 'Create your budget',
    path: '/budget',
    body: (
      <p>
        Write what you expect to spend and earn, the way you’d tell a friend. Each part of the sentence becomes a budget
        item with its amount, category and schedule.
      </p>
    ),
    example: '“Rent 1,850 on the first, groceries 160 a week, car insurance 980 every March”',
  },
  {
    title: 'Enter your transactions',
    path: '/actual',
    body: (
      <p>
        Paste from your bank or attach its file. The AI names and categorises every transaction, and skips what you
        already have. If it gets one wrong, correct it once and it will know next time.
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
        That’s enough for your net worth, your returns and your outlook.
      </p>
    ),
    example: 'Brokerage · Investment · USD 48,200    Mortgage · Loan · USD −212,000',
  },
  {
    title: 'Read your income reports',
    path: '/income-statement',
    body: (
      <p>
        The income statement shows up to three years side by side, actual or budgeted. Open any figure to see the
        payments behind it.
      </p>
    ),
  },
  {
    title: 'Your dashboard at a glance',
    path: '/',
    body: (
      <p>
        Come back here to see what’s left to spend this month, how each category is doing, and how the last ninety days
        and twelve months compare. Press Ctrl K on any page to jump anywhere; press ? for all shortcuts.
      </p>
    ),
  },
]
