import type { ReactNode } from 'react'
import css from './feature-grid.module.css'
import { BudgetSentenceFigure } from './figures/budget-sentence-figure.tsx'
import { ForecastFigure } from './figures/forecast-figure.tsx'
import { InstructionFigure } from './figures/instruction-figure.tsx'
import { OpenNumberFigure } from './figures/open-number-figure.tsx'
import { StatementFileFigure } from './figures/statement-file-figure.tsx'
import { UndoFigure } from './figures/undo-figure.tsx'
import { Section } from './section.tsx'

export function FeatureGrid() {
  return (
    <Section
      id="what-it-does"
      title="Less typing, clearer decisions"
      lead="The built-in AI reads, names and categorizes your transactions in seconds. When it isn’t sure, it asks."
    >
      <div className={css.grid}>
        <Feature
          span="wide"
          title="Any bank’s file, as is"
          text="CSV in any layout, Excel and ODS, PDF statements, OFX, QFX, QIF, CAMT.053, MT940, or text copied from a web page. Import the same file twice, or files that overlap, and nothing is counted twice."
          figure={<StatementFileFigure />}
        />
        <Feature
          title="A budget in a sentence"
          text="Write it the way you’d say it. You get budget items with dates and schedules that you can check and change."
          figure={<BudgetSentenceFigure />}
        />
        <Feature
          title="Instructions you can check"
          text="Each sentence becomes a rule you can see, with a preview on your own transactions before you save it. If a sentence isn’t clear, we ask."
          figure={<InstructionFigure />}
        />
        <Feature
          span="wide"
          title="See what’s behind every number"
          text="Click a total to see the transactions it came from. Everything adds up to the cent, in any currency."
          figure={<OpenNumberFigure />}
        />
        <Feature
          span="half"
          title="Undo changes, even later"
          text="An import, a bulk edit, a deleted wealth account: each is one entry in your history, and one click undoes it."
          figure={<UndoFigure />}
        />
        <Feature
          span="half"
          title="A forecast you can check"
          text="What this month will cost, with a likely range, based on your history and upcoming bills. Afterward, you can see whether it was right."
          figure={<ForecastFigure />}
        />
      </div>
    </Section>
  )
}

function Feature({
  title,
  text,
  figure,
  span = 'narrow',
}: {
  title: string
  text: string
  figure: ReactNode
  span?: 'wide' | 'narrow' | 'half'
}) {
  return (
    <article className={`${css.feature} ${css[span]}`}>
      <div className={css.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {/* The figure only illustrates the text, so it's hidden from screen readers. */}
      <div className={css.figure} aria-hidden="true">
        {figure}
      </div>
    </article>
  )
}
