import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    body: (
      <p>
        We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page, in both themes and on
        phones. Where we can easily do better, we do.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How Evenkeel supports you',
    body: (
      <ul>
        <li>
          You can do everything with a keyboard. Press Ctrl+K or ⌘K to find any page or action, and ? to see all
          shortcuts.
        </li>
        <li>Every page has one main heading, labeled regions and a link to skip the navigation.</li>
        <li>
          Charts have a table with the same figures for screen readers, and you can move along them with the arrow keys.
        </li>
        <li>We never rely on color alone: the red bar also says “$92 over”, and income has a plus sign.</li>
        <li>Text has a contrast of at least 4.5:1 and controls at least 3:1, in both themes.</li>
        <li>Error messages say what happened and what to do. Screen readers read them with their field.</li>
        <li>Nothing flashes, and nothing moves if your system asks for reduced motion.</li>
        <li>
          You can zoom to 400% without scrolling sideways, except in wide tables. On phones, most buttons are at least
          44 pixels high.
        </li>
        <li>You can undo changes to your records, so mistakes are easy to fix.</li>
      </ul>
    ),
  },
  {
    id: 'tests',
    title: 'How we test',
    body: (
      <p>
        With every change, an automated tool (axe) checks the pages and main dialogs, in both themes and on desktop and
        phone screens. If it finds a problem, the change isn’t released. Automated tools find only some problems, so we
        also test the main tasks with just a keyboard. We don’t yet test regularly with people who use screen readers.
      </p>
    ),
  },
  {
    id: 'gaps',
    title: 'Known problems',
    body: (
      <ul>
        <li>
          The simulator draws hundreds of runs as faint lines on a canvas. Screen readers get the three main lines as a
          table, but not each run.
        </li>
        <li>
          The small line next to your net worth on the dashboard has no table. The chart on the Wealth Accounts page has
          one with the same figures.
        </li>
        <li>Long tables load as you scroll. Use the search box instead of your browser’s find function.</li>
        <li>Evenkeel is only available in English.</li>
      </ul>
    ),
  },
  {
    id: 'tell',
    title: 'Report a problem',
    body: (
      <p>
        Tell us in the <ForumLink>community forum</ForumLink> or with the Feedback button when you’re logged in. Say
        which page it’s on, what you tried, and which browser and assistive technology you use. We treat accessibility
        problems like any other bug, and help you find another way until they’re fixed.
      </p>
    ),
  },
]

export function AccessibilityPage() {
  return (
    <ArticlePage
      title="Accessibility"
      updated="2026-11-20"
      intro={
        <p>
          Everyone has money to manage. Evenkeel should work for you if you can’t see the screen, don’t use a mouse, or
          need things larger, calmer or simpler.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
