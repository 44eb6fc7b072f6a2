import type { PerformanceReason } from '@evenkeel/contract/performance.ts'
import { writeReason } from '@evenkeel/engine/performance/reason-sentence.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatPercent } from '../../lib/format-money.ts'

/** Why a figure is missing or uncertain, with dates and percentages in the user's format. */
export function describeReason(reason: PerformanceReason): string {
  return writeReason(reason, { day: (day) => formatDay(day), percent: (ratio) => formatPercent(ratio) })
}
