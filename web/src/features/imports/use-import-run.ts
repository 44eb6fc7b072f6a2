import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasEnded } from './import-queries.ts'
import { watchImport } from './watch-import.ts'

const MAX_NEWEST = 8

/** Why the progress isn't current, and whether we keep asking. */
export type PollProblem = { error: unknown; willRetry: boolean }

/** A running import: its progress and newest rows. When it ends, refetches all data, then calls `onSettled`. */
export function useImportRun(first: ImportBody, onSettled: () => void) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState(first)
  const [newestRows, setNewestRows] = useState<readonly ImportRow[]>([])
  const [problem, setProblem] = useState<PollProblem | null>(null)
  const isRunning = !hasEnded(run)

  useEffect(() => {
    if (!isRunning) return
    return watchImport(first.id, {
      onUpdate: ({ rows, ...body }) => {
        setRun(body)
        setProblem(null)
        if (rows.length > 0) setNewestRows([...rows].sort((a, b) => b.line - a.line).slice(0, MAX_NEWEST))
      },
      onError: (error, willRetry) => setProblem({ error, willRetry }),
    })
  }, [first.id, isRunning])

  const latest = useRef(onSettled)
  latest.current = onSettled
  useEffect(() => {
    if (!isRunning) void queryClient.invalidateQueries().finally(() => latest.current())
  }, [isRunning, queryClient])

  return { run, setRun, newestRows, problem, isRunning }
}
