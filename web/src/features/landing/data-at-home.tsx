import css from './data-at-home.module.css'
import { Section } from './section.tsx'

const POINTS = [
  ['One command', 'It comes with its own database, in one folder you can copy, back up or delete.'],
  [
    'Nothing phones home',
    'No analytics, no outside fonts or scripts, no account anywhere else. It works without a network.',
  ],
  [
    'The AI runs on your machine',
    'Categorising runs inside the program. A language model is used only if you set one up, and only for what the program is unsure of.',
  ],
  ['Open source', 'Free software under the AGPL, so you don’t have to take our word for any of this.'],
] as const

export function DataAtHome() {
  return (
    <Section
      id="data-at-home"
      title="Your money is your business"
      lead="Most finance apps ask for your bank password and keep your data on their servers. This one can run under your desk."
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
