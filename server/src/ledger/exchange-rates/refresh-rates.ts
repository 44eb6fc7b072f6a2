import { readEcbRates } from '@evenkeel/engine/exchange-rates/read-ecb-rates.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { storeRates } from './current-rates.ts'

const TIMEOUT_MS = 30_000
const MAX_BYTES = 20_000_000

/**
 * Fetches reference rates from the configured address and stores those that are new or have changed; returns how many.
 * Sends nothing but the request, and does nothing without an address. Throws if there is no answer with rates.
 */
export async function refreshRates(deps: Deps, signal?: AbortSignal): Promise<number> {
  const url = deps.config.exchangeRateUrl
  if (url === undefined) return 0
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]
  const response = await fetch(url, { signal: AbortSignal.any(signals), headers: { accept: 'text/xml, text/csv' } })
  if (!response.ok) throw new Error(`exchange rates: ${response.status} from ${new URL(url).host}`)
  const rows = readEcbRates(await readLimited(response))
  if (rows.length === 0) throw new Error(`exchange rates: no rates in the response from ${new URL(url).host}`)
  return storeRates(deps.db, rows, getInstant(deps.clock))
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('exchange rates: the response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
