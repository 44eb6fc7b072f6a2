import type { InstructionsPreview, PreviewedRule } from '@evenkeel/contract/instructions.ts'
import { Button } from '@mantine/core'
import { Card } from '../../components/card.tsx'
import { IconHelpCircle, IconPlus } from '../../components/icons.ts'
import { explainError } from '../../lib/explain-error.ts'
import { AskAi } from './ask-ai.tsx'
import classes from './instructions.module.css'
import { QuestionCard } from './question-card.tsx'
import { EditableRule } from './rule-item.tsx'

const EXAMPLES = [
  'Shell is Transport.',
  'Call everything from "AMZN MKTP" Amazon.',
  'Payments to Alex over 500 are Housing, but not refunds.',
  'Skip transfers between my own accounts.',
  'Put Etsy in a new category called Side Hustle.',
  'Weekend coffee under 10 is Entertainment.',
]

type Props = {
  text: string
  reading: InstructionsPreview | null
  error: Error | null
  /** The text is over the limit, so it isn't read. */
  isTooLong: boolean
  isReading: boolean
  /** Replaces a sentence with a suggestion. */
  onReplace: (sentence: string, suggestion: string) => void
  onExample: (sentence: string) => void
}

/** The rules in the text, what they do to which transactions, what we ask about, and what we didn't understand. */
export function ReadingCard({ text, reading, error, isTooLong, isReading, onReplace, onExample }: Props) {
  const keys = {
    rules: makeKeys(reading?.rules.map(({ sentence, plain }) => `${sentence} ${plain}`)),
    questions: makeKeys(reading?.questions.map((question) => question.text)),
    notUnderstood: makeKeys(reading?.not_understood.map((sentence) => sentence.text)),
  }
  return (
    <Card
      title="Your rules"
      description="How we understand each sentence. Rules override everything except categories you chose yourself."
    >
      <p className="visually-hidden" role="status">
        {reading && !isReading ? summarize(reading) : ''}
      </p>
      {isTooLong && <p className={classes.quiet}>Shorten your instructions to see their rules.</p>}
      {error && !reading && !isTooLong && (
        <p className={classes.problem}>We couldn’t read this. {explainError(error)}</p>
      )}
      <div className={classes.reading} data-stale={isReading || undefined}>
        {reading && reading.rules.length > 0 && (
          <ol className={classes.rules} aria-label="Rules">
            {reading.rules.map((rule, i) => (
              <EditableRule
                key={keys.rules[i]}
                rule={rule}
                onEdit={(plain) => onReplace(rule.sentence, replaceRule(reading.rules, i, plain))}
              />
            ))}
          </ol>
        )}
        {reading?.new_categories.map(({ name, kind }) => (
          <div key={name} className={classes.notice} data-kind="unclear">
            <IconPlus size={18} aria-hidden />
            <p>
              <strong>New category:</strong> {name} ({kind === 'income' ? 'income' : 'spending'}). We’ll add it when you
              save.
            </p>
          </div>
        ))}
        {reading?.questions.map((question, i) => (
          <QuestionCard
            key={keys.questions[i]}
            question={question}
            hasShortcuts={i === 0 && !isReading}
            onChoose={(sentence) => onReplace(question.text, sentence)}
          />
        ))}
        {reading?.not_understood.map(({ text: sentence, why }, i) => (
          <div key={keys.notUnderstood[i]} className={classes.notice} data-kind="unclear">
            <IconHelpCircle size={18} aria-hidden />
            <div>
              <p>
                <strong>We didn’t understand:</strong> “{sentence}”
              </p>
              <p className={classes.quiet}>{why} Use words from your statement and one of your categories.</p>
            </div>
          </div>
        ))}
        {reading && hasUnclearSentences(reading) && <AskAi text={text} onAccept={onReplace} />}
        {reading && reading.background.length > 0 && (
          <p className={classes.quiet}>Not rules: {reading.background.map((sentence) => `“${sentence}”`).join(' ')}</p>
        )}
        {reading && reading.rules.length + reading.not_understood.length + reading.questions.length === 0 && (
          <p className={classes.quiet}>No rules yet.</p>
        )}
      </div>
      {(text.trim() === '' || reading?.rules.length === 0) && (
        <div className={classes.examples}>
          <p>{text.trim() === '' ? 'No instructions yet. Start with one of these:' : 'For example:'}</p>
          <ul>
            {EXAMPLES.map((sentence) => (
              <li key={sentence}>
                <Button
                  variant="default"
                  size="compact-md"
                  className={classes.example}
                  leftSection={<IconPlus size={14} aria-hidden />}
                  onClick={() => onExample(sentence)}
                >
                  {sentence}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** A different key for each text, even if it appears twice: with equal keys, React leaves old items behind. */
function makeKeys(texts: readonly string[] = []): string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${text} ${count}`
  })
}

function hasUnclearSentences({ not_understood, questions }: InstructionsPreview): boolean {
  return (
    not_understood.length > 0 ||
    questions.some(({ readings }) => readings.filter(({ rules }) => rules.length > 0).length > 1)
  )
}

function summarize({ rules, questions, not_understood }: InstructionsPreview): string {
  const parts = [
    rules.length === 1 ? '1 rule' : `${rules.length} rules`,
    ...(questions.length > 0 ? [`${questions.length} to check`] : []),
    ...(not_understood.length > 0 ? [`${not_understood.length} not understood`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** What replaces a sentence when one of its rules is edited: all of its rules, each written as a sentence. */
function replaceRule(rules: readonly PreviewedRule[], at: number, plain: string): string {
  const { sentence } = rules[at]!
  return rules.flatMap((rule, i) => (rule.sentence === sentence ? [i === at ? plain : rule.plain] : [])).join(' ')
}
