import { endOtherSessions, endSession, listSessions, type Session } from '@evenkeel/contract/accounts.ts'
import { Button } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { showErrorToast, showToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatInstant, formatInstantDay, formatRelative } from '../../lib/format-date.ts'
import classes from './account-info-page.module.css'

const sessionQueries = {
  list: () => queryOptions({ queryKey: ['sessions'], queryFn: () => callApi(listSessions) }),
}

/** The user's sessions. Each except the current one has a button to log it out. */
export function SessionsCard() {
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useQuery(sessionQueries.list())
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionQueries.list().queryKey })
  const endOthers = useMutation({
    mutationFn: () => callApi(endOtherSessions),
    onSuccess: () => {
      showToast('Logged out all other devices.')
      return refresh()
    },
    onError: (failure) => showErrorToast('Couldn’t log out the other devices', failure),
  })
  if (isError) return <ErrorPanel title="Couldn’t load your sessions" error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton lines={3} />
  return (
    <Card
      title="Where you’re logged in"
      actions={
        data.results.length > 1 && (
          <Button variant="default" size="compact-md" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Log out other devices
          </Button>
        )
      }
    >
      <ul className={classes.rows}>
        {data.results.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const end = useMutation({
    mutationFn: () => callApi(endSession, { params: { id: session.id } }),
    onSuccess: () => {
      showToast(`Logged out ${session.device}.`)
      return onEnded()
    },
    onError: (failure) => showErrorToast('Couldn’t log out that device', failure),
  })
  return (
    <li className={classes.row}>
      <div>
        <p>{session.device}</p>
        <p className={classes.quiet}>
          {session.is_current ? (
            'This device'
          ) : (
            <>
              Last seen{' '}
              <time dateTime={session.last_seen_at} title={formatInstant(session.last_seen_at)}>
                {formatRelative(session.last_seen_at, new Date())}
              </time>
            </>
          )}
          {` · logged in since ${formatInstantDay(session.created_at)}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Log out ${session.device}`}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
