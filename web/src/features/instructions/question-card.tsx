import { createCategory } from '@evenkeel/contract/categories.ts'
import type { CustomInstructions } from '@evenkeel/contract/instructions.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IconHelpCircle, IconPlus } from '../../components/icons.ts'
import { showErrorToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { instructionQueries } from './instruction-queries.ts'
import classes from './instructions.module.css'

type Question = CustomInstructions['questions'][number]
type Props = {
  question: Question
  /** Number keys choose an option, unless a field has focus. */
  hasShortcuts: boolean
  onChoose: (sentence: string) => void
}

/** A question about a sentence, with a button for each thing the sentence can mean; the last makes no rule. */
export function QuestionCard({ question, hasShortcuts, onChoose }: Props) {
  const { text, readings, new_category: newCategory } = question
  useNumberKeys(hasShortcuts, (number) => {
    const reading = readings[number - 1]
    if (reading) onChoose(reading.sentence)
  })
  return (
    <div className={classes.notice} data-kind="unclear">
      <IconHelpCircle size={18} aria-hidden />
      <div className={classes.question}>
        <p>
          <strong>Check this:</strong> “{text}”
        </p>
        <p className={classes.quiet}>
          {question.question}
          {readings.some(({ rules }) => rules.length > 0) && ' Until you choose, matching transactions go to review.'}
        </p>
        {newCategory !== null && <CreateCategory name={newCategory} />}
        {readings.length > 0 && (
          <ol className={classes.readings} aria-label="Options">
            {readings.map((reading, i) => (
              <li key={reading.sentence}>
                <Button variant="default" className={classes.example} onClick={() => onChoose(reading.sentence)}>
                  <kbd className={classes.key}>{i + 1}</kbd>
                  <span>{reading.rules.join('; ') || 'No rule: remove this from the text'}</span>
                </Button>
              </li>
            ))}
          </ol>
        )}
        {hasShortcuts && readings.length > 0 && (
          <p className={`${classes.quiet} ${classes.keyHint}`}>
            Press Esc to leave the text box, then press {KEYS.format(readings.map((_, i) => `${i + 1}`))} to choose.
          </p>
        )}
      </div>
    </div>
  )
}

const KEYS = new Intl.ListFormat('en', { type: 'disjunction' })

function CreateCategory({ name }: { name: string }) {
  const queryClient = useQueryClient()
  const showUndo = useUndoToast()
  const create = useMutation({
    mutationFn: () => callApi(createCategory, { body: { name, kind: 'expense' } }),
    onSuccess: ({ history_id: historyId }) => {
      void queryClient.invalidateQueries({ queryKey: ledgerQueries.categories().queryKey })
      void queryClient.invalidateQueries({ queryKey: instructionQueries.all })
      if (historyId) showUndo({ message: `Added ${name}.`, historyId })
    },
    onError: (error) => showErrorToast('Couldn’t add the category', error),
  })
  return (
    <Button
      variant="default"
      className={classes.create ?? ''}
      size="compact-md"
      leftSection={<IconPlus size={14} aria-hidden />}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      Create category {name}
    </Button>
  )
}

function useNumberKeys(isEnabled: boolean, choose: (number: number) => void): void {
  useEffect(() => {
    if (!isEnabled) return
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
      event.preventDefault()
      choose(Number(event.key))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
