import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './sentence-box.module.css'

type Props = {
  /** The words that were not clear. */
  text: string
  question: string
  /** False when the answer was not enough. */
  onAnswer: (words: string) => Promise<boolean>
  onSkip: () => void
}

/** One question about a part of the text, and one line to answer it in. */
export function QuestionLine({ text, question, onAnswer, onSkip }: Props) {
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (words.trim() === '') return setProblem('An answer such as “40 a month”')
    setIsBusy(true)
    const isEnough = await onAnswer(words.trim())
    setIsBusy(false)
    if (!isEnough) setProblem('That was not enough to make an item of. An amount and a rhythm do: “40 a month”.')
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
        label={question}
        description={`“${text}”`}
        placeholder="40 a month"
        value={words}
        error={problem}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button type="submit" variant="default" loading={isBusy}>
          Answer
        </Button>
        <Button variant="subtle" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  )
}
