import { getImport, type ImportWithRows, watchImport as watchImportRoute } from '@evenkeel/contract/imports.ts'
import { buildPath } from '@evenkeel/contract/route.ts'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { hasEnded } from './import-queries.ts'

const FIRST_POLL_MS = 700
const MAX_POLL_MS = 5_000

type Listener = {
  onUpdate: (run: ImportWithRows) => void
  /** Called for each poll that fails. `willRetry` is false if the next one would fail, too. */
  onError: (error: unknown, willRetry: boolean) => void
}

/** Responses that won't change on retry: logged out, no plan, or deleted. */
const FINAL = new Set([401, 403, 404])

/**
 * Follows an import until it ends, with server-sent events. If those fail (an old proxy, no EventSource), it polls,
 * less and less often, unless retrying is pointless. Returns a function that stops it.
 */
export function watchImport(id: string, { onUpdate, onError }: Listener): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let events: EventSource | undefined

  function stop() {
    isStopped = true
    clearTimeout(timer)
    events?.close()
  }

  function receive(run: ImportWithRows) {
    if (isStopped) return
    onUpdate(run)
    if (hasEnded(run)) stop()
  }

  async function poll(wait: number) {
    try {
      receive(await callApi(getImport, { params: { id }, query: { rows: 0 } }))
    } catch (error) {
      if (isStopped) return
      const isFinal = error instanceof ApiError && FINAL.has(error.status)
      onError(error, !isFinal)
      if (isFinal) stop()
    }
    if (!isStopped) timer = setTimeout(() => void poll(Math.min(MAX_POLL_MS, wait * 1.4)), wait)
  }

  if (typeof EventSource === 'undefined') void poll(FIRST_POLL_MS)
  else {
    events = new EventSource(buildPath(watchImportRoute, { id }))
    events.addEventListener('progress', (event) => {
      try {
        receive(JSON.parse((event as MessageEvent<string>).data) as ImportWithRows)
      } catch {
        // The message was cut off. The next one will be complete.
      }
    })
    events.addEventListener('error', () => {
      events?.close()
      if (!isStopped) void poll(FIRST_POLL_MS)
    })
  }
  return stop
}
