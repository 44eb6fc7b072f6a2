import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ApiError } from '../lib/api-errors.ts'
import { explainError } from '../lib/explain-error.ts'
import classes from './error-panel.module.css'
import { IconAlertTriangle, IconRefresh } from './icons.ts'

type Props = {
  /** What failed: "Couldn’t load your transactions". */
  title: string
  error: unknown
  /** What is still safe. */
  reassurance?: string
  onRetry?: () => void
}

/** Says what happened, what is safe and what to do. Retries automatically once the device is online. */
export function ErrorPanel({ title, error, reassurance, onRetry }: Props) {
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    const onOnline = () => retry.current?.()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const requestId = error instanceof ApiError ? error.requestId : ''
  return (
    <div role="alert" className={classes.panel}>
      <IconAlertTriangle size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p>{explainError(error)}</p>
        {reassurance && <p className={classes.kept}>{reassurance}</p>}
        {requestId && <p className={classes.kept}>Quote {requestId} if you report this.</p>}
      </div>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
