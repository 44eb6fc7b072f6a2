import { ActionIcon, TextInput } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { IconChevronDown, IconLink, IconSearch } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { showToast } from '../../components/undo-toast.tsx'
import classes from './faqs-page.module.css'
import { type Question, searchQuestions } from './questions.ts'

const route = getRouteApi('/faqs')

/** Frequently asked questions. The search is in the URL, and every question has its own link. */
export function FaqsPage() {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const groups = searchQuestions(q)
  const matchCount = groups.reduce((sum, group) => sum + group.questions.length, 0)

  return (
    <>
      <PageHeader title="FAQs" subtitle="Short answers to common questions" />
      <div className={classes.page}>
        <div className={classes.questions}>
          <TextInput
            type="search"
            aria-label="Search questions"
            placeholder="Search questions"
            size="md"
            leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
            value={q}
            onChange={(event) => {
              const text = event.currentTarget.value
              void navigate({ search: text === '' ? {} : { q: text }, replace: true, hash: '', resetScroll: false })
            }}
          />
          <p role="status" className={q === '' ? 'visually-hidden' : classes.found}>
            {q === '' ? '' : matchCount === 1 ? '1 question found' : `${matchCount} questions found`}
          </p>
          {groups.map((group) => (
            <Card key={group.title} id={toAnchor(group.title)} title={group.title} isFlush>
              <div>
                {group.questions.map((entry) => (
                  <QuestionItem
                    key={entry.id}
                    entry={entry}
                    isTarget={hash === entry.id}
                    opensForSearch={q !== '' && matchCount <= 3}
                  />
                ))}
              </div>
            </Card>
          ))}
          {matchCount === 0 && (
            <p className={classes.none}>
              No questions match. Try fewer words, or ask us with the Feedback button at the top of the page.
            </p>
          )}
        </div>
        {groups.length > 0 && (
          <nav className={classes.topics} aria-label="Topics">
            <Card title="Topics">
              <ul>
                {groups.map(({ title }) => (
                  <li key={title}>
                    <a href={`#${toAnchor(title)}`} onClick={(event) => goTo(event, toAnchor(title))}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          </nav>
        )}
      </div>
    </>
  )
}

function toAnchor(title: string): string {
  return `topic-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
}

/** Scrolls without changing the URL, whose hash is the open question. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}

type ItemProps = {
  entry: Question
  /** The URL links to this question. */
  isTarget: boolean
  /** The search has so few results that all of them open. */
  opensForSearch: boolean
}

function QuestionItem({ entry, isTarget, opensForSearch }: ItemProps) {
  const [isOpen, setIsOpen] = useState(isTarget)
  useEffect(() => {
    if (!isTarget) return
    setIsOpen(true)
    document.getElementById(entry.id)?.scrollIntoView({ block: 'center' })
  }, [isTarget, entry.id])

  async function copyLink() {
    const address = `${window.location.origin}/dashboard/faqs#${entry.id}`
    try {
      await navigator.clipboard.writeText(address)
      showToast('Link copied.')
    } catch {
      window.location.hash = entry.id
    }
  }

  return (
    <details
      id={entry.id}
      className={classes.question}
      open={isOpen || opensForSearch}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{entry.question}</h3>
        <IconChevronDown size={18} stroke={1.7} aria-hidden />
      </summary>
      <div className={classes.answer}>
        <div>
          {entry.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ActionIcon
          title="Copy a link to this answer"
          aria-label={`Copy a link to “${entry.question}”`}
          onClick={() => void copyLink()}
        >
          <IconLink size={17} stroke={1.7} />
        </ActionIcon>
      </div>
    </details>
  )
}
