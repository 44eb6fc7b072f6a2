import { SiteLink } from '../../components/site/site-link.tsx'
import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'who',
    title: 'Who these terms apply to',
    body: (
      <>
        <p>
          “Evenkeel” is the software. “The operator” is whoever runs the server at the address in your browser. On our
          hosted service, that’s us. “You” are the person who opens an account or tries the demo there.
        </p>
        <p>
          If you run Evenkeel on your own computer, you are the operator. Your agreement with the authors is then the
          source code license, the GNU Affero General Public License, and the rest of this page only describes what the
          software does.
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
          A place to keep your budget, transactions, income, investment accounts and statements. Evenkeel imports and
          categorizes your bank files, shows reports, and simulates how your wealth could change.
        </p>
        <p>
          Every plan includes the whole product. When we change it, we try not to remove things you rely on. If we have
          to remove something, we’ll tell you in the product at least 60 days before, and you can still export your
          data.
        </p>
      </>
    ),
  },
  {
    id: 'not-advice',
    title: 'Calculations, not advice',
    body: (
      <>
        <p>
          Returns, comparisons and simulations are calculated from what you enter and from published figures. They show
          their assumptions, and they’re only as accurate as the data. A simulation is not a prediction. Nothing here is
          investment, tax or legal advice, and you shouldn’t base a decision on it alone.
        </p>
        <p>
          A model suggests categories and names. It marks the ones it isn’t sure about, and it will sometimes be wrong
          about the others. You can change any of them.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>
          You must be at least 16 years old. The finances you enter must be yours, or you must have the owner’s
          permission.
        </li>
        <li>Keep your password private. Turn on two-factor authentication if you can. It takes a minute.</li>
        <li>Tell us right away if you think someone else has accessed your account.</li>
        <li>Demo accounts are deleted after 24 hours, with everything in them.</li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'What we ask of you',
    body: (
      <>
        <p>Don’t use the service to:</p>
        <ul>
          <li>store other people’s data without their consent, or data that’s illegal to store</li>
          <li>access accounts that aren’t yours, or disrupt the service for others</li>
          <li>resell access to our server (you’re welcome to run your own, under the license)</li>
        </ul>
        <p>
          You’re welcome to look for security problems in your own account or on your own server. Tell us what you find
          before you publish it, and give us reasonable time to fix it.
        </p>
      </>
    ),
  },
  {
    id: 'paying',
    title: 'Trial, plans and payment',
    body: (
      <>
        <p>
          The trial is free and needs no card. It ends on its own and never turns into a paid plan. You see prices
          before you choose. A monthly or yearly plan renews until you cancel it. You can cancel on the subscription
          page at any time, and your plan stays active until the end of the period you’ve paid for.
        </p>
        <p>
          If we charge you by mistake, we refund you. If you cancel a yearly plan in its first 30 days, we also refund
          you. If the law gives you longer to cancel, that applies.
        </p>
        <p>After a plan ends, you can still log in, export everything and delete your account.</p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'Your data stays yours',
    body: (
      <p>
        You keep all rights to what you enter. You allow the operator to store it, use it in calculations and show it to
        you, and nothing else. We don’t sell it, show it to advertisers or use it to train models for others. For
        details, see the <SiteLink to="/privacy">Privacy Policy</SiteLink>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We run the hosted service with care, keep backups and fix what breaks. We can’t promise that it will never be
          interrupted or have no bugs. Export anything you can’t afford to lose from the account page.
        </p>
        <p>
          We have unlimited liability for harm we cause on purpose or through gross negligence, for injury to people,
          and wherever the law doesn’t allow a limit. Otherwise, our liability is limited to what you paid in the 12
          months before the harm, and doesn’t cover decisions you make based on a report.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Closing your account',
    body: (
      <p>
        You can delete your account at any time. It happens immediately and can’t be undone. We may close an account
        that seriously breaks these terms, after telling you why and giving you 30 days to export your data, unless the
        law or the safety of others forces us to act sooner.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce changes in the product at least 30 days before they apply, with the old and new text side by side.
        If you don’t agree, you can close your account and we’ll refund the unused part of what you paid. If you have
        questions, ask in the <ForumLink>community forum</ForumLink>, or use the Feedback button when you’re logged in.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <ArticlePage
      title="Terms of Service"
      updated="2026-11-16"
      intro={
        <p>
          In short: your data is yours, the figures aren’t advice, and you can take everything with you and leave at any
          time.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
