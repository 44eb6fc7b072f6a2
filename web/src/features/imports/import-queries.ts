import { listImportCategories } from '@evenkeel/contract/import-categories.ts'
import { getImport, type ImportBody, listImports } from '@evenkeel/contract/imports.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** Which rows of an import to show: one choice per count. */
export type RowChoice = 'added' | 'duplicate' | 'needs_review' | 'unreadable' | 'skipped'

const ROWS_PER_PAGE = 100
const IMPORTS_PER_PAGE = 20

export const importQueries = {
  /** Another product's categories and what they map to. */
  categories: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'categories', id],
      queryFn: ({ signal }) => callApi(listImportCategories, { params: { id }, signal }),
    }),
  all: ['imports'] as const,
  /** The newest import. If it was still running when the user left the page, we show its progress again. */
  latest: () =>
    queryOptions({
      queryKey: ['imports', 'latest'],
      queryFn: async ({ signal }) =>
        (await callApi(listImports, { query: { limit: 1 }, signal })).results[0] ?? (null as ImportBody | null),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: async ({ signal }) => {
        const { rows: _, ...run } = await callApi(getImport, { params: { id }, query: { rows: 0 }, signal })
        return run as ImportBody
      },
    }),
  /** The id of the import that last added this one's rows again; null if this page knows of none. */
  again: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'again', id],
      queryFn: ({ client, queryKey }) => client.getQueryData<string>(queryKey) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  list: () =>
    infiniteQueryOptions({
      queryKey: ['imports', 'list'],
      queryFn: ({ pageParam, signal }) =>
        callApi(listImports, {
          query: { limit: IMPORTS_PER_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  rows: (id: string, choice: RowChoice) =>
    infiniteQueryOptions({
      queryKey: ['imports', 'rows', id, choice],
      queryFn: async ({ pageParam, signal }) => {
        const filter =
          choice === 'needs_review'
            ? ({ verdict: 'added', needs_review: 'true' } as const)
            : ({ verdict: choice } as const)
        const after = pageParam === null ? {} : { after: pageParam.line, after_seq: pageParam.seq }
        const query = { ...filter, rows: ROWS_PER_PAGE, ...after }
        return (await callApi(getImport, { params: { id }, query, signal })).rows
      },
      initialPageParam: null as { line: number; seq: number } | null,
      getNextPageParam: (rows) => (rows.length < ROWS_PER_PAGE ? null : (rows.at(-1) ?? null)),
    }),
}

export function hasEnded(run: Pick<ImportBody, 'status'>): boolean {
  return run.status !== 'queued' && run.status !== 'running'
}
