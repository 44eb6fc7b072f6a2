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
      title="The typing is done for you. The thinking stays yours."
      lead="A small model that ships with the program reads, names and sorts your money in seconds, without a network. What it is unsure of, it says."
    >
      <div className={css.grid}>
        <Feature
          span="wide"
          title="Any bank’s file, as it is"
          text="CSV in any dialect, OFX and QFX, QIF, CAMT.053, MT940, or text copied from a web page. Load the same file twice, or two that overlap: nothing is counted double."
          figure={<StatementFileFigure />}
        />
        <Feature
          title="A budget in a sentence"
          text="Write it the way you would say it. You get items with dates and rhythms that you can check and change."
          figure={<BudgetSentenceFigure />}
        />
        <Feature
          title="Instructions you can see working"
          text="Each sentence becomes a visible rule, with a dry run over your history before you save it. One it does not understand, it tells you."
          figure={<InstructionFigure />}
        />
        <Feature
          span="wide"
          title="Every number opens"
          text="Click a total and see the rows it came from. Parts add up to totals, days to months, to the cent, in whatever currency you look at them."
          figure={<OpenNumberFigure />}
        />
        <Feature
          span="half"
          title="Undo anything, later too"
          text="An import, a bulk edit, a deleted account: each is one entry in your history, and goes back whole."
          figure={<UndoFigure />}
        />
        <Feature
          span="half"
          title="A forecast that owns up"
          text="What the month will come to, from your own history and the bills that are known, with the range it should lie in. Afterwards you see whether it held."
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
      {/* A drawing of what the words say; it holds nothing that they do not. */}
      <div className={css.figure} aria-hidden="true">
        {figure}
      </div>
    </article>
  )
}
