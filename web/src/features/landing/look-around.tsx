import css from './look-around.module.css'
import { Screenshot } from './screenshot.tsx'
import { Section } from './section.tsx'

const VIEWS = [
  {
    name: 'simulator',
    title: 'Hundreds of futures, not one',
    text: 'Give the simulator your savings, income and spending, and it runs hundreds of paths over the decades you ask for: how often the money runs out, and where the lower quarter, the average and the upper quarter end. Move an input and watch all of them move.',
    alt: 'The wealth simulator: hundreds of faint paths with three bold lines for the bottom quartile, the average and the top quartile.',
  },
  {
    name: 'transactions',
    title: 'A ledger that keeps up with you',
    text: 'Search and filter tens of thousands of rows without a pause, edit in place, select by keyboard. Teach it once and the same merchant is right from then on, and in the past if you wish.',
    alt: 'The transactions table with names, categories, sources and amounts, and a search box above it.',
  },
  {
    name: 'performance',
    title: 'What your investments really did',
    text: 'Balances and deposits from your statements are enough. Total value, returns over time and by account, volatility, and a reconciliation that explains every cent between start and end.',
    alt: 'Investment performance: value over time, returns, volatility and a table by account.',
  },
]

export function LookAround() {
  return (
    <Section
      id="look-around"
      tone="surface"
      title="One place, from this morning’s coffee to your seventies"
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
