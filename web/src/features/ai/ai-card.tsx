import { type AiSettings, saveAiSettings } from '@evenkeel/contract/ai.ts'
import { Checkbox } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { useAppState } from '../../lib/app-state.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './ai-card.module.css'
import { aiQueries } from './ai-queries.ts'
import { SentList } from './sent-list.tsx'

/** The AI provider's switch and the exact text of everything sent to a provider; nothing without a subscription. */
export function AiCard() {
  const isSubscribed = useAppState((state) => state.isSubscribed)
  const settings = useQuery({ ...aiQueries.settings(), enabled: isSubscribed })
  if (!isSubscribed) return null
  if (settings.isError) {
    return (
      <ErrorPanel
        title="Couldn’t load the AI settings"
        error={settings.error}
        onRetry={() => void settings.refetch()}
      />
    )
  }
  if (!settings.data) return <CardSkeleton lines={3} />
  return (
    <Card
      id="ai"
      title="AI provider"
      description="Evenkeel’s own AI works without a provider. You can also ask a language model about what Evenkeel isn’t sure of."
    >
      <div className={classes.body}>
        <Switch settings={settings.data} />
        <h3 className={classes.heading}>What was sent</h3>
        <SentList />
      </div>
    </Card>
  )
}

const WHAT_IS_SENT =
  'For transactions that need review, we send the bank’s descriptions, whether money came in or went out, and your category names, but not the amounts and dates. Sentences and pasted lines are sent with the amounts and dates you wrote. We leave out the account numbers and people’s names that we recognize.'

function Switch({ settings }: { settings: AiSettings }) {
  const queryClient = useQueryClient()
  const { provider, is_on, today } = settings
  const save = useMutation({
    mutationFn: (isOn: boolean) => callApi(saveAiSettings, { body: { is_on: isOn } }),
    onSuccess: (answer) => queryClient.setQueryData(aiQueries.settings().queryKey, answer),
    onError: (error) => showErrorToast('Couldn’t save this setting', error),
  })
  if (!provider && !is_on) {
    return <p className={classes.note}>No provider is configured on this server, so nothing is sent anywhere.</p>
  }
  const name = provider ? `${provider.host} (${provider.model})` : 'the provider'
  return (
    <>
      <Checkbox
        checked={save.isPending ? save.variables : is_on}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
        label={`Ask ${name} when Evenkeel isn’t sure`}
        description={WHAT_IS_SENT}
      />
      {!provider && (
        <p className={classes.note}>No provider is configured on this server right now, so nothing is sent.</p>
      )}
      {provider?.is_local && (
        <p className={classes.note}>The model runs on this server, so nothing is sent elsewhere.</p>
      )}
      {is_on && (
        <p className={classes.note}>
          Sent today: {formatCount(today.rows)} of up to {formatCount(today.row_limit)} descriptions or sentences.
        </p>
      )}
    </>
  )
}
