import { submitFeedback } from '@evenkeel/contract/feedback.ts'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { Dropdown } from '../../components/dropdown.tsx'
import { IconCheck, IconMessageDots } from '../../components/icons.ts'
import { callApi } from '../../lib/api.ts'
import classes from './feedback-menu.module.css'

const ERROR_TEXT = 'Error submitting feedback. Try again?'
const CLOSE_AFTER_MS = 800
const EMPTY_ERROR_MS = 2000

type State = 'idle' | 'submitting' | 'success' | 'error' | 'empty'
type Props = { opened: boolean; onOpenedChange: (opened: boolean) => void }

/** Sends feedback from any page. The text stays if sending fails or the dialog is closed before it's sent. */
export function FeedbackMenu({ opened, onOpenedChange }: Props) {
  const [text, setText] = useState('')
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    if (state === 'success') {
      const timer = setTimeout(() => {
        // If the dialog was closed while sending, this would close whatever menu is open now.
        if (opened) onOpenedChange(false)
        setState('idle')
      }, CLOSE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    if (state === 'empty') {
      const timer = setTimeout(() => setState('idle'), EMPTY_ERROR_MS)
      return () => clearTimeout(timer)
    }
  }, [state, opened, onOpenedChange])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'submitting' || state === 'success') return
    if (text.trim() === '') return setState('empty')
    setState('submitting')
    try {
      const body = { text, page: window.location.href, time: new Date().toLocaleString() }
      await callApi(submitFeedback, { body })
      setText('')
      setState('success')
    } catch (error) {
      console.error('Couldn’t send the feedback.', error)
      setState('error')
    }
  }

  return (
    <Dropdown
      label="Feedback"
      kind="dialog"
      width={340}
      opened={opened}
      onOpenedChange={onOpenedChange}
      renderTrigger={(props) => (
        <ActionIcon {...props} className={classes.icon} aria-label="Feedback" title="Send feedback">
          <IconMessageDots size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    >
      <form onSubmit={submit} className={classes.form} noValidate>
        <Textarea
          label="Your feedback"
          placeholder="What works? What doesn’t? What’s missing?"
          rows={6}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {(state === 'error' || state === 'empty') && (
          <p role="alert" className={classes.error}>
            {ERROR_TEXT}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          color={state === 'success' ? 'green' : 'ink'}
          loading={state === 'submitting'}
          leftSection={state === 'success' ? <IconCheck size={17} aria-hidden /> : undefined}
        >
          {state === 'success' ? 'Success' : 'Submit'}
        </Button>
        <span role="status" className="visually-hidden">
          {state === 'success' ? 'Your feedback was sent.' : ''}
        </span>
      </form>
    </Dropdown>
  )
}
