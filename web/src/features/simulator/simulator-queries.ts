import { getSimulatorSuggestions, listScenarios } from '@evenkeel/contract/simulator.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'

export const simulatorQueries = {
  suggestions: (currency: string) =>
    queryOptions({
      queryKey: ['simulator', 'suggestions', currency],
      queryFn: ({ signal }) => callApi(getSimulatorSuggestions, { query: { today: toLocalDate(new Date()) }, signal }),
    }),
  scenarios: () =>
    queryOptions({
      queryKey: ['simulator', 'scenarios'],
      queryFn: ({ signal }) => callApi(listScenarios, { query: { today: toLocalDate(new Date()) }, signal }),
      select: (list) => list.results,
    }),
}
