import { ArticlePage, type ArticleSection } from './article-page.tsx'
import { ForumLink } from './forum-link.tsx'

const SECTIONS: ArticleSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    body: (
      <p>
        The Web Content Accessibility Guidelines 2.2 at level AA, on every page, in both themes and on a phone. Where we
        can do better at little cost, we do.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How it is made',
    body: (
      <ul>
        <li>
          Everything can be done by keyboard. Ctrl or Cmd with K opens a list of every page and action; the question
          mark shows all keys.
        </li>
        <li>Every page has one heading, named regions and a link past the navigation.</li>
        <li>
          Behind every chart there is a table with the same figures for screen readers, and arrow keys move along it.
        </li>
        <li>Colour never stands alone: “$92 over” is written beside the red bar, income has a plus sign.</li>
        <li>Text reaches a contrast of 4.5 to 1, controls 3 to 1, in the light and in the dark theme.</li>
        <li>Errors say what happened and what to do, and belong to their field for a screen reader.</li>
        <li>Nothing moves if your system asks for reduced motion, and nothing ever flashes.</li>
        <li>Pages can be enlarged to 400 percent and reflow; on a phone, targets are at least 44 pixels high.</li>
        <li>An action that would be hard to take back can be undone, so a slip costs nothing.</li>
      </ul>
    ),
  },
  {
    id: 'tests',
    title: 'How we check',
    body: (
      <p>
        An automatic checker (axe) goes over every page and every open dialog, in both themes and at two widths,
        whenever the program changes; a finding stops the change. Machines find perhaps half of what matters: the main
        tasks are also walked by keyboard alone. Regular tests with people who use a screen reader are still missing.
      </p>
    ),
  },
  {
    id: 'gaps',
    title: 'What is not good enough yet',
    body: (
      <ul>
        <li>
          The simulator draws hundreds of faint paths on a canvas. A screen reader gets the three main lines as a table,
          not each path.
        </li>
        <li>Long tables are drawn as you scroll. Use the search box rather than the browser’s find function.</li>
        <li>The interface is in English only.</li>
      </ul>
    ),
  },
  {
    id: 'tell',
    title: 'If something is in your way',
    body: (
      <p>
        Tell us in the <ForumLink>community forum</ForumLink> or with the feedback button when signed in: which page,
        what you tried and what you use. We treat what keeps someone from a task as a fault like any other, and help you
        do the task another way until it is mended.
      </p>
    ),
  },
]

export function AccessibilityPage() {
  return (
    <ArticlePage
      title="Accessibility"
      updated="2026-11-02"
      intro={
        <p>
          Everybody has money to look after. Evenkeel should work for people who do not see the screen, do not use a
          mouse, or need things larger, calmer or plainer.
        </p>
      }
      sections={SECTIONS}
    />
  )
}
