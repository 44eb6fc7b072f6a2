import {
  type BudgetDraft,
  budgetItemsFromText,
  type NewBudgetItem,
  type BudgetQuestion as Question,
} from '@evenkeel/contract/budget.ts'
import { combineWithAnswer } from '@evenkeel/engine/budget-sentences/question-words.ts'
import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { useAppState } from '../../lib/app-state.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import { isPhone, useIsPhone } from '../../lib/use-is-phone.ts'
import { chooseReading } from './choose-reading.ts'
import { DraftCard } from './draft-card.tsx'
import { toItemValues } from './item-form-values.ts'
import { applyFields, completeChoices, type LocalDraft, offersItems, toNewItem } from './local-drafts.ts'
import { QuestionLine } from './question-line.tsx'
import classes from './sentence-box.module.css'
import { readBox, storeBox } from './stored-drafts.ts'
import type { BudgetActions } from './use-budget-actions.ts'

const ItemDrawer = lazy(() => import('./item-drawer.tsx').then((m) => ({ default: m.ItemDrawer })))

const EXAMPLE =
  'Rent 1,450 on the 1st, paid $2,600 every two weeks, about 120 a week on groceries, car insurance €640 twice a year'
/** Fits in two lines on a phone. */
const EXAMPLE_SHORT = 'Rent 1,450 on the 1st, about 120 a week on groceries'

/** The server's limit per request, repeated because the contract's constant would load zod. A test keeps them equal. */
export const TEXT_MAX = 8000

/**
 * Turns plain sentences into budget items. Shows what we understood, so people can correct or remove it before saving.
 * The text stays in the box until then.
 */
