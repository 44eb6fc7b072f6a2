import css from './honest-limits.module.css'
import { Section } from './section.tsx'

const DOES = [
  'Reads the files that every bank lets you download',
  'Shows budget, spending and income in any of five currencies, each row at the rate of its own day',
  'Remembers what you corrected, and tells you why each row is where it is',
  'Works by keyboard and on a phone, with a table behind every chart',
  'Gives you everything back as plain files, whenever you ask',
]

const DOES_NOT = [
  'Connect to your bank: you download the file, and nobody else ever holds your bank password',
  'Move money or pay bills',
  'Follow single shares or give investment advice; the pages for wealth accounts are still empty rooms',
  'Show advertisements or sell anything about you, in any plan',
  'Come from an app store: it is a web page that you can put on your home screen',
]

export function HonestLimits() {
  return (
    <Section
      id="honest-limits"
      tone="surface"
      title="What it does, and what it does not"
      lead="If something in the second list is what you need, another program will serve you better, and you should know that today."
    >
      <div className={css.columns}>
        <List title="It does" items={DOES} isYes />
        <List title="It does not" items={DOES_NOT} />
      </div>
    </Section>
  )
}

function List({ title, items, isYes = false }: { title: string; items: string[]; isYes?: boolean }) {
  return (
    <div className={css.column}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className={isYes ? css.yes : css.no}>
              <path
                d={isYes ? 'm4.5 10.5 3.6 3.6 7.4-8' : 'M5 10h10'}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
