import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasEnded } from './import-queries.ts'
import { watchImport } from './watch-import.ts'

const MAX_NEWEST = 8

/** A running import: its progress and newest rows. When it ends, refetches all data, then calls `onSettled`. */
export function useImportRun(first: ImportBody, onSettled: () => void) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState(first)
  const [newestRows, setNewestRows] = useState<readonly ImportRow[]>([])
  const [error, setError] = useState<unknown>(null)
  const isRunning = !hasEnded(run)

  useEffect(() => {
    if (!isRunning) return
    return watchImport(first.id, {
      onUpdate: ({ rows, ...body }) => {
        setRun(body)
        setError(null)
        if (rows.length > 0) setNewestRows([...rows].sort((a, b) => b.line - a.line).slice(0, MAX_NEWEST))
      },
      onError: setError,
    })
  }, [first.id, isRunning])

  const latest = useRef(onSettled)
  latest.current = onSettled
  useEffect(() => {
    if (!isRunning) void queryClient.invalidateQueries().finally(() => latest.current())
  }, [isRunning, queryClient])

  return { run, setRun, newestRows, error, isRunning }
}
