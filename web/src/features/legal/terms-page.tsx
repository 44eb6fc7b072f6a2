import { SiteLink } from '../../components/site/site-link.tsx'
import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'who',
    title: 'Who these terms are between',
    body: (
      <>
        <p>
          “Evenkeel” is a program. “The operator” is whoever runs the server whose address you see in your browser; on
          the hosted service that is us. “You” are the person who opens an account or tries the demo there.
        </p>
        <p>
          If you run Evenkeel on a machine of your own, you are the operator. Then the licence of the source code, the
          GNU Affero General Public License, is what counts between you and the people who wrote it, and the rest of
          this page describes only what the program does.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          A place to keep your budget, transactions, income, investment accounts and their statements; to have bank
          files read and sorted; to see reports about them; and to simulate how your wealth might develop.
        </p>
        <p>
          Every plan contains the whole product. When we change it we try not to take away what you rely on. If
          something you use has to go, we say so in the product at least 60 days before, and your data stays exportable.
        </p>
      </>
    ),
  },
  {
    id: 'not-advice',
    title: 'It is arithmetic, not advice',
    body: (
      <>
        <p>
          Returns, comparisons and simulations are computed from what you enter and from published figures. They show
          their assumptions, and they can be wrong if the data is. A simulated path is not a forecast. Nothing here is
          investment, tax or legal advice, and no decision should rest on it alone.
        </p>
        <p>
          Categories and names are suggested by a model. It marks what it is unsure of, and it will sometimes be wrong
          about what it is sure of. You can overrule it everywhere.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>You must be at least 16 years old, and be the person whose finances these are or have their permission.</li>
        <li>Keep your password to yourself. Turn on the second factor if you can; it takes a minute.</li>
        <li>Tell us at once if you believe that somebody else has been in your account.</li>
        <li>A demo account belongs to nobody: it is deleted with everything in it after 24 hours.</li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'What we ask of you',
    body: (
      <>
        <p>Do not use the service to</p>
        <ul>
          <li>store other people’s data without their consent, or data that it is unlawful to hold;</li>
          <li>get at accounts that are not yours, or keep the service from working for others;</li>
          <li>resell access to our server. You are welcome to run your own, under the licence.</li>
        </ul>
        <p>
          Looking for security holes in your own account or your own server is welcome. Tell us what you find before you
          tell the world, and give us a fair time to mend it.
        </p>
      </>
    ),
  },
  {
    id: 'paying',
    title: 'Trial, plans and paying',
    body: (
      <>
        <p>
          The trial is free, asks for no card, and ends by itself: it never turns into a paid plan. Prices are shown
          before you choose, with what they are for. A monthly or yearly plan renews until you cancel it, which you can
          do on the subscription page at any time; it then runs to the end of what is paid for.
        </p>
        <p>
          If a charge was a mistake of ours, you get it back. If you cancel a yearly plan in its first 30 days, you get
          it back too. Where the law gives you a longer right to withdraw, you keep it.
        </p>
        <p>
          When a plan has ended you can still sign in, export everything and delete your account. We do not hold data
          hostage.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'Your data stays yours',
    body: (
      <p>
        You keep every right to what you enter. You allow the operator to store it, compute with it and show it back to
        you, and nothing else. It is not sold, not shown to advertisers and not used to train models for others. The
        details are in the <SiteLink to="/privacy">Privacy Policy</SiteLink>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We run the hosted service with care, keep backups and mend what breaks. We cannot promise that it is never
          interrupted or free of every fault. So keep your own exports of what you cannot lose; the button is on the
          account page.
        </p>
        <p>
          We answer without limit for harm done on purpose or through gross negligence, for injury to people, and
          wherever the law does not let us say otherwise. Beyond that our liability is limited to what you paid in the
          twelve months before the harm, and does not cover decisions made on the strength of a report.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <p>
        You can delete your account at any moment; it takes effect at once and cannot be taken back. We may close an
        account that breaks these terms in a serious way, after telling you why and giving you 30 days to export, unless
        the law or the safety of others forces us to act sooner.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce a change in the product at least 30 days before it holds, with the old and the new words side by
        side. If you do not agree, you can leave and have the unused part of what you paid returned. Questions are
        welcome in the <ForumLink>community forum</ForumLink>, or through the feedback button once you are signed in.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <ArticlePage
      title="Terms of Service"
      updated="2026-11-02"
      intro={
        <p>
          In short: the product is yours to use, the data is yours to keep, the figures are arithmetic and not advice,
          and you can leave with everything at any time.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
