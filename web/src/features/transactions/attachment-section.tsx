import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from '@evenkeel/contract/attachment-limits.ts'
import type { Attachment } from '@evenkeel/contract/attachments.ts'
import { ActionIcon, Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef } from 'react'
import {
  IconAlertTriangle,
  IconCamera,
  IconDownload,
  IconFileTypePdf,
  IconPaperclip,
  IconTrash,
  IconX,
} from '../../components/icons.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatInstantDay } from '../../lib/format-date.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { attachmentQueries, formatBytes, getAttachmentUrl } from './attachment-queries.ts'
import classes from './attachment-section.module.css'
import { type Upload, useAttachments } from './use-attachments.ts'
import { useFileDrop } from './use-file-drop.ts'

type Props = { transactionId: string; onView: (attachment: Attachment) => void }

/** A transaction's receipts and files. While the editor is open, files dropped or pasted anywhere are added. */
export function AttachmentSection({ transactionId, onView }: Props) {
  const query = useQuery(attachmentQueries.list(transactionId))
  const { uploads, attach, remove, dismiss } = useAttachments(transactionId)
  const isOver = useFileDrop(attach)
  const isPhone = useIsPhone()
  const heading = useId()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const files = query.data ?? []
  const isFull = files.length >= MAX_ATTACHMENTS
  function onFilesPicked(event: ChangeEvent<HTMLInputElement>) {
    attach([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }

  return (
    <section className={classes.section} aria-labelledby={heading} data-over={isOver || undefined}>
      <div className={classes.head}>
        <h3 id={heading}>Receipts and files</h3>
        <span className={classes.hint}>Pictures or PDFs, up to 10 MB each</span>
      </div>
      {query.isError && (
        <p className={classes.problem} role="alert">
          Couldn’t load the files. {explainError(query.error)}{' '}
          <button type="button" className={classes.link} onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileItem key={file.id} file={file} onView={() => onView(file)} onRemove={() => void remove(file)} />
          ))}
          {uploads.map((upload) => (
            <UploadItem key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Picture or PDF"
        accept={ATTACHMENT_TYPES.join()}
        multiple
        onChange={onFilesPicked}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconPaperclip size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {isOver ? 'Drop to attach' : 'Attach files'}
        </Button>
        {isPhone && (
          <>
            <input
              ref={camera}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              aria-label="Photo of the receipt"
              // iPhones convert HEIC to JPEG when a page asks for JPEG.
              accept="image/jpeg"
              capture="environment"
              onChange={onFilesPicked}
            />
            <Button
              variant="default"
              disabled={isFull}
              leftSection={<IconCamera size={16} aria-hidden />}
              onClick={() => camera.current?.click()}
            >
              Take a photo
            </Button>
          </>
        )}
        {isFull ? (
          <span className={classes.hint}>You’ve reached the limit of {MAX_ATTACHMENTS} files</span>
        ) : (
          !isPhone && <span className={classes.hint}>or drop files here</span>
        )}
      </div>
    </section>
  )
}

type FileProps = { file: Attachment; onView: () => void; onRemove: () => void }

function FileItem({ file, onView, onRemove }: FileProps) {
  const isPicture = file.media_type !== 'application/pdf'
  const details = (
    <>
      <span className={classes.name}>
        <span className="visually-hidden">{isPicture ? 'Show ' : 'Save '}</span>
        {file.file_name}
      </span>
      <span className={classes.hint}>
        {formatBytes(file.bytes)} · {formatInstantDay(file.created_at)}
      </span>
    </>
  )
  return (
    <li className={classes.file}>
      {isPicture ? (
        <button type="button" className={classes.open} onClick={onView}>
          <img className={classes.thumb} src={getAttachmentUrl(file)} alt="" loading="lazy" decoding="async" />
          <span className={classes.words}>{details}</span>
        </button>
      ) : (
        <a className={classes.open} href={getAttachmentUrl(file)} download={file.file_name}>
          <span className={classes.thumb}>
            <IconFileTypePdf size={22} stroke={1.6} aria-hidden />
          </span>
          <span className={classes.words}>{details}</span>
          <IconDownload size={16} className={classes.quiet} aria-hidden />
        </a>
      )}
      <ActionIcon size={36} aria-label={`Remove ${file.file_name}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function UploadItem({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  if (upload.problem === null) {
    return (
      <li className={classes.file}>
        <span className={classes.thumb}>
          <Loader size={18} color="gray" aria-hidden />
        </span>
        <span className={classes.words} role="status">
          <span className={classes.name}>{upload.name}</span>
          <span className={classes.hint}>Attaching…</span>
        </span>
      </li>
    )
  }
  return (
    <li className={classes.file} data-failed>
      <IconAlertTriangle size={18} aria-hidden />
      <span className={classes.words} role="alert">
        {upload.problem}
        {upload.retry && (
          <button type="button" className={classes.link} onClick={upload.retry}>
            Try again
          </button>
        )}
      </span>
      <ActionIcon size={36} aria-label={`Dismiss the message about ${upload.name}`} onClick={onDismiss}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
