import type { Attachment } from '@evenkeel/contract/attachments.ts'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { IconDownload } from '../../components/icons.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { formatBytes, getAttachmentUrl } from './attachment-queries.ts'
import classes from './attachment-section.module.css'

/** A picture as large as the window allows. */
export function AttachmentViewer({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const isPhone = useIsPhone()
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Modal opened onClose={onClose} title={file.file_name} size="xl" fullScreen={isPhone} zIndex={400}>
      <div className={classes.viewer}>
        {isBroken ? (
          <p role="alert">We can’t show this picture here. Save it and open it in another app.</p>
        ) : (
          <img
            className={classes.picture}
            src={getAttachmentUrl(file)}
            alt={file.file_name}
            onError={() => setIsBroken(true)}
          />
        )}
        <Button
          component="a"
          variant="default"
          href={getAttachmentUrl(file)}
          download={file.file_name}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Save ({formatBytes(file.bytes)})
        </Button>
      </div>
    </Modal>
  )
}
