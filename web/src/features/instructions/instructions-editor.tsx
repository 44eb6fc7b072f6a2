import { applyInstructionsToPast, type CustomInstructions, saveInstructions } from '@evenkeel/contract/instructions.ts'
import { countCharacters, INSTRUCTIONS_LIMIT } from '@evenkeel/engine/language/count-characters.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmModal } from '../../components/confirm-modal.tsx'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { formatCount } from '../../lib/format-money.ts'
import { instructionQueries } from './instruction-queries.ts'
import classes from './instructions.module.css'
import { PastChangesCard } from './past-changes-card.tsx'
import { ReadingCard } from './reading-card.tsx'
import { replaceSentence } from './replace-sentence.ts'
import { TextCard } from './text-card.tsx'
import { useDebouncedText } from './use-debounced-text.ts'

const NAMES = new Intl.ListFormat('en')

/** The text, its rules, and the past transactions they would change, updated when typing pauses. */
export function InstructionsEditor({ saved }: { saved: CustomInstructions }) {
  const queryClient = useQueryClient()
  const showUndo = useUndoToast()
  const [text, setText] = useState(saved.text)
  const [savedText, setSavedText] = useState(saved.text)
  if (savedText !== saved.text) {
    // Saved, undone, or changed elsewhere. Unsaved text is left alone.
    setSavedText(saved.text)
    if (text === savedText) setText(saved.text)
  }
  const isDirty = text !== saved.text
  const isTooLong = countCharacters(text) > INSTRUCTIONS_LIMIT
  const settled = useDebouncedText(text)
  const preview = useQuery({
    ...instructionQueries.preview(settled),
    enabled: settled.trim() !== '' && countCharacters(settled) <= INSTRUCTIONS_LIMIT,
  })
  const reading = text.trim() === '' || isTooLong ? null : (preview.data ?? null)

  // Saving also adds categories: a deleted one comes back if the text still asks for it.
  const needsSave = isDirty || (reading?.new_categories ?? []).length > 0

  async function saveText() {
    const { history_id, added_categories, ...answer } = await callApi(saveInstructions, {
      body: { text, version: saved.version },
    })
    queryClient.setQueryData(instructionQueries.saved().queryKey, answer)
    if (added_categories.length > 0) void queryClient.invalidateQueries()
    return { historyId: history_id, added: added_categories, isEmpty: answer.text.trim() === '' }
  }
  const save = useMutation({
    mutationFn: saveText,
    onSuccess: ({ historyId, added, isEmpty }) => {
      const outcome = added.length === 0 ? 'Saved' : `Saved, and added ${NAMES.format(added)}`
      const effect = isEmpty ? 'No instructions apply' : 'Your instructions apply'
      if (historyId) showUndo({ message: `${outcome}. ${effect} from the next import.`, historyId })
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) showErrorToast('Couldn’t save your instructions', error)
    },
  })
  const isStale = save.error instanceof ApiError && save.error.status === 409

  const apply = useMutation({
    mutationFn: async () => {
      if (needsSave) await saveText()
      return callApi(applyInstructionsToPast)
    },
    onSuccess: ({ changed, history_id }) => {
      void queryClient.invalidateQueries()
      const transactions = changed === 1 ? '1 transaction' : `${formatCount(changed)} transactions`
      if (history_id) showUndo({ message: `Changed ${transactions}.`, historyId: history_id })
      else showToast('Nothing left to change.')
    },
    onError: (error) => showErrorToast('Couldn’t change past transactions', error),
  })

  async function loadSavedVersion() {
    try {
      const current = await queryClient.fetchQuery({ ...instructionQueries.saved(), staleTime: 0 })
      save.reset()
      setText(current.text)
    } catch (error) {
      showErrorToast('Couldn’t load the saved version', error)
    }
  }

  const leaving = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: isDirty, withResolver: true })

  return (
    <div className={classes.layout}>
      <div className={classes.pair}>
        <TextCard
          text={text}
          onChange={setText}
          onSave={() => save.mutate()}
          canSave={needsSave && !isTooLong}
          isSaving={save.isPending}
          isDirty={isDirty}
          {...(isStale ? { onLoadCurrent: () => void loadSavedVersion() } : {})}
        />
        <ReadingCard
          text={text}
          reading={reading}
          error={preview.error}
          isTooLong={isTooLong}
          isReading={text !== settled || preview.isFetching}
          onReplace={(sentence, words) => setText(replaceSentence(text, sentence, words) ?? text)}
          onExample={(sentence) => setText(text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`)}
        />
      </div>
      {reading && (
        <PastChangesCard
          preview={reading}
          willSave={needsSave}
          canApply={!isTooLong && text === settled && !preview.isFetching}
          isApplying={apply.isPending}
          onApply={() => apply.mutate()}
        />
      )}
      <ConfirmModal
        opened={leaving.status === 'blocked'}
        title="Leave without saving?"
        confirmLabel="Leave"
        closeLabel="Stay"
        onConfirm={() => leaving.proceed?.()}
        onClose={() => leaving.reset?.()}
      >
        You’ll lose your unsaved changes.
      </ConfirmModal>
    </div>
  )
}
