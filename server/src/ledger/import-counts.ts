export type ImportCounts = {
  added: number
  duplicate: number
  needs_review: number
  unreadable: number
  skipped: number
}

export function getCounts({ added, duplicate, needs_review, unreadable, skipped }: ImportCounts): ImportCounts {
  return { added, duplicate, needs_review, unreadable, skipped }
}
