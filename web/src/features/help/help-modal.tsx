import { Modal } from '@mantine/core'
import classes from './help-modal.module.css'
import { HELP_TEXTS } from './help-texts.tsx'

type Props = { opened: boolean; onClose: () => void; helpKey: string; pageName: string }

export function HelpModal({ opened, onClose, helpKey, pageName }: Props) {
  const text = HELP_TEXTS[helpKey]
  return (
    <Modal opened={opened && text !== undefined} onClose={onClose} title={`${pageName} Help`} size="lg">
      <div className={classes.text}>{text}</div>
    </Modal>
  )
}
