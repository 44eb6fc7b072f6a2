import type { BudgetDraft, BudgetQuestion } from '@evenkeel/contract/budget.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatMoney, withoutSign } from '../../lib/format-money.ts'
import classes from './sentence-box.module.css'

type Props = {
  question: BudgetQuestion
  /** False when the answer was not enough. */
  onAnswer: (words: string) => Promise<boolean>
  /** Takes up the draft of an item that is in the budget already, to change that item or as another one. */
  onTakeDraft: (draft: BudgetDraft) => void
  /** Takes an item out of the budget. */
  onRemove: (id: string) => Promise<void>
  onSkip: () => void
}

const EXAMPLES: Record<BudgetQuestion['topic'], string> = {
  amount: '40 a month',
  purpose: 'groceries',
  removal: '',
  existing: '',
  cadence: 'every week',
  currency: 'CHF',
  cents: '150',
  people: '3',
  hours: '32',
  net: '3,900 a month',
  paydays: 'every two weeks',
  income: '3,900 a month',
  check: 'half of it is paid by my employer',
}
/** The item is there already, as it was taken meanwhile. */
const ASSUMED = new Set<BudgetQuestion['topic']>([
  'cadence',
  'currency',
  'cents',
  'people',
  'hours',
  'net',
  'paydays',
  'check',
])

/** One question about a part of the text, and one line to answer it in; a removal is answered by a button. */
export function QuestionLine({ question, onAnswer, onTakeDraft, onRemove, onSkip }: Props) {
  const { text, topic, item_id, draft } = question
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const example = EXAMPLES[topic]

  async function submit() {
    if (words.trim() === '') return setProblem(`An answer such as “${example}”`)
    setIsBusy(true)
    const isEnough = await onAnswer(words.trim())
    setIsBusy(false)
    if (!isEnough) setProblem(`That was not enough to make an item of. Something like “${example}” does.`)
  }

  if (topic === 'existing' && draft) {
    return (
      <div className={classes.question}>
        <div>
          <p className={classes.asked}>{question.question}</p>
          <p className={classes.about}>
            {draft.replaces && <>Now {formatMoney(withoutSign(draft.replaces.amount), draft.replaces.currency)}. </>}
            You wrote “{text}”.
          </p>
        </div>
        <div className={classes.answers}>
          <Button variant="default" onClick={() => onTakeDraft(draft)}>
            Change it
          </Button>
          <Button variant="default" onClick={() => onTakeDraft({ ...draft, replaces: null })}>
            Add another
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
              Take it out
            </Button>
          )}
          <Button variant="subtle" onClick={onSkip}>
            Leave it in
          </Button>
        </div>
      </div>
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
      <TextInput
        label={question.question}
        description={`“${text}”`}
        placeholder={example}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button type="submit" variant="default" loading={isBusy}>
          Answer
        </Button>
        <Button variant="subtle" onClick={onSkip}>
          {ASSUMED.has(topic) ? 'That’s correct' : 'Skip'}
        </Button>
      </div>
    </form>
  )
}
