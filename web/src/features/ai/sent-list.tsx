import type { AiCall } from '@evenkeel/contract/ai.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { explainError } from '../../lib/explain-error.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './ai-card.module.css'
import { aiQueries } from './ai-queries.ts'

/** One entry per request to a provider, newest first. Each opens to the exact text sent. */
export function SentList() {
  const calls = useInfiniteQuery(aiQueries.calls())
  if (calls.isPending) return <CardSkeleton lines={2} />
  if (calls.isError) return <p className={classes.problem}>Couldn’t load the requests. {explainError(calls.error)}</p>
  const all = calls.data.pages.flatMap((page) => page.results)
  if (all.length === 0) return <p className={classes.note}>Nothing has been sent to a provider.</p>
  return (
    <>
      <ol className={classes.list}>
        {all.map((call) => (
          <SentCall key={call.id} call={call} />
        ))}
      </ol>
      {calls.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={calls.isFetchingNextPage}
          onClick={() => void calls.fetchNextPage()}
        >
          Show older requests
        </Button>
      )}
    </>
  )
}

const OUTCOMES: Record<AiCall['outcome'], string> = {
  sent: 'no answer',
  answered: 'answered',
  failed: 'failed',
  cancelled: 'stopped before it answered',
}

function SentCall({ call }: { call: AiCall }) {
  const texts = parseTexts(call.sent)
  return (
    <li className={classes.call}>
      <p>{describeCall(call)}</p>
      <p className={classes.note}>
        {call.model} · {OUTCOMES[call.outcome]}
        {call.outcome === 'failed' && call.detail ? `: ${call.detail}` : ''}
        {call.tokens === null ? '' : ` · ${formatCount(call.tokens)} tokens`}
      </p>
      <details>
        <summary>Show exactly what was sent</summary>
        {texts.length > 0 && (
          <ul className={classes.texts}>
            {texts.map((text, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal texts are different rows, and the list never changes
              <li key={i}>{text}</li>
            ))}
          </ul>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard */}
        <pre className={classes.exact} tabIndex={0}>
          {call.sent}
        </pre>
      </details>
    </li>
  )
}

const SENT_THINGS: Record<AiCall['purpose'], string> = {
  'sort-rows': 'description',
  instructions: 'sentence',
  budget: 'sentence',
  paste: 'line',
}

function describeCall({ purpose, item_count: n, host, at }: AiCall): string {
  const thing = SENT_THINGS[purpose]
  const what = n === 1 ? `one ${thing}` : `${formatCount(n)} ${thing}s`
  return `We sent ${what} to ${host} on ${formatInstant(at)}`
}

/**
 * The descriptions, sentences or lines as a readable list, including merchants that we add to check the model; empty if
 * they can't be parsed. The raw text is shown either way.
 */
function parseTexts(sent: string): string[] {
  try {
    const { messages } = JSON.parse(sent) as { messages: { role: string; content: string | { text?: string }[] }[] }
    const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const data = JSON.parse(typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')) as {
      rows?: { text: string }[]
      sentences?: { text: string }[]
    }
    return [...(data.rows ?? []), ...(data.sentences ?? [])].map(({ text }) => text)
  } catch {
    return []
  }
}
