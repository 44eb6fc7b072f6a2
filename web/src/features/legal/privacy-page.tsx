import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const STORED_DATA = [
  [
    'Account',
    'Username, email address, preferred currency, a salted hash of your password, and the secret for two-factor authentication if you use it',
    'Until you delete the account',
  ],
  [
    'Finances',
    'Transactions, receipts and other files you attach to them, budget items, accounts, statements, categories, custom instructions, saved scenarios, imported rows and the history of your changes',
    'Until you delete the account. What you delete before stays in your history, so that you can undo it; files stay for 90 days',
  ],
  [
    'About you',
    'Year of birth, household size, country, housing, work and income, only if you fill them in',
    'Until you clear them or delete the account',
  ],
  [
    'Sessions',
    'When you logged in, when you were last active, and with what kind of browser. The session cookie is stored as a hash',
    'Up to 30 days',
  ],
  [
    'Feedback',
    'What you write, the page you were on and the local time, when you click Submit',
    'Until you delete the account',
  ],
  [
    'Language model',
    'If you turn one on: the exact text of everything we send it, shown on your account page',
    'Until you delete the account',
  ],
  [
    'Server log',
    'Time, route and outcome of requests, without names, amounts, descriptions or page addresses',
    '30 days on the hosted service',
  ],
  [
    'Security log',
    'Only if the operator turns it on: logins, password and email changes, and exports, with the time, your IP address and the kind of browser',
    '90 days, or until you delete the account',
  ],
  [
    'Billing',
    'Plan, status and dates. Card details go to the payment company and never reach us',
    'Until you delete the account. The payment company keeps its records as long as tax law requires',
  ],
] as const

const SECTIONS: ArticleSection[] = [
  {
    id: 'operator',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          The operator, whoever runs the server at the address in your browser, is responsible for the data on it. On
          our hosted service, that’s us. On your own computer, it’s you, and everything on this page happens only there.
          Evenkeel doesn’t report anything to us, and we don’t know that you use it.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What we store and for how long',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Details</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {STORED_DATA.map(([what, details, howLong]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{details}</td>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Backups of the hosted service are encrypted and overwritten after 35 days, so deleted data is gone from them
          by then.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <p>
        We use it to provide the service: to store your records, import your files, show your reports, log you in,
        answer you, and bill you if you have a plan. The legal basis is our agreement with you and, for the server log,
        our legitimate interest in keeping the service secure. We don’t profile you, advertise to you or make automated
        decisions about you.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'AI and your transactions',
    body: (
      <>
        <p>
          The model that categorizes your transactions is part of Evenkeel and runs on the same server. It sends your
          transactions nowhere, and your corrections only affect your own account.
        </p>
        <p>
          The operator can connect an external language model. It’s off until you turn it on. Then we send it only the
          descriptions of transactions the built-in model isn’t sure about and whether money came in or went out, your
          category names, and sentences and pasted lines that we didn’t understand or aren’t sure about, with the
          amounts and dates in them. First, we mask the names of people, account and card numbers, email addresses and
          phone numbers that we recognize.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees your data',
    body: (
      <ul>
        <li>The payment company, if you pay for a plan: your email address and the plan.</li>
        <li>The operator’s email provider, when we send you a link or a notice about your account.</li>
        <li>The exchange rate server, if the operator has set one up. It learns nothing about you.</li>
        <li>The external language model, only as described above.</li>
        <li>Authorities, if the law requires it. We’ll tell you unless we’re not allowed to.</li>
      </ul>
    ),
  },
  {
    id: 'comparisons',
    title: 'Comparing yourself with others',
    body: (
      <p>
        Comparisons use published household statistics. You can also choose to share your figures anonymously with other
        people on this server, and see theirs. This is off unless you turn it on.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <p>
        One cookie keeps you logged in. Another marks this browser as yours for a year, so that failed logins elsewhere
        don’t lock you out. Your browser’s storage remembers your theme, your saved views and columns, whether the
        sidebar is open, whether you’re logged in, that you’ve seen the introduction, and budget sentences you haven’t
        saved yet. There are no third-party cookies and no tracking, so there’s no cookie banner.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <p>
        Connections to our hosted service are encrypted. Passwords are hashed with Argon2id, session tokens are stored
        only as hashes, login attempts are limited, and you can only access your own data. If there is ever a data
        breach, we’ll tell the people affected within 72 hours what we know and what to do.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            Access: “Export everything” on the account page gives you your records as CSV and JSON, with the files you
            attached.
          </li>
          <li>Correct: you can edit every transaction, and undo every edit.</li>
          <li>Delete: “Delete account” on the same page removes all your data.</li>
          <li>Object or ask: write to us, and a person will answer within 30 days.</li>
        </ul>
        <p>
          You can also complain to the data protection authority where you live. To contact us, use the Feedback button
          when you’re logged in, or send a private message in the <ForumLink>community forum</ForumLink>.
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <ArticlePage
      title="Privacy Policy"
      updated="2026-11-20"
      intro={
        <p>
          In short: we use what you enter to show it to you, and for nothing else. If you run Evenkeel yourself, your
          data stays on your computer unless you connect another service. No page has trackers, including this one.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
