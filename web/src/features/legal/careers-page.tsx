import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'work',
    title: 'How we work',
    body: (
      <ul>
        <li>We’re a small team that works remotely and mostly in writing. Meetings are rare and have notes.</li>
        <li>Our source code is open, so you can show your work to anyone.</li>
        <li>We write a failing test before we fix a bug. We write down why we made each decision.</li>
        <li>Money is never a floating-point number. We care about details like that, and about plain English too.</li>
        <li>Nobody is on call at night for a budgeting app.</li>
      </ul>
    ),
  },
  {
    id: 'open',
    title: 'Open positions',
    body: (
      <>
        <p>There are none right now. We announce new positions here and in the forum, and always include the salary.</p>
        <h3>Who we’re likely to look for next</h3>
        <ul>
          <li>Someone who has kept a web service running for years and likes boring databases.</li>
          <li>Someone who tests with assistive technology every day and can also write the code.</li>
          <li>Someone who knows bank file formats in a part of the world we don’t.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'without-asking',
    title: 'Get in touch anyway',
    body: (
      <p>
        Please send us a private message in the <ForumLink>community forum</ForumLink>. You don’t need a cover letter.
        Tell us about one thing you built or fixed, where we can see it, and what you’d change first in Evenkeel. We
        answer everyone. Please leave out your age, family, origin and photo.
      </p>
    ),
  },
  {
    id: 'contribute',
    title: 'Contribute',
    body: (
      <p>
        The most useful thing you can send is a bank file that we read wrong, with the numbers changed. Translations,
        documentation and code are welcome too. The contributing guide in the source code explains how.
      </p>
    ),
  },
]

export function CareersPage() {
  return (
    <ArticlePage
      title="Careers"
      updated="2026-11-16"
      intro={<p>We make a calm app about money for people who’d rather think about something else.</p>}
      sections={SECTIONS}
    />
  )
}
