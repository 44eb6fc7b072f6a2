import type { ReactNode } from 'react'
import classes from './onboarding-modal.module.css'

const SHORTCUTS = 'On any page, press Ctrl+K (⌘K on a Mac) to search everything, or ? to see all shortcuts.'

export type OnboardingStep = {
  title: string
  /** The page that the step is about, highlighted in the sidebar; null if it isn't about one. */
  path: '/' | '/budget' | '/actual' | '/manage-instructions' | '/investment-accounts' | '/income-statement' | null
  body: ReactNode
  /** What someone might write or see on the page. */
  example?: ReactNode
}

export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    title: 'Choose your currency',
    path: null,
    body: (
      <p>
        We show totals in this currency. Your accounts and transactions can be in any currency, and we convert them. You
        can change the currency for totals at any time at the top of every page.
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
        Paste from your bank or attach its file. The AI names and categorizes your transactions, and skips duplicates.
        If it gets one wrong, correct it once and it will remember.
      </p>
    ),
    example: 'Nov 14 · TST* NOPA RESTAURANT · −85.86 → Nopa, Dining & Coffee',
  },
  {
    title: 'Add custom instructions',
    path: '/manage-instructions',
    body: (
      <p>
        Some things only you know. Write them in plain English, and they apply to every import from then on. You see how
        we understand each sentence before you save.
      </p>
    ),
    example: '“Transfers to Sam are rent. Anything from the corner bakery is lunch.”',
  },
  {
    title: 'Set up your accounts',
    path: '/investment-accounts',
    body: (
      <p>
        List what you own and owe, then add a statement now and then: a date, a balance, and what you put in and took
        out. That’s all we need for your net worth, returns and simulations.
      </p>
    ),
    example: (
      <>
        Brokerage · Investment · USD 48,200
        <br />
        Mortgage · Loan · USD −212,000
      </>
    ),
  },
  {
    title: 'Read your income reports',
    path: '/income-statement',
    body: (
      <p>
        The income statement shows up to three years side by side, actual or budgeted. Click actual income or an actual
        expense to see the transactions behind it.
      </p>
    ),
  },
  {
    title: 'Your dashboard at a glance',
    path: '/',
    body: (
      <p>
        Come back here to see what’s left to spend this month, how each category is doing, and how your expenses in the
        last 90 days and 12 months compare with the time before. <span className={classes.shortcuts}>{SHORTCUTS}</span>
      </p>
    ),
  },
]
