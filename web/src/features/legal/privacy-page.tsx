import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const KEPT = [
  [
    'Account',
    'Username, email address, preferred currency, a salted hash of your password, the secret of your second factor if you use one',
    'Until you delete the account',
  ],
  [
    'Finances',
    'Transactions, budget items, accounts, statements, categories, custom instructions, imported rows and the history of your changes',
    'Until you delete them or the account',
  ],
  [
    'About you',
    'Birth year, household size, country and income, only if you fill them in for comparisons',
    'Until you clear them',
  ],
  [
    'Sessions',
    'When and from what kind of browser you signed in; the session cookie is stored as a hash',
    'At most 30 days',
  ],
  [
    'Feedback',
    'Your words, the page you were on and the local time, when you press Submit',
    'Until it is dealt with, two years at most',
  ],
  [
    'Server log',
    'Time, route and outcome of requests, without names, amounts, descriptions or addresses of pages',
    '30 days on the hosted service',
  ],
  [
    'Billing',
    'Plan, state and dates; card details go to the payment company and never reach us',
    'As long as tax law asks',
  ],
] as const

const SECTIONS: ArticleSection[] = [
  {
    id: 'operator',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          Whoever runs the server in your address bar, the operator, decides over the data on it. On the hosted service
          that is us. On a machine of your own it is you, and then nothing on this page happens anywhere but there: the
          program has no way to report to us, and we do not know that you use it.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept, and for how long',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Exactly</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map(([what, exactly, howLong]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{exactly}</td>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Backups of the hosted service are encrypted and are overwritten after 35 days, so something deleted today is
          gone from them by then.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What it is used for',
    body: (
      <p>
        To do what you asked for: keep your books, read your files, show your reports, let you sign in, answer you, and
        bill a plan if you have one. The legal ground is the agreement between us, and for the server log our interest
        in keeping the service safe. There is no profiling, no advertising and no automated decision about you.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'Models and your transactions',
    body: (
      <>
        <p>
          The model that sorts your transactions is part of the program and runs where the program runs. Your rows do
          not leave the server for it, and what you correct teaches only your own account.
        </p>
        <p>
          An operator can connect an outside language model. It is off by default. Where it is on, only the descriptions
          of rows that the built-in model was unsure of, and sentences you typed that it did not understand, are sent to
          it; never your name, address or balances.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees anything',
    body: (
      <ul>
        <li>The payment company, if you pay for a plan: your email address and the plan.</li>
        <li>
          The mail provider that the operator has set, if you ask for a password link or get notices about your account.
        </li>
        <li>
          The European Central Bank’s public server, which is asked for exchange rates and learns nothing about you.
        </li>
        <li>The outside language model, only as described above.</li>
        <li>Authorities, where the law leaves no choice; we tell you unless we are forbidden to.</li>
      </ul>
    ),
  },
  {
    id: 'comparisons',
    title: 'Comparing yourself with others',
    body: (
      <p>
        Comparisons use published household statistics, not other people’s accounts. There is a switch to share your
        figures anonymously for future comparisons; it is off, and nothing is shared while it is off.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <p>
        One cookie keeps you signed in. Your browser’s local storage remembers your theme, whether the sidebar is open
        and that you have seen the introduction. There are no cookies of others and nothing that follows you elsewhere,
        so there is no banner to click away.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Passwords are hashed with Argon2id, session tokens are stored only as hashes, sign-in
        attempts are limited, and every query is bound to its owner. If data ever gets out, we tell the people concerned
        within 72 hours, with what we know and what to do.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and where the buttons are',
    body: (
      <>
        <ul>
          <li>See and take: “Export” on the account page gives you everything as CSV and JSON.</li>
          <li>Correct: every row can be edited, and every edit undone.</li>
          <li>Delete: “Delete account” on the same page leaves nothing of yours behind.</li>
          <li>Object or ask: write to us, and you get an answer from a person within 30 days.</li>
        </ul>
        <p>
          You can also complain to the data protection authority where you live. To reach us, use the feedback button
          when signed in or a private message in the <ForumLink>community forum</ForumLink>.
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <ArticlePage
      title="Privacy Policy"
      updated="2026-11-02"
      intro={
        <p>
          In short: what you enter is used to show it back to you and for nothing else. At home it never leaves your
          machine. There are no trackers on any page, this one included.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
