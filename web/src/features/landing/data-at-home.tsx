import css from './data-at-home.module.css'
import { Section } from './section.tsx'

const POINTS = [
  ['One command', 'Evenkeel includes its own database, in one folder you can copy, back up or delete.'],
  [
    'No tracking',
    'No analytics, no third-party fonts or scripts, no account anywhere else. On your own computer, it works offline.',
  ],
  [
    'The AI is built in',
    'Transactions are categorized inside the app. A language model is used only if one is set up and you turn it on, and only for what the app doesn’t understand or isn’t sure about.',
  ],
  ['Open source', 'Free software under the AGPL, so you don’t have to take our word for any of this.'],
] as const

export function DataAtHome() {
  return (
    <Section
      id="data-at-home"
      title="Your money is your business"
      lead="Most finance apps ask for your bank password and keep your data on their servers. This one can run on a computer under your desk."
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
