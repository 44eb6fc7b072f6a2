import css from './faq-teaser.module.css'
import { Section } from './section.tsx'

const QUESTIONS = [
  {
    question: 'Why is there no bank connection?',
    answer:
      'Because it means handing your bank login, or a standing permission to read your account, to a company in between. Downloading a file takes a minute a month, works with every bank in the world, and leaves nobody else with a key.',
  },
  {
    question: 'How good is the sorting without a language model?',
    answer:
      'Good enough that most people never add one. A model trained on public data ships with the program and sorts a row in well under a millisecond; every row carries its confidence, and the doubtful ones are marked for you. What you correct is remembered at once.',
  },
  {
    question: 'What leaves my machine?',
    answer:
      'Nothing, unless you turn it on. Exchange rates can be refreshed from the European Central Bank, mail can go through a server you name, and a language model can be asked with your own key. Each is a setting, and each is off until you set it or can be switched off.',
  },
  {
    question: 'Can I use more than one currency?',
    answer:
      'Yes. Rows keep the currency they happened in. Figures are shown in US dollars, Canadian dollars, euros, Australian dollars or yen, each row converted at the rate of its own day, and the page says which rate was used.',
  },
  {
    question: 'And if I want to leave?',
    answer:
      'Export everything as plain CSV and JSON, then delete the account: nothing of yours is left on the server. At home, delete the folder.',
  },
]

export function FaqTeaser() {
  return (
    <Section id="questions" tone="surface" title="Questions people ask first">
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
