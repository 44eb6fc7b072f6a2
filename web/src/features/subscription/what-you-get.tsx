import { Card } from '../../components/card.tsx'
import { IconCheck } from '../../components/icons.ts'
import classes from './subscription-page.module.css'

const PARTS: [string, string][] = [
  [
    'Automatic categories',
    'Paste or attach your bank’s file. We name and categorize your transactions and skip duplicates.',
  ],
  ['A budget in sentences', 'Write what you expect to spend and earn, and see it by day, week, month and year.'],
  ['Your wealth in one currency', 'Accounts in different currencies, converted at each day’s rate.'],
  ['Returns you can trust', 'Adjusted for deposits and withdrawals, with a range for the true figure.'],
  ['Detailed reports', 'A three-year income statement. Click any figure to see what’s behind it.'],
  ['A look ahead', '10,000 simulated futures, and a fair comparison with households like yours.'],
]

export function WhatYouGet() {
  return (
    <Card title="What’s included">
      <ul className={classes.parts}>
        {PARTS.map(([name, text]) => (
          <li key={name}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
