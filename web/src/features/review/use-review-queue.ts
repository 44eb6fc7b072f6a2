import { undoHistoryEntry } from '@evenkeel/contract/history.ts'
import { type ReviewGroup, settleReview } from '@evenkeel/contract/transactions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'

type Step = { group: ReviewGroup; category: string | null; saved: Promise<string | null> | null }

/**
 * The group to review now, undefined at the end, and the steps taken so far: decisions and skips. `total` also counts
 * merchants that aren't loaded yet; `remaining` counts only those. A decision shows immediately and is saved in the
 * background; if saving fails, its group comes back to the front. Going back also undoes a saved decision on the server.
 */
export function useReviewQueue({ results, merchants: total }: { results: readonly ReviewGroup[]; merchants: number }) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(results)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [pendingSaves, setPendingSaves] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [current] = open

  function refresh() {
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'review' })
  }

  function addStep(step: Step) {
    setOpen((groups) => groups.filter((group) => group !== step.group))
    setSteps((done) => [...done, step])
  }

  function decide(category: string | null) {
    if (!current) return
    const group = current
    setPendingSaves((n) => n + 1)
    const saved = queue.current
      .then(() => callApi(settleReview, { body: { name: group.name, direction: group.direction, category } }))
      .then(({ history_id }) => history_id)
    queue.current = saved.then(refresh, (error) => {
      showErrorToast(`Couldn’t save ${group.name}`, error)
      setOpen((groups) => (groups.includes(group) ? groups : [group, ...groups]))
      setSteps((done) => done.filter((step) => step.saved !== saved))
    })
    void queue.current.then(() => setPendingSaves((n) => n - 1))
    addStep({ group, category, saved })
  }

  /** Moves on without saving anything. */
  function skip() {
    if (current) addStep({ group: current, category: null, saved: null })
  }

  function goBack() {
    const last = steps.at(-1)
    if (!last) return
    setSteps((done) => done.slice(0, -1))
    setOpen((groups) => [last.group, ...groups])
    if (last.saved) queue.current = undo(last.saved)
  }

  async function undo(saved: Promise<string | null>) {
    const id = await saved.catch(() => null) // After a failure, there is nothing to undo.
    if (id === null) return
    try {
      await callApi(undoHistoryEntry, { params: { id } })
      refresh()
    } catch (error) {
      showErrorToast('Couldn’t undo that', error)
    }
  }

  return {
    current,
    isSaving: pendingSaves > 0,
    done: results.length - open.length,
    total,
    remaining: total - results.length,
    steps,
    decide,
    skip,
    goBack,
  }
}
