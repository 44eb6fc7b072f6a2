import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'

/** What the address of the performance page may say. What is usual is left out of it. */
export type PerformanceSearch = {
  start?: string
  end?: string
  /** Ids of the chosen accounts, separated by commas. */
  accounts?: string
  /** The yearly risk-free rate of the Sharpe ratio: 0.03 is 3 %. */
  rate?: number
}

const IDS = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readPerformanceSearch(search: Record<string, unknown>): PerformanceSearch {
  const { start, end, accounts, rate } = search
  const isTurned = isPlainDate(start) && isPlainDate(end) && start > end
  return {
    ...(isPlainDate(start) && !isTurned ? { start } : {}),
    ...(isPlainDate(end) && !isTurned ? { end } : {}),
    ...(typeof accounts === 'string' && IDS.test(accounts) ? { accounts } : {}),
    ...(typeof rate === 'number' && rate > -1 && rate <= 1 && rate !== 0 ? { rate } : {}),
  }
}
