import css from './look-around.module.css'
import { Screenshot } from './screenshot.tsx'
import { Section } from './section.tsx'

const VIEWS = [
  {
    name: 'transactions',
    title: 'A ledger that keeps up with you',
    text: 'Search and filter tens of thousands of rows without a pause, edit in place, select by keyboard. Teach it once and the same merchant is right from then on, and in the past if you wish.',
    alt: 'The transactions table with names, categories, sources and amounts, and a search box above it.',
  },
  {
    name: 'budget',
    title: 'A plan on its own dates',
    text: 'Rent on the first, pay every other Friday, insurance twice a year: each item falls on its own days, and weekly, monthly and yearly ones add up in one chart. A proposal from your own history is there to accept line by line.',
    alt: 'The budget: a box for plain sentences above a table of items with their dates, categories and amounts.',
  },
  {
    name: 'income-statement',
    title: 'Three years side by side',
    text: 'Income, expenses and what was left, with refunds netted and transfers out of the way. See what changed most, and open any figure down to its months, its merchants and its rows.',
    alt: 'The income statement with three years beside each other and the differences between them.',
  },
]

export function LookAround() {
  return (
    <Section
      id="look-around"
      tone="surface"
      title="One place, from this morning’s coffee to last year’s bottom line"
      lead="These are the real screens, filled with the demo household."
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
