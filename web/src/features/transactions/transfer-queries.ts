import { getTransfer, listTransferCandidates, listTransferSuggestions } from '@evenkeel/contract/transfers.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, type ResponseBody } from '../../lib/api.ts'

export type TransferSuggestion = ResponseBody<typeof listTransferSuggestions>['results'][number]
export type TransferCandidate = ResponseBody<typeof listTransferCandidates>['results'][number]

export const transferQueries = {
  suggestions: () =>
    queryOptions({
      queryKey: ['transfers', 'suggestions'],
      queryFn: async ({ signal }) => (await callApi(listTransferSuggestions, { signal })).results,
    }),
  candidates: (id: string) =>
    queryOptions({
      queryKey: ['transfers', 'candidates', id],
      queryFn: async ({ signal }) => (await callApi(listTransferCandidates, { params: { id }, signal })).results,
    }),
  otherSide: (id: string) =>
    queryOptions({
      queryKey: ['transfers', 'other side', id],
      queryFn: async ({ signal }) => (await callApi(getTransfer, { params: { id }, signal })).other,
    }),
}

export const getSuggestionKey = ({ out, in: into }: TransferSuggestion) => `${out.id} ${into.id}`
