export type ImportCounts = {
  added: number
  duplicate: number
  needs_review: number
  unreadable: number
  skipped: number
}

export function countsOf({ added, duplicate, needs_review, unreadable, skipped }: ImportCounts): ImportCounts {
  return { added, duplicate, needs_review, unreadable, skipped }
}

/** What became of the rows, in one line, and what more there is to say. */
export function summaryOf(counts: ImportCounts, isDryRun: boolean, ...more: (string | null)[]): string {
  const parts = [
    `${n(counts.added)} ${isDryRun ? 'would be added' : 'added'}`,
    `${n(counts.duplicate)} already there`,
    `${n(counts.needs_review)} to review`,
    `${n(counts.unreadable)} unreadable`,
    ...(counts.skipped > 0 ? [`${n(counts.skipped)} left out`] : []),
  ]
  const said = more.filter((each) => each !== null).join(' ')
  return said === '' ? parts.join(', ') : `${parts.join(', ')}. ${said}`
}

/** The summary with other counts; what more it said stays as it was. */
export function summaryAgain(counts: ImportCounts, before: string | null): string {
  return summaryOf(counts, false, /\. (.+)$/.exec(before ?? '')?.[1] ?? null)
}

function n(count: number): string {
  return count.toLocaleString('en')
}
