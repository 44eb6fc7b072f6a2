import css from './faq-teaser.module.css'
import { Section } from './section.tsx'

const QUESTIONS = [
  {
    question: 'Why is there no bank connection?',
    answer:
      'Because you’d have to give another company your bank login, or ongoing permission to read your account. Downloading a file takes a minute a month, works with every bank, and gives nobody else access.',
  },
  {
    question: 'How well does it categorize without a language model?',
    answer:
      'Well enough that you may never need one. Evenkeel has its own model, which takes well under a millisecond per transaction. It marks the ones it isn’t sure about for review, and remembers your corrections.',
  },
  {
    question: 'What leaves my computer if I run it there?',
    answer:
      'Nothing, unless you set it up: newer exchange rates, email through a server you choose, or a language model.',
  },
  {
    question: 'Can I use more than one currency?',
    answer:
      'Yes. Transactions keep their own currency. Totals are shown in US dollars, Canadian dollars, euros, Australian dollars or yen, converted at the rate for each transaction’s date.',
  },
  {
    question: 'What if I want to leave?',
    answer:
      'Export everything as CSV and JSON, then delete your account with all its data. If you run it yourself, you can also delete the folder.',
  },
]

export function FaqTeaser() {
  return (
    <Section id="questions" tone="surface" title="Common questions">
      <div className={css.list}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="questions" className={css.item}>
            <summary>
              {question}
              <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 4v12M4 10h12" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
              </svg>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
