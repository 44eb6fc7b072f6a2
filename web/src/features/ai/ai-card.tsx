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

/** The AI provider setting, and the exact text of everything that was ever sent to a provider. */
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
      description="Evenkeel’s own AI works without a provider. You can let a language model help with transactions it isn’t sure about."
    >
      <div className={classes.body}>
        <Switch settings={settings.data} />
        <h3 className={classes.heading}>What was sent</h3>
        <SentList />
      </div>
    </Card>
  )
}

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
        label={`Ask ${name} about transactions that need review`}
        description="We send the bank’s descriptions of those transactions and your category names. We don’t send amounts, dates, account numbers or people’s names."
      />
      {!provider && (
        <p className={classes.note}>No provider is configured on this server right now, so nothing is sent.</p>
      )}
      {provider?.is_local && (
        <p className={classes.note}>The model runs on this server, so nothing is sent elsewhere.</p>
      )}
      {is_on && (
        <p className={classes.note}>
          Sent today: {formatCount(today.rows)} of up to {formatCount(today.row_limit)} descriptions.
        </p>
      )}
    </>
  )
}
