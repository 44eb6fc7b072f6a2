import { useState } from 'react'
import { Button } from '../../components/site/button.tsx'
import { callApi } from '../../lib/api.ts'
import { enterDashboard } from '../../lib/enter-dashboard.ts'
import { explainError } from '../../lib/explain-error.ts'
import { startDemo } from '../../lib/public-routes.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import css from './demo-button.module.css'

/**
 * Creates a temporary demo household and opens it. If the operator has turned the demo off, CSS hides the button based
 * on the `data-demo` attribute.
 */
export function DemoButton({ note }: { note?: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const startAndEnter = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      await callApi(startDemo)
      enterDashboard('/dashboard')
    } catch (error) {
      setIsBusy(false)
      setFailure(explainError(error))
    }
  }

  return (
    <div className={css.demo} data-demo={readSiteConfig().demo}>
      <Button size="large" isBusy={isBusy} onClick={startAndEnter}>
        {isBusy ? 'Preparing the demo…' : 'Try the demo'}
      </Button>
      {note && !failure ? <p className={css.note}>{note}</p> : null}
      <p role="alert" className={failure ? css.failure : undefined}>
        {failure}
      </p>
    </div>
  )
}
