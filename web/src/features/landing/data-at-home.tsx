import css from './data-at-home.module.css'
import { Section } from './section.tsx'

const POINTS = [
  [
    'One command',
    'It brings its own runtime and its own database, in one folder that you can copy, back up or delete.',
  ],
  [
    'No calls home',
    'No analytics, no outside fonts or scripts, no account elsewhere. Unplug the network and it goes on working.',
  ],
  [
    'The model is inside',
    'Sorting runs in the program itself. A larger language model is asked only if you give it a key, and only about rows it was unsure of.',
  ],
  ['Open to look at', 'The source is free software under the AGPL. You need not take our word for any of this.'],
] as const

export function DataAtHome() {
  return (
    <Section
      id="data-at-home"
      title="Your money is your business"
      lead="Finance programs tend to ask for your bank password and keep your life on their servers. This one can live under your desk."
    >
      <div className={css.columns}>
        <div className={css.terminal}>
          <div className={css.terminalBar} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <pre>
            <span className={css.prompt}>$ </span>
            <b>npm start</b>
            {'\n'}
            <span className={css.output}>{'Evenkeel is running at http://localhost:3000\n(data in ./data)'}</span>
          </pre>
        </div>
        <dl className={css.points}>
          {POINTS.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
