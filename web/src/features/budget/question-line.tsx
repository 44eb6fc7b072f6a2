import type { BudgetDraft, BudgetQuestion } from '@evenkeel/contract/budget.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { explainError } from '../../lib/explain-error.ts'
import { addAsNew, offersItems } from './local-drafts.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { describeCurrent } from './repeat-words.ts'
import classes from './sentence-box.module.css'

type Props = {
  question: BudgetQuestion
  /** The items shown below. */
  drafts: readonly BudgetDraft[]
  /** Resolves to false if the answer doesn't give an item. Rejects if it couldn't be read. */
  onAnswer: (words: string) => Promise<boolean>
  /** Chooses one of the readings. */
  onChoose: (index: number) => void
  /** Uses the draft for an item that is already in the budget, to change that item or add another. */
  onUseDraft: (draft: BudgetDraft) => void
  /** Removes an item from the budget. */
  onRemove: (id: string) => Promise<void>
  onSkip: () => void
}

/** An example answer for each topic; empty if there's nothing to type. */
const EXAMPLES: Record<BudgetQuestion['topic'], string> = {
  amount: '40 a month',
  purpose: 'groceries',
  removal: '',
  existing: '',
  cadence: 'every week',
  currency: 'CHF',
  currencies: '',
  people: '3',
  hours: '32',
  net: '3,900 a month',
  paydays: 'every two weeks',
  readings: '',
  unused: '',
}
/** Topics whose item is already listed, with what we assumed. */
const ASSUMED = new Set<BudgetQuestion['topic']>(['cadence', 'currency', 'people', 'hours', 'net', 'paydays'])

/** The label of the button that dismisses the question without an answer. */
function describeSkip(topic: BudgetQuestion['topic']): string {
  if (topic === 'net') return 'Keep the amount'
  return ASSUMED.has(topic) ? 'That’s correct' : 'Skip'
}

/** One question about part of the text, with readings to choose from, a field for the answer, or buttons. */
export function QuestionLine({ question, drafts, onAnswer, onChoose, onUseDraft, onRemove, onSkip }: Props) {
  const { text, topic, item_id, draft, choices } = question
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const example = EXAMPLES[topic]

  async function submit() {
    if (words.trim() === '') return setProblem(`Type an answer, such as “${example}”.`)
    setIsBusy(true)
    try {
      const hasItem = await onAnswer(words.trim())
      if (!hasItem) setProblem(`We couldn’t make an item from that. Try something like “${example}”.`)
    } catch (error) {
      setProblem(explainError(error))
    }
    setIsBusy(false)
  }

  if (topic === 'existing' && draft) {
    return (
      <div className={classes.question}>
        <div>
          <p className={classes.asked}>{question.question}</p>
          <p className={classes.about}>
            {draft.replaces && <>It’s now {describeCurrent(draft.replaces)}. </>}
            You wrote “{text}”.
          </p>
        </div>
        <div className={classes.answers}>
          <Button variant="default" onClick={() => onUseDraft(draft)}>
            Change it
          </Button>
          <Button variant="default" onClick={() => onUseDraft(addAsNew(draft))}>
            Add as a new item
          </Button>
          <Button variant="subtle" onClick={onSkip}>
            Skip
          </Button>
        </div>
      </div>
    )
  }

  if (topic === 'removal') {
    return (
      <div className={classes.question}>
        <div>
          <p className={classes.asked}>{question.question}</p>
          <p className={classes.about}>“{text}”</p>
        </div>
        <div className={classes.answers}>
          {item_id && (
            <Button
              variant="default"
              loading={isBusy}
              onClick={async () => {
                setIsBusy(true)
                await onRemove(item_id)
                setIsBusy(false)
              }}
            >
              Remove it
            </Button>
          )}
          <Button variant="subtle" onClick={onSkip}>
            Keep it
          </Button>
        </div>
      </div>
    )
  }

  const isChoice = offersItems(question)
  if (example === '') {
    return (
      <fieldset className={classes.question} aria-label={question.question}>
        <div>
          <p className={classes.asked}>{question.question}</p>
          <p className={classes.about}>
            “{text}”{!isChoice && ' adds no item. If it should, reword it and submit again.'}
          </p>
          {isChoice && <ReadingChoices choices={choices} shown={drafts} onChoose={onChoose} />}
        </div>
        <div className={classes.answers}>
          <Button variant="subtle" onClick={onSkip}>
            {isChoice ? 'Skip' : 'Ignore these words'}
          </Button>
        </div>
      </fieldset>
    )
  }

  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isChoice && (
        <div className={classes.wide}>
          <p className={classes.asked}>{question.question}</p>
          <p className={classes.about}>“{text}”</p>
          <ReadingChoices choices={choices} shown={drafts} onChoose={onChoose} />
        </div>
      )}
      <TextInput
        {...(isChoice
          ? { 'aria-label': question.question, placeholder: `Or type an answer, such as “${example}”` }
          : { label: question.question, description: `“${text}”`, placeholder: example })}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button type="submit" variant="default" loading={isBusy}>
          Answer
        </Button>
        <Button variant="subtle" onClick={onSkip}>
          {describeSkip(topic)}
        </Button>
      </div>
    </form>
  )
}