export function SentenceBox({ actions, box }: { actions: BudgetActions; box: RefObject<HTMLTextAreaElement | null> }) {
  const isSmallScreen = useIsPhone()
  const username = useAppState((state) => state.user?.username ?? '')
  const [stored] = useState(() => readBox(username))
  const [text, setText] = useState(stored.text)
  const [drafts, setDrafts] = useState<LocalDraft[]>(stored.drafts)
  const [questions, setQuestions] = useState<Question[]>(stored.questions)
  useEffect(() => storeBox(username, { text, drafts, questions }), [username, text, drafts, questions])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [editing, setEditing] = useState<LocalDraft | null>(null)
  const result = useRef<HTMLDivElement>(null)
  // Moves focus out of the text box, so the number keys work right away. Phones have none.
  const [hasNewChoices, setHasNewChoices] = useState(false)
  useEffect(() => {
    if (!hasNewChoices) return
    setHasNewChoices(false)
    if (!isPhone()) result.current?.focus()
  }, [hasNewChoices])
  const hasResult = drafts.length > 0 || questions.length > 0

  async function read() {
    if (text.trim() === '') {
      setProblem('Write what you plan, such as “rent 1,450 on the 1st”.')
      box.current?.focus()
      return
    }
    setIsReading(true)
    setProblem(null)
    try {
      const answer = await readSentences(text)
      setDrafts(answer.items)
      setQuestions(answer.questions.map(completeChoices))
      setHasNewChoices(answer.questions.some(offersItems))
      if (answer.items.length === 0 && answer.questions.length === 0) {
        setProblem('We found no budget items. Write what each is for and how much, such as “gym 40 a month”.')
      }
    } catch (error) {
      setProblem(explainError(error))
    } finally {
      setIsReading(false)
    }
  }

  /** Reads an answer together with the words it's about. Resolves to true if they give an item. */
  async function answer(question: Question, words: string): Promise<boolean> {
    const extra = await readSentences(combineWithAnswer(question, words))
    if (extra.items.length === 0) return false
    // The answer replaces our assumption, in the same place.
    setDrafts((current) => {
      const at = current.findIndex((draft) => draft.source_text === question.text)
      const others = current.filter((draft) => draft.source_text !== question.text)
      return at < 0 ? [...current, ...extra.items] : others.toSpliced(at, 0, ...extra.items)
    })
    // What else was asked about the replaced item no longer matters.
    setQuestions((current) => current.filter((other) => other !== question && !other.about.includes(question.text)))
    return true
  }

  function choose(question: Question, index: number) {
    const next = chooseReading({ drafts, questions }, question, index)
    setDrafts(next.drafts)
    setQuestions(next.questions)
    result.current?.focus()
  }

  useEffect(() => {
    const question = questions.find(offersItems)
    if (!question) return
    /** Number keys choose a reading of the first question that has any, unless a field has focus. */
    function onKey(event: globalThis.KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      const index = Number(event.key) - 1
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !question!.choices[index]) return
      event.preventDefault()
      choose(question!, index)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  function clear() {
    setDrafts([])
    setQuestions([])
    setProblem(null)
  }

  async function save() {
    setIsSaving(true)
    const problem = await saveAll()
    setIsSaving(false)
    if (problem !== null) return setProblem(problem)
    setText('')
    clear()
    box.current?.focus()
  }

  /** Saves new items and changes to existing ones as one action, all or nothing. Returns what went wrong, or null. */
  async function saveAll(): Promise<string | null> {
    const added = drafts.filter((draft) => draft.replaces === null).map(toNewItem)
    const edits = drafts.flatMap((draft) => {
      if (draft.replaces === null) return []
      const { id, version } = draft.replaces
      return [{ ...toNewItem(draft), id, version }]
    })
    const outcome = await actions.add(added, edits)
    if (outcome.kind === 'failed') return `We couldn’t save this. ${explainError(outcome.error)}`
    if (outcome.kind === 'stale')
      return `${outcome.current.simple_name} was changed elsewhere, so nothing was saved. Submit again to see its current version.`
    return null
  }

  function onKeyDown(event: KeyboardEvent) {
    // On phones, Return starts a new line; the button submits.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone()) return
    event.preventDefault()
    void read()
  }

  return (
    <section className={classes.box} aria-label="Write your budget">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <Textarea
          ref={box}
          label="Describe what you plan to spend and earn"
          placeholder={isSmallScreen ? EXAMPLE_SHORT : EXAMPLE}
          rows={2}
          maxLength={TEXT_MAX}
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" loading={isReading} variant={hasResult ? 'default' : 'filled'} className={classes.submit}>
          Submit
        </Button>
      </form>
      {hasResult && (
        <div className={classes.result} ref={result} tabIndex={-1}>
          <p className={classes.heading} role="status">
            {drafts.length === 0 ? describeQuestions(questions.length) : describeCount(drafts.length)}
          </p>
          {questions.map((question) => (
            <QuestionLine
              key={question.text + question.question + (question.draft?.id ?? '')}
              question={question}
              drafts={drafts}
              onAnswer={(words) => answer(question, words)}
              onChoose={(index) => choose(question, index)}
              onUseDraft={(draft) => {
                setDrafts((current) => [...current, draft])
                setQuestions((current) => current.filter((other) => other !== question))
              }}
              onRemove={async (id) => {
                if (await actions.remove([id])) setQuestions((current) => current.filter((other) => other !== question))
              }}
              onSkip={() => setQuestions((current) => current.filter((other) => other !== question))}
            />
          ))}
          {drafts.length > 0 && (
            <ul className={classes.cards}>
              {drafts.map((draft) => (
                <DraftCard
                  key={draft.id}
                  draft={draft}
                  onEdit={() => setEditing(draft)}
                  onRemove={() => setDrafts((current) => current.filter((other) => other.id !== draft.id))}
                />
              ))}
            </ul>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={clear}>
              Discard
            </Button>
            {drafts.length > 0 && (
              <Button loading={isSaving} onClick={() => void save()}>
                {drafts.length === 1 ? 'Save this item' : `Save ${drafts.length} items`}
              </Button>
            )}
          </div>
        </div>
      )}
      <Suspense>
        {editing && (
          <ItemDrawer
            title="Edit before saving"
            saveLabel="Done"
            initial={toItemValues(editing)}
            onSave={async (fields: Required<NewBudgetItem>) => {
              setDrafts((current) =>
                current.map((draft) => (draft.id === editing.id ? applyFields(draft, fields) : draft)),
              )
              return { kind: 'saved' }
            }}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

function readSentences(text: string): Promise<{ items: BudgetDraft[]; questions: Question[] }> {
  return callApi(budgetItemsFromText, { body: { text, today: toLocalDate(new Date()), dry_run: true } })
}

function describeQuestions(count: number): string {
  return count === 1 ? 'We have 1 question.' : `We have ${count} questions.`
}

function describeCount(count: number): string {
  return count === 1 ? 'We found 1 item. Look right?' : `We found ${count} items. Look right?`
}
