import css from './look-around.module.css'
import { Screenshot } from './screenshot.tsx'
import { Section } from './section.tsx'

const VIEWS = [
  {
    name: 'transactions',
    title: 'Transactions at full speed',
    text: 'Search and filter tens of thousands of transactions instantly, and edit them in place. Correct a merchant once and it’s right from then on. Fix past transactions too, if you like.',
    alt: 'The transactions table with names, categories, sources and amounts, and a search box above it.',
  },
  {
    name: 'budget',
    title: 'A budget with real dates',
    text: 'Rent on the first, pay every other Friday, insurance twice a year: each item falls on its own days. Start with a suggestion based on your own history.',
    alt: 'The budget: a box for plain sentences above a table of items with their dates, categories and amounts.',
  },
  {
    name: 'income-statement',
    title: 'Three years side by side',
    text: 'Income, expenses and what was left, with refunds and transfers handled for you. See what changed most, and click any figure to see its transactions.',
    alt: 'The income statement with three years side by side and the differences between them.',
  },
  {
    name: 'performance',
    title: 'What your investments really earned',
    text: 'Enter balances now and then. See your return, not counting your own deposits and withdrawals, with its range, its ups and downs, and how the market did.',
    alt: 'Investment performance: returns, volatility and Sharpe ratio above a chart of the portfolio’s value.',
  },
  {
    name: 'simulator',
    title: 'Ten thousand possible futures',
    text: 'Drag a slider and watch all 10,000 change. See how likely your money is to last, and work backward to what you can spend or when you can stop working.',
    alt: 'The wealth simulator: inputs beside a chart of many possible futures with the average and two quartiles.',
  },
]

export function LookAround() {
  return (
    <Section
      id="look-around"
      tone="surface"
      title="From this morning’s coffee to retirement"
      lead="Real screens, with the demo household’s data."
    >
      <div className={css.views}>
        {VIEWS.map(({ name, title, text, alt }) => (
          <article className={css.view} key={name}>
            <div className={css.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={css.frame}>
              <Screenshot name={name} alt={alt} width={720} height={450} sizes="(min-width: 900px) 680px, 94vw" />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
