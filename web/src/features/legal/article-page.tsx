import type { ReactNode } from 'react'
import css from './article-page.module.css'

export type ArticleSection = { id: string; title: string; body: ReactNode }

/** A long text in sections, with an introduction and a table of contents, and with the date of its last change if given. */
export function ArticlePage({
  title,
  updated,
  intro,
  sections,
}: {
  title: string
  /** The day of the last change, `YYYY-MM-DD`. */
  updated?: string
  intro: ReactNode
  sections: ArticleSection[]
}) {
  return (
    <article className={css.article}>
      <div>
        <h1>{title}</h1>
        {updated ? (
          <p className={css.date}>
            Last updated <time dateTime={updated}>{formatLongDate(updated)}</time>
          </p>
        ) : null}
        <div className={css.intro}>{intro}</div>
      </div>
      <nav className={css.contents} aria-label="On this page">
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {body}
        </section>
      ))}
    </article>
  )
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

// Not Intl: the prerendered page and every browser must produce the same text.
function formatLongDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`
}
