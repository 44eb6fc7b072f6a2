import css from './honest-limits.module.css'
import { Section } from './section.tsx'

const DOES = [
  'Reads the file your bank lets you download',
  'Shows your budget, spending, income, investments and net worth in any of five currencies',
  'Remembers your corrections, and says why each transaction has its category',
  'Works from the keyboard and on a phone',
  'Exports everything as plain files, whenever you like',
]

const DOES_NOT = [
  'Connect to your bank. You download a file, and nobody else gets your password',
  'Move money or pay bills',
  'Track individual stocks or give investment advice. Returns come from your statements',
  'Show ads or sell your data, on any plan',
  'Come from an app store. It’s a website you can add to your home screen',
]

export function HonestLimits() {
  return (
    <Section
      id="honest-limits"
      tone="surface"
      title="What it does, and what it doesn’t"
      lead="If you need something on the second list, another product will suit you better."
    >
      <div className={css.columns}>
        <List title="It does" items={DOES} isIncluded />
        <List title="It doesn’t" items={DOES_NOT} />
      </div>
    </Section>
  )
}

function List({ title, items, isIncluded = false }: { title: string; items: string[]; isIncluded?: boolean }) {
  return (
    <div className={css.column}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={isIncluded ? css.yes : css.no}
            >
              <path
                d={isIncluded ? 'm4.5 10.5 3.6 3.6 7.4-8' : 'M5 10h10'}
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
