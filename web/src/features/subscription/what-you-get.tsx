import { Card } from '../../components/card.tsx'
import { IconCheck } from '../../components/icons.ts'
import classes from './subscription-page.module.css'

const PARTS: [string, string][] = [
  [
    'Imports that sort themselves',
    'Paste or attach your bank’s file: every transaction is named, categorised and checked for duplicates.',
  ],
  ['A budget in sentences', 'Write what you expect, and see it by day, week, month and year.'],
  ['All your wealth in one currency', 'Accounts in any currency, converted at the right day’s rate.'],
  ['Returns you can trust', 'Deposits and withdrawals taken out, with the range the true figure lies in.'],
  ['Reports down to the row', 'An income statement over three years. Open any figure to see what’s behind it.'],
  ['A look ahead', '10,000 simulated futures, and a fair comparison with households like yours.'],
]

export function WhatYouGet() {
  return (
    <Card title="What every plan includes">
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
