import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'work',
    title: 'How we work',
    body: (
      <ul>
        <li>Few people, in writing, wherever they live. Meetings are rare and have notes.</li>
        <li>The source is open, so the work you do here is yours to show.</li>
        <li>A fault gets a failing test before it gets a mend. A decision gets a page that says why.</li>
        <li>Money is never a floating-point number. We care about that sort of thing, and about plain words too.</li>
        <li>Nobody is on call at night for a budgeting program.</li>
      </ul>
    ),
  },
  {
    id: 'open',
    title: 'Open positions',
    body: (
      <>
        <p>
          There are none today. When there is one it is announced here and in the forum, with its salary in the text.
        </p>
        <h3>What we are likely to look for next</h3>
        <ul>
          <li>Someone who has kept a web service alive for years and likes databases to be boring.</li>
          <li>Someone who tests with assistive technology every day and can also write the code that passes.</li>
          <li>Someone who knows the file formats of banks on a continent we know badly.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'without-asking',
    title: 'Writing to us anyway',
    body: (
      <p>
        Please do, in a private message in the <ForumLink>community forum</ForumLink>. No letter of motivation: tell us
        about one thing you built or mended, where we can see it, and what you would change first in Evenkeel. Everybody
        gets an answer. We ask for nothing about your age, family, origin or photograph, and do not want to know it.
      </p>
    ),
  },
  {
    id: 'contribute',
    title: 'Contributing without a contract',
    body: (
      <p>
        A bank file that we read wrongly, with its numbers made up, is the most useful thing anybody can send.
        Translations, documentation and code are welcome too; the contributing guide in the source says how a change
        gets in.
      </p>
    ),
  },
]

export function CareersPage() {
  return (
    <ArticlePage
      title="Careers"
      updated="2026-11-02"
      intro={<p>We make a quiet program about money for people who would rather think about something else.</p>}
      sections={SECTIONS}
    />
  )
}
