import { suggestInstructions } from '@evenkeel/contract/instructions.ts'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconSparkles } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { instructionQueries } from './instruction-queries.ts'
import classes from './instructions.module.css'
import { Rule } from './rule-item.tsx'

/** Asks the configured AI to reword unclear sentences. Nothing changes until the user accepts a suggestion. */
export function AskAi({ text, onAccept }: { text: string; onAccept: (sentence: string, suggestion: string) => void }) {
  const { data: ai } = useQuery(instructionQueries.ai())
  const ask = useMutation({ mutationFn: () => callApi(suggestInstructions, { body: { text } }) })
  if (!ai?.provider || !ai.is_on) return null
  return (
    <div className={classes.ai}>
      <Button
        variant="default"
        leftSection={<IconSparkles size={16} aria-hidden />}
        loading={ask.isPending}
        onClick={() => ask.mutate()}
      >
        Ask {ai.provider.host} to reword this
      </Button>
      {ask.data?.suggestions
        .filter(({ sentence }) => text.includes(sentence))
        .map(({ sentence, suggestion, rules }) => (
          <div key={sentence} className={classes.suggestion}>
            <p>
              Instead of “{sentence}”: <strong>{suggestion}</strong>
            </p>
            <ol className={classes.rules} aria-label="Suggested rules">
              {rules.map((rule) => (
                <Rule key={rule.text} rule={rule} />
              ))}
            </ol>
            <Button size="compact-md" variant="light" onClick={() => onAccept(sentence, suggestion)}>
              Use this wording
            </Button>
          </div>
        ))}
      {ask.data?.detail && <p className={classes.quiet}>{ask.data.detail}</p>}
      {ask.isError && (
        <p role="alert" className={classes.problem}>
          {explainError(ask.error)}
        </p>
      )}
    </div>
  )
}
