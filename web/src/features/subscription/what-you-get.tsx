import { Card } from '../../components/card.tsx'
import { IconCheck } from '../../components/icons.ts'
import classes from './subscription-page.module.css'

const PARTS: [string, string][] = [
  [
    'Imports that sort themselves',
    'Paste or attach what your bank gives you; every line is named, categorised and checked for duplicates.',
  ],
  ['A budget in sentences', 'Write what you expect, see it laid out by day, week, month and year.'],
  ['All your wealth in one currency', 'Accounts in any currency, converted with the rate of the right day.'],
  ['Returns you can trust', 'Deposits and withdrawals taken out, with the range that the data really allows.'],
  ['Reports down to the row', 'An income statement over three years, and every figure opens to what it is made of.'],
  ['A look ahead', 'Hundreds of simulated futures, and a fair comparison with households like yours.'],
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
