import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm-modal.module.css'

type Props = {
  opened: boolean
  title: string
  /** What will happen, in plain words. */
  children: ReactNode
  /** The action: "Delete 3 transactions", never "OK". */
  confirmLabel: string
  /** For actions that "Cancel" could be confused with: "Keep subscription". */
  closeLabel?: string
  isDangerous?: boolean
  isBusy?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action with serious consequences. Other actions happen right away, with an undo toast. */
export function ConfirmModal(props: Props) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    closeLabel = 'Cancel',
    isDangerous,
    isBusy,
    isDisabled,
    onConfirm,
    onClose,
  } = props
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <div className={classes.words}>{children}</div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button
            type="submit"
            color={isDangerous ? 'red' : 'ink'}
            loading={isBusy ?? false}
            disabled={isDisabled ?? false}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
