import { getComparison } from '@evenkeel/contract/comparison.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import type { ComparisonSearch } from './comparison-search.ts'

export const comparisonQueries = {
  comparison: ({ by, group }: ComparisonSearch) =>
    queryOptions({
      queryKey: ['comparison', by ?? 'age', group ?? null],
      queryFn: ({ signal }) =>
        callApi(getComparison, {
          query: { by: by ?? 'age', ...(group === undefined ? {} : { group }), today: toLocalDate(new Date()) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
}
