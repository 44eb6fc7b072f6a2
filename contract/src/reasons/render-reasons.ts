import { CATEGORY_REASONS } from '@evenkeel/engine/reasons/category-reasons.ts'
import { READING_REASONS } from '@evenkeel/engine/reasons/reading-reasons.ts'
import type { Reason } from '@evenkeel/engine/reasons/reason.ts'
import { ROW_REASONS } from '@evenkeel/engine/reasons/row-reasons.ts'
import { HISTORY_REASONS } from './history-reasons.ts'
import { IMPORT_REASONS } from './import-reasons.ts'
import { RESTORE_REASONS } from './restore-reasons.ts'

/** Every code of a stored reason and its sentence. A translation is a second table of the same shape. */
export const SENTENCES = {
  /** Stored before reasons were data: shown unchanged. */
  text: ({ text }: { text: string }) => text,
  ...ROW_REASONS,
  ...CATEGORY_REASONS,
  ...READING_REASONS,
  ...IMPORT_REASONS,
  ...RESTORE_REASONS,
  ...HISTORY_REASONS,
}

/** Turns reasons into sentences with spaces between them. An unknown code, from a newer version, renders as nothing. */
export function renderReasons(reasons: readonly Reason[]): string {
  return reasons
    .map(({ code, args }) => (SENTENCES as Sentences)[code]?.((args ?? {}) as never))
    .filter(Boolean)
    .join(' ')
}

type Sentences = Record<string, ((args: never) => string) | undefined>
