import type { ImportBody } from '@evenkeel/contract/imports.ts'

/** Whether a newer import of the same file added at least as many rows, so none are missing. */
export function wasImportedAgain(earlier: ImportBody, rows: number, imports: readonly ImportBody[]): boolean {
  return imports.some(
    (other) =>
      other.status === 'done' &&
      other.created_at > earlier.created_at &&
      earlier.file_name !== null &&
      other.file_name === earlier.file_name &&
      other.progress.total === earlier.progress.total &&
      other.counts.added >= rows,
  )
}
